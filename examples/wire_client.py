"""A client on the wire: make a table on a running server, add bots, and play a game over its WebSocket.

Start a server with `make play`, then run `.venv/bin/python -m examples.wire_client http://127.0.0.1:8765`.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


def post(url: str, body: dict[str, Any]) -> Any:
    """Send JSON over HTTP."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def send(socket: ClientConnection, message: dict[str, Any]) -> None:
    """Send a message, padded so that its length does not tell what was chosen."""
    bare = len(json.dumps({**message, "pad": ""}))
    await socket.send(json.dumps({**message, "pad": " " * (-bare % 512)}))


async def do(socket: ClientConnection, command: str, **facts: Any) -> None:
    """Send a command; its receipt comes among the other messages."""
    await send(socket, {"t": "do", "id": secrets.token_urlsafe(8), "command": {"do": command, **facts}})


async def play(url: str) -> dict[str, Any]:
    """Play one game of Eat Me If You Can! against three bots, and return its result."""
    table = post(f"{url}/api/tables", {"game": "eatme", "name": "Program", "key": secrets.token_urlsafe(16)})
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table['code']}/socket"
    known: dict[str, Any] = {"board": {}, "view": {}, "clock": {}}
    answered = -1
    async with connect(address, compression=None) as socket:
        await send(socket, {"t": "hello", "protocol": 1, "token": table["token"]})
        for _ in range(3):
            await do(socket, "add_bot", level="canny")
        await do(socket, "pace", bots="instant")
        await do(socket, "start")
        async for text in socket:
            message = json.loads(text)
            if message["t"] in ("welcome", "news"):  # a welcome is everything; news is what has changed
                for part in known:
                    known[part] = {**known[part], **(message.get(part) or {})}
            elif message["t"] == "receipt" and not message["ok"]:
                print(f"refused: {message['message']}")
            if known["board"].get("result"):
                result: dict[str, Any] = known["board"]["result"]
                return result
            question = known["clock"].get("question")
            if known["view"].get("legal") and question != answered:
                answered = question
                await do(socket, "move", words=secrets.choice(known["view"]["legal"]), question=question)
    raise ConnectionError("the server is gone")


def main(url: str) -> None:
    """Play, and print who won and why."""
    try:
        result = asyncio.run(play(url))
    except OSError as error:
        sys.exit(f"there is no server at {url} ({error}); start one with `make play`")
    print(f"winners: {', '.join([f'seat {seat}' for seat in result['winners']])}; reason: {result['reason']}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765")
