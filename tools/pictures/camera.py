"""The camera, and the pictures that are put together from others."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page

from nightcoach.server.client import BUILT
from nightcoach.words import words
from tests.browser.phones import DESKTOP, LANDSCAPE, PHONE, TV, Screen, Shape
from tests.browser.still import photograph, stand_still

ROOT = Path(__file__).parents[2]
TARGET = ROOT / "docs" / "pictures"
QUALITY = 82
"""Of the JPEGs: all pictures together stay below 13 MB."""


class Camera:
    """Takes the pictures that are wanted, of whatever a device shows."""

    kinds = {"phone": PHONE, "desktop": DESKTOP, "tv": TV, "landscape": LANDSCAPE}

    def __init__(self, wanted: list[str]) -> None:
        self.wanted = wanted
        self.taken: dict[str, Path] = {}
        self.whole: dict[str, bytes] = {}
        """The same at full quality, for pictures that are put together from them."""

    def take(self, screen: Screen, name: str, *kinds: str, before: Callable[[], None] = lambda: None) -> None:
        """One picture for each kind of device; `before` is done once the screen has its size."""
        for kind in kinds or ("phone", "desktop"):
            self.resize(screen.page, self.kinds[kind])
            before()
            self.shoot(screen.page, f"{kind}-{name}")
        if "tv" not in kinds:
            self.resize(screen.page, PHONE)

    def resize(self, page: Page, shape: Shape) -> None:
        """As if it were another device."""
        page.set_viewport_size({"width": shape.width, "height": shape.height})
        page.clock.run_for(20)
        stand_still(page)

    def compose(
        self, browser: Browser, name: str, text: str, parts: dict[str, tuple[str, bytes]], shape: Shape
    ) -> None:
        """A picture put together from others, as a page of its own."""
        for part, (kind, content) in parts.items():
            text = text.replace(f'"{part}"', f'"data:{kind};base64,{base64.b64encode(content).decode()}"')
        page = browser.new_page(viewport={"width": shape.width, "height": shape.height})
        page.set_content(text)
        self.shoot(page, name)
        page.close()

    def shoot(self, page: Page, name: str, keep: bool = True) -> None:
        """When everything is there and nothing moves any more; what is only a part of another is not kept."""
        self.whole[name] = photograph(page)
        if not keep or (self.wanted and name not in self.wanted):
            return
        path = TARGET / f"{name}.jpg"
        path.write_bytes(photograph(page, type="jpeg", quality=QUALITY))
        self.taken[name] = path
        print(f"{path.stat().st_size / 1000:7.0f} kB  {path.relative_to(ROOT)}")


NEIGHBOURS = """<!doctype html><style>
  * { box-sizing: border-box; margin: 0; }
  body { width: 920px; height: 960px; display: flex; gap: 40px; align-items: center; justify-content: center;
    background: radial-gradient(700px 500px at 50% 40%, rgb(143 155 255 / 20%), transparent 75%), #0b0a13; }
  div { width: 400px; padding: 10px; border-radius: 48px; background: #08070d;
    box-shadow: 0 0 0 2px #3b3748, 0 36px 90px rgb(0 0 0 / 80%); }
  img { display: block; width: 100%; border-radius: 38px; }
</style><div><img src="wolf"></div><div><img src="villager"></div>"""
PAIR = Shape(920, 960)


HEAD = """<!doctype html><style>
  @font-face { font-family: Fell; src: url("fell"); }
  * { box-sizing: border-box; margin: 0; }
  body {
    width: 1600px; height: 900px; position: relative; overflow: hidden; color: #f1e8d4; font-family: Fell;
    background: radial-gradient(1100px 620px at 50% 26%, rgb(242 184 75 / 24%), transparent 70%),
      radial-gradient(800px 300px at 50% 108%, rgb(143 155 255 / 16%), transparent 70%), #0b0a13;
  }
  div, header { position: absolute; }
  .tv { top: 44px; width: 752px; padding: 10px; border-radius: 16px; background: #05050a;
    box-shadow: 0 0 0 2px #2b2838, 0 40px 120px rgb(0 0 0 / 75%), 0 0 160px rgb(242 184 75 / 18%); }
  .tv img { display: block; width: 100%; border-radius: 8px; }
  .tv.left { left: 36px; }
  .tv.right { right: 36px; }
  .phone { width: 254px; padding: 9px; border-radius: 38px; background: #08070d; top: 322px;
    box-shadow: 0 0 0 2px #3b3748, 0 36px 90px rgb(0 0 0 / 80%); }
  .phone img { display: block; width: 100%; border-radius: 30px; }
  .phone.left { left: 84px; rotate: -3deg; }
  .phone.right { right: 84px; rotate: 3deg; }
  header { left: 380px; right: 380px; top: 610px; text-align: center; }
  h1 { font: 400 108px/1 Fell; text-shadow: 0 0 40px rgb(242 184 75 / 45%); }
  p { margin-top: 18px; font-size: 30px; color: #beb39d; }
</style>
<div class="tv left"><img src="tv-prowl"></div><div class="tv right"><img src="tv-castle-turn"></div>
<div class="phone left"><img src="phone-wheel-held"></div>
<div class="phone right"><img src="phone-castle-offer"></div>
<header><h1>Nightcoach</h1><p>tagline</p></header>"""


def head(browser: Browser, camera: Camera) -> None:
    """The picture at the head of the README: two games side by side, each on a table screen and on a phone."""
    kept = {name: ("image/jpeg", picture) for name, picture in camera.whole.items()}
    kept["fell"] = ("font/woff2", next(BUILT.glob("assets/im-fell*.woff2")).read_bytes())
    text = HEAD.replace("tagline", words("en").say("client-tagline"))
    camera.compose(browser, "nightcoach", text, kept, Shape(1600, 900))
