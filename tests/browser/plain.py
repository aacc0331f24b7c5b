"""Somebody who answers on the plain table."""

from __future__ import annotations

import re

from tests.browser.phones import Phone, until


def answer(phone: Phone) -> None:
    """Press the first open button of the question until the move is whole, then say yes."""
    ask = phone.region("game-ask")
    heading = ask.get_by_role("heading").inner_text()
    sure = re.compile("^" + re.escape(phone.say("chooser-confirm", move="@").split("@")[0]))
    yes = ask.get_by_role("button", name=sure).or_(phone.page.locator("[data-do]"))
    secret = phone.reel().count() > 0
    if secret:
        phone.choose_hidden(phone.hidden_words()[0])
        # The next question may be the same, and come before anybody has looked: but its reel is another.
        phone.reel().evaluate("each => each.toggleAttribute('data-answered', true)")
    again = phone.say("chooser-again")
    choices = ask.locator("button:not([aria-disabled='true'])").filter(has_not_text=again)
    for _ in range(8):
        if yes.count():
            break
        phone.press(choices.first)
    phone.press(yes)
    answered = phone.page.locator("[data-answered]")
    until(
        lambda: (
            phone.is_over()
            or ask.get_by_role("heading", name=heading).count() == 0
            or not (answered.count() if secret else yes.count())
        ),
        phone.page,
        "the answer is taken",
    )
