"""The independent verifier accepts what tables record, finds whatever was changed, and deals what was dealt."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from examples import verify_record
from examples.verify_record import Chance, Wrong, sha256, spelled, verify
from nightcoach import bots, games
from nightcoach.core import chance as drawing
from nightcoach.core.chain import pledge_of
from nightcoach.core.errors import BadRecord
from nightcoach.core.record import game_chance, parse
from nightcoach.games.castle.cards import OBJECTS, PROFESSIONS, SOCIETIES, cards_in
from nightcoach.games.castle.state import Castle
from nightcoach.games.eatme.moves import KIND_NAMES
from nightcoach.games.eatme.state import EatMe
from nightcoach.games.lupus.roles import ROLES
from nightcoach.games.lupus.state import Lupus
from nightcoach.table.log.draw import DRAW_SECONDS
from tests.table.scene import Scene, table_of

FILE = Path(verify_record.__file__)
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "eatme": (4, {"target_points": 8}),
    "castle": (5, {}),
    "lupus": (9, {"call_seconds": 1, "recognition_seconds": 1, "allow_bots": True, "discussion_seconds": 1}),
}
"""Seats and options."""


def luck(number: int, seat: int) -> str:
    return f"{number}{seat}" * 16


def dealt_in(state: object) -> list[str]:
    """What every seat holds in a position, in the verifier's words."""
    if isinstance(state, Castle):
        objects = [" ".join([OBJECTS[card] for card in cards_in(hand)]) for hand in state.hands]
        seats = range(state.seats)
        return [f"{SOCIETIES[state.societies[s]]} {PROFESSIONS[state.professions[s]]} {objects[s]}" for s in seats]
    if isinstance(state, EatMe):
        return [KIND_NAMES[kind] for kind in state.kinds]
    assert isinstance(state, Lupus)
    return [ROLES[role] for role in state.dealt]


class Evening:
    """A game at a real table, with two people whose devices draw luck, of which one fails once; the rest are bots."""

    def __init__(self, name: str) -> None:
        seats, options = GAMES[name]
        with table_of(3, bots=seats - 3, start=False, game=name, **options) as scene:
            self.play(scene)
            (self.line,) = [line.encode() for line in scene.log.records.values()]

    def play(self, scene: Scene) -> None:
        for guest in scene.guests:
            guest.must("pledge", pledge=pledge_of(luck(1, guest.seat)))
        for each in (1, 2):
            if each == 1:
                scene.guests[0].must("start")
            else:
                for guest in scene.guests[:2]:
                    guest.must("pledge", pledge=pledge_of(luck(2, guest.seat)))
            for guest in scene.guests[:2]:
                guest.must("luck", value=luck(each, guest.seat))
            if each == 1:
                scene.wait(DRAW_SECONDS)
        state, chance = scene.table.state(), drawing.Chance(1)
        assert state is not None
        self.dealt = dealt_in(state)
        self.heads: list[str] = []
        for _ in range(6000):
            self.noted(scene.guests[0].known.clock["head"])  # type: ignore[union-attr]
            if scene.table.phase == "over":
                return
            question, moved = scene.table.question, False
            for guest in scene.guests:
                state = scene.table.state()
                assert state is not None
                if guest.seat in state.waiting() and scene.table.question == question:
                    words = bots.bot(scene.table.game.name, "canny").choose(state.view(guest.seat), chance)
                    moved = guest.do("move", words=words, question=question)["ok"] or moved
            if not moved or scene.table.question == question:
                scene.wait(1.0)
        raise AssertionError("the game does not end")

    def noted(self, head: str) -> None:
        if self.heads[-1:] != [head]:
            self.heads.append(head)


