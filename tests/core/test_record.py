"""A record replays bit for bit, and no byte of it can change unnoticed."""

from __future__ import annotations

import io
from collections.abc import Callable

import msgspec
import pytest

import nightcoach
from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadRecord, IllegalMove
from nightcoach.core.record import Record, Recording, commitment, parse, read_records, signed
from nightcoach.core.wire import OutcomeLine, RecordLine
from nightcoach.games.eatme.game import GAME


def played(moves: int = 1000, contributions: tuple[str, ...] = ()) -> Recording:
    recording = Recording(GAME, 4, GAME.Options(target_points=5), bytes(range(32)), contributions)
    chance = Chance(2)
    while recording.state.waiting() and len(recording.moves) < moves:
        seat = recording.state.waiting()[0]
        recording.play(seat, chance.pick(recording.state.legal(seat)))
    return recording


def read(line: bytes) -> Record:
    return parse(line, nightcoach.game)


LINE = played().record().line()


def test_a_record_is_one_line_that_replays_to_the_same_end() -> None:
    record = read(LINE)
    assert LINE.count(b"\n") == 1
    assert record.verify().key() == played().state.key()
    assert record.line() == LINE


def test_a_record_can_be_replayed_up_to_any_move() -> None:
    record = read(LINE)
    assert GAME.write(record.replay(moves=0)).startswith("choose 1 ")
    assert record.replay(moves=4).window() == "deal"


def test_an_unfinished_game_has_a_record_too() -> None:
    record = read(played(moves=5).record().line())
    assert record.outcome is None
    assert record.verify().outcome() is None


@pytest.mark.rule("E5.6")
def test_a_truncated_game_has_no_winner_and_says_so() -> None:
    record = read(played(moves=5).record(stopped=True).line())
    assert record.outcome is not None
    assert (record.outcome.winners, record.outcome.reason, record.outcome.rule) == ((), "truncated", "E5.6")
    assert record.verify().outcome() is None


def test_the_commitment_fixes_the_seed() -> None:
    assert commitment(bytes(range(32))) in LINE.decode()
    assert commitment(bytes(32)) != commitment(bytes(range(32)))


def test_what_devices_contribute_changes_the_deal_and_is_in_the_record() -> None:
    deals = {tuple(played(0, (str(i),)).record().replay().view(None).kinds) for i in range(20)}  # type: ignore[attr-defined]
    assert len(deals) > 5
    assert read(played(8, ("a1", "b2")).record().line()).contributions == ("a1", "b2")


def test_every_single_byte_change_is_noticed() -> None:
    line = played(moves=3).record().line()
    unnoticed = [
        (place, value)
        for place in range(len(line))
        for value in range(256)
        if value != line[place] and not noticed(line[:place] + bytes([value]) + line[place + 1 :])
    ]
    assert unnoticed == []


def noticed(file: bytes) -> bool:
    try:
        all_verified(file)
    except BadRecord:
        return True
    return False


def test_every_byte_left_out_put_in_or_cut_off_is_noticed() -> None:
    for place in range(len(LINE)):
        for changed in (LINE[:place] + LINE[place + 1 :], LINE[:place] + b" " + LINE[place:], LINE[:place]):
            with pytest.raises(BadRecord):
                all_verified(changed)


def all_verified(file: bytes) -> None:
    for record in read_records(io.BytesIO(file), nightcoach.game):
        record.verify()


def forged(change: Callable[[RecordLine], RecordLine]) -> bytes:
    """A record changed by somebody who knows how to make the checksum fit again."""
    line = msgspec.json.decode(LINE, type=RecordLine)
    return signed(msgspec.structs.replace(change(line), check="")) + b"\n"


