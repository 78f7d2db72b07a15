"""All that is said of the games that come with the program, step by step, in a language."""

from __future__ import annotations

from collections.abc import Iterator

from explorer.engine.game import open_game
from explorer.games import game_record
from explorer.language import speaking
from explorer.trace.words import deal_move, deal_words, events, fact, move_words, spoken, summary, verdict


def story(id: str, lang: str) -> Iterator[str]:
    """Give what is said of the deal of a game and of each step: moves, events, the spoken line, the table, the why."""
    game = open_game(game_record(id))
    with speaking(lang):
        if game.dealt is not None:
            yield from deal_words(game.dealt, game.rules)
            yield from deal_move(game.dealt, game.rules)
        for step in game.steps():
            made, state = step.judgement, step.before
            yield from move_words(made.move, state, judgement=made)
            yield from move_words(made.move, state, by=made.by)
            yield from events(state, made)
            yield from events(state, made, eyes=0)
            yield spoken(state, made)
            yield spoken(state, made, you=state.names[0])
            yield summary(state, game.rules)
            yield from verdict(made, state)
            yield from (fact(finding, made, state=state) for finding in made.because())
