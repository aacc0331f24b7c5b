"""Measures which sets of characters of Lupus in Tabula give bots the most even games (docs/lupus-balance.md).

For every number of players a few games are played with sets of all kinds that L2.4 admits. A model of what each special
character does to the odds (tools/balance_model.py) learns from all of them and names the most promising sets of each
number. These, and the presets `full` and `base`, then play fresh games, and only those are published. The figures
follow from the seed alone, however many processes there are.

With --known nothing is searched: the sets that the data already has play, in the order in which they stand there, so
that the preset stays what it is and its figures get more games.

With --pin the preset, in code and rules, gets the fairest sets of the data, and docs/lupus-balance.md its table. That
is only for a preset that no release has had yet: afterwards records name it, and other sets need a preset of their own.

Usage: python -m tools.balance [--seats 8-24] [--games 2000] [--jobs 2] [--seed 1] [--known | --pin], in the project
folder
"""

from __future__ import annotations

import argparse
import datetime
import re
import time
from collections.abc import Iterable
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path

import msgspec

import nightcoach
from nightcoach.core.chance import Chance
from nightcoach.games.lupus import roles
from nightcoach.games.lupus.wire_sets import Balance, Measured, Share, expected_minutes, spell_list
from nightcoach.lab.simulate import Setting, play_batch, wilson
from tools.balance_model import Model, Screened

DATA = Path("src/nightcoach/games/lupus/balance.json")
CODE = Path("src/nightcoach/games/lupus/roles.py")
RULES = Path("docs/rules/lupus.md")
PAGE = Path("docs/lupus-balance.md")
BOTS = "canny"
SCREENING = 200
"""Games of the search for each number of players that it plays with."""
SEARCHED = (*range(9, 17), 18, 20, 22)
"""The numbers of players that the search plays with: where there is a choice, and of the big ones, whose games last,
every other one; the model knows what lies between."""
SUGGESTED = 3
"""So many sets of each number play fresh games."""
LEARNED = 1_000_000
AGAIN = 40
"""The first and the number of the games that the set named first for each number of players adds to the search."""
FRESH = LEARNED + AGAIN
"""The first of the games that are published: none of them was played in the search."""
CHUNK = 10


class Tally:
    """What came of the games of one set."""

    def __init__(self) -> None:
        self.games = self.village = self.pack = self.hamster = self.days = 0

    def add(self, other: tuple[int, int, int, int, int]) -> None:
        """Some more games: how many, whose victories, and all days together."""
        self.games += other[0]
        self.village += other[1]
        self.pack += other[2]
        self.hamster += other[3]
        self.days += other[4]

    def distance(self) -> float:
        """How far from an even game: by how much village and pack differ, and what the Werehamster takes from both."""
        return (abs(self.village - self.pack) + self.hamster) / self.games


def played(task: tuple[int, str, int, int, int]) -> tuple[int, int, int, int, int]:
    """Some games of a set: how many, the victories of village, pack and Werehamster, and the days."""
    seats, text, seed, first, last = task
    setting = Setting("lupus", seats, {"preset": "custom", "custom_list": text}, (BOTS,) * seats, seed, last)
    games = play_batch((setting, first, last, False))
    village, pack, hamster = [sum(game.party == party for game in games) for party in roles.PARTIES]
    return len(games), village, pack, hamster, sum(game.length for game in games)


def play(pool: Executor, seats: int, seed: int, first: int, last: int, tallies: dict[str, Tally]) -> None:
    """Games first to last - 1 of each of these sets."""
    tasks = [
        (text, (seats, text, seed, start, min(start + CHUNK, last)))
        for text in tallies
        for start in range(first, last, CHUNK)
    ]
    for (text, _), found in zip(tasks, pool.map(played, [task for _, task in tasks]), strict=True):
        tallies[text].add(found)


def fairest(tallies: dict[str, Tally]) -> list[str]:
    """The sets, the most even game first."""
    return sorted(tallies, key=lambda text: (tallies[text].distance(), text))


def admissible(seats: int) -> list[str]:
    """All sets that L2.4 admits for a number of players."""
    return [spell_list(roles.with_units(seats, units)) for units in roles.sets_of_units(seats, True, True, False)]


def lots(seats: int, seed: int, games: int) -> list[str]:
    """The sets of the games of the search: all alike often, in an order that follows from the seed."""
    chance = Chance(f"balance {seed} {seats}")
    order: list[str] = []
    while len(order) < games:
        every = admissible(seats)
        while every:
            order.append(every.pop(chance.below(len(every))))
    return order[:games]


