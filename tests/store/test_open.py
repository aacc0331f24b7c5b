"""Opening: new, old, foreign, broken; migrations, modes, and the server's secret."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event

from nightcoach.store import Store, StoreFailed
from nightcoach.store.database import parse
from nightcoach.store.migrations import config, upgrade
from nightcoach.store.schema import HEAD, REVISIONS, metadata
from tests.store.batches import count


def schema_of(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as other:
        found = other.execute("SELECT sql FROM sqlite_master WHERE sql LIKE 'CREATE%'")
        return sorted(" ".join(sql.split()) for (sql,) in found)


def test_head_is_the_newest_script() -> None:
    scripts = ScriptDirectory.from_config(config())
    assert scripts.get_current_head() == HEAD
    assert tuple(script.revision for script in scripts.walk_revisions())[::-1] == REVISIONS


def differs(connection: Connection) -> list[object]:
    """How the tables of a database differ from ours."""
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return [*compare_metadata(context, metadata), *({context.get_current_revision()} - {HEAD})]


def test_a_new_database_has_our_tables_and_their_revision(store: Store) -> None:
    with store.engine.connect() as connection:
        assert differs(connection) == []


def test_the_scripts_lead_there_too(url: str) -> None:
    engine = create_engine(parse(url))
    with engine.begin() as connection:
        upgrade(connection)
        assert differs(connection) == []
    engine.dispose()


def test_a_new_file_is_as_if_it_had_gone_through_all_scripts(store: Store, path: Path, tmp_path: Path) -> None:
    migrated = create_engine(f"sqlite:///{tmp_path / 'migrated.db'}")
    with migrated.begin() as connection:
        upgrade(connection)
    migrated.dispose()
    assert schema_of(path) == schema_of(tmp_path / "migrated.db")
    assert any("WITHOUT ROWID" in sql for sql in schema_of(path))


OPEN = """
import sys
from nightcoach.store import Store
Store.open(sys.argv[1]).close()
print("alembic" in sys.modules)
"""


def test_alembic_is_imported_only_to_migrate(url: str, path: Path) -> None:
    said = [subprocess.check_output([sys.executable, "-c", OPEN, url], text=True).strip() for _ in range(2)]
    with closing(sqlite3.connect(path)) as other, other:
        for table in ("servers", "leases"):
            other.execute(f"DROP TABLE {table}")
        other.execute("UPDATE alembic_version SET version_num = '0003'")
    said.append(subprocess.check_output([sys.executable, "-c", OPEN, url], text=True).strip())
    assert said == ["False", "False", "True"]


def test_commits_to_a_file_are_durable(store: Store, path: Path) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 5000


def test_the_files_belong_to_their_owner_alone(store: Store, path: Path) -> None:
    asyncio.run(store.append("AAAA", 0, [b"x"]))
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.glob("store.db*")}
    assert modes == {"store.db": 0o600, "store.db-wal": 0o600, "store.db-shm": 0o600}


def test_a_file_the_world_could_read_is_closed_to_it(path: Path, url: str) -> None:
    path.touch(mode=0o644)
    Store.open(url).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_the_directory_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    Store.open(f"sqlite:///{tmp_path}/new/store.db").close()
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    assert (tmp_path / "new" / "store.db").exists()


def refusal(url: str) -> str:
    with pytest.raises(StoreFailed) as failed:
        Store.open(url)
    assert failed.value.reason == "store"
    return failed.value.message


def test_a_directory_that_does_not_exist_is_named(tmp_path: Path) -> None:
    said = refusal(f"sqlite:///{tmp_path}/no/such/store.db")
    assert said == f"the directory {tmp_path}/no/such does not exist; make it, or name another file"


def test_a_directory_is_no_database(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path}") == f"{tmp_path} is a directory; name a file in it"


def test_a_path_through_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be opened: Not a directory" in refusal(f"sqlite:///{tmp_path}/file/store.db")


def test_a_file_that_is_no_database_stays_as_it_is(path: Path, url: str) -> None:
    path.write_bytes(b"Dear diary, " * 1000)
    assert "the file is not a database" in refusal(url)
    assert path.read_bytes() == b"Dear diary, " * 1000


def test_a_database_of_another_program_stays_as_it_is(path: Path, url: str) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE bookmarks (place TEXT)")
    before = path.read_bytes()
    assert "a database of another program" in refusal(url)
    assert path.read_bytes() == before


def test_a_read_only_file_is_refused(path: Path, url: str) -> None:
    Store.open(url).close()
    path.chmod(0o400)
    assert "the database is read-only" in refusal(url)


def test_a_newer_database_is_refused(path: Path, url: str) -> None:
    Store.open(url).close()
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    said = refusal(url)
    assert "has revision 9999" in said
    assert f"up to {HEAD} only" in said
    assert "use the newer Nightcoach" in said


@pytest.mark.parametrize("wrong", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:x?uri=true"])
def test_a_url_without_a_file_is_refused(wrong: str) -> None:
    assert "names no file" in refusal(wrong)


def test_a_url_that_is_none_is_refused_without_repeating_it() -> None:
    said = refusal("my password")
    assert "not a URL of a database" in said
    assert "password" not in said


def test_a_driver_that_is_not_there_is_named() -> None:
    assert "oracle+nothing cannot be used here" in refusal("oracle+nothing://somewhere/db")


def test_a_secret_is_the_same_ever_after(store: Store, url: str) -> None:
    key = store.secret("key")
    assert len(key) == 32
    assert store.secret("key") == key
    assert store.secret("other") != key
    store.close()
    again = Store.open(url)
    assert again.secret("key") == key
    again.close()


def test_two_servers_that_open_at_once_share_the_schema_and_the_secret(url: str) -> None:
    found: list[bytes] = []
    together = threading.Barrier(4)

    def serve() -> None:
        together.wait()
        store = Store.open(url)
        together.wait()
        found.append(store.secret("key"))
        store.close()

    servers = [threading.Thread(target=serve) for _ in range(4)]
    for server in servers:
        server.start()
    for server in servers:
        server.join()
    assert len(found) == 4
    assert len(set(found)) == 1


def test_a_secret_that_another_server_draws_meanwhile_is_taken(store: Store, url: str) -> None:
    counts, other = count(store), Store.open(url)
    taken: list[object] = []

    @event.listens_for(store.engine, "checkout")
    def overtaken(connection: object, *_: object) -> None:
        taken.append(connection)
        if len(taken) == 2:  # it has looked, and is about to write
            other.secret("key")

    assert store.secret("key") == other.secret("key")
    assert counts.commits == 0
    other.close()
