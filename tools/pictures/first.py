"""The first ride: the guided game of The Castle of the Devil, from its first slip to the win."""

from __future__ import annotations

from nightcoach.table.time.clock import RealClock
from tests.browser.devices import Devices
from tests.browser.lesson import do, slips, told
from tests.browser.phones import until
from tests.server.running import Running
from tools.pictures.camera import Camera
from tools.pictures.people import dressed
from tools.pictures.ride import held


class FirstRide:
    """Anna rides alone with three bots, who say their lines at their own pace: nothing on these pictures is a clock."""

    def __init__(self, devices: Devices, server: Running, camera: Camera) -> None:
        self.camera = camera
        server.door.lobby.clock = RealClock()
        self.anna = dressed(devices, "Anna", moving=True)

    def taken(self) -> None:
        """The first slip, the trade while the Bag is held, and the win."""
        anna = self.anna
        anna.open("/")
        anna.press(anna.page.locator('[data-lesson="castle"]'))
        for name in slips():
            self.comes(name)
            if name == "cards":
                self.camera.take(anna, "first-ride")
            if name == "offer":
                self.trade()
            else:
                do(anna, name)
        until(lambda: told(anna).startswith("done"), anna.page, "Anna has won")
        self.camera.take(anna, "first-ride-won")

    def comes(self, name: str) -> None:
        """This slip, after all those where nothing is to be done but pass."""
        anna = self.anna
        while not told(anna).startswith(name):
            if told(anna).startswith("pass"):
                do(anna, "pass")
                until(lambda: not told(anna).startswith("pass"), anna.page, "Anna has passed")
            anna.page.wait_for_timeout(50)

    def trade(self) -> None:
        """The Bag for Bruno."""
        anna = self.anna
        anna.press(anna.page.locator('[data-word="offer"]'))
        anna.press(anna.page.locator('button[data-seat="2"]'))
        held(self.camera, anna, "first-ride-trade", anna.fan(), lambda slide: anna.lift("offer 2 bag_key", slide))
        anna.put_down("offer 2 bag_key")
        anna.press(anna.page.locator("[data-do]"))
