"""docs/wire.md says what the code says, and its conversation is one that the code understands; docs/hosting.md too."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

import msgspec
from typer.testing import CliRunner

from nightcoach.cli import app as cli
from nightcoach.core.record import commitment
from nightcoach.core.wire import Told
from nightcoach.games.eatme import wire as eatme
from nightcoach.server import messages
from nightcoach.server.security import Limits
from nightcoach.table.wire import inbound, outbound
from tools.wire_docs.document import document

ROOT = Path(__file__).parent.parent
WIRE = (ROOT / "docs" / "wire.md").read_text()
HOSTING = (ROOT / "docs" / "hosting.md").read_text()


def conversation() -> list[tuple[str, bytes]]:
    """Who speaks, and what is said."""
    found = re.findall(r"```json\n(POST \S+|20[01]|→|←) (.*?)\n```", WIRE, re.DOTALL)
    return [(sign, json.dumps(json.loads(text)).encode()) for sign, text in found]


def test_the_description_of_the_wire_is_not_stale() -> None:
    assert document() == WIRE, "run python -m tools.wire_docs"


def test_every_message_has_its_heading() -> None:
    for union in (inbound.ClientMessage, inbound.AnyCommand, outbound.ServerMessage):
        for cls in union.__args__:
            assert f"### `{cls.__struct_config__.tag}`\n\n{cls.__doc__}" in WIRE


def test_every_message_of_the_conversation_decodes() -> None:
    heard = msgspec.json.Decoder(outbound.ServerMessage)
    kinds: list[str] = []
    for sign, message in conversation():
        if sign == "→":
            kinds.append(type(inbound.read_message(message)).__name__)
        elif sign == "←":
            kinds.append(type(heard.decode(message)).__name__)
        elif sign.startswith("POST"):
            body = messages.JoinTable if sign.endswith("/join") else messages.MakeTable
            kinds.append(type(msgspec.json.decode(message, type=body)).__name__)
        else:
            kinds.append(type(msgspec.json.decode(message, type=messages.Seated)).__name__)
    assert len(kinds) == WIRE.count("```json")
    assert set(kinds) == {
        "MakeTable", "JoinTable", "Seated", "Hello", "Do", "Welcome", "News", "Receipt", "Problem", "Bye",
    }  # fmt: skip


def test_the_conversation_keeps_the_secret_it_speaks_of() -> None:
    board = next(json.loads(m)["board"] for s, m in conversation() if s == "←" and b"commitment" in m)
    assert board["commitment"] == commitment(bytes(range(32)))
    others = [m for s, m in conversation() if s == "←" and b'"seat": 2, "choice"' in m]
    assert others
    assert all(b'"seat": 2, "choice": null' in m for m in others)


def test_every_event_that_the_conversation_tells_is_described() -> None:
    events = {event["event"] for s, m in conversation() for event in json.loads(m).get("story", []) if s == "←"}
    assert events >= {"opened", "dealt", "confirmed", "locked"}
    assert all(f"#### `{event}`" in WIRE for event in events)
    assert issubclass(eatme.Dealt, Told)


# What hosts read


def test_every_limit_is_described_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `([a-z_]+)` \| ([0-9,.]+) \|", HOSTING, re.MULTILINE))
    assert {key: float(value.replace(",", "")) for key, value in rows.items()} == {
        each.name: float(getattr(Limits(), each.name)) for each in fields(Limits)
    }


def test_every_command_and_option_that_hosts_are_told_of_exists() -> None:
    said = re.findall(r"nightcoach ((?:serve|verify|tables (?:list|backup|delete)))((?: [^\n`#]*)?)", HOSTING)
    assert len(said) > 8
    for command, rest in said:
        helped = CliRunner().invoke(cli, [*command.split(), "--help"], env={"COLUMNS": "200"})
        assert helped.exit_code == 0
        for option in re.findall(r"(?<!\S)--[a-z-]+", rest):
            assert option in helped.output, f"nightcoach {command} has no {option}"
