"""What axe finds wrong for people who listen to pages, or need more contrast: nothing that is serious."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.phones import Devices, Screen
from tests.browser.still import stand_still

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async ([theme, rules]) => {
  const before = document.documentElement.dataset.theme;
  document.documentElement.dataset.theme = theme;
  const found = await axe.run(document, { resultTypes: ['violations'], ...(rules.length ? { runOnly: rules } : {}) });
  document.documentElement.dataset.theme = before;
  const grave = found.violations.filter((each) => ['serious', 'critical'].includes(each.impact));
  const told = (id, node) => [theme, id, node.html.slice(0, 120), node.failureSummary.split('\\n')[1]].join(': ');
  return grave.flatMap((each) => each.nodes.map((node) => told(each.id, node)));
}"""


def found_by_axe(screen: Screen, theme: str = "night", *rules: str) -> list[str]:
    if screen.page.evaluate("typeof axe") == "undefined":
        screen.page.add_script_tag(path=AXE)
    stand_still(screen.page, 1)
    found: Any = screen.page.evaluate(RUN, [theme, list(rules)])
    return [str(each) for each in found]


def test_axe_would_find_a_button_without_a_name_and_pale_words(devices: Devices) -> None:
    phone = devices.phone(bypass_csp=True)
    phone.open("/settings")
    phone.sees("settings-plain")
    planted = "<button></button><p style='color:#222;background:#333'>Pale words</p>"
    phone.page.evaluate("html => document.querySelector('main').insertAdjacentHTML('beforeend', html)", planted)
    found = "\n".join(found_by_axe(phone))
    assert "button-name" in found
    assert "color-contrast" in found
