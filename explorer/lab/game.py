"""A whole game over packed tables: seats are counted here and cards are moved, but no rule is known.

The same text is the pure-Python reader and, compiled, the kernel: it works on integers and on whatever holds them by
place. What a shape of game does not need is ``None``, and falls away when it is compiled.
"""

from __future__ import annotations

from typing import Any

from explorer.engine.chance import POLICY
from explorer.lab.advising import advised, context_of, twos_of
from explorer.lab.bits import advance, stream
from explorer.lab.choosing import at_random, plainest
from explorer.lab.dealing import deal, starter_of
from explorer.lab.hands import effect_of, five_to_eight, one_to_four, opening_word
from explorer.lab.packed import (
    ADVISED,
    AT_RANDOM,
    DOWN,
    ENDED,
    ENDLESS,
    FALLEN,
    FREE,
    LAY,
    PASS,
    PER_SEAT,
    PICKUP,
    SETTLED,
    STOPPED,
    TRY,
    TURNS,
    UP,
)
from explorer.lab.repeating import PILE, remember, returned

AMOUNT_OF = (0, 8, 12, 20, 0, 16)
"""Where a move stands among the amounts, by its verb: a pick-up, a failed try, a pass, a hidden card."""

TAKE_OF = (0, 0, 2, 4, 0, 2)
"""Where it stands among what says who is next."""

OTHERS = 1 << PICKUP | 1 << TRY | 1 << PASS
ALL, HALF, REFILL = 1, 2, 3
ACTOR, LEADER = 1, 2
CLEARS, OWES = 1, 3


def write(rows: Any, at: int, one: int, two: int, three: int, four: int) -> None:
    """Write four numbers of a row, one after the other."""
    rows[at], rows[at + 1], rows[at + 2], rows[at + 3] = one, two, three, four