@cache
def evening(name: str) -> Evening:
    return Evening(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_a_table_is_accepted_with_all_heads_that_were_seen_and_dealt_as_it_was(name: str) -> None:
    played = evening(name)
    assert len(played.heads) == len(set(played.heads)) > 4
    assert verify(played.line, played.heads) == played.dealt


@pytest.mark.parametrize("name", GAMES)
def test_nightcoach_itself_accepts_it_too(name: str) -> None:
    record = parse(evening(name).line + b"\n", games.game)
    record.verify()
    assert record.proof is not None
    assert [len(told) for told in record.proof.luck] == [3, 2]


def rewritten(change: Callable[[dict[str, Any]], object]) -> Callable[[bytes], bytes]:
    """Change a record as somebody does who knows how to make its checksum fit again."""

    def changed(line: bytes) -> bytes:
        record = json.loads(line)
        change(record)
        record["check"] = ""
        return spelled(record | {"check": sha256(spelled(record)).hex()})

    return changed


def chained(record: dict[str, Any]) -> None:
    """Make the chain fit again, as an operator could who rewrites everything after the game."""
    line = spelled(record)
    head, entries = bytes(32), [line[: line.index(b',"moves":[')], *[move.encode() for move in record["moves"]]]
    record["chain"]["nonces"] = record["chain"]["nonces"][: len(entries)]
    for n, entry in enumerate(entries):
        nonce = bytes.fromhex(record["chain"]["nonces"][n])
        head = sha256(head + n.to_bytes(8, "big") + sha256(nonce + entry))
    record["chain"]["head"] = head.hex()


def reseeded(record: dict[str, Any]) -> None:
    record["seed"] = "77" * 32
    record["commitment"] = sha256(bytes.fromhex(record["seed"])).hex()


def ground(record: dict[str, Any]) -> None:
    """Other luck for the last device, with a pledge that fits it."""
    seat = record["luck"][-1][-1].split()[0]
    record["luck"][-1][-1] = f"{seat} {pledge_of('f' * 32)} {'f' * 32}"
    record["contributions"][-1] = f"{seat} {'f' * 32}"


def back_in(record: dict[str, Any]) -> None:
    """The device that had failed is in the last round after all."""
    seat = record["luck"][0][-1].split()[0]
    record["luck"][1].append(f"{seat} {pledge_of('f' * 32)} {'f' * 32}")
    record["contributions"].append(f"{seat} {'f' * 32}")


def partial(record: dict[str, Any]) -> None:
    """The first round is used without the device that had failed, instead of drawing again."""
    record["luck"] = record["luck"][:1]
    record["contributions"] = [f"{d.split()[0]} {d.split()[2]}" for d in record["luck"][0] if d.count(" ") == 2]


TAMPERED: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "one byte": (lambda line: line.replace(b'"seats":', b'"seats":1', 1), "checksum"),
    "spaces": (lambda line: line.replace(b'"seats":', b'"seats": ', 1), "spelling"),
    "a field that is there twice": (lambda line: line.replace(b'{"n', b'{"seed":"","n', 1), "spelling"),
    "another seed": (rewritten(lambda r: r.update(seed="77" * 32)), "not sealed"),
    "another luck": (rewritten(lambda r: r["contributions"].reverse()), "not dealt from the luck"),
    "luck that was not pledged": (
        rewritten(lambda r: r["luck"][0].__setitem__(0, r["luck"][0][0][:-1] + "f")),
        "had pledged other luck",
    ),
    "a round of luck too few": (rewritten(lambda r: r["luck"].pop(0)), "the chain does not fit"),
    "a device that was out": (rewritten(back_in), "that was out"),
    "luck that was not drawn again": (rewritten(partial), "not dealt from the luck"),
    "ground luck": (rewritten(ground), "the chain does not fit"),
    "a seed that was sealed later": (rewritten(reseeded), "the chain does not fit"),
    "an option": (rewritten(lambda r: r["options"].update(grace_seconds=31)), "the chain does not fit"),
    "a move": (rewritten(lambda r: r["moves"].reverse()), "the chain does not fit"),
    "a move too few": (rewritten(lambda r: r["moves"].pop()), "as many links"),
    "a nonce": (rewritten(lambda r: r["chain"]["nonces"].reverse()), "the chain does not fit"),
    "a head": (rewritten(lambda r: r["chain"].update(head="0" * 64)), "the chain does not fit"),
    "no chain": (rewritten(lambda r: r.update(nightcoach=1)), "not played at a table"),
}


@pytest.mark.parametrize("what", TAMPERED)
@pytest.mark.parametrize("name", GAMES)
def test_a_record_that_was_changed_is_found(name: str, what: str) -> None:
    change, why = TAMPERED[what]
    line = evening(name).line
    assert change(line) != line
    with pytest.raises(Wrong, match=why):
        verify(change(line))


