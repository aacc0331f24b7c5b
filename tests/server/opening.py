"""Tables made and sockets opened by hand, and what every answer of the server must say."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import key


def made(url: str, **more: Any) -> dict[str, Any]:
    body = {"game": "eatme", "name": "Anna", "key": key()}
    found: dict[str, Any] = httpx.post(f"{url}/api/tables", json=body, **more).raise_for_status().json()
    return found


def socket_address(url: str, code: str, query: str = "") -> str:
    return url.replace("http", "ws", 1) + f"/api/tables/{code}/socket{query}"


def opened(address: str, **more: Any) -> ClientConnection:
    """Connect and go at once; what is left is how the server answered."""

    async def story() -> ClientConnection:
        async with connect(address, **{"compression": None, **more}) as found:
            return found

    return asyncio.run(story())


def strict(headers: Any) -> None:
    """Headers that let a browser do nothing but what we mean."""
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert "*" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers
    assert "set-cookie" not in headers
