"""Check the record of a game without the program that made it: `python verify_record.py RECORD.jsonl [HEAD …]`.

It needs nothing but Python. For every record of the file it checks that

- the seed is the one that was sealed before the deal (`commitment`),
- every device's luck is what it had pledged, and luck was drawn again without those that kept theirs back,
- the chain fits the game and every move, and has every HEAD that you noted during the game (`clock.head`),

and then it deals again from seed and luck, and says who held what. Compare that with what you were dealt, and seal and
pledges with those that your device was shown before the deal (`board.commitment`, `board.luck`): a record alone could
be made up as a whole. It knows no rules; `nightcoach verify` plays the moves, too.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any


class Wrong(Exception):
    """Something in the record does not fit."""


def check(true: bool, otherwise: str) -> None:
    """Say what does not fit."""
    if not true:
        raise Wrong(otherwise)


def sha256(data: bytes) -> bytes:
    """The only hash in here."""
    return hashlib.sha256(data).digest()


def spelled(record: dict[str, Any]) -> bytes:
    """The one way to write a record."""
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False).encode()


def check_luck(record: dict[str, Any]) -> None:
    """A round has `SEAT PLEDGE LUCK` for every device. One that kept its luck back is not in the next round."""
    drawn: list[str] = []
    allowed: set[str] | None = None
    for number, told in enumerate(record["luck"], 1):
        devices = [device.split(" ") for device in told]
        seats = {device[0] for device in devices}
        check(len(seats) == len(devices), f"a seat is twice in round {number} of the luck")
        check(allowed is None or allowed >= seats, f"a device that was out is in round {number} of the luck")
        shown = [device for device in devices if len(device) == 3]
        for seat, pledge, luck in shown:
            check(sha256(luck.encode()).hex() == pledge, f"in round {number} seat {seat} had pledged other luck")
        whole = len(shown) == len(devices)
        drawn = [f"{device[0]} {device[2]}" for device in shown] if whole else []
        allowed = set() if whole else {device[0] for device in shown}
    check(drawn == record["contributions"], "the game was not dealt from the luck that was drawn")


def chain_of(line: bytes, record: dict[str, Any]) -> list[str]:
    """All heads: h(n) = SHA-256(h(n-1) ‖ n ‖ SHA-256(nonce ‖ entry)); first the record up to its moves, then each."""
    entries = [line[: line.index(b',"moves":[')], *[move.encode() for move in record["moves"]]]
    nonces = [bytes.fromhex(nonce) for nonce in record["chain"]["nonces"]]
    check(len(nonces) == len(entries), "the chain has not as many links as the game has moves")
    heads, head = [], bytes(32)
    for n, nonce in enumerate(nonces):
        head = sha256(head + n.to_bytes(8, "big") + sha256(nonce + entries[n]))
        heads.append(head.hex())
    check(heads[-1] == record["chain"]["head"], "the chain does not fit the game and its moves")
    return heads


def mix(label: str, *parts: bytes) -> bytes:
    """A hash of several things, each with its length before it."""
    return sha256(b"nightcoach " + label.encode() + b"".join([len(part).to_bytes(4, "big") + part for part in parts]))


class Chance:
    """Draws: block k is SHA-256(key ‖ k), read as eight numbers of 32 bits."""

    def __init__(self, record: dict[str, Any]) -> None:
        luck = [each.encode() for each in record["contributions"]]
        self.key = mix("chance", mix("game", bytes.fromhex(record["seed"]), *luck))
        self.block = 0
        self.numbers: list[int] = []

    def below(self, n: int) -> int:
        """A number below n."""
        while True:
            if not self.numbers:
                block = sha256(self.key + self.block.to_bytes(8, "big"))
                self.numbers = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
                self.block += 1
            number = self.numbers.pop(0)
            if number < 2**32 - 2**32 % n:
                return number % n

    def shuffled(self, things: Sequence[str]) -> list[str]:
        """From the last place down, each changes places with one at or before it."""
        cards = list(things)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


NAMES = """key_red key_green key_plain goblet_red goblet_green goblet_plain bag_key bag_goblet black_pearl coat dagger
gloves monocle poison_ring privilege seal_of_lodge sextant shattered_mirror throwing_knives tome whip

alchemist bodyguard clairvoyant diplomat doctor grand_master hypnotist priest swordsman thug

