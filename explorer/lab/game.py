"""A whole game over packed tables: seats are counted here and cards are moved, but no rule is known.

The same text is the pure-Python reader and, compiled, the kernel: it works on integers and on whatever holds them by
place. What a shape of game does not need is ``None``, and falls away when it is compiled.
"""

from __future__ import annotations

from typing import Any

from explorer.engine.chance import POLICY
from explorer.lab import packed
from explorer.lab.answering import BY, CLEARED, COUNT, FELL, STREAM, TRUE, answered, keep, leaving, shown, stays, use_of
from explorer.lab.bits import advance, bounded, fullest, ones, seldom, stream
from explorer.lab.choosing import at_random, parts_of, plainest
from explorer.lab.claiming import DRAWN, advise, lay_cards, may_claim, order_of
from explorer.lab.dealing import deal, next_of, starter_of
from explorer.lab.hands import effect_of, five_to_eight, one_to_four, opening_word, opens_whole
from explorer.lab.noting import note_turn
from explorer.lab.piles import ALL, HALF, run_at, taken_of
from explorer.lab.repeating import remember, returned
from explorer.lab.row import tell


def play_game(
    t: Any,
    table: Any,
    game: int,
    rows: Any,
    row: int,
    work: Any,
    seq: Any,
    lay: Any,
    talk: Any,
    advice: Any,
    seen: Any,
    log: Any,
) -> None:
    """Play one game from the deal to its end, its repetition or the limit."""
    who, fixed, players = table.who, table.fixed, work.players
    deck, rest, hands, held = work.deck, work.rest, work.hands, work.held
    deal(t, table, game, work, lay, talk)
    cards = held if lay is None else lay.cards
    turn = starter_of(t, hands, players)
    outcome, loser, first_out, starter = packed.STOPPED, -1, -1, turn
    chance = stream(table.base, game, POLICY)
    drawn, end, everybody = len(table.to), len(t.pack), (1 << players) - 1
    stock = 1 if drawn < end else 0
    pile = top = run = size = nines = 0
    owed, opening, left = -1, 1, players
    turns = choices = ways = biggest = falls = tries = fits = swaps = since = mark = full = 0
    holder = last_holder = -1
    power, again = 16, -1
    claims = lies = challenges = caught = before = 0
    there = everybody
    for seat in range(players):
        full += cards[seat] << 8 * seat
    while turns < table.limit:
        if fixed:
            here = turn, pile, drawn, owed, top, run, opening
            if turn == again and returned(here, size, work, hands, cards, seq, talk):
                outcome = packed.ENDLESS
                break
            if turns == power:
                power, again = power * 2, turn
                remember(here, size, work, hands, cards, seq, talk)
        hand = hands[turn]
        source, zone = hand, 0
        if lay is not None and held[turn] == 0 and not stock:
            source = lay.up[turn]
            zone = 1 if lay.up_left[turn] else 2
        nine = 1 if nines < t.nines else 0
        state = (top * 2 + stock) * 2 + nine
        have = one_to_four(source)
        few = have & (opening_word(t, hand, state, 0) if opening else t.legal[2 * state])
        many = 0
        if seq is not None:
            lots = five_to_eight(source)
            many = lots & (opening_word(t, hand, state, 1) if opening else t.legal[2 * state + 1])
        playable = 1 if few | many else 0
        lead = playable
        if not opening:
            lead = 1 if have & t.legal[2 * (state & 3)] else 0
            if seq is not None and lots & t.legal[2 * (state & 3) + 1]:
                lead = 1
        if talk is not None and talk.claims and zone == 0 and held[turn]:
            few, many, leads = may_claim(t, talk, hand, held[turn], state, opening)
            lead |= leads
        owing = top if owed >= 0 else 0
        situation = ((zone * 2 + (1 if top else 0)) * 2 + stock) * 17 + owing
        acts = t.duty[situation] >> 8 * (opening * 4 + lead * 2 + playable)
        if not (acts >> packed.UP if zone == 1 else acts >> packed.LAY) & 1:
            few, many = seldom(0), 0
        others = acts & (packed.OTHERS | 1 << packed.DOWN if zone == 2 else packed.OTHERS)
        reply = -1
        if talk is not None and talk.last[BY] >= 0:
            talk.last[STREAM] = chance
            now = turn, pile, size, top, run, stock, nine, owed
            reply = answered(t, talk, advice, who, work, cards, lay, seq, now, end)
            chance = talk.last[STREAM]
        actor, style, lying = turn, 0, 0
        if reply >= 0:
            actor, (verb, kind, count) = reply >> 16, parts_of(reply & 0xFFFF)
        else:
            lays = ones(few) + ones(many)
            moves = lays + ones(others)
            if not moves:
                break
            ways += 1 if lays > 1 else 0
            choices += 1 if moves > 1 else 0
            if seen is not None:
                at = 8 * situation + opening * 4 + lead * 2 + playable
                note_turn(t, seen, talk, source, held[turn] if zone == 0 else 0, hand, state, at, opening)
            if talk is not None:
                lying = talk.claims if zone == 0 and few | many else 0
            if who[turn] == packed.AT_RANDOM:
                chance = advance(chance)
                verb, kind, count = at_random(few, many, others, chance)
                if lying and verb == packed.LAY:
                    chance = advance(chance)
                    style = 0 if bounded(chance, 2) else DRAWN
            elif advice is not None and (who[turn] == packed.ADVISED or lying):
                true = few & have
                if seq is not None:
                    true |= many & lots
                now = turn, pile, size, top, run, stock, nine, owed
                ways_to = few, many, others, true, lying, who[turn] == packed.ADVISED
                action = advise(t, talk, advice, work, cards, lay, seq, end, now, ways_to)
                style, (verb, kind, count) = action & ~0xFFF, parts_of(action & 0xFFF)
            else:
                verb, kind, count = plainest(few, many, others)
        laid = count << 4 * kind
        if talk is not None and lying and reply < 0 and verb == packed.LAY:
            talk.last[STREAM] = chance
            laid = lay_cards(talk, hand, held[turn], style, kind, count, size)
            chance = talk.last[STREAM]
            claims += 1
            lies += 1 if laid != count << 4 * kind else 0
        turns += 1
        action = verb << 8 | kind << 4 | count
        mark = (mark * 1000003 + action + 1 + (actor << 12)) & 0x7FFFFFFF
        if talk is not None and talk.claims:
            mark = (mark * 1000003 + (laid & 0x7FFFFFFF) + (laid >> 32 & 0x7FFFFFFF)) & 0x7FFFFFFF
        if log is not None:
            log.append((actor, action, laid, order_of(talk, size, count)))
        leader, lands, fresh, picked, taker, own = owed, verb == packed.LAY, 0, 0, actor, cards[actor]
        before = -1 if talk is None else talk.last[BY]
        if verb == packed.TRY:
            tries += 1
            kind, count = deck[drawn], 1
            drawn += 1
        if lay is not None and verb == packed.DOWN:
            kind, count = lay.down[turn] & 15, 1
            lay.down[turn] >>= 4
        if verb in (packed.TRY, packed.DOWN):
            laid, free = 1 << 4 * kind, state + packed.FREE if opening else state
            lands = ((t.legal[2 * free] >> 4 * kind) & 1) == 1
            fits += 1 if lands and verb == packed.TRY else 0
            if seen is not None:
                seen.play[(free * 16 + kind) * 5] += 1
        if talk is not None and verb >= packed.CHALLENGE:
            hand = hands[actor]
            lands = verb != packed.CHALLENGE
        left_stock = stock
        if talk is not None and verb == packed.CHANGE:
            count, size = 1, size - talk.last[COUNT]
            pile -= talk.last[TRUE]
            hand += talk.last[TRUE]
            held[actor] += talk.last[COUNT]
            if lay is not None:
                cards[actor] += talk.last[COUNT]
            top, run, left_stock = (seq[size - 1] + 1 if size else 0), run_at(seq, size), 1
        if lands:
            effect = effect_of(t, kind, count, top, run, left_stock)
            if seen is not None:
                seen.effect[(((top * 5 + run) * 2 + left_stock) * 16 + kind) * 5 + min(count, 5) - 1] += 1
            if verb not in (packed.TRY, packed.DOWN) and (zone == 0 or verb > packed.DOWN):
                hand -= laid
                held[actor] -= count
            if lay is not None:
                if verb == packed.LAY and zone == 1:
                    lay.up[actor] -= laid
                    lay.up_left[actor] -= count
                cards[actor] -= count if verb != packed.TRY else 0
            if stock and t.amount[4 if verb == packed.CHANGE else 0] == packed.REFILL:
                short = t.hand - held[actor]
                short = end - drawn if short > end - drawn else short
                short = 0 if short < 0 else short
                fresh = rest[drawn] - rest[drawn + short]
                held[actor] += short
                drawn += short
                if lay is not None:
                    cards[actor] += short
            hand += fresh
            stock = 1 if drawn < end else 0
            hands[actor] = hand
            rows[row + packed.PER_SEAT + 2 * players + actor] += 1
            if talk is not None:
                covered = lying if reply < 0 and verb == packed.LAY else 0
                used = use_of(talk, verb, before == actor)
                from_hand = verb >= packed.CHALLENGE or (verb == packed.LAY and zone == 0)
                whole = opens_whole(t, hand + laid - fresh, kind, count) if opening and from_hand else 0
                keep(talk, actor if from_hand else -1, count, fresh, laid, kind, covered, opening, whole, used, size)
            if seq is not None:
                for place in range(packed.AT_ONCE):
                    seq[size + place] = kind
            size += count
            pile += laid
            biggest = size if size > biggest else biggest
            if effect == packed.CLEARS:
                falls += 1
                nines += (pile >> 4 * t.nine) & 15
                if talk is not None:
                    talk.last[CLEARED], talk.last[FELL] = size, pile
                pile = top = run = size = 0
            else:
                run = run + count if top == kind + 1 else count
                run = 4 if run > 4 else run
                top = kind + 1
            owed = actor if effect == packed.OWES else -1
            opening = 0
            out = 1 if cards[actor] == 0 and t.out[stock * 4] else 0
            token = t.after_play[(effect * 2 + out) * 2 + (1 if count > 4 else 0)]
            leader = -1
        elif verb == packed.CHALLENGE:
            out, leader = 0, -1
            if talk is not None:
                challenges += 1
                lie, taker, token, picked, took = shown(t, talk, actor, pile, size, owed)
                caught += lie
                if talk.last[CLEARED] and picked:
                    nines -= (took >> 4 * t.nine) & 15
                hands[taker] += took
                held[taker] += picked
                if lay is not None:
                    cards[taker] += picked
                pile = top = run = size = 0
                owed = talk.last[BY] = -1
        else:
            out, stock = 0, 1 if drawn < end else 0
            how = t.amount[packed.AMOUNT_OF[verb] + (2 if owed >= 0 else 0)]
            picked = size if how == ALL else size - size // 2 if how == HALF else 0
            took = taken_of(how, pile, size, seq if talk is None else talk.true)
            hand += took
            pile -= took
            size -= picked
            if picked:
                top = run = 0
            if seq is not None and size and picked:
                top, run = seq[size - 1] + 1, run_at(seq, size)
            if lay is not None:
                cards[turn] += picked + (1 if verb == packed.TRY else 0)
            hands[turn] = hand + laid  # a card that was turned
            held[turn] += picked + count
            token = t.after_take[(packed.TAKE_OF[verb] + (1 if how == HALF else 0)) * 17 + owing]
            owed = -1
            if talk is not None:
                talk.last[BY] = -1
        if picked:
            rows[row + packed.PER_SEAT + taker] += 1
            rows[row + packed.PER_SEAT + players + taker] += picked
        if talk is None:
            if out:
                left -= 1
                first_out = actor if first_out < 0 else first_out
                if t.over[(2 if left == 1 else 0) + stock]:
                    outcome = packed.ENDED
                    loser = fullest(full + (cards[actor] - own << 8 * actor))
                    break
        else:
            left, first_out, over = leaving(t, talk, cards, before, actor, stock, left, first_out)
            if over:
                outcome, loser = packed.ENDED, stays(talk.gone, players)
                break
        turn = actor if token == packed.ACTOR else leader if token == packed.LEADER and leader >= 0 else actor + 1
        if talk is not None and token >= packed.CHALLENGED:
            turn = before + token - packed.CHALLENGED
        if not own or not cards[actor]:
            there = there | 1 << actor if cards[actor] else there & ~(1 << actor)
        if talk is not None and picked:
            there |= 1 << taker
        turn = 0 if turn == players else turn
        if there != everybody and there and t.out[stock * 4]:
            turn = next_of(there, turn, players)
        full += cards[actor] - own << 8 * actor
        if talk is not None and taker != actor:
            full += picked << 8 * taker
        if not stock:
            most = fullest(full)
            since = turns if most != holder else since
            holder, most = most, most if most >= 0 else last_holder
            swaps += 1 if most != last_holder else 0
            last_holder = most
    settled = since if outcome == packed.ENDED else -1
    swaps -= 1 if swaps else 0  # the first to have most took the place of nobody
    told = outcome, loser, starter, first_out, turns, choices, ways, biggest
    more = falls, tries, fits, swaps, settled, mark, claims, lies, challenges, caught
    tell(rows, row, told, more)