def screen(pool: Executor, numbers: Iterable[int], seed: int, games: int) -> list[Screened]:
    """The search: for every number of players so many games, each with another set."""
    asked = [(seats, number, cards) for seats in numbers for number, cards in enumerate(lots(seats, seed, games))]
    tasks = [(seats, cards, seed, number, number + 1) for seats, number, cards in asked]
    found = pool.map(played, tasks, chunksize=5)
    return [Screened(seats, cards, *result[:4]) for (seats, _, cards), result in zip(asked, found, strict=True)]


def learn(pool: Executor, screened: list[Screened], seed: int, games: int = AGAIN) -> list[Screened]:
    """The search goes on: the set that the model names for each number of players, where there is a choice, plays some
    games more."""
    model = Model(screened)
    more = []
    for seats in range(roles.FEWEST, roles.MOST + 1):
        if len(admissible(seats)) > 1:
            tallies = {cards: Tally() for cards in finalists(model, seats, 1)}
            play(pool, seats, seed, LEARNED, LEARNED + games, tallies)
            more += [Screened(seats, text, t.games, t.village, t.pack, t.hamster) for text, t in tallies.items()]
    return [*screened, *more]


def finalists(model: Model, seats: int, most: int = SUGGESTED) -> list[str]:
    """The sets of a number of players which the model expects to be the most even."""
    off = {cards: model.off_even(seats, roles.read_list(cards)) for cards in admissible(seats)}
    return sorted(off, key=lambda cards: (off[cards], cards))[:most]


def measure(pool: Executor, seats: int, games: int, seed: int, best: list[str]) -> list[Measured]:
    """These sets of a number of players, the fairest first, then `full` and `base`: all with fresh games."""
    others = [spell_list(counts) for counts in (roles.full(seats), roles.base(seats))]
    tallies = {text: Tally() for text in [*best, *others]}
    play(pool, seats, seed, FRESH, FRESH + games, tallies)
    ranked = [text for text in fairest(tallies) if text in best]
    return [published(seats, text, tallies[text], text in best) for text in dict.fromkeys([*ranked, *others])]


def measure_known(pool: Executor, seats: int, games: int, seed: int, known: Iterable[Measured]) -> list[Measured]:
    """The sets of a number of players that were measured before, in the same order: the same fresh games, or more."""
    before = [each for each in known if each.seats == seats]
    tallies = {each.cards: Tally() for each in before}
    play(pool, seats, seed, FRESH, FRESH + games, tallies)
    return [published(seats, each.cards, tallies[each.cards], each.suggested) for each in before]


def published(seats: int, text: str, tally: Tally, suggested: bool) -> Measured:
    """The figures of a set."""
    days = tally.days / tally.games
    return Measured(
        seats=seats,
        cards=text,
        suggested=suggested,
        searched=True,
        games=tally.games,
        village=share(tally.village, tally.games),
        pack=share(tally.pack, tally.games),
        hamster=share(tally.hamster, tally.games),
        days=round(days, 2),
        minutes=expected_minutes(seats, roles.read_list(text), days),
    )


def share(won: int, games: int) -> Share:
    """A share with its interval of 95 %."""
    low, high = wilson(won, games)
    return Share(round(won / games, 4), round(max(0.0, low), 4), round(min(1.0, high), 4))


def merged(before: Balance | None, found: Iterable[Measured], seed: int) -> Balance:
    """The data with these numbers of players measured again."""
    new = list(found)
    numbers = {measured.seats for measured in new}
    kept = [measured for measured in before.sets if measured.seats not in numbers] if before is not None else []
    return Balance(
        measured=datetime.datetime.now(datetime.UTC).date().isoformat(),
        package=nightcoach.__version__,
        version=nightcoach.game("lupus").version,
        bots=BOTS,
        seed=seed,
        sets=tuple(sorted([*kept, *new], key=lambda measured: measured.seats)),
    )


def write(balance: Balance, path: Path) -> None:
    """The data, one set in a line."""
    sets = ",\n  ".join([msgspec.json.encode(measured).decode() for measured in balance.sets])
    head = msgspec.json.encode(msgspec.structs.replace(balance, sets=())).decode()
    path.write_text(head.removesuffix("[]}") + f"[\n  {sets}\n]}}\n", encoding="utf-8")


def between(path: Path, start: str, end: str, text: str) -> None:
    """Put a text between two others in a file."""
    old = path.read_text(encoding="utf-8")
    pattern = re.compile(f"({re.escape(start)}).*?({re.escape(end)})", re.DOTALL)
    new, found = pattern.subn(lambda match: match[1] + text + match[2], old, count=1)
    if not found:
        raise SystemExit(f"{path} has no place for the table between {start!r} and {end!r}")
    path.write_text(new, encoding="utf-8")