werewolf villager seer medium possessed bodyguard owl freemason werehamster mythomaniac"""
OBJECTS, PROFESSIONS, ROLES = [names.split() for names in NAMES.split("\n\n")]


def castle(seats: int, _options: dict[str, Any], chance: Chance) -> list[str]:
    """Society, profession and object of every seat."""
    each = (2, 3, 3, 4, 4)[seats - 4]
    societies = chance.shuffled(["order"] * each + ["brotherhood"] * each)
    professions = chance.shuffled(PROFESSIONS)
    red = ["key_red", "goblet_red", "bag_key", "bag_goblet", *(["key_green", "goblet_green"] if seats == 8 else [])]
    others = chance.shuffled([card for card in OBJECTS if card not in red])
    objects = chance.shuffled([card for card in OBJECTS if card in red] + others[: seats - len(red)])
    return [" ".join(held) for held in zip(societies[:seats], professions[:seats], objects, strict=True)]


def eatme(seats: int, options: dict[str, Any], chance: Chance) -> list[str]:
    """The figure of every seat, unless a chosen Wolf deals the first round by hand, which is the first move."""
    if options["first_wolf"] is not None:
        return ["dealt by hand"] * seats
    return chance.shuffled(["wolf", "kids", *(["hood"] if seats > 3 else []), *["pig"] * max(1, seats - 3)])


LEAST = dict(zip(ROLES[3:], (9, 10, 11, 12, 13, 15, 16), strict=True))
LETTERS = dict(zip("mpbofwy", LEAST, strict=True))
FAIR_1 = (*("", "", "m", "b", "", "", "", "o", "oy", "oy", "oy", "of", "mof", "mofy", "mbofw", "mbofwy"), "mpbofwy")


def lupus(seats: int, options: dict[str, Any], chance: Chance) -> list[str]:
    """The character of every seat."""
    counts = list_of_lupus(seats, options, chance)
    return chance.shuffled([role for role in ROLES for _ in range(counts.get(role, 0))])


def list_of_lupus(seats: int, options: dict[str, Any], chance: Chance) -> dict[str, int]:
    """How many of each character are dealt, by the options or by coins."""

    def with_units(units: Sequence[str]) -> dict[str, int]:
        counts = {unit: 2 if unit == "freemason" else 1 for unit in ["seer", *units]}
        counts["werewolf"] = 2 if seats < 16 else 3
        return {**counts, "villager": seats - sum(counts.values())}

    if options["custom_list"] is not None:
        parts = [part.split(":") for part in options["custom_list"].split(",")]
        return {role: int(number) for role, number in parts}
    if options["preset"] == "full":
        return with_units([unit for unit, least in LEAST.items() if seats >= least])
    if options["preset"] == "base":
        return next(each for n in range(8) if (each := with_units(list(LEAST)[:n]))["villager"] <= 12)
    if options["preset"] == "fair_1":
        return with_units([LETTERS[letter] for letter in FAIR_1[seats - 8]])
    possible = [unit for unit, least in LEAST.items() if seats >= least or not options["enforce_minimums"]]
    while True:
        counts = with_units([unit for unit in possible if chance.below(2)])
        most = 12 if options["enforce_card_stock"] else seats
        hidden = options["role_list"] == "open_hide_possessed" and options["enforce_card_stock"]
        if 0 <= counts["villager"] <= most - (hidden and "possessed" in counts):
            return counts


def verify(line: bytes, noted: Sequence[str] = ()) -> list[str]:
    """What every seat was dealt; Wrong if anything does not fit."""
    record: dict[str, Any] = json.loads(line)
    check(record["nightcoach"] == 2, "it has neither pledged luck nor a chain: the game was not played at a table")
    check(spelled(record) == line, "it is not in its one spelling")
    check(sha256(spelled(record | {"check": ""})).hex() == record["check"], "the checksum does not fit")
    check(sha256(bytes.fromhex(record["seed"])).hex() == record["commitment"], "this seed was not sealed")
    check_luck(record)
    heads = chain_of(line, record)
    for head in noted:
        check(head in heads, f"the game that was played had the head {head}; this one has not")
    deal = {"castle": castle, "eatme": eatme, "lupus": lupus}[record["game"]]
    return deal(record["seats"], record["options"], Chance(record))


def main(path: str, *noted: str) -> None:
    """Check every record of a file, and say what was dealt."""
    for number, line in enumerate(Path(path).read_bytes().splitlines(), 1):
        try:
            dealt = verify(line, noted)
        except (Wrong, ValueError, KeyError, TypeError, IndexError) as wrong:
            sys.exit(f"record {number}: {wrong}")
        print(f"record {number}: seal, luck, chain and {len(noted)} noted heads fit; dealt from them:")
        print(*[f"  seat {seat}: {held}" for seat, held in enumerate(dealt, 1)], sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:]) if sys.argv[1:] else sys.exit(__doc__)
