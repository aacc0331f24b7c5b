"""Our server beside a peer's: tables of four over real sockets, flat out, ours durable and boardgame.io in memory.

boardgame.io is installed from npm into a scratch folder that is thrown away. Both servers have the same core in turn,
and the crowd another; tables, sockets and sizes of frames are the same, and everybody at a table gets a frame for each
move. At boardgame.io one player after the other moves as soon as told, with a state as large as our frames. What counts
is how many moves a server makes in a second of its processor's time; the crowd says its own share of a core.

Usage: python -m bench.server_peers [--tables 100] [--seconds 5] [--rounds 5], in the project folder; needs npm and the
network
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import nightcoach
from bench.crowd import Tally, Wire
from bench.server import SEATS, Process, closed, connected, flat_out, many_files, measure, run, serving

PEER: Final = "boardgame.io@0.50.2"
FRAME_BYTES: Final = 1800
"""How long our frames to a seat are in this load, on average; the peer's state is filled up to it."""
SERVER: Final = """
const { Server, Origins } = require("boardgame.io/dist/cjs/server.js");
const filler = "x".repeat(Number(process.argv[3]));
const game = {
  name: "bench",
  setup: () => ({ moves: 0, filler, chosen: [null, null, null, null] }),
  playerView: ({ G, playerID }) => ({ ...G, chosen: G.chosen.map((c, i) => (String(i) === playerID ? c : null)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: ({ G, playerID }, words) => { G.moves++; G.chosen[Number(playerID)] = words; } },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
"""


class Peer(Process):
    """boardgame.io in a process and on a core of its own, in memory."""

    def __init__(self, folder: Path, core: int, filler: int) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.host = "127.0.0.1"
        self.address = f"127.0.0.1:{self.port}"
        script = folder / "server.js"
        script.write_text(SERVER)
        arguments = ["node", str(script), str(self.port), str(filler)]
        quiet = {**os.environ, "NODE_ENV": "production"}
        self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, env=quiet)
        os.sched_setaffinity(self.process.pid, {core})
        assert self.process.stdout is not None
        if not any("ready" in line for line in iter(self.process.stdout.readline, "")):
            raise RuntimeError("boardgame.io did not start")


class PeerPlayer(Wire):
    """Somebody at a table of boardgame.io, who moves as soon as it is their turn."""

    def __init__(self, address: str, table: int, seat: int, tally: Tally) -> None:
        super().__init__(address, "", f"127.1.0.{table % 250 + 1}")
        self.request = self.request.replace("/api/tables//socket", "/socket.io/?EIO=4&transport=websocket")
        self.table, self.seat, self.tally = table, seat, tally
        self.sent = 0.0
        self.state, self.turn = -1, -1
        self.bytes = self.frames = 0

    def opened(self) -> None:
        """The server speaks first."""

    def heard(self, frame: bytes) -> None:
        if frame[:1] == b"0":
            self.send(b"40/bench,")
        elif frame == b"2":
            self.send(b"3")
        elif frame.startswith(b"40"):
            self.send(b'42/bench,["sync","table%d","%d",null,%d]' % (self.table, self.seat, SEATS))
        elif frame.startswith((b'42/bench,["sync"', b'42/bench,["update"')):
            self._learn(frame)
            super().heard(frame)

    def _learn(self, frame: bytes) -> None:
        self.frames += 1
        self.bytes += len(frame)
        told = json.loads(frame[frame.index(b"[") :])
        state = told[2]["state"] if told[0] == "sync" else told[2]
        self.tally.news += told[0] == "update"
        self.state, self.turn = state["_stateID"], int(state["ctx"]["currentPlayer"])
        if self.sent:
            self.tally.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        self.go_on()

    def go_on(self) -> None:
        """Move, if it is one's turn."""
        if not self.tally.quiet and self.turn == self.seat and not self.sent:
            self.sent = time.perf_counter()
            move = b'{"type":"play","args":["visit 2"],"playerID":"%d"}' % self.seat
            action = b'{"type":"MAKE_MOVE","payload":%b}' % move
            self.send(b'42/bench,["update",%b,%d,"table%d","%d"]' % (action, self.state, self.table, self.seat))