FORGERIES: list[tuple[str, Callable[[RecordLine], RecordLine]]] = [
    ("committed to", lambda r: msgspec.structs.replace(r, seed=bytes(32).hex())),
    ("does not replay", lambda r: msgspec.structs.replace(r, moves=r.moves[1:])),
    ("does not replay", lambda r: msgspec.structs.replace(r, moves=("9 sleep", *r.moves[1:]))),
    ("not a move", lambda r: msgspec.structs.replace(r, moves=("0 fly", *r.moves[1:]))),
    ("invalid literal", lambda r: msgspec.structs.replace(r, moves=("x sleep", *r.moves[1:]))),
    ("the replay", lambda r: msgspec.structs.replace(r, moves=r.moves[:-1])),
    ("the deal or the rules differ; moves replayed: 0; dealt: ", lambda r: msgspec.structs.replace(r, moves=())),
    ("no game 'chess'", lambda r: msgspec.structs.replace(r, game="chess")),
    ("version 9 of eatme; this Nightcoach plays version 1", lambda r: msgspec.structs.replace(r, version=9)),
    ("takes 3–6 seats", lambda r: msgspec.structs.replace(r, seats=9)),
    (
        "names the option 'moon', which this Nightcoach does not know",
        lambda r: msgspec.structs.replace(r, options={"moon": True}),
    ),
    ("target_points = 4", lambda r: msgspec.structs.replace(r, options={"target_points": 4})),
    ("final position does not match", lambda r: msgspec.structs.replace(r, final="0" * 64)),
    ("the record says", lambda r: msgspec.structs.replace(r, outcome=None)),
    ("non-hexadecimal", lambda r: msgspec.structs.replace(r, seed="zz")),
    (
        "the record says",
        lambda r: msgspec.structs.replace(
            r, outcome=OutcomeLine(winners=(0, 1), losers=(), reason="most_points", rule="E5.2", party=None)
        ),
    ),
    (
        "the record says",
        lambda r: msgspec.structs.replace(
            r, outcome=OutcomeLine(winners=(), losers=(), reason="truncated", rule="E5.6", party=None)
        ),
    ),
    (
        "the record says",
        lambda r: msgspec.structs.replace(
            r,
            moves=r.moves[:5],
            outcome=OutcomeLine(winners=(), losers=(), reason="truncated", rule="banana", party="pack"),
        ),
    ),
    ("32 bytes", lambda r: msgspec.structs.replace(r, seed="00" * 16, commitment=commitment(bytes(16)))),
    ("canonical spelling", lambda r: msgspec.structs.replace(r, seed=r.seed.upper())),
    ("canonical spelling", lambda r: msgspec.structs.replace(r, moves=("0" + r.moves[0], *r.moves[1:]))),
    ("canonical spelling", lambda r: msgspec.structs.replace(r, options={"target_points": "5"})),
]


@pytest.mark.parametrize(("why", "change"), FORGERIES)
def test_a_forged_record_is_noticed_though_its_checksum_fits(
    why: str, change: Callable[[RecordLine], RecordLine]
) -> None:
    with pytest.raises(BadRecord, match=why):
        all_verified(forged(change))


def test_an_error_names_the_line() -> None:
    with pytest.raises(BadRecord, match="line 3: the checksum"):
        all_verified(LINE + LINE + LINE.replace(b"sleep", b"trap"))


def test_line_ends_of_other_systems_and_empty_lines_are_called_by_their_names() -> None:
    with pytest.raises(BadRecord, match="CR LF"):
        all_verified(LINE[:-1] + b"\r\n")
    with pytest.raises(BadRecord, match="line 2: the line is empty"):
        all_verified(LINE + b"\n")


def test_a_record_taken_in_the_middle_stays_what_it_was() -> None:
    recording = played(moves=4)
    early = recording.record()
    seat = recording.state.waiting()[0]
    recording.play(seat, recording.state.legal(seat)[0])
    assert early.verify().window() == "deal"


def test_a_refused_move_is_not_in_the_record() -> None:
    recording = played(moves=0)
    with pytest.raises(IllegalMove):
        recording.play(9, GAME.moves["sleep"])
    assert recording.moves == []


def test_an_empty_file_holds_no_record() -> None:
    with pytest.raises(BadRecord, match="no record"):
        all_verified(b"")
