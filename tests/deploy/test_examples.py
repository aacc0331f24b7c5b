"""The examples in deploy/ are what the programs they are for accept."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from nightcoach.server.app import ROUTES
from tests.deploy.files import DEPLOY, haproxy, nginx, program

UNITS = sorted((DEPLOY / "systemd").iterdir())
AS_IT_IS = {80: 80, 443: 443, 8771: 8771, 8772: 8772}


def said(*command: str | Path) -> tuple[int, str]:
    """How a program ends, and what it says."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_nginx_accepts_its_example(tmp_path: Path) -> None:
    status, text = said(program("nginx"), "-t", "-p", tmp_path, "-c", nginx(tmp_path, AS_IT_IS))
    assert status == 0, text
    assert "[warn]" not in text


def test_haproxy_accepts_its_example(tmp_path: Path) -> None:
    status, text = said(program("haproxy"), "-c", "-f", haproxy(tmp_path, AS_IT_IS))
    assert status == 0, text
    assert "[WARNING]" not in text


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_can_be_read(unit: Path) -> None:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(unit)
    kind = unit.suffix.removeprefix(".").capitalize()
    assert set(parser.sections()) <= {"Unit", "Install", kind}
    assert parser["Unit"]["Description"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this machine has no systemd; the units are parsed")
def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    for unit in UNITS:
        text = unit.read_text().replace("/opt/nightcoach/bin/nightcoach", "/bin/true")
        (tmp_path / unit.name.replace("@", "@8771")).write_text(text)
    assert said("systemd-analyze", "verify", "--man=no", *sorted(tmp_path.iterdir())) == (0, "")


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.suffix == ".service"], ids=lambda unit: unit.name)
def test_a_service_is_started_with_options_that_exist(unit: Path) -> None:
    found = re.search(r"^ExecStart=/opt/nightcoach/bin/nightcoach (.*)$", unit.read_text(), re.MULTILINE)
    assert found is not None
    command = found[1].split()
    words = command[:2] if command[0] == "tables" else command[:1]
    options = said(sys.executable, "-m", "nightcoach", *words, "--help")[1]
    for option in re.findall(r"--[a-z-]+", found[1]):
        assert option in options


def test_the_examples_keep_from_strangers_what_is_the_operators() -> None:
    paths = {getattr(route, "path", "") for route in ROUTES}
    for name in ("nginx.conf", "haproxy.cfg"):
        text = (DEPLOY / name).read_text()
        for path in ("/metrics", "/admin", "/api/admin"):
            assert path in paths
            assert path in text


def test_the_compose_file_has_its_parts() -> None:
    services = yaml.safe_load((DEPLOY / "container" / "compose.yaml").read_text())["services"]
    assert set(services) == {"one", "two", "proxy", "database", "bus"}
    upstream = (DEPLOY / "nginx.conf").read_text()
    for name in ("one", "two"):
        port = re.search(r"--port (\d+)", services[name]["command"])
        assert port is not None
        assert f"server 127.0.0.1:{port[1]} " in upstream, "the proxy knows it"
        assert services[name]["network_mode"] == "service:proxy"
