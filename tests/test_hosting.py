"""The commands of somebody who hosts: serve's settings, and looking after stored tables."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nightcoach.cli import app
from nightcoach.core.errors import Refused
from nightcoach.server.bucket import Bucket
from nightcoach.server.security import Limits, address_of, given_limits, good_origin, seat_token
from nightcoach.server.serve import bind, default_database
from nightcoach.store import Store

run = CliRunner()


@pytest.fixture
def database(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store.open(url)
    for code in ("BCDFG", "HJKMN"):
        asyncio.run(store.append(code, 0, [b"{}", b"{}"]))
    store.close()
    return url


def test_stored_tables_are_listed(database: str) -> None:
    result = run.invoke(app, ["tables", "list", "--database", database])
    assert [line.split()[:2] for line in result.output.splitlines()] == [["BCDFG", "2"], ["HJKMN", "2"]]


def test_a_backup_is_a_database_of_its_own(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert run.invoke(app, ["tables", "backup", str(copy), "--database", database]).exit_code == 0
    store = Store.open(f"sqlite:///{copy}")
    assert asyncio.run(store.read("BCDFG")) == [b"{}", b"{}"]
    store.close()
    again = run.invoke(app, ["tables", "backup", str(copy), "--database", database])
    assert isinstance(again.exception, Refused)


def test_tables_are_deleted_by_code_or_by_age(database: str) -> None:
    assert "1" in run.invoke(app, ["tables", "delete", "bcdfg", "--database", database]).output
    assert "0" in run.invoke(app, ["tables", "delete", "--older-than", "1", "--database", database]).output
    assert "1" in run.invoke(app, ["tables", "delete", "--older-than", "0", "--database", database]).output
    assert run.invoke(app, ["tables", "list", "--database", database]).output == ""


@pytest.mark.parametrize("arguments", [[], ["BCDFG", "--older-than", "1"], ["XXXXX"]])
def test_what_cannot_be_deleted_is_refused_and_nothing_is(arguments: list[str], database: str) -> None:
    result = run.invoke(app, ["tables", "delete", *arguments, "--database", database])
    assert isinstance(result.exception, Refused)
    assert len(run.invoke(app, ["tables", "list", "--database", database]).output.splitlines()) == 2


def test_limits_are_set_by_name() -> None:
    limits = given_limits(["connections=7", "hello_seconds=2.5"])
    assert (limits.connections, limits.hello_seconds, limits.frame_bytes) == (7, 2.5, Limits().frame_bytes)
    for wrong in ("colour=1", "connections", "connections=x", "connections=-1", "connections=nan"):
        with pytest.raises(Refused, match="KEY=NUMBER"):
            given_limits([wrong])


def test_a_busy_port_is_refused_with_its_number() -> None:
    with bind("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Refused, match=str(port)):
            bind("127.0.0.1", port)


def test_tables_are_kept_with_the_users_own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == f"sqlite:///{tmp_path}/nightcoach/tables.db"
    assert os.stat(tmp_path / "nightcoach").st_mode & 0o777 == 0o700


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    now = [0.0]
    bucket = Bucket(3, 2.0, lambda: now[0])
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_a_household_has_one_address() -> None:
    assert address_of(("2001:db8:1:2:aaaa::1", 1)) == address_of(("2001:db8:1:2:bbbb::9", 2))
    assert address_of(("2001:db8:1:2::1", 1)) != address_of(("2001:db8:1:3::1", 1))
    assert address_of(("::ffff:192.0.2.7", 1)) == address_of(("192.0.2.7", 5)) == "192.0.2.7"


def test_only_our_own_pages_may_talk_to_us() -> None:
    assert good_origin(None, "x:1", ())
    assert good_origin("http://x:1", "x:1", ())
    assert good_origin("https://other", "x:1", ("https://other",))
    for foreign in ("http://x:2", "http://y", "null", "", "file://", "http://["):
        assert not good_origin(foreign, "x:1", ())


def test_a_token_has_256_bits_and_needs_the_servers_secret_the_table_and_the_devices_key() -> None:
    tokens = {
        seat_token(secret, code, device)
        for secret in (b"a" * 32, b"b" * 32)
        for code in ("BCDFG", "HJKMN")
        for device in ("k" * 16, "l" * 16)
    }
    assert len(tokens) == 8
    assert {len(token) for token in tokens} == {43}