def pin(balance: Balance) -> None:
    """The preset and the tables of rules and documentation, from the data."""
    best = {each.seats: each for each in reversed(balance.sets) if each.suggested}
    counts = {seats: roles.read_list(best[seats].cards) for seats in sorted(best)}
    rows = []
    for seats, found in counts.items():
        units = "".join([f"{roles.ROLES[unit].upper()}, " for unit in roles.UNITS if found[unit]])
        rows.append(f"    {seats}: ({units.strip() if units.count(',') == 1 else units.removesuffix(', ')}),\n")
    between(CODE, "FAIR_1: Final[dict[int, tuple[int, ...]]] = {\n", "}\n", "".join(rows))
    columns = [role for role in range(len(roles.ROLES)) if role != roles.VILLAGER] + [roles.VILLAGER]
    table = ["| N | " + " | ".join([roles.ROLES[role].capitalize() for role in columns]) + " |"]
    table.append("|--:" * (len(columns) + 1) + "|")
    for seats, found in counts.items():
        table.append(f"| {seats} | " + " | ".join([str(found[role] or "–") for role in columns]) + " |")
    between(RULES, "Not from the publisher.\n\n", "\n\n- **L2.16**", "\n".join(table))
    between(PAGE, "<!-- measured -->\n", "\n<!-- end -->", page(balance))


def page(balance: Balance) -> str:
    """The table of the documentation."""
    lines = [
        f"Measured on {balance.measured} with Nightcoach {balance.package}, bots: {balance.bots}, seed {balance.seed}.",
        "",
        "| players | specials | | games | village | pack | Werehamster | off even | days | minutes |",
        "|--:|---|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for seats in sorted({each.seats for each in balance.sets}):
        full, base = [spell_list(counts) for counts in (roles.full(seats), roles.base(seats))]
        first = True
        for each in balance.sets:
            if each.seats == seats:
                named = [name for name, cards in (("`full`", full), ("`base`", base)) if each.cards == cards]
                named = (["`fair_1`"] if first else []) + named
                off = abs(each.village.share - each.pack.share) + each.hamster.share
                shares = [
                    f"{100 * s.share:.0f} ({100 * s.low:.0f}–{100 * s.high:.0f})" for s in (each.village, each.pack)
                ]
                hamster = f"{100 * each.hamster.share:.0f}" if "werehamster" in each.cards else "–"
                cells = [str(seats), specials(each.cards), ", ".join(named), str(each.games), *shares, hamster]
                lines.append(f"| {' | '.join([*cells, f'{100 * off:.0f}', f'{each.days:.1f}', str(each.minutes)])} |")
                first = False
    return "\n".join(lines)


def specials(cards: str) -> str:
    """The special characters of a set."""
    counts = roles.read_list(cards)
    return ", ".join([roles.ROLES[unit].capitalize() for unit in roles.UNITS if counts[unit]]) or "none"


def searched(pool: Executor, seed: int, games: int, kept: Path | None) -> list[Screened]:
    """The search over all numbers of players, since each tells something of its neighbours; or what is kept of it."""
    if kept is not None and kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=list[Screened])
    found = learn(pool, screen(pool, SEARCHED, seed, games), seed)
    if kept is not None:
        kept.write_bytes(msgspec.json.encode(found))
    return found


def main() -> None:
    """Measure, and write what was found after every number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", default=f"{roles.FEWEST}-{roles.MOST}", help="from-to, or one number")
    parser.add_argument("--games", type=int, default=2000, help="that are published of each set")
    parser.add_argument("--screening", type=int, default=SCREENING, help="games of the search for each number")
    parser.add_argument("--screened", type=Path, help="a file that keeps the games of the search for another time")
    parser.add_argument("--suggested", type=int, default=SUGGESTED, help="sets of each number that are published")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--known", action="store_true", help="search for nothing: measure the sets of the data again")
    parser.add_argument("--pin", action="store_true", help="measure nothing: put what is measured into preset and docs")
    given = parser.parse_args()
    if given.pin:
        pin(msgspec.json.decode(given.data.read_bytes(), type=Balance))
        return
    first, _, last = given.seats.partition("-")
    with ProcessPoolExecutor(given.jobs) as pool:
        model = None if given.known else Model(searched(pool, given.seed, given.screening, given.screened))
        for seats in range(int(first), int(last or first) + 1):
            began = time.monotonic()
            before = msgspec.json.decode(given.data.read_bytes(), type=Balance) if given.data.exists() else None
            if model is None:
                found = measure_known(pool, seats, given.games, given.seed, before.sets if before is not None else ())
                if not found:
                    raise SystemExit(f"{given.data} has no set for {seats} players")
            else:
                found = measure(pool, seats, given.games, given.seed, finalists(model, seats, given.suggested))
            write(merged(before, found, given.seed), given.data)
            best = found[0]
            figures = f"village {best.village.share:.1%}, pack {best.pack.share:.1%}, hamster {best.hamster.share:.1%}"
            print(f"{seats}: {best.cards}: {figures} ({time.monotonic() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
