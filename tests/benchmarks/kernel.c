/* The plain game of explorer/lab/game.py once more, in C, to measure the compiled text against.
 *
 * One pack, no table cards, no answers, whole pile-ups; seats go by chance or lay their lowest cards. It reads the same
 * packed tables and must fill the same rows; explorer/lab/packed.py says what each number means.
 */
#include <stdint.h>

typedef uint64_t word;
typedef int64_t number;

enum { AT_RANDOM = 0, LAY = 0, PICKUP = 1, TRY = 2, PASS = 3, ALL = 1, REFILL = 3, ACTOR = 1, LEADER = 2 };
enum { CLEARS = 1, OWES = 3, ENDED = 0, ENDLESS = 1, STOPPED = 2, STATES = 68, DEAL = 1, POLICY = 2 };
enum { FREE = STATES, WHOLE = 2 * STATES, PART = 3 * STATES, OTHER = 4 * STATES, PER_SEAT = 18, MOST = 8 };

struct tables {
    const word *legal;
    const uint8_t *effect;
    const word *duty;
    const number *after_play, *after_take, *amount, *out, *over, *start, *opening, *pack, *to, *who;
    number openings, cards, dealt, players, hand, nine, nines, base, limit, fixed, width;
};

static const word GAMMA = 0x9E3779B97F4A7C15u, FOURS = 0x1111111111111111u;
static const number AMOUNT_OF[] = {0, 8, 12, 20}, TAKE_OF[] = {0, 0, 2, 4};