@pytest.mark.parametrize("what", TAMPERED)
def test_nightcoach_itself_refuses_it_too(what: str) -> None:
    with pytest.raises(BadRecord):
        parse(TAMPERED[what][0](evening("castle").line) + b"\n", games.game)


REWRITTEN: dict[str, Callable[[dict[str, Any]], object]] = {
    "seed": reseeded,
    "luck": ground,
    "moves": lambda r: r["moves"].pop(),
    "seats": lambda r: r.update(seats=6),
}


@pytest.mark.parametrize("what", REWRITTEN)
def test_a_record_that_was_rewritten_as_a_whole_is_found_by_any_head_that_was_seen_before(what: str) -> None:
    played = evening("castle")

    def change(record: dict[str, Any]) -> None:
        REWRITTEN[what](record)
        chained(record)

    line = rewritten(change)(played.line)
    verify(line)  # by itself it fits
    with pytest.raises(Wrong, match="the game that was played had the head"):
        verify(line, played.heads[-1:])


OPTIONS: dict[str, list[dict[str, Any]]] = {
    "eatme": [{}, {"first_deal": "chosen_wolf", "first_wolf": 1}],
    "castle": [{}, {"start_player": 2}],
    "lupus": [
        *({"preset": preset} for preset in ("full", "base", "fair_1", "lot")),
        {"preset": "lot", "role_list": "open_hide_possessed"},
        {"preset": "lot", "enforce_minimums": False},
        {"preset": "lot", "enforce_card_stock": False},
    ],
}


@pytest.mark.parametrize("name", OPTIONS)
def test_the_deal_is_worked_out_for_every_number_of_seats(name: str) -> None:
    game = games.game(name)
    compared = 0
    for given in OPTIONS[name]:
        options = game.Options(**given)
        hides = given.get("role_list") == "open_hide_possessed"
        for seats in [n for n in game.seats(options) if not (hides and n == 24)]:  # L2.14: all could infer who hides
            for number in range(12):
                seed, added = bytes([number]) * 32, (f"0 {number}",)
                state = game.deal(seats, options, game_chance(seed, added))
                spelt = {field: getattr(options, field) for field in options.__struct_fields__}
                deal = {"castle": verify_record.castle, "eatme": verify_record.eatme, "lupus": verify_record.lupus}[
                    name
                ]
                dealt = deal(seats, spelt, Chance({"seed": seed.hex(), "contributions": added}))
                by_hand = given.get("first_wolf") is not None
                assert dealt == (["dealt by hand"] * seats if by_hand else dealt_in(state))
                compared += 1
    assert compared >= 48


def test_a_list_of_ones_own_is_dealt_too() -> None:
    game = games.game("lupus")
    options = game.Options(preset="custom", custom_list="werewolf:2,seer:1,medium:1,villager:5")
    state = game.deal(9, options, game_chance(bytes(32)))
    spelt = {field: getattr(options, field) for field in options.__struct_fields__}
    assert verify_record.lupus(9, spelt, Chance({"seed": "00" * 32, "contributions": []})) == dealt_in(state)


def test_the_record_that_the_client_is_tested_with_is_a_good_one() -> None:
    line = (FILE.parent.parent / "web" / "tests" / "record.jsonl").read_bytes()
    parse(line, games.game).verify()
    assert verify(line.rstrip(b"\n"))


def test_it_runs_without_our_package_and_says_what_it_has_found(tmp_path: Path) -> None:
    played = evening("eatme")
    file = tmp_path / "record.jsonl"
    file.write_bytes(played.line + b"\n")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        # -I: neither this folder nor what is installed beside; -S: no installed packages at all.
        command = [sys.executable, "-I", "-S", str(FILE), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)

    good = run(str(file), *played.heads)
    assert good.returncode == 0, good.stderr
    assert f"seal, luck, chain and {len(played.heads)} noted heads fit" in good.stdout
    assert f"  seat 1: {played.dealt[0]}\n" in good.stdout
    bad = run(str(file), "0" * 64)
    assert bad.returncode == 1
    assert bad.stderr.startswith("record 1: the game that was played had the head 0000")
    assert run().returncode == 1


def test_it_has_at_most_200_lines_and_imports_nothing_of_ours() -> None:
    text = FILE.read_text()
    assert len(text.splitlines()) <= 200
    assert "import nightcoach" not in text
    assert "from nightcoach" not in text
