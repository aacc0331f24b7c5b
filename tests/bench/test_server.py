"""The load that the server is measured with: real sockets, well-formed figures."""

from __future__ import annotations

import json
import os

import pytest

import nightcoach
from bench import server
from bench.server import bench_server


@pytest.mark.server
def test_two_tables_for_a_second_give_lines_of_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "SCREENS", 100)
    monkeypatch.setattr(server, "KINDS", ["pings"])
    cores = os.sched_getaffinity(0)
    lines = [json.loads(line) for line in bench_server([2], 1.0, 1)]
    assert os.sched_getaffinity(0) == cores
    assert [line["load"] for line in lines] == ["people", "flat_out", "attacked"]
    people, flat_out, attacked = lines
    assert (attacked["attack"], attacked["tables"]) == ("pings", 2)
    assert attacked["quiet_p99_ms"] > 0
    assert attacked["moves_per_s"] > 0
    for line in (people, flat_out):
        assert line["tables"] == 2
        assert line["seats"] == 4
        assert line["compiled"] == nightcoach.COMPILED
        assert line["refused"] == 0
        assert 0 < line["p50_ms"] <= line["p99_ms"] < 10_000
        assert line["news_per_s"] >= line["moves_per_s"] > 0
        assert 0 <= line["kib_per_idle_connection"] < 1000  # so few may fit into memory that is there already
        assert line["moves_per_server_cpu_s"] > 0
        assert line["client_cpu"] < 1.1
    assert flat_out["moves_per_s"] > people["moves_per_s"]
    assert flat_out["kib_per_table"] > 1
    assert 0 < flat_out["server_cpu"] < 1.1
