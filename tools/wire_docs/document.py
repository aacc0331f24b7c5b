"""The whole of docs/wire.md."""

from __future__ import annotations

import asyncio
import inspect
import typing

from nightcoach.bots import ladder
from nightcoach.core import wire
from nightcoach.core.box import house
from nightcoach.games.eatme import wire as eatme
from nightcoach.server import replies
from nightcoach.table.wire import inbound, outbound
from tools.wire_docs.conversation import conversation
from tools.wire_docs.described import BODIES, codes, described, ids, routes
from tools.wire_docs.introduction import INTRO

PARTS = (
    outbound.Board, outbound.Place, outbound.Person, outbound.SeatAsked, outbound.Result, outbound.You,
    outbound.StandingOrder, outbound.InYourName, outbound.Clock, outbound.Line,
)  # fmt: skip


def document() -> str:
    """The whole file."""
    out = [INTRO, "## A conversation\n"]
    out.append(
        "Played by the code of a real table, with fixed seeds and keys; → is what Anna's device sends, ← what it "
        "hears. Every `pad` is emptied here.\n"
    )
    out += asyncio.run(conversation())
    out.append("## What a client sends\n")
    for cls in typing.get_args(inbound.ClientMessage):
        out += described(cls)
    out.append("## Commands\n\nWhat is in `do.command`; the name goes into its field `do`.\n")
    for cls in typing.get_args(inbound.AnyCommand):
        out += described(cls)
    out.append("## What a table sends\n")
    for cls in typing.get_args(outbound.ServerMessage):
        out += described(cls)
    out.append("## Parts of these\n")
    for cls in PARTS:
        out += described(cls)
    out.append("## Views and events\n\nWhat is in `view` and `story` is the game's own; every game has these fields.\n")
    out += described(wire.GameView)
    out += described(wire.Closed)
    out.append("### Eat Me If You Can!\n\nThe events of the story, by their field `event`, and the rest of the view.\n")
    told = [cls for _, cls in inspect.getmembers(eatme, inspect.isclass) if issubclass(cls, wire.Told)]
    shown: list[type] = [eatme.View, eatme.Habits, eatme.Options, *[cls for cls in told if cls is not wire.Told]]
    for cls in shown:
        out += described(cls, 4)
    out.append("## Over HTTP\n")
    out += routes()
    out.append(
        "A body is JSON with `content-type: application/json`. A browser's page must come from the same address "
        "(`Origin`). A refusal is a [Wrong](#wrong), with the status below; any other reason has 400.\n"
    )
    out.append("| status | `reason` |\n|---|---|")
    for status in sorted(set(replies.STATUS.values())):
        out.append(
            f"| {status} | {', '.join([f'`{why}`' for why, each in replies.STATUS.items() if each == status])} |"
        )
    out.append("")
    for cls in BODIES:
        out += described(cls)
    out.append(
        "## Close codes\n\n`bye` comes first and says it in a word. Before the connection is open, a page of another "
        "site is denied with 403, a name that is not the server's with 421, and too many connections with 429. Besides "
        "these, 1009 is a message that is too long "
        "and 1011 a client that does not answer pings.\n"
    )
    out += codes()
    out.append(
        "## Ids\n\nTexts travel as ids with their facts; the catalogues in `src/nightcoach/words` have them in four "
        "languages. `refused-…` is what `reason` names, `note-…` what `note` names in a line of talk, and the others "
        "are ready-made sentences.\n"
    )
    out += [f"Bots: {', '.join([f'`{level}`' for level in ladder(game)])} for {game}.\n" for game in house()]
    out += ids()
    return "\n".join(out).rstrip() + "\n"
