"""What axe finds wrong with a page for people who listen to it, or need more contrast."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.phones import Screen
from tests.browser.still import lit, stand_still

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


THEMES = ("night", "contrast", "day")


def found_in_every_theme(screen: Screen) -> list[str]:
    """Everything in the usual theme, and in the others what a theme can change."""
    night, *others = THEMES
    return found_by_axe(screen, night) + [
        each for theme in others for each in found_by_axe(screen, theme, "color-contrast")
    ]


def found_by_axe(screen: Screen, theme: str = "night", *rules: str) -> list[str]:
    """What is seriously wrong with this page, by all rules or by these."""
    if screen.page.evaluate("typeof axe") == "undefined":
        screen.page.add_script_tag(path=AXE)
    stand_still(screen.page, 1)
    with lit(screen.page):
        found: Any = screen.page.evaluate(RUN, [theme, list(rules)])
    return [str(each) for each in found]
