"""The head of docs/wire.md: how to begin, and what holds for every message."""

from __future__ import annotations

from nightcoach.server.security import Limits
from nightcoach.table import room
from nightcoach.table.wire import inbound, news, padding

INTRO = f"""\
# The wire

How a client talks to a table. `python -m tools.wire_docs` writes this file from the types in `src/nightcoach`; a test
fails when it is stale. All messages are JSON; this is protocol {inbound.PROTOCOL}.

## In short

1. `POST /api/tables` makes a table, `POST /api/tables/CODE/join` joins one. Both return a **token**, the secret of that
   person at that table. The device draws a `key` once and keeps it: asking again with the same key is the same person
   and returns the same token, so a lost answer does not cost a seat.
2. Open the WebSocket `/api/tables/CODE/socket` and send `hello` with the token; without one you are a spectator, like a
   table screen. The answer is a `welcome` with everything that this watcher may know.
3. From then on `news` say what has changed. To do something, send `do` with a command; it is answered by a `receipt`.

## Rules

**News.** `news.board`, `news.you` and `news.view` hold only what has changed, each field with its whole new value.
`story` and `talk` are appended to what is known, and so is whatever `more` holds for fields of the view that only ever
grow. `edits` change a few places of a long list of the view: at each, `gone` elements are taken out and `new` ones put
in; places are told from the end of the list to its beginning, so they can be applied one after the other. `clock`
replaces the clock. `n` counts from 1 after every `welcome`. A gap in `n`, or an `at` that is not the number of events
known, means that something was missed: send `resync`. A `welcome` replaces everything; a new game, a rematch and a
different seat are announced by a `welcome` that nobody asked for.

**Resync.** `hello` and `resync` say which game is known (`game`), from which seat its story was heard (`seat`, null for
a spectator) and how many of its events (`seen`). If game and seat are still the same, the `welcome` brings the story
from event `at` on, and what was known before `at` stays. Otherwise `at` is 0, or the number of events left out of a
story of more than {news.STORY_MOST:,}.

**Receipts.** A receipt with `ok` says that the command is done and stored: a power cut does not undo it. The news of it
come first, except at night, when they come with the next tick. Without a receipt nobody knows: send the same command
with the same `id` again, on this connection or a later one. A `problem` with the command's `id` is final: it was not a
command. An `id` belongs to its person. A command that was accepted is never done twice, not even after a restart of the
server; its receipt is the same. Refusals are remembered too, the latest few hundred of each table, with one exception:
after a refusal because the database could not store the command (`store`), it may be sent again. In a receipt, `reason`
is the name of a sentence (`refused-REASON` in the catalogues), `message` that sentence in English, and `facts` what is
filled in.

**Questions.** A `move` names the question that it answers: `clock.question` as last heard. If another question has been
asked meanwhile, the move is refused (`late`), so a slow tap never answers something it was not meant for. `view.legal`
holds the words of every move open to this seat. A sealed choice that cannot be taken is always refused with the same
words (`sealed`, never `late`), whoever sent it and whatever the reason: look at what is asked now, or `resync`.

**Nights.** In a window that a game calls a night, everybody gets a frame when a slot begins and another at every tick,
whether anything has changed or not, and nothing in between except the receipts of their own commands and the `welcome`
of their own connection: what a command has changed comes with the next tick, after its receipt. Whoever has answered
may answer again; every `move` that is refused is refused with the same words (`sealed`).

**Beats.** Before a clock runs, something may be told: a call opens, a dawn breaks, a verdict is shown. `clock.beat`
says which moment runs now, who is called in it (`call`), how many milliseconds it lasts (`length`) and how many are
left (`left`, null while the clock stands still); `clock.next` what will be told then. While it runs `clock.left` is
null, except in the beat that is the time of a question itself (`slot`). Everybody gets a new `clock` when a beat
ends, at the same time, with the next one or with null; nothing else need happen then. The view may be ahead of it:
after a vote it is night at once, while `count`, `verdict` and `dusk` are still to be shown, and in `close` the view's
`call` is already the next one. Show what the beat says. By day every command that plays is refused in a beat with the
same words (`beat`); at night taps count as always. A game that is over may still have beats.

**The narrator.** Where a person narrates, it is the host who began the game, without a seat. `board.narrator` says who;
only that person's `view` and `story` hold everything.

**Talk.** A game may impose silence (`silence`), and may have circles in which a few write to each other at night: such
a line has `circle`, and nobody else learns of it. `you.heard_by` says whom one's words would reach now; at night it is
the same for those who belong to a circle and those who do not.

**Marks.** Whoever has a seat may note something about every seat (`marks`), one sign each, which the server does not
understand. It is kept with the seat until the seat changes hands or the game ends, and comes back in the `welcome` of
that person's devices; nobody else is told, and no record has it. There are no news of it. New marks are stored once in
a round, turn or day, and a second time is refused (`marks_kept`). Send one `marks` command whenever one begins, with
`signs: null` if nothing is new: it is stored, answered and padded alike, so that nobody who listens to the line learns
who has noted something. Marks replace each other, so a command that is sent again after a restart changes nothing.

**The host.** Whoever made the table, or joined it first. If the host leaves, or is away longer than the grace period,
the role passes to the next person clockwise: at once in the lobby and after a game, during a game when the next round
begins. It does not come back by itself.

**Sizes.** Frames to a seat are padded with a `pad` of blanks to a length that follows from what is public, in steps of
{padding.SEAT_STEP} bytes; ignore it. Clients do the same: fill `pad` so that all your messages have the same length (a
multiple of 512 is enough). There is no compression, which would undo this. A message may have up to
{Limits().frame_bytes:,} bytes.

**Versions.** `hello.protocol` must be {inbound.PROTOCOL}; any other number is refused with a message and ends the
connection. Within a protocol a server may add messages, fields of its messages, commands and reasons: a client ignores
what it does not know. A client may send only what is described here; an unknown field is refused as `malformed`.
Whatever is removed, renamed or changes its meaning raises the number. `board.version` is something else: the version of
the game's rules.

**Several devices.** One person may be connected {room.DEVICES_MOST} times; the others hear `elsewhere`, and the oldest
of too many connections is closed. A table has room for {room.WATCHERS_MOST} connections of people without a token.
"""
