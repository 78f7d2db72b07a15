"""The board: what lies where, the move, and what is to be said of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from explorer.ask.probing.posed import Posed
from explorer.cards import PACK, Card
from explorer.engine.as_it_lies import as_it_lies
from explorer.engine.carry import ZONES
from explorer.engine.looks import kinds_in_play
from explorer.notation.cards import show_card
from explorer.rules.catalogue.turn import ANSWERS
from explorer.rules.decision import FORM
from explorer.rules.ruleset import RuleSet
from explorer.state import VERBS, Cards, Laid, Move, State
from explorer.trace.words import card_name, events, move_words, option_words, verdict
from explorer.ui.board.laying import MOST_PLAYERS, zone_of
from explorer.ui.board.position import Board, Judged, is_whole, judged
from explorer.ui.board.quarrel_view import quarrel_view
from explorer.ui.board.sides_view import sides_view
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.settle.phrases import kind_label
from explorer.ui.settle.view import open_answer
from explorer.ui.views.documents import documents_row, documents_view
from explorer.ui.views.phrases import counted, sign_of
from explorer.ui.views.turning import turning_view
from explorer.ui.views.why import judged as why_parts

MOST_TABLE = 8


def board_view(reader: Reader) -> dict[str, Any]:
    """Return the board as it is laid out, and the answer as far as a move is asked about."""
    board, rules = reader.board.board, reader.rules
    view: dict[str, Any] = {
        "title": text("board.title"),
        "lead": text("board.lead"),
        "clear": text("board.clear"),
        "zones": _zones(board, rules),
        "fields": _fields(board, rules),
        "palette": _palette(board),
        "claims": _claims(rules),
        "labels": {name: text(f"board.{name}") for name in ("there", "add", "number", "done", "claims", "none-there")},
        "paste": {
            "label": text("board.paste"),
            "hint": text("board.paste-hint"),
            "go": text("board.paste-go"),
            "trouble": reader.board.trouble,
        },
        "big": {"open": text("settle.big"), "close": text("settle.big-close"), "label": text("settle.big-label")},
    }
    if not is_whole(board):
        return view | {"hint": text("board.hint"), "question": text("board.no-move")}
    return view | _answer(reader, board)


def question_of(board: Board, found: Judged) -> str:
    """Return the move as a question: ``Ben plays 2♥``."""
    words = move_words(board.move, found.state, by=board.by, judgement=found.judgement)
    return f"{words.who} {words.does}"


def posed_board(board: Board) -> Posed:
    """Return the board as it is asked about under many rules, taken as it lies, impossible or not."""

    def under(rules: RuleSet) -> tuple[State, Move]:
        found = judged(board, rules)
        return replace(as_it_lies(found.state, rules), turn=board.by), board.move

    return under


def _answer(reader: Reader, board: Board) -> dict[str, Any]:
    found = judged(board, reader.rules)
    words, sign = verdict(found.judgement, found.state), "yes" if found.judgement.legal else "no"
    does = events(found.state, found.judgement) if found.judgement.outcome else []
    said = documents_view(reader, found.state, board.move, by=board.by)
    return {
        "question": question_of(board, found),
        "answer": {
            "sign": sign,
            "sign_label": text(f"others.{sign}"),
            "bold": words.bold,
            "text": words.text,
            "note": "",
            **open_answer(reader, posed_board(board)),
        },
        "happens": {"head": text("board.happens"), "items": does} if does else None,
        "wrong": {"head": text("board.wrong"), "items": [error.sentence for error in found.wrong]}
        if found.wrong
        else None,
        "why": {"head": text("why.head"), **why_parts(reader, found.judgement, found.state), "verdict": None},
        "documents": said,
        "documents_row": documents_row(said),
        "turning": turning_view(reader, posed_board(board)),
        "sides": sides_view(reader, board),
        **quarrel_view(reader, board, found.judgement),
    }


def _zones(board: Board, rules: RuleSet) -> dict[str, Any]:
    table = bool(rules.param("table_cards")) or any(len(seat.up) + len(seat.down) for seat in board.state.seats)
    seats = range(len(board.state.seats))
    return {
        "pile": {"id": "pile", "label": text("board.pile"), "items": _pile(board), "change": text("board.change-pile")},
        "stock": _heap(board, "stock"),
        "aside": _heap(board, "aside"),
        "seats": [_seat(board, place, table=table) for place in seats],
    }


def _pile(board: Board) -> list[dict[str, Any]]:
    return [_laid(place, laid) for place, laid in enumerate(board.state.pile)]


def _laid(place: int, laid: Laid) -> dict[str, Any]:
    label = card_name(laid.card) if laid.card else text("board.claimed", kind=sign_of(laid.kind))
    claim = text("table.claim-mark", kind=sign_of(laid.kind)) if laid.hidden else ""
    return {
        "index": place,
        "card": str(laid.card) if laid.card else None,
        "claim": claim,
        "label": label,
        "away": text("board.away", card=label),
    }


def _heap(board: Board, zone: str) -> dict[str, Any]:
    cards = zone_of(board, zone)
    label = text(f"board.{zone}")
    return {
        "id": zone,
        "label": label,
        "count": len(cards),
        "cards": counted(len(cards)),
        "items": _known(cards),
        "change": text("board.change", zone=label, cards=counted(len(cards))),
    }


def _seat(board: Board, place: int, *, table: bool) -> dict[str, Any]:
    seat, actor = board.state.seats[place], place == board.by
    zones = []
    for name in ("hand", "up", "down"):
        cards: Cards = getattr(seat, name)
        if name != "hand" and not table:
            continue
        picks = actor and (ZONES.get(board.move.verb, "hand") == name)
        label = text(f"board.{name}-of", name=seat.name)
        zones.append(
            {
                "id": f"{name}:{place}",
                "label": label,
                "short": text(f"board.{name}"),
                "count": len(cards),
                "cards": counted(len(cards)),
                "unknown": cards.unknown,
                "more": text("board.more", number=cards.unknown) if cards.unknown and cards.known else "",
                "items": _held(board, cards) if picks else _known(cards),
                "picks": picks,
                "change": text("board.change", zone=label, cards=counted(len(cards))),
            }
        )
    return {"place": place, "name": seat.name, "actor": actor, "zones": zones}


def _known(cards: Cards) -> list[dict[str, Any]]:
    return [
        {
            "index": place,
            "card": str(card),
            "label": card_name(card),
            "away": text("board.away", card=card_name(card)),
            "pressed": None,
        }
        for place, card in enumerate(cards.known)
    ]


def _held(board: Board, cards: Cards) -> list[dict[str, Any]]:
    left, items = list(board.move.cards), []
    for item, card in zip(_known(cards), cards.known, strict=True):
        pressed = card in left
        if pressed:
            left.remove(card)
        items.append(item | {"pressed": pressed})
    return items


def _palette(board: Board) -> list[dict[str, Any]]:
    used = _used(board)
    return [
        {
            "card": str(card),
            "text": show_card(card),
            "label": text("board.used", card=card_name(card)) if card in used else card_name(card),
            "used": card in used,
        }
        for card in PACK
    ]


def _used(board: Board) -> set[Card]:
    state = board.state
    zones = [state.stock, state.aside, *(zone for seat in state.seats for zone in (seat.hand, seat.up, seat.down))]
    return {card for zone in zones for card in zone.known} | {laid.card for laid in state.pile if laid.card}


def _claims(rules: RuleSet) -> list[dict[str, str]]:
    if not rules.param("claims"):
        return []
    return [{"kind": kind, "text": sign_of(kind), "label": kind_label(kind, rules)} for kind in kinds_in_play(rules)]


def _fields(board: Board, rules: RuleSet) -> list[dict[str, Any]]:
    """Return the choices beside the cards: who, what, and what only matters sometimes."""
    state, names = board.state, board.state.names
    answers = board.move.verb in ANSWERS
    fields = [
        _field("acts", "who-answers" if answers else "turn", list(enumerate(names)), board.by),
        _field("verb", "verb", [(verb, text(f"board.verb-{verb}")) for verb in verbs(board, rules)], board.move.verb),
    ]
    if board.move.claim:
        kinds = [(kind, sign_of(kind)) for kind in kinds_in_play(rules)]
        fields.append(_field("kind", "claim", kinds, board.move.claim[1]))
    lying = as_it_lies(state, rules)
    if lying.owed is not None:
        others = [(place, name) for place, name in enumerate(names) if place != state.turn]
        fields.append(_field("owed", "owed", others, lying.owed))
    if rules.param("claims") and state.pile:
        who = [("", text("board.nobody")), *enumerate(names)]
        fields.append(_field("latest", "latest", who, "" if state.last is None else state.last.by))
        if state.last is not None:
            numbers = [(number, str(number)) for number in range(1, len(state.pile) + 1)]
            fields.append(_field("count", "latest-count", numbers, state.last.count))
    if not state.pile:
        yes_no = [(0, text("board.opening-no")), (1, text("board.opening-yes"))]
        fields.append(_field("opening", "opening", yes_no, int(state.opening)))
    players = [(number, str(number)) for number in range(2, MOST_PLAYERS + 1)]
    fields.append(_field("players", "players", players, len(names)))
    return fields


def _field(id: str, label: str, items: list[tuple[Any, str]], current: object) -> dict[str, Any]:
    return {
        "id": id,
        "label": text(f"board.{label}"),
        "items": [{"id": str(one), "label": words, "current": one == current} for one, words in items],
    }


def verbs(board: Board, rules: RuleSet) -> list[str]:
    """Return the moves that there are under some rules, and the one that is asked about."""
    return [verb for verb in VERBS if verb == board.move.verb or not _off(verb, rules)]


def _off(verb: str, rules: RuleSet) -> bool:
    facts = {"move": verb, "cards": "one", "on_turn": verb not in ANSWERS}
    cell = [facts.get(name, values[0]) for name, values in FORM.features.items()]
    return rules.resolver(FORM)(*cell).forbidden


def board_live(reader: Reader, _made: Mapping[str, Mapping[str, Any]]) -> str:
    """Return what is spoken after something was changed on the board."""
    if reader.board.trouble:
        return reader.board.trouble
    board = reader.board.board
    if not is_whole(board):
        return text("board.hint")
    found = judged(board, reader.rules)
    words = verdict(found.judgement, found.state)
    asked = f"{option_words(reader.board.quarrel).question} " if reader.board.quarrel else ""
    return f"{asked}{question_of(board, found)}: {words.bold} {words.text}"
