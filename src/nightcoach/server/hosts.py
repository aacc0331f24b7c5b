"""The names by which we may be called. A page of another site can make its own name mean this machine (DNS rebinding),
and would then talk to us from inside the network; but it cannot change the name that the browser says it used."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from nightcoach.core.errors import Refused

HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^:\[\]]*))(?::[0-9]{0,5})?")
NAME: Final = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*")
AT_HOME: Final = (
    "local", "localhost", "localdomain", "lan", "home", "home.arpa", "internal", "intranet", "private", "corp",
)  # fmt: skip
"""Endings of names that nobody can have on the internet: they mean something only on a local network."""
ROUTERS: Final = ("fritz.box",)
"""Endings that routers give to local names although they exist on the internet too: trusted only for this machine's own
name."""


def name_in(host: str) -> str:
    """The bare name in a Host header: no port, no brackets, no dot at the end. Nothing if it cannot be one."""
    found = HOST.fullmatch(host.strip().lower())
    return (found[1] or found[2].rstrip(".")) if found else ""


def own_names() -> tuple[str, ...]:
    """What this machine is called."""
    name = socket.gethostname().lower().rstrip(".")
    return (name, *[f"{name.partition('.')[0]}.{router}" for router in ROUTERS])


def names_of(urls: Iterable[str]) -> tuple[str, ...]:
    """The names in these addresses."""
    found = []
    for url in urls:
        with contextlib.suppress(ValueError):  # what is not an address has no name in it
            found.append(urlsplit(url).hostname or "")
    return tuple([name for name in found if name])


def given_names(names: Iterable[str]) -> tuple[str, ...]:
    """Names from the command line, checked."""
    found = []
    for given in names:
        name = name_in(given)
        if not NAME.fullmatch(name):
            raise Refused(
                "allowed_host", f"--allowed-host takes a name like play.example.org, not '{given}'", {"name": given}
            )
        found.append(name)
    return tuple(found)


def shown(host: str) -> str:
    """The name in a Host header, to be shown; what cannot be a name is not repeated."""
    name = name_in(host)
    return name if len(name) <= 253 and NAME.fullmatch(name) else "…"


def good_host(host: str, ours: Iterable[str]) -> bool:
    """Whether that is us: an IP address, a name that means something only on our own network, or one of our names."""
    name = name_in(host)
    if not name:
        return not host  # a program that gives no name; browsers always do
    try:
        ipaddress.ip_address(name)
        return True
    except ValueError:
        pass
    if len(name) > 253 or not NAME.fullmatch(name):
        return False
    return "." not in name or name.endswith(tuple([f".{end}" for end in AT_HOME])) or name in ours
