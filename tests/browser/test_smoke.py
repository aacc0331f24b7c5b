"""A browser opens the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def test_the_front_page_says_what_this_is(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1).first).to_contain_text("Nightcoach")


def test_the_page_breaks_no_rule_of_its_own_policy(page: Page) -> None:
    broken: list[str] = []
    page.on(
        "console", lambda message: broken.append(message.text) if "Content Security Policy" in message.text else None
    )
    page.on("pageerror", lambda error: broken.append(str(error)))
    page.goto("/")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    assert broken == []
