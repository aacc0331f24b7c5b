"""What axe finds wrong for people who listen to pages, or need more contrast: nothing that is serious."""

from __future__ import annotations

import pytest

from tests.browser.axe import found_by_axe
from tests.browser.devices import Devices

pytestmark = pytest.mark.browser


def test_axe_would_find_a_button_without_a_name_and_pale_words(devices: Devices) -> None:
    phone = devices.phone(bypass_csp=True)
    phone.open("/settings")
    phone.sees("settings-plain")
    planted = "<button></button><p style='color:#222;background:#333'>Pale words</p>"
    phone.page.evaluate("html => document.querySelector('main').insertAdjacentHTML('beforeend', html)", planted)
    found = "\n".join(found_by_axe(phone))
    assert "button-name" in found
    assert "color-contrast" in found
