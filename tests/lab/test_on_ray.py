"""Simulations on a real Ray: one that is started for a run, and one that runs already."""

from __future__ import annotations

import contextlib
import ipaddress
import json
import os
import secrets
import select
import signal
import site
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import nightcoach
from nightcoach.core.errors import Refused
from nightcoach.lab.on_ray import LOOPBACK, _there
from nightcoach.lab.simulate import Setting, simulate
from tests.size import SIZE
from tools.parts.postgres import free_port

pytestmark = [pytest.mark.server, pytest.mark.long]
soak = pytest.mark.skipif(
    SIZE == 1, reason="make soak: each of these starts a Ray of its own, or waits for its processes"
)

HERE = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "160"}
GAMES = 400
PATIENCE = 120.0

BOTS = """
import os
import signal
from pathlib import Path

class Pausing:
    '''Plays at random. Once, in the middle of a batch, one process says which it is, and waits for its end.'''

    answers = 0

    def choose(self, view, chance):
        self.answers += 1
        if self.answers == 700:
            try:
                os.link(Path(__file__).with_name("free"), Path(__file__).with_name("taken"))
            except FileExistsError:
                pass
            else:
                Path(__file__).with_name("writing").write_text(str(os.getpid()))
                Path(__file__).with_name("writing").rename(Path(__file__).with_name("process"))
                signal.pause()
        return chance.pick(view.legal)

class Mute:
    def choose(self, view, chance):
        return None

class Deadly:
    def choose(self, view, chance):
        os.kill(os.getpid(), signal.SIGKILL)
"""