def install(folder: Path) -> None:
    """The peer, into a scratch folder."""
    if shutil.which("npm") is None:
        sys.exit("npm is not installed; the comparison needs it to fetch boardgame.io")
    fetch = ["npm", "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--loglevel", "error", PEER]
    done = subprocess.run(fetch, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = done.stderr.strip().splitlines()[:1] or ["npm said nothing"]
        sys.exit(f"{PEER} could not be installed: {reason[0]}; the comparison needs it and the network")


@contextlib.contextmanager
def peer_serving(folder: Path, cores: list[int], filler: int) -> Iterator[Peer]:
    """The peer on the first core, and this process on the last."""
    served = Peer(folder, cores[0], filler)
    try:
        os.sched_setaffinity(0, {cores[-1]})
        yield served
    finally:
        os.sched_setaffinity(0, cores)
        served.stop()


async def theirs(served: Peer, tables: int, seconds: float) -> dict[str, Any]:
    """Theirs, likewise; with the mean length of its frames."""
    tally = Tally()
    players = [PeerPlayer(served.address, table, seat, tally) for table in range(tables) for seat in range(SEATS)]
    for first in range(0, len(players), SEATS):  # whoever comes first makes the table
        await connected(served, players[first : first + SEATS])
    line = await measure(served, players, tally, seconds)
    line["frame_bytes"] = round(sum([p.bytes for p in players]) / max(1, sum([p.frames for p in players])))
    await closed(players)
    return line


def bench_server_peers(tables: int, seconds: float, rounds: int) -> Iterator[str]:
    """One JSON line: both servers in turns, and the median of the rounds' ratios."""
    many_files()
    cores = sorted(os.sched_getaffinity(0))
    found: dict[str, list[dict[str, Any]]] = {"ours": [], "theirs": []}
    with tempfile.TemporaryDirectory(prefix="nightcoach-") as folder:
        install(Path(folder))
        with peer_serving(Path(folder), cores, 0) as peer:
            bare = run(theirs(peer, 1, 1.0))["frame_bytes"]
        for _ in range(rounds):
            with peer_serving(Path(folder), cores, max(0, FRAME_BYTES - bare)) as peer:
                found["theirs"].append(run(theirs(peer, tables, seconds)))
            with serving(cores) as served:
                found["ours"].append(run(flat_out(served, tables, seconds)))
    line: dict[str, Any] = {"peer": f"{PEER}, in memory", "tables": tables, "seats": SEATS, "rounds": rounds}
    line |= {"compiled": nightcoach.COMPILED, "unit": "moves per second of the server's processor"}
    for side, lines in found.items():
        made = [each["moves_per_server_cpu_s"] for each in lines]
        line[side] = round(statistics.median(made))
        line[f"{side}_range"] = [min(made), max(made)]
        line[f"{side}_moves_per_s"] = round(statistics.median([each["moves_per_s"] for each in lines]))
        line[f"{side}_crowds_core"] = round(max([each["client_cpu"] for each in lines]), 2)
    line["their_frame_bytes"] = found["theirs"][-1]["frame_bytes"]
    pairs = zip(found["ours"], found["theirs"], strict=True)
    ratios = sorted([a["moves_per_server_cpu_s"] / b["moves_per_server_cpu_s"] for a, b in pairs])
    line["ratio"] = round(statistics.median(ratios), 2)
    line["range"] = [round(ratios[0], 2), round(ratios[-1], 2)]
    yield json.dumps(line)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Our server beside boardgame.io; one JSON line.")
    parser.add_argument("--tables", type=int, default=100, help="how many tables of four")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each server is measured in a round")
    parser.add_argument("--rounds", type=int, default=5, help="how often each server is measured, in turns")
    given = parser.parse_args()
    for line in bench_server_peers(given.tables, max(given.seconds, 1.0), given.rounds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
