"""Plain pages until the phones' page exists: they show what is public and say how to go on. No script at all."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse

from nightcoach.core.errors import Refused
from nightcoach.table.outbound import Board
from nightcoach.words import LANGUAGES, Words, words

STYLE = """
:root { color-scheme: dark; --ink: #efe6d2; --night: #14121c; --lamp: #e9b44c; --line: #3a3548; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 42rem; background: var(--night); color: var(--ink);
  font: 1.125rem/1.5 Georgia, "Times New Roman", serif; overflow-wrap: anywhere; }
h1 { color: var(--lamp); font-size: 1.9rem; line-height: 1.2; }
h2 { font-size: 1.25rem; margin-top: 2rem; }
a { color: var(--lamp); }
code { font-size: 1.05em; letter-spacing: .08em; }
img { display: block; width: min(70vw, 15rem); height: auto; background: #fff; border-radius: .75rem; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: .55rem .4rem; border-bottom: 1px solid var(--line); vertical-align: top; }
.wide { overflow-x: auto; }
.code { font-size: 2.4rem; letter-spacing: .25em; color: var(--lamp); }
.note { border-left: .25rem solid var(--lamp); padding-left: .8rem; }
""".strip()


def speech_for(request: Request) -> tuple[str, Words]:
    """The reader's language, if it is one of ours."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language, words(language)
    return "en", words("en")


def page(language: str, title: str, body: str, status: int = 200, again: bool = False) -> HTMLResponse:
    """A whole page; one that shows something running looks again every few seconds."""
    refresh = '<meta http-equiv="refresh" content="5">' if again else ""
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">{refresh}'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/style.css"></head>'
        f"<body><main>{body}</main></body></html>",
        status,
    )


def home(request: Request) -> HTMLResponse:
    """What this is."""
    language, speech = speech_for(request)
    say = speech.say
    body = f"<h1>Nightcoach</h1><p>{escape(say('page-what'))}</p><p class='note'>{escape(say('page-later'))}</p>"
    return page(language, "Nightcoach", body)


def wrong(request: Request, refused: Refused, status: int) -> HTMLResponse:
    """What was wrong, in the reader's language."""
    language, speech = speech_for(request)
    text = escape(speech.say(f"refused-{refused.reason}", **refused.facts))
    return page(language, "Nightcoach", f"<h1>Nightcoach</h1><p>{text}</p>", status)


def table(request: Request, board: Board, view: Any, link: str) -> HTMLResponse:
    """The public state of a table; a locked one shows only that it is."""
    language, speech = speech_for(request)
    say = speech.say
    title = say(f"{board.game}-name")
    if board.locked:
        return page(language, title, f"<h1>{escape(title)}</h1><p>{escape(say('refused-locked'))}</p>", 403)
    asked = view.asked if view is not None else ()
    won = board.result.winners if board.result is not None else ()
    shown = {} if view is None else msgspec.to_builtins(view)
    # What a game shows of every seat becomes a column, whatever the game.
    columns = {k: v for k, v in shown.items() if isinstance(v, (list, tuple)) and _one_a_seat(v, len(board.places))}
    rows = "".join(
        [
            f"<tr><td>{seat + 1}</td><td>{escape(place.name)}{' ★' if seat in won else ''}</td>"
            f"<td>{escape(_doing(speech, board, place, seat in asked))}</td>"
            + "".join([f"<td>{escape(str(values[seat]))}</td>" for values in columns.values()])
            + "</tr>"
            for seat, place in enumerate(board.places)
        ]
    )
    names = [say("page-seat"), say("board-name"), "", *columns]
    heads = "".join([f"<th scope='col'>{escape(name)}</th>" for name in names])
    record = ""
    if board.result is not None:
        record = f"<p><a href='{escape(board.result.record)}'>{escape(say('page-record'))}</a></p>"
    body = (
        f"<h1>{escape(title)}</h1><p class='code'>{board.code}</p>"
        f"<img src='/api/tables/{board.code}/qr.svg' alt='{escape(say('page-qr'))}' width='240' height='240'>"
        f"<p><a href='{escape(link)}'>{escape(link)}</a></p>"
        f"<p class='note'>{escape(say('page-later'))}</p>"
        f"<h2>{escape(say('page-phase', phase=board.phase))}</h2>"
        f"<div class='wide'><table><tr>{heads}</tr>{rows}</table></div>{record}"
        f"<p>{escape(say('page-seal'))} <code>{board.commitment}</code></p>"
    )
    return page(language, title, body, again=True)


def _one_a_seat(values: Any, seats: int) -> bool:
    return len(values) == seats > 0 and all(isinstance(value, (str, int)) for value in values)


def _doing(speech: Words, board: Board, place: Any, asked: bool) -> str:
    if asked:
        return speech.say("page-asked")
    if place.person is None:
        return speech.say("page-bot")
    if place.stand_in:
        return speech.say("page-away")
    return speech.say("page-host") if place.person == board.host else ""
