"""What the dashboard and the alerts ask for is there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest
import yaml

from nightcoach.server.monitoring import rounded
from tests.deploy.files import DEPLOY
from tests.server.running import running

pytestmark = pytest.mark.server

FIGURE = re.compile(r"\bnightcoach_[a-z_]+\b")


def asked() -> dict[str, list[str]]:
    """Every expression of the dashboard and of the alerts."""
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    groups = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())["groups"]
    return {
        "dashboard": [target["expr"] for panel in panels for target in panel["targets"]],
        "alerts": [rule["expr"] for group in groups for rule in group["rules"]],
    }


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of all figures of a server."""
    with running(tmp_path_factory.mktemp("figures") / "t.db") as server:
        text = httpx.get(f"{server.url}/metrics").text
    return {line.split(" ")[0].split("{")[0] for line in text.splitlines() if not line.startswith("#")}


@pytest.mark.parametrize("where", ["dashboard", "alerts"])
def test_every_figure_that_is_asked_for_exists(shown: set[str], where: str) -> None:
    expressions = asked()[where]
    assert len(expressions) > 5
    for expression in expressions:
        assert set(FIGURE.findall(expression)) <= shown, expression


def test_the_dashboard_shows_every_figure(shown: set[str]) -> None:
    assert shown - set(FIGURE.findall(" ".join(asked()["dashboard"]))) == set()


def test_nobody_sees_in_the_number_of_sockets_that_somebody_has_left() -> None:
    assert [rounded(sockets) for sockets in (0, 1, 7, 8, 100, 101)] == [0, 100, 100, 100, 100, 200]


def test_no_two_panels_lie_on_each_other() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_every_alert_says_what_is_wrong() -> None:
    groups = yaml.safe_load(Path(DEPLOY / "alerts.yaml").read_text())["groups"]
    for rule in groups[0]["rules"]:
        assert rule["annotations"]["summary"]
        assert rule["labels"]["severity"] in ("warning", "critical")
