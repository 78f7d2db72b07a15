"""A run of the lab: what is asked for is played, and told line by line as it is known."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from explorer.ask.grid.difference_words import rules_names
from explorer.lab import words
from explorer.lab.arms import Arm, chunk_of, paired, played
from explorer.lab.asked import Asked
from explorer.lab.compare import between
from explorer.lab.figures import say, size
from explorer.lab.files import write_text
from explorer.lab.intervals import LEVEL
from explorer.lab.inverse import find
from explorer.lab.kept import read_sweep, write_sweep, write_tallies
from explorer.lab.measures import skill_gap
from explorer.lab.pair import Pair
from explorer.lab.parting import Parting, parting
from explorer.lab.parting_words import commented
from explorer.lab.precision import Answer, Wanted, answers
from explorer.lab.progress import Progress
from explorer.lab.stream import Workers, threads
from explorer.lab.sweep import interactions, sweep
from explorer.lab.sweep_words import crossed, ranking, settings_words, wanted
from explorer.lab.tally import Tally
from explorer.notation.records import write_record


def told(asked: Asked) -> Iterator[str]:
    """Play what is asked for, and give the lines that tell of it; an interrupt ends the playing, not the telling.

    Raises:
        InputError: for what turns out not to be playable, or a file that cannot be read or written.
    """
    with _pool(asked) as pool:
        if asked.skill:
            yield from _skill(asked, pool)
        elif asked.wanted:
            yield from _sweep(asked, pool)
        elif asked.others:
            yield from _comparison(asked, pool)
        else:
            yield from _single(asked, pool)


@contextmanager
def _pool(asked: Asked) -> Iterator[Workers]:
    if asked.scheduler:
        from explorer.lab.cluster import cluster

        with cluster(asked.scheduler) as pool:
            yield pool
    else:
        with threads(asked.threads) as executor:
            yield Workers(executor)


def _single(asked: Asked, pool: Workers) -> Iterator[str]:
    kept: list[tuple[Arm, Tally]] = []
    for arm in asked.arms:
        answer = None
        progress = Progress(asked.lang)
        goal: Wanted[Tally] = Wanted(lambda tally: _half_of(asked, tally), asked.precision, asked.games)
        try:
            for answer in answers(
                pool.executor, played, (arm,), goal, chunk=pool.chunks * chunk_of(arm), ahead=pool.ahead
            ):
                progress.show(answer.games, answer.planned)
        except KeyboardInterrupt:
            pass
        progress.clear()
        if answer is None:
            return
        kept.append((arm, answer.kept))
        yield from words.heading(arm, answer.games, asked.lang)
        yield from _precise(asked, answer)
        yield from words.report(arm, answer.kept, asked.lang)
        if not answer.done:
            yield say("stopped", asked.lang, games=answer.games)
            break
    if asked.out:
        write_tallies(asked.out, kept)


def _half_of(asked: Asked, tally: Tally) -> float:
    found = asked.measure.of(tally)
    return found.half if found else float("inf")


def _comparison(asked: Asked, pool: Workers) -> Iterator[str]:
    compared: dict[str, Pair] = {}
    partings: dict[str, Parting] = {}
    kept: list[tuple[Arm, Tally]] = []
    for a, b in zip(asked.arms, asked.others, strict=True):
        answer = None
        progress = Progress(asked.lang)
        goal: Wanted[Pair] = Wanted(lambda pair: _half_between(asked, pair), asked.precision, asked.games)
        try:
            for answer in answers(
                pool.executor, paired, (a, b), goal, chunk=pool.chunks * chunk_of(a), ahead=pool.ahead
            ):
                progress.show(answer.games, answer.planned)
        except KeyboardInterrupt:
            pass
        progress.clear()
        if answer is None:
            return
        way = "+".join(a.policies if len(set(a.policies)) > 1 else a.policies[:1])
        compared[way] = answer.kept
        if answer.kept.parts is not None:
            partings[way] = parting(a, b, answer.kept.parts)
        kept += [(a, answer.kept.a), (b, answer.kept.b)]
        yield from words.heading(a, answer.games, asked.lang)
        yield from _precise(asked, answer)
        if not answer.done:
            yield say("stopped", asked.lang, games=answer.games)
            break
    names = rules_names(asked.arms[0].rule_set, asked.others[0].rule_set, asked.lang)
    yield from words.comparison(compared, names, bluff=asked.bluff, partings=partings, lang=asked.lang)
    for name, pair in compared.items() if asked.bluff else ():
        for line in words.lying(pair.b, asked.lang):
            yield say("line", asked.lang, name=words.policy_name(name, asked.lang), figure=line)
    if asked.out:
        write_tallies(asked.out, kept)
    if asked.parting:
        yield _written(asked.parting, compared, partings, names, asked.lang)


def _written(
    file: Path, compared: dict[str, Pair], partings: dict[str, Parting], names: tuple[str, str], lang: str
) -> str:
    """Write the first game that parts under any way of playing, and say so."""
    first = next(iter(partings), "")
    game = compared[first].parts if first else None
    if game is None:
        return say("parting.none", lang, file=file)
    write_text(file, write_record(commented(partings[first], game, names, lang)))
    return say("parting.written", lang, game=game, file=file)


def _half_between(asked: Asked, pair: Pair) -> float:
    found = between(asked.measure, pair)(LEVEL)
    return found.half if found else float("inf")


def _precise(asked: Asked, answer: Answer[Tally] | Answer[Pair]) -> Iterator[str]:
    if asked.precision:
        half, goal = (size(asked.measure, one, asked.lang) for one in (answer.half, asked.precision))
        yield say(
            "reached" if answer.reached else "not-reached", asked.lang, half=half, wanted=goal, games=answer.games
        )


def _sweep(asked: Asked, pool: Workers) -> Iterator[str]:
    (ours,) = asked.arms
    swept = read_sweep(asked.out, ours) if asked.out else {}
    progress, every, chunk = Progress(asked.lang), asked.games * len(asked.wanted), 10 * pool.chunks * chunk_of(ours)
    yield words.heading(ours, asked.games, asked.lang)[1]
    try:
        parts = sweep(pool.executor, ours, asked.wanted, asked.games, done=swept, chunk=chunk, ahead=pool.ahead)
        for settings, tally in parts:
            new = settings not in swept
            swept[settings] = tally
            progress.show(sum(one.games for one in swept.values()), every)
            if asked.out and new and len(swept) % 50 == 0:
                write_sweep(asked.out, ours, swept)
    except KeyboardInterrupt:
        yield say("stopped", asked.lang, games=sum(one.games for one in swept.values()))
    progress.clear()
    if asked.out:
        write_sweep(asked.out, ours, swept)
        yield say("kept", asked.lang, file=asked.out)
    if () not in swept:
        return
    for settings, error in asked.refused:
        yield say("refused", asked.lang, settings=settings_words(settings, asked.lang), why=error.said(asked.lang))
    if asked.where or asked.most:
        told = [condition.measure for condition in asked.where] + ([asked.most] if asked.most else [])
        yield from wanted(find(swept, asked.where, asked.most), swept, told, asked.lang)
        return
    yield from ranking(swept, asked.measure, asked.lang)
    if any(len(settings) > 1 for settings in swept):
        yield from crossed(interactions(swept, asked.measure), asked.measure, asked.lang)


def _skill(asked: Asked, pool: Workers) -> Iterator[str]:
    (arm,) = asked.arms
    each = -(-asked.games // arm.players)
    odd: dict[int, Tally] = {}
    progress = Progress(asked.lang)
    for seat in range(arm.players):
        seated = (*arm.policies[:seat], asked.skill, *arm.policies[seat + 1 :])
        table = Arm(arm.rules, arm.players, seated, arm.seed, arm.limit, arm.backend)
        goal: Wanted[Tally] = Wanted(lambda tally: 0.0, most=each)
        for answer in answers(
            pool.executor, played, (table,), goal, chunk=pool.chunks * chunk_of(arm), ahead=pool.ahead
        ):
            odd[seat] = answer.kept
            progress.show(seat * each + answer.games, each * arm.players)
    progress.clear()
    yield words.heading(arm, each * arm.players, asked.lang)[0]
    yield words.skill(skill_gap(odd), asked.skill, arm.policies[0], asked.lang)
