"""What a game says of itself to clients: the rules it cites, the seats in its events, the secrets in its view."""

from __future__ import annotations

import pytest

import nightcoach
from nightcoach.rulebook import rule_text


@pytest.mark.parametrize("name", nightcoach.NAMES)
def test_every_event_cites_a_rule_of_the_book(name: str) -> None:
    for event in nightcoach.game(name).events.values():
        assert rule_text(name, event.cites)


@pytest.mark.parametrize("name", nightcoach.NAMES)
def test_every_secret_is_a_field_of_the_view(name: str) -> None:
    view = nightcoach.game(name).View
    assert set(view.secrets) <= set(view.__struct_fields__)
