"""Who may knock, how often, from where; tokens; and the headers of every answer."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Final
from urllib.parse import urlsplit

from nightcoach.core.errors import Refused
from nightcoach.server.bucket import Bucket

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
"""No inline script, no frame around us, no guessing of types, no address of a table told to other sites."""

PROXIES: Final = ("127.0.0.1", "::1")
"""Whose X-Forwarded-For is trusted: programs on this machine."""


def policy_with(styles: Iterable[str]) -> str:
    """The content policy of a page that holds these styles, each allowed by its hash and no other."""
    hashes = [base64.b64encode(hashlib.sha256(style.encode()).digest()).decode() for style in styles]
    allowed = " ".join(["style-src 'self'", *[f"'sha256-{digest}'" for digest in hashes]])
    return HEADERS["content-security-policy"].replace("style-src 'self'", allowed)


@dataclass
class Limits:
    """How much one connection, one address and all together may ask for."""

    connections: int = 10_000
    """Altogether, whatever they are for; each is an open file."""
    connections_per_address: int = 100
    """Sockets at tables."""
    requests_per_address: int = 200
    """Connections that are not sockets at a table: pages, and those that have not asked for anything yet."""
    tables: int = 5_000
    """Tables in memory."""
    messages_per_second: float = 20.0
    """Frames of one connection: messages, their parts, pings and pongs alike."""
    message_burst: int = 60
    cuts_per_minute: float = 10.0
    """Sockets from one address cut off for sending too fast; beyond that the address is turned away for a while."""
    knocks_per_minute: float = 120.0
    """Tables asked for, joined or connected to, per address: codes cannot be guessed by trying."""
    tables_per_hour: float = 60.0
    rows_per_table: int = 40_000
    """Rows of a table's log; after that no new game begins there. Talk ends at a quarter of them."""
    rows_per_hour: float = 10_000.0
    """… and in an hour."""
    frame_bytes: int = 16_384
    buffer_bytes: int = 1 << 20
    """What may wait for a slow reader before it is cut off."""
    hello_seconds: float = 10.0
    """The time within which a request must be complete, `hello` sent, or a message that has begun finished."""
    idle_seconds: float = 300.0
    """A table leaves memory after this long with nobody at it."""
    ping_seconds: float = 15.0


def given_limits(given: Iterable[str]) -> Limits:
    """The limits, some of them changed by KEY=VALUE."""
    limits = Limits()
    known = {each.name: each.type for each in fields(Limits)}
    for text in given:
        key, _, value = text.partition("=")
        try:
            number = float(value)
        except ValueError:
            number = -1.0
        if key not in known or not 0 < number < 1e12:
            names = ", ".join(known)
            raise Refused(
                "limit", f"--limit takes KEY=NUMBER, not '{text}'; keys are {names}", {"text": text, "known": names}
            )
        setattr(limits, key, int(number) if known[key] == "int" else number)
    return limits


class Buckets:
    """One bucket per address; the oldest addresses are forgotten, so memory is bounded."""

    MOST = 10_000

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """One more for this address, if there is one."""
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self.burst, self.per_second)
            if len(self._of) > self.MOST:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return bucket.take()

    def empty(self, address: str) -> bool:
        """Whether this address has none left."""
        bucket = self._of.get(address)
        return bucket is not None and bucket.empty()


def address_of(client: tuple[str, int] | None) -> str:
    """The address to count by: one household has a whole /64 of IPv6."""
    host = client[0] if client else "unknown"
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return host


def is_loopback(client: tuple[str, int] | None) -> bool:
    """Whether somebody on this very machine asks."""
    try:
        return client is not None and ipaddress.ip_address(client[0]).is_loopback
    except ValueError:
        return False


def good_origin(origin: str | None, host: str, more: Iterable[str]) -> bool:
    """A browser says from which site a page comes; only our own pages may talk to us. Programs say nothing."""
    if origin is None:
        return True
    if origin in more:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.netloc.lower() == host.lower() and parts.scheme in ("http", "https")


def seat_token(secret: bytes, code: str, key: str) -> str:
    """The 256-bit token of a seat. The same device asking again gets the same, so a lost answer costs no seat;
    without the server's secret and the device's key nobody can make it."""
    made = hmac.digest(secret, f"{code} {key}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def same_secret(given: str, wanted: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(given.encode(errors="replace"), wanted.encode())
