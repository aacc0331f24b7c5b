"""A phone that shows whatever view the test gives it: the page is real, the views are the engine's, the wire is ours.

So one page goes through every window of a game in no time, and twin worlds can be shown one after the other.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from nightcoach.core.state import State
from nightcoach.core.wire import Told, to_json
from nightcoach.table.time.timers import short
from tests.browser.devices import Devices
from tests.browser.phones import PATIENCE, TV, Phone
from tests.table.scene import table_of

NARRATOR = 99
"""Who has no seat."""
CODE, TOKEN = "BCDFG", "token-of-a-seat-behind-glass"


def welcomed(game: str, seats: int) -> dict[str, Any]:
    """What a table tells somebody when a game has begun."""
    with table_of(seats, game=game) as scene:
        frames = [json.loads(frame) for _, frame in scene.guests[0].tape.frames]
    found: dict[str, Any] = [frame for frame in frames if frame["t"] == "welcome"][-1]
    return found


class Glass:
    """One phone at a table of one game; it can show any seat."""

    def __init__(
        self,
        devices: Devices,
        game: str,
        seats: int,
        settings: Any = None,
        seal: Any = None,
        screen: bool = False,
        **more: Any,
    ) -> None:
        with ThreadPoolExecutor() as aside:  # the browser's own loop runs in this thread
            self.welcome = aside.submit(welcomed, game, seats).result()
        self.welcome |= {"at": 0, "talk": [], "in_your_name": []}
        self._last = self._nothing()
        self.phone: Phone = devices.pane(**({"shape": TV} if screen else {}) | more)
        self.stage = ".tv .stage" if screen else "main .game"
        self.phone.language = (settings or {}).get("language", "en")
        self.page = self.phone.page
        self.sent: list[dict[str, Any]] = []
        """The moves that were made here, also by a narrator in somebody's place."""
        self.marked: list[str | None] = []
        """What was to be stored of what was noted here; none where nothing was new."""
        self.narrated = self.narrates = False
        """Whether a person narrates; and whether it is whoever has this phone, which then shows everything."""
        self.other: list[str] = []
        """Whatever else this device wanted."""
        self._questions = itertools.count(1)
        self._socket: WebSocketRoute | None = None
        self._heard_so_far = self._news = 0
        self.refuses = ""
        """Why this table refuses whatever is done, if it does."""
        self.beat: dict[str, Any] | None = None
        """The beat that the table keeps, for what is shown next."""
        self.left: int | None = None
        """Milliseconds on the clock of what is shown next; without any there is none."""
        self.cue: dict[str, Any] | None = None
        """The one that will follow."""
        self._devices = devices
        kept = {"nightcoach.settings": settings or {}}
        if seal:  # what this device saw and added before the game
            kept[f"nightcoach.seal.{CODE}"] = seal
        self.phone.answered_by = self._connect
        self.phone.keeps({name: json.dumps(value) for name, value in kept.items()})
        self.phone.open(f"/t/{CODE}/screen" if screen else f"/t/{CODE}#seat={TOKEN}")
        self._wait_for_nothing()

    @property
    def judge(self) -> Page:
        """It looks at pictures of this phone."""
        return self._devices.judge

    def _nothing(self) -> dict[str, Any]:
        """A game that has just begun and of which nothing is known yet: whatever was shown before is gone."""
        return {
            **self.welcome,
            "board": {**self.welcome["board"], "phase": "play"},
            "view": None,
            "game": 0,
            "story": [],
        }

    def _wait_for_nothing(self) -> None:
        expect(self.page.locator("main.page > [role=status]")).to_be_visible(timeout=PATIENCE * 1000)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._heard)

    def _heard(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "hello":
            self._send(self._last)  # a page that connects again hears the same again
        elif message["t"] == "do":
            command = message["command"]
            self.sent += [command] if command["do"] in ("move", "answer") else []
            self.marked += [command["signs"]] if command["do"] == "marks" else []
            self.other += [command["do"]] if command["do"] not in ("move", "marks") else []
            taken = {"ok": True} if not self.refuses else {"ok": False, "reason": self.refuses}
            self._send({"t": "receipt", "id": message["id"], **taken})

    def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        if message["t"] == "welcome":
            self._last = message
        self._socket.send(json.dumps(message))

    def end(self, state: State, seat: int, **result: Any) -> None:
        """The game is over, with this result."""
        outcome = {"winners": [seat], "losers": [], "reason": "", "rule": "", "party": None, "reveal": [], **result}
        self._send(
            self._told(state, seat, ()) | {"board": {**self.welcome["board"], "phase": "over", "result": outcome}}
        )
        expect(self.phone.region("over-title")).to_be_visible(timeout=PATIENCE * 1000)

    def go_on(self, state: State, seat: int | None, story: Sequence[Told], **board: Any) -> None:
        """What has happened since, told to the page that shows what was before."""
        self._send(self._told(state, seat, story) | {"board": {**self.welcome["board"], **board}})

    def news(self, n: int, **view: Any) -> None:
        """Something of the view has changed."""
        self._send({"t": "news", "n": n, "view": view})

    def noted(self, signs: str) -> None:
        """What the table has stored of this person's marks; the next welcome brings it."""
        self.welcome["marks"] = signs

    def show(self, state: State, seat: int | None, story: Sequence[Told] = ()) -> None:
        """The seat's view of this state, or what everybody sees, on a page that has shown nothing before it."""
        told = self._told(state, seat, story)
        self._heard_so_far, self._news = len(story), 0
        self._send(self._nothing())
        self._wait_for_nothing()
        self._send(told)
        expect(self.page.locator(self.stage)).to_be_visible(timeout=PATIENCE * 1000)

    def hears(self, state: State, seat: int | None, events: Sequence[Told]) -> None:
        """What happens next: these events, and the view after them."""
        told = self._told(state, seat, events)
        self._news += 1
        news = {"t": "news", "n": self._news, "at": self._heard_so_far, "story": told["story"]}
        self._heard_so_far += len(events)
        self._send({**news, "view": told["view"], "clock": told["clock"]})

    def _clock(self) -> dict[str, Any]:
        return {"left": self.left, "question": next(self._questions), "beat": self.beat, "next": self.cue}

    def _told(self, state: State, seat: int | None, story: Sequence[Told]) -> dict[str, Any]:
        """What the table would say."""
        pace = state.pace()
        brief = pace is not None and short(pace) > 0.0
        person = None if seat is None else self.welcome["board"]["places"][seat]["person"]
        view = state.view(seat)
        if self.narrates:
            person, view = NARRATOR, state.whole()
        return {
            **self.welcome,
            "board": {**self.welcome["board"], "narrator": NARRATOR if self.narrated or self.narrates else None},
            "you": {**self.welcome["you"], "seat": seat, "person": person},
            "clock": {**self._clock(), "short": brief, "more": brief},
            "view": json.loads(to_json(view)),
            "story": [json.loads(to_json(event)) for event in story],
            "game": 1,
        }


class Wall:
    """A TV that shows whatever public view the test gives it."""

    def __init__(self, devices: Devices, game: str, seats: int, **more: Any) -> None:
        with ThreadPoolExecutor() as aside:
            welcome = aside.submit(welcomed, game, seats).result()
        clock = {"left": None, "question": 0, "short": False, "more": False}
        self.welcome = welcome | {"at": 0, "talk": [], "in_your_name": [], "clock": clock}
        self.welcome["you"] |= {"seat": None, "person": None}
        self.tv = devices.screen(**more)
        self.page = self.tv.page
        self._socket: WebSocketRoute | None = None
        self.page.route_web_socket("**/socket", self._connect)
        self.tv.open(f"/t/{CODE}/screen")
        expect(self.page.locator(".stage")).to_be_visible(timeout=PATIENCE * 1000)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self._send(self.welcome) if json.loads(text)["t"] == "hello" else None)

    def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def show(self, state: State, story: Sequence[Told], **board: Any) -> None:
        """What everybody may see of this state."""
        told = [json.loads(to_json(event)) for event in story]
        view = json.loads(to_json(state.view(None)))
        clock = {"left": None, "question": len(told), "short": False, "more": False}
        self._send(
            self.welcome
            | {"board": {**self.welcome["board"], **board}, "view": view, "story": told, "game": 1, "clock": clock}
        )
