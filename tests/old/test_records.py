"""Records of every version that ever was: read, verified and written again byte for byte."""

from __future__ import annotations

import io
import json
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

import nightcoach
from nightcoach.core.errors import BadRecord
from nightcoach.core.game import Game
from nightcoach.core.record import Recording, parse, read_records, signed
from nightcoach.core.wire import RecordLine
from tests.old.kept import VERSIONS, records
from tests.old.later import later_game, update


@pytest.mark.parametrize("version", VERSIONS)
def test_every_record_that_was_kept_is_read_verified_and_written_again_byte_for_byte(version: str) -> None:
    lines = records(version)
    read = list(read_records(io.BytesIO(b"".join(lines)), nightcoach.game))
    for record in read:
        record.verify()
    assert [record.line() for record in read] == lines


def test_what_was_kept_shows_every_game_and_every_way_to_end() -> None:
    told = [json.loads(line) for line in records("v0_1_0")]
    assert {each["game"] for each in told} == {"castle", "eatme", "lupus"}
    for game in ("castle", "eatme", "lupus"):
        of_game = [each for each in told if each["game"] == game]
        ends = Counter("none" if each["outcome"] is None else each["outcome"]["reason"] for each in of_game)
        assert ends["none"]
        assert ends["truncated"]
        assert len(ends) > 2
        assert len({each["seats"] for each in of_game}) >= 3
        assert len({json.dumps(each["options"]) for each in of_game}) >= 4
        assert any(each["contributions"] for each in of_game)
    moves = [move for each in told if each["game"] == "lupus" for move in each["moves"]]
    assert {"-1 end_call", "-1 close"} <= set(moves)


# A new option


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Game]:
    """How games are found after an update that brought a new option to each."""
    update(monkeypatch)
    return later_game


def test_a_new_option_whose_default_is_the_old_behaviour_changes_no_old_record(later: Callable[[str], Game]) -> None:
    lines = records("v0_1_0")
    read = list(read_records(io.BytesIO(b"".join(lines)), later))
    for record in read:
        state = record.verify()
        assert record.options.moonlight is False  # type: ignore[attr-defined]
        assert "moonlight" not in record.game.write(state)
    assert [record.line() for record in read] == lines


@pytest.mark.parametrize(("name", "seats"), [("eatme", 4), ("castle", 5), ("lupus", 9)])
def test_a_new_option_is_in_the_record_of_a_game_that_uses_it(
    later: Callable[[str], Game], name: str, seats: int
) -> None:
    game = later(name)
    line = Recording(game, seats, game.Options(moonlight=True), bytes(32)).record().line()
    assert b'"moonlight":true' in line
    assert parse(line, later).line() == line
    with pytest.raises(BadRecord, match="the option 'moonlight', which this Nightcoach does not know; a newer one"):
        parse(line, nightcoach.game)
    usual = Recording(game, seats, game.Options(), bytes(32)).record().line()
    assert parse(usual, nightcoach.game).line() == usual, "without it an older Nightcoach reads the record as well"


def test_a_new_option_that_is_spelled_out_at_its_default_is_not_the_canonical_line(
    later: Callable[[str], Game],
) -> None:
    told = msgspec.json.decode(records("v0_1_0")[0], type=RecordLine)
    spelled = msgspec.structs.replace(told, options={**told.options, "moonlight": False}, check="")
    with pytest.raises(BadRecord, match="canonical spelling"):
        parse(signed(spelled) + b"\n", later)


def test_a_record_in_a_newer_format_is_refused_as_such() -> None:
    newer = records("v0_1_0")[0].replace(b'{"nightcoach":1,', b'{"nightcoach":3,"moon":"full",')
    with pytest.raises(BadRecord, match="the record is in format 3, which a newer Nightcoach has written"):
        parse(newer, nightcoach.game)