static inline word mix(word x) {
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

static inline number bounded(word state, number bound) {
    return (number)((unsigned __int128)mix(state) * (word)bound >> 64);
}

static inline number ones(word x) { return __builtin_popcountll(x); }
static inline number lowest(word x) { return __builtin_ctzll(x); }

static inline number nth(word x, number place) {
    while (place--) x &= x - 1;
    return lowest(x);
}

static inline word seldom(word x) { /* nothing is done, but the branch around it stays one */
    __asm__ volatile("" : "+r"(x));
    return x;
}

static inline word one_to_four(word hand) {
    word a = hand & FOURS, b = hand >> 1 & FOURS, c = hand >> 2 & FOURS, d = hand >> 3 & FOURS;
    word four = c | d, two = b | four;
    return a | two | two << 1 | ((a & b) | four) << 2 | four << 3;
}

static inline number at_random(word few, number others, word chance) {
    number lays = ones(few), pick = bounded(chance, lays + ones(others));
    if (pick < lays) {
        number bit = nth(few, pick);
        return bit >> 2 << 4 | ((bit & 3) + 1);
    }
    return nth(others, pick - lays) << 8;
}

static inline number plainest(word few, number others) {
    if (few) {
        number kind = lowest(few) >> 2, most = few >> 4 * kind & 15;
        return kind << 4 | ((most > 0) + (most > 1) + (most > 3) + (most > 7));
    }
    if (others >> TRY & 1) return TRY << 8;
    return (others >> PICKUP & 1 ? PICKUP : PASS) << 8;
}

static word opening_word(const struct tables *t, word hand, number state) {
    for (number place = 0; place < t->openings; place++) {
        number kind = t->opening[place], held = hand >> 4 * kind & 15;
        if (held) {
            word field = (word)15 << 4 * kind, whole = held <= 4 ? (word)1 << (4 * kind + held - 1) : 0;
            word others = t->legal[2 * (OTHER + state)] & ~field;
            word part = t->legal[2 * (PART + state)] & field & ~whole;
            return others | part | (t->legal[2 * (WHOLE + state)] & whole);
        }
    }
    return t->legal[2 * (FREE + state)];
}

static inline number fullest(word bytes) { /* no seat has more than 127 cards */
    const word each = 0x0101010101010101u, high = each << 7;
    word most = bytes;
    for (int step = 32; step >= 8; step /= 2) {
        word turned = most >> step | most << (64 - step);
        word more = (((most | high) - turned) & high) >> 7;
        most = (most & more * 255) | (turned & ~(more * 255));
    }
    word places = (((bytes ^ most) + each * 127) & high) ^ high;
    return places & (places - 1) ? -1 : lowest(places) >> 3;
}

static number starter_of(const struct tables *t, const word *hands) {
    for (number place = 0; place < t->openings; place++) {
        number kind = t->opening[place], most = 0, found = 0;
        for (number seat = 0; seat < t->players; seat++) {
            number held = hands[seat] >> 4 * kind & 15;
            if (held > most) {
                if (t->start[1] == 2) return seat;
                most = held, found = seat;
            }
        }
        if (most) return t->start[1] ? found : 0;
    }
    return 0;
}

static void deal(const struct tables *t, number game, number *deck, word *rest, word *hands, number *held) {
    word state = mix(((word)t->base ^ (word)game) + DEAL * GAMMA), left = 0;
    for (number place = 0; place < t->cards; place++) deck[place] = t->pack[place];
    for (number place = t->cards - 1; place >= 0; place--) {
        state += GAMMA;
        number other = bounded(state, place + 1), card = deck[other];
        deck[other] = deck[place];
        deck[place] = card;
        left += (word)1 << 4 * card;
        rest[place] = left;
    }
    rest[t->cards] = 0;
    for (number seat = 0; seat < t->players; seat++) hands[seat] = 0, held[seat] = 0;
    for (number place = 0; place < t->dealt; place++) {
        number seat = t->to[place] & 7;
        hands[seat] += (word)1 << 4 * deck[place];
        held[seat]++;
    }
}

static void play_game(const struct tables *t, number game, int32_t *row) {
    const number players = t->players, end = t->cards, everybody = ((number)1 << players) - 1;
    number deck[128], held[MOST], snap_held[MOST], at[7] = {0};
    word rest[129], hands[MOST], snap[MOST], pile = 0, snap_pile = 0;
    deal(t, game, deck, rest, hands, held);
    number turn = starter_of(t, hands), starter = turn, outcome = STOPPED, loser = -1, first_out = -1;
    word chance = mix(((word)t->base ^ (word)game) + POLICY * GAMMA);
    number drawn = t->dealt, stock = drawn < end, top = 0, run = 0, size = 0, nines = 0, owed = -1, opening = 1;
    number left = players, turns = 0, choices = 0, ways = 0, biggest = 0, falls = 0, tries = 0, fits = 0, swaps = 0;
    number since = 0, mark = 0, holder = -1, last_holder = -1, power = 16, again = -1, there = everybody;
    word full = 0;
    for (number seat = 0; seat < players; seat++) full += (word)held[seat] << 8 * seat;
    while (turns < t->limit) {
        if (t->fixed) {
            number here[] = {turn, drawn, owed, top, run, opening};
            if (turn == again && pile == snap_pile) {
                number same = 1;
                for (number i = 0; i < 6; i++) same &= here[i] == at[i];
                for (number i = 0; i < players; i++) same &= snap[i] == hands[i] && snap_held[i] == held[i];
                if (same) {
                    outcome = ENDLESS;
                    break;
                }
            }
            if (turns == power) {
                power *= 2, again = turn, snap_pile = pile;
                for (number i = 0; i < 6; i++) at[i] = here[i];
                for (number i = 0; i < players; i++) snap[i] = hands[i], snap_held[i] = held[i];
            }
        }
        word hand = hands[turn], have = one_to_four(hand);
        number state = (top * 2 + stock) * 2 + (nines < t->nines);
        word few = have & (opening ? opening_word(t, hand, state) : t->legal[2 * state]);
        number playable = few != 0, lead = opening ? playable : (have & t->legal[2 * (state & 3)]) != 0;
        number owing = owed >= 0 ? top : 0;
        word acts = t->duty[((top != 0) * 2 + stock) * 17 + owing] >> 8 * (opening * 4 + lead * 2 + playable);
        if (!(acts & 1)) few = seldom(0);
        number others = acts & (1 << PICKUP | 1 << TRY | 1 << PASS), lays = ones(few), moves = lays + ones(others);
        if (!moves) break;
        ways += lays > 1;
        choices += moves > 1;
        number action;
        if (t->who[turn] == AT_RANDOM) {
            chance += GAMMA;
            action = at_random(few, others, chance);
        } else
            action = plainest(few, others);
        number verb = action >> 8, kind = action >> 4 & 15, count = action & 15;
        word laid = (word)count << 4 * kind, fresh = 0;
        turns++;
        mark = (number)((word)mark * 1000003 + action + 1 + (turn << 12)) & 0x7FFFFFFF;
        number actor = turn, leader = owed, lands = verb == LAY, picked = 0, out = 0, own = held[actor], token;
        if (verb == TRY) {
            tries++;
            kind = deck[drawn++], count = 1, laid = (word)1 << 4 * kind;
            lands = t->legal[2 * (opening ? state + FREE : state)] >> 4 * kind & 1;
            fits += lands;
        }
        if (lands) {
            number effect = t->effect[((top * 5 + run) * 2 + stock) * 16 + kind] >> 2 * (count - 1) & 3;
            if (verb != TRY) hand -= laid, held[actor] -= count;
            if (stock && t->amount[0] == REFILL) {
                number some = t->hand - held[actor];
                some = some > end - drawn ? end - drawn : some;
                some = some < 0 ? 0 : some;
                fresh = rest[drawn] - rest[drawn + some];
                held[actor] += some, drawn += some;
            }
            hand += fresh;
            stock = drawn < end;
            hands[actor] = hand;
            row[PER_SEAT + 2 * players + actor]++;
            size += count, pile += laid;
            biggest = size > biggest ? size : biggest;
            if (effect == CLEARS) {
                falls++;
                nines += pile >> 4 * t->nine & 15;
                pile = 0, top = run = size = 0;
            } else {
                run = top == kind + 1 ? run + count : count;
                run = run > 4 ? 4 : run;
                top = kind + 1;
            }
            owed = effect == OWES ? actor : -1;
            opening = 0;
            out = held[actor] == 0 && t->out[stock * 4];
            token = t->after_play[(effect * 2 + out) * 2];
            leader = -1;
        } else {
            stock = drawn < end;
            number how = t->amount[AMOUNT_OF[verb] + (owed >= 0 ? 2 : 0)];
            if (how == ALL) {
                picked = size;
                hand += pile;
                pile = 0, size = 0;
            }
            if (picked) top = run = 0;
            hands[actor] = hand + laid;
            held[actor] += picked + count;
            token = t->after_take[TAKE_OF[verb] * 17 + owing];
            owed = -1;
        }
        if (picked) row[PER_SEAT + actor]++, row[PER_SEAT + players + actor] += (int32_t)picked;
        if (out) {
            left--;
            first_out = first_out < 0 ? actor : first_out;
            if (t->over[(left == 1 ? 2 : 0) + stock]) {
                outcome = ENDED;
                loser = fullest(full + ((word)(held[actor] - own) << 8 * actor));
                break;
            }
        }
        turn = token == ACTOR ? actor : token == LEADER && leader >= 0 ? leader : actor + 1;
        if (!own || !held[actor])
            there = held[actor] ? there | (number)1 << actor : there & ~((number)1 << actor);
        turn = turn == players ? 0 : turn;
        if (there != everybody && there && t->out[stock * 4]) {
            turn += lowest((word)(there | there << players) >> turn);
            turn = turn >= players ? turn - players : turn;
        }
        full += (word)(held[actor] - own) << 8 * actor;
        if (!stock) {
            number most = fullest(full);
            since = most != holder ? turns : since;
            holder = most;
            most = most >= 0 ? most : last_holder;
            swaps += most != last_holder;
            last_holder = most;
        }
    }
    swaps -= swaps > 0;
    number told[] = {outcome, loser, starter, first_out, turns, choices, ways, biggest, falls, tries, fits, swaps,
                     outcome == ENDED ? since : -1, mark, 0, 0, 0, 0};
    for (number i = 0; i < PER_SEAT; i++) row[i] = (int32_t)told[i];
}

void play_games(const struct tables *t, number first, number games, int32_t *rows) {
    for (number place = 0; place < games; place++) play_game(t, first + place, rows + place * t->width);
}