def taken_of(how: int, pile: int, size: int, seq: Any) -> int:
    """Return the cards that are taken of the pile: all, the top half, or none."""
    if seq is not None and how == HALF:
        taken = 0
        for place in range(size // 2, size):
            taken += 1 << 4 * seq[place]
        return taken
    return pile if how == ALL else 0


def holder_of(cards: Any) -> int:
    """Return the seat that has more cards than each other, -1 where none has."""
    most, found = 0, -1
    for seat in range(len(cards)):
        if cards[seat] > most:
            most, found = cards[seat], seat
        elif cards[seat] == most:
            found = -1
    return found


def play_games(
    t: Any, table: Any, first: int, rows: Any, work: Any, wide: Any, seq: Any, lay: Any, advice: Any, log: Any
) -> None:
    """Play games one after the other, each into a row of its own."""
    game = first
    for row in range(0, len(rows), table.width):
        play_game(t, table, game, rows, row, work, wide, seq, lay, advice, log)
        game += 1


def play_game(
    t: Any, table: Any, game: int, rows: Any, row: int, work: Any, wide: Any, seq: Any, lay: Any, advice: Any, log: Any
) -> None:
    """Play one game from the deal to its end, its repetition or the limit."""
    who, fixed = table.who, table.fixed
    players = len(who)
    deck, hands, held = work.deck, work.hands, work.held
    deal(t, table, game, work, lay)
    cards = held if lay is None else lay.cards
    turn = starter_of(t, hands, players)
    outcome, loser, first_out, starter = STOPPED, -1, -1, turn
    for place in range(row + PER_SEAT, row + PER_SEAT + 3 * players):
        rows[place] = 0
    chance = stream(table.base, game, POLICY)
    drawn, end = len(table.to), len(t.pack)
    stock = 1 if drawn < end else 0
    pile = top = run = size = nines = 0
    owed, opening, left = -1, 1, players
    turns = choices = ways = biggest = falls = tries = fits = swaps = since = mark = 0
    holder = last_holder = -1
    power, again = 16, -1
    while turns < table.limit:
        if fixed:
            if turn == again and pile == work.at[PILE] and hands[turn] == work.snap[turn]:
                here = turn, pile, drawn, owed, top, run, opening
                if returned(here, size, work, hands, cards, seq):
                    outcome = ENDLESS
                    break
            if turns == power:
                power, again = power * 2, turn
                here = turn, pile, drawn, owed, top, run, opening
                remember(here, size, work, hands, cards, seq)

        hand = hands[turn]
        source, zone = hand, 0
        if lay is not None and held[turn] == 0 and not stock:
            source = lay.up[turn]
            zone = 1 if lay.up_left[turn] else 2
        state = (top * 2 + stock) * 2 + (1 if nines < t.nines else 0)
        have = one_to_four(source)
        few = have & (opening_word(t, hand, state, 0) if opening else t.legal[2 * state])
        many = 0
        if wide is not None:
            more = five_to_eight(source)
            many = more & (opening_word(t, hand, state, 1) if opening else t.legal[2 * state + 1])
        playable = 1 if few | many else 0
        lead = playable
        if top:
            lead = 1 if have & t.legal[2 * (state & 3)] else 0
            if wide is not None and more & t.legal[2 * (state & 3) + 1]:
                lead = 1
        owing = top if owed >= 0 else 0
        situation = (((zone * 2 + (1 if top else 0)) * 2 + stock) * 17 + owing) * 8 + opening * 4 + lead * 2 + playable
        acts = t.duty[situation]
        if not acts & (1 << UP if zone == 1 else 1 << LAY):
            few = many = 0
        others = acts & (OTHERS | 1 << DOWN if zone == 2 else OTHERS)
        if few & (few - 1) or many & (many - 1) or (few and many):
            ways += 1
            choices += 1
        elif others & (others - 1) or (others and few | many):
            choices += 1
        if not few | many | others:
            break

        if who[turn] == AT_RANDOM:
            chance = advance(chance)
            action = at_random(few, many, others, chance)
        else:
            action = plainest(few, many, others)
            if advice is not None and who[turn] == ADVISED:
                picked = taken_of(t.amount[8 + (2 if owed >= 0 else 0)], pile, size, seq)
                twos = twos_of(advice, turn, hands, held, cards, pile, end - size, lay)
                context = context_of(advice, stock, few | many, picked, twos[0])
                action = advised(t, advice, few, many, others, top, run, stock, context, twos)
        verb, kind, count = action >> 8, action >> 4 & 15, action & 15
        turns += 1
        mark = (mark * 1000003 + action + 1) & 0x7FFFFFFF
        if log is not None:
            log.append((turn, action))
        actor, leader, lands = turn, owed, verb == LAY
        if verb == TRY:
            tries += 1
            kind, count = deck[drawn], 1
            drawn += 1
            lands = ((t.legal[2 * (state + FREE if opening else state)] >> 4 * kind) & 1) == 1
            if lands:
                fits += 1
        if lay is not None and verb == DOWN:
            kind, count = lay.down[turn] & 15, 1
            lay.down[turn] >>= 4
            lands = ((t.legal[2 * (state + FREE if opening else state)] >> 4 * kind) & 1) == 1
        if lands:
            if verb == LAY and zone == 0:
                hand -= count << 4 * kind
                held[turn] -= count
            if lay is not None:
                if zone == 1:
                    lay.up[turn] -= count << 4 * kind
                    lay.up_left[turn] -= count
                cards[turn] -= count if verb != TRY else 0
            effect = effect_of(t, kind, count, top, run, stock)
            if t.amount[0] == REFILL:
                while held[turn] < t.hand and drawn < end:
                    hand += 1 << 4 * deck[drawn]
                    held[turn] += 1
                    drawn += 1
                    if lay is not None:
                        cards[turn] += 1
            stock = 1 if drawn < end else 0
            hands[turn] = hand
            rows[row + PER_SEAT + 2 * players + turn] += 1
            if seq is not None:
                for place in range(size, size + count):
                    seq[place] = kind
            size += count
            pile += count << 4 * kind
            biggest = max(biggest, size)
            if effect == CLEARS:
                falls += 1
                nines += (pile >> 4 * t.nine) & 15
                pile = top = run = size = 0
            else:
                run = min(4, run + count if top == kind + 1 else count)
                top = kind + 1
            owed = turn if effect == OWES else -1
            opening = 0
            out = 0
            if cards[turn] == 0 and t.out[stock * 4]:
                out = 1
                left -= 1
                if first_out < 0:
                    first_out = turn
                if t.over[(2 if left == 1 else 0) + stock]:
                    outcome = ENDED
                    for seat in range(players):
                        if cards[seat]:
                            loser = seat
                    break
            token = t.after_play[(effect * 2 + out) * 2 + (1 if count > 4 else 0)]
            leader = -1
        else:
            stock = 1 if drawn < end else 0
            how = t.amount[AMOUNT_OF[verb] + (2 if owed >= 0 else 0)]
            picked = size if how == ALL else size - size // 2 if how == HALF else 0
            took = taken_of(how, pile, size, seq)
            hand += took
            pile -= took
            size -= picked
            if picked:
                top = run = 0
            if seq is not None and size and picked:
                top = seq[size - 1] + 1
                while run < 4 and run < size and seq[size - 1 - run] == top - 1:
                    run += 1
            if picked:
                rows[row + PER_SEAT + turn] += 1
                rows[row + PER_SEAT + players + turn] += picked
            if lay is not None:
                cards[turn] += picked + (1 if verb == TRY else 0)
            if verb in (TRY, DOWN):
                hand += 1 << 4 * kind
                picked += 1
            hands[turn] = hand
            held[turn] += picked
            token = t.after_take[(TAKE_OF[verb] + (1 if how == HALF else 0)) * 17 + owing]
            owed = -1
        turn = actor if token == ACTOR else leader if token == LEADER and leader >= 0 else actor + 1
        if turn == players:
            turn = 0
        for _ in range(players):
            if cards[turn] or not t.out[stock * 4]:
                break
            turn = turn + 1 if turn + 1 < players else 0
        if not stock:
            most = holder_of(cards)
            if most != holder:
                holder, since = most, turns
                if most >= 0 and most != last_holder:
                    swaps += 1 if last_holder >= 0 else 0
                    last_holder = most
    write(rows, row, outcome, loser, starter, first_out)
    write(rows, row + TURNS, turns, choices, ways, biggest)
    write(rows, row + FALLEN, falls, tries, fits, swaps)
    write(rows, row + SETTLED, since if outcome == ENDED else -1, mark, 0, 0)