def until(true: Callable[[], Any], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, f"waited in vain: {what}"
        select.select([], [], [], 0.05)


def simulating(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "nightcoach", "simulate", "eatme", "--json", *arguments]


def figures(text: str) -> dict[str, Any]:
    """What is the same in every run; and nothing else was printed."""
    assert text.count("\n") == 1
    return {key: value for key, value in json.loads(text).items() if not key.endswith("_per_s") and key != "seconds"}


@dataclass(frozen=True)
class Cluster:
    """A Ray that runs already, and the environment of whoever uses it."""

    address: str
    for_clients: str
    env: dict[str, str]


def short_folder() -> tempfile.TemporaryDirectory[str]:
    """Where a Ray keeps its logs and sockets. Those have long names, so the folder has a short one."""
    return tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp", ignore_cleanup_errors=True)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    env = {**HERE, **LOOPBACK, "RAY_USAGE_STATS_ENABLED": "0"}
    env |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    port, for_clients = free_port(), free_port()
    with short_folder() as folder:
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--num-cpus", "2"]
        command += ["--port", str(port), "--ray-client-server-port", str(for_clients), "--temp-dir", folder]
        command += ["--include-dashboard", "false", "--disable-usage-stats"]
        said = Path(folder, "said")
        with said.open("wb") as out:
            head = subprocess.Popen(command, stdout=out, stderr=out, env=env, start_new_session=True)
        try:
            until(lambda: head.poll() is not None or "block forever" in said.read_text(), "Ray to start")
            assert head.poll() is None, said.read_text()
            yield Cluster(f"127.0.0.1:{port}", f"ray://127.0.0.1:{for_clients}", env)
        finally:
            head.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                head.wait(60)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(head.pid, signal.SIGKILL)


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    (tmp_path / "my_bots.py").write_text(BOTS)
    (tmp_path / "free").touch()
    return tmp_path


def killed_in_the_middle(folder: Path, env: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a simulation, and kill the process that pauses."""
    run = subprocess.Popen(
        simulating("--games", str(GAMES), "--bots", "my_bots:Pausing,random,canny,random", *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
        cwd=folder,
    )
    try:
        until(lambda: run.poll() is not None or (folder / "process").exists(), "a process to pause")
        assert run.poll() is None, run.communicate()
        os.kill(int((folder / "process").read_text()), signal.SIGKILL)
        out, err = run.communicate(timeout=PATIENCE)
    finally:
        run.kill()
    return subprocess.CompletedProcess(run.args, run.returncode, out, err)


def alone(folder: Path) -> subprocess.CompletedProcess[str]:
    """The same simulation in one process; nobody pauses any more."""
    arguments = ("--games", str(GAMES), "--bots", "my_bots:Pausing,random,canny,random", "--records", "alone")
    return subprocess.run(simulating(*arguments), capture_output=True, text=True, env=HERE, cwd=folder, check=True)


def assert_the_same(folder: Path, done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert figures(done.stdout) == figures(alone(folder).stdout)
    assert (folder / "there").read_bytes() == (folder / "alone").read_bytes()


def test_the_same_games_bit_for_bit_though_a_process_is_killed(cluster: Cluster, bots: Path) -> None:
    done = killed_in_the_middle(bots, cluster.env, "--on", cluster.address, "--records", "there")
    assert_the_same(bots, done)


@soak
def test_a_ray_of_our_own_plays_the_same_games_though_a_process_is_killed(bots: Path) -> None:
    done = killed_in_the_middle(bots, HERE, "--on", "ray", "--jobs", "2", "--records", "there")
    assert_the_same(bots, done)


@soak
def test_from_outside_the_same_games(cluster: Cluster, tmp_path: Path) -> None:
    command = simulating("--games", "120", "--on", cluster.for_clients, "--records", "there")
    for _ in range(3):  # Ray's server for clients now and then forks at a bad moment, and says so
        done = subprocess.run(command, capture_output=True, text=True, env=cluster.env, cwd=tmp_path)
        if "Initialization failure" not in done.stderr and "cannot be used" not in done.stderr:
            break
    assert done.returncode == 0, done.stderr
    with (tmp_path / "alone").open("wb") as file:
        simulate(Setting("eatme", 4, {}, ("canny",) * 4, 1, 120), 1, file)
    assert (tmp_path / "there").read_bytes() == (tmp_path / "alone").read_bytes()


PROGRESS = """
import sys
from nightcoach.lab.simulate import Setting, simulate
setting = Setting("eatme", 4, {}, ("my_bots:Pausing", "random", "random", "random"), 1, 400)
simulate(setting, progress=lambda games: print(games, flush=True), on=sys.argv[1])
"""


def test_progress_is_told_while_others_still_play(cluster: Cluster, bots: Path) -> None:
    command = [sys.executable, "-c", PROGRESS, cluster.address]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=cluster.env, cwd=bots)
    try:
        assert run.stdout is not None
        # One process waits here until it is killed, so what is heard before is heard before the end.
        told = [run.stdout.readline()]
        until(lambda: (bots / "process").exists(), "a process to pause")
        os.kill(int((bots / "process").read_text()), signal.SIGKILL)
        told += run.stdout.read().split()  # `communicate` would miss what was read ahead with the first line
    finally:
        run.kill()
        run.communicate()
    assert [int(games) for games in told] == [50] * 8


def test_what_a_bot_does_wrong_there_is_one_sentence_here(cluster: Cluster, bots: Path) -> None:
    command = simulating("--games", "2", "--bots", "my_bots:Mute", "--on", cluster.address)
    done = subprocess.run(command, capture_output=True, text=True, env=cluster.env, cwd=bots)
    assert done.returncode == 2
    assert "The bot Mute on seat " in done.stderr
    assert done.stderr.count("\n") == 1


@soak
def test_games_that_kill_every_process_are_given_up(cluster: Cluster, bots: Path) -> None:
    command = simulating("--games", "2", "--bots", "my_bots:Deadly", "--on", cluster.address)
    done = subprocess.run(command, capture_output=True, text=True, env=cluster.env, cwd=bots)
    assert done.returncode == 2
    assert done.stderr.startswith("6 processes have died while they played the same games.")


def children_of(process: int) -> set[int]:
    """All processes that this one has started, and those that they have."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    found = {process}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {process}


def runs(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def listening(processes: set[int]) -> list[Address]:
    """The addresses at which these processes wait for others."""
    open_ones = set()
    for process in processes:
        with contextlib.suppress(OSError):
            for file in Path(f"/proc/{process}/fd").iterdir():
                with contextlib.suppress(OSError):
                    open_ones.add(os.readlink(file))
    found: list[Address] = []
    for kind in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{kind}").read_text().splitlines()[1:]:
            _, local, _, state, *_, inode = line.split()[:10]
            if state == "0A" and f"socket:[{inode}]" in open_ones:
                raw = bytes.fromhex(local.split(":")[0])
                words = [raw[start : start + 4][::-1] for start in range(0, len(raw), 4)]
                address = ipaddress.ip_address(b"".join(words))
                mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
                found.append(mapped or address)
    return found


@dataclass(frozen=True)
class Interrupted:
    """A run on a Ray of its own that was interrupted, and what was seen before."""

    code: int
    out: str
    err: str
    records: bytes
    started: set[int]
    listened: list[Address]
    in_home: list[Path]


@pytest.fixture(scope="module")
def interrupted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Interrupted]:
    folder = tmp_path_factory.mktemp("interrupted")
    home = folder / "home"
    home.mkdir()
    records = folder / "records"
    command = simulating("--games", "1000000", "--bots", "random", "--on", "ray", "--jobs", "2")
    with short_folder() as rays:
        process = subprocess.Popen(
            [*command, "--records", str(records)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**HERE, "HOME": str(home), "RAY_TMPDIR": rays},
            start_new_session=True,
        )
        try:
            until(
                lambda: process.poll() is not None or (records.exists() and records.stat().st_size > 50_000), "records"
            )
            started = children_of(process.pid)
            listened = listening(started)
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: whoever belongs to the command hears it
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        seen = started, listened, list(home.iterdir())
        yield Interrupted(process.returncode, out, err, records.read_bytes(), *seen)


def test_an_interrupt_keeps_what_is_finished(interrupted: Interrupted, tmp_path: Path) -> None:
    assert interrupted.code == 130
    result = json.loads(interrupted.out)
    assert result["interrupted"] is True
    assert interrupted.err.startswith("Interrupted: ")
    assert interrupted.err.count("\n") == 1
    assert interrupted.records.count(b"\n") == result["games"] >= 50
    with (tmp_path / "alone").open("wb") as file:
        simulate(Setting("eatme", 4, {}, ("random",) * 4, 1, 50), 1, file)
    assert interrupted.records.startswith((tmp_path / "alone").read_bytes())


def test_no_process_stays_after_an_interrupt(interrupted: Interrupted) -> None:
    assert len(interrupted.started) > 4
    until(lambda: not [each for each in interrupted.started if runs(each)], "the processes of Ray to end")


def test_a_ray_of_our_own_listens_to_this_machine_alone(interrupted: Interrupted) -> None:
    assert len(interrupted.listened) > 2
    assert [each for each in interrupted.listened if not each.is_loopback] == []


def test_a_ray_of_our_own_leaves_nothing_in_the_home_folder(interrupted: Interrupted) -> None:
    assert interrupted.in_home == []


def test_without_ray_the_sentence_names_the_extra(tmp_path: Path) -> None:
    # Python looks in none of its usual places, but in a folder with everything that lies there except Ray.
    for place in [*site.getsitepackages(), *[path for path in sys.path if path.endswith("site-packages")]]:
        for package in Path(place).iterdir():
            ours_or_rays = package.name in ("nightcoach", "ray") or package.name.startswith(("ray-", "__"))
            if not ours_or_rays and not (tmp_path / package.name).exists():
                (tmp_path / package.name).symlink_to(package)
    (tmp_path / "nightcoach").symlink_to(Path(nightcoach.__file__).parent)
    env = {**HERE, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-S", "-m", "nightcoach", "simulate", "eatme", "--games", "2", "--json"]
    assert subprocess.run(command, env=env, capture_output=True, cwd=tmp_path).returncode == 0
    done = subprocess.run([*command, "--on", "ray"], env=env, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "--on needs Ray here: pip install 'nightcoach[ray]'\n"


def test_another_version_plays_no_games() -> None:
    with pytest.raises(Refused, match=r"this is Nightcoach 0\.0\.1"):
        _there("0.0.1", len, "games")
