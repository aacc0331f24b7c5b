"""The command line: play, simulate, replay, verify, rules; `hosting` and `measuring` have the rest."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO, Literal

import typer

import nightcoach
from nightcoach import hosting, measuring
from nightcoach.__main__ import version
from nightcoach.core.box import box, faults
from nightcoach.core.errors import Refused
from nightcoach.core.wire import parse_options
from nightcoach.words import Words, speech_of, spoken
from nightcoach.words.refusals import sentence

if TYPE_CHECKING:
    from nightcoach.core.game import Game
    from nightcoach.core.record import Record
    from nightcoach.core.wire import GameOptions
    from nightcoach.terminal.plain import PlainTeller

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)

app.command()(hosting.serve)
app.command()(measuring.bench)
app.add_typer(hosting.tables_app, name="tables")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game.")]
Seats = Annotated[int, typer.Option("--seats", help="Number of players.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game.")]
Bots = Annotated[
    list[str] | None, typer.Option("--bots", help="Bots by name or module:Class: one for all, or one per seat.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A file of records, one per line.")]


def main() -> None:
    """The entry point: every refusal becomes one clear sentence and a non-zero exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no ● gets a ? instead
    for fault in faults():
        typer.echo(fault, err=True)
    try:
        app()
        sys.stdout.flush()
    except Refused as refused:
        fail(explained(refused, spoken()))
    except BrokenPipeError:
        # The program reading our output has seen enough (`… | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        fail(spoken().say("refused-output", why=error.strerror or str(error)))


def explained(refused: Refused, speech: Words) -> str:
    """The refusal in a language that people speak, with the line of the file and the ids that are typed here."""
    where = speech.say("refused-in-line", line=refused.facts["line"]) + " " if "line" in refused.facts else ""
    return where + sentence(refused, speech, ids=True)


def fail(text: str) -> None:
    """Say on standard error what was wrong, and exit with 2."""
    typer.echo(text, err=True)
    sys.exit(2)


def shown(wanted: bool) -> None:
    """Which nightcoach runs, also beside other options."""
    if wanted:
        typer.echo(version())
        raise typer.Exit


@app.callback()
def nightcoach_command(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=shown, is_eager=True, help="Show the version and which engine runs."),
    ] = False,
) -> None:
    """Nightcoach: the table for hidden-identity party games."""


def given_options(game: Game, given: list[str] | None, usual: Mapping[str, str] | None = None) -> GameOptions:
    """Options as typed, KEY=VALUE; the others have the usual values for this command."""
    pairs = {}
    for text in given or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise Refused("option-form", f"--option takes KEY=VALUE, not '{text}'", {"text": text})
        if key.strip() in pairs:
            raise Refused("option-twice", f"the option '{key}' is given twice", {"option": key.strip()})
        pairs[key.strip()] = value.strip()
    return parse_options(game.Options, game.name, {**(usual or {}), **pairs})


def bot_names(game: str, names: list[str] | None, seats: int) -> tuple[str, ...]:
    """One name for all seats, or one per seat, with commas or repeated options; by default the game's best."""
    from nightcoach.bots import best

    split = [name.strip() for text in names or [best(game)] for name in text.split(",")]
    if len(split) not in (1, seats):
        raise Refused(
            "bots", f"--bots takes 1 name or {seats}, not {len(split)}", {"seats": str(seats), "given": str(len(split))}
        )
    if any(":" in name for name in split) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # module:Class may lie where the command is typed, as for `python -m`
    return tuple(split * seats) if len(split) == 1 else tuple(split)


@contextlib.contextmanager
def file_errors(path: Path, doing: str) -> Iterator[None]:
    """A file that cannot be read or written gets a sentence, not a traceback."""
    try:
        yield
    except OSError as error:
        raise Refused(
            f"file-{doing}",
            f"{path} cannot be {doing}: {error.strerror}",
            {"file": str(path), "why": error.strerror or str(error)},
        ) from None


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Default: the first in the list.")] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="Players (default: 5, or the minimum).")] = None,
    seat: Annotated[int, typer.Option("--seat", help="Your seat, from 1.")] = 1,
    name: Annotated[str | None, typer.Option("--name", help="Your name at the table.")] = None,
    bots: Bots = None,
    option: Options = None,
    lang: hosting.Lang = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line instead of full screen.")] = False,
    pace: Annotated[float, typer.Option("--pace", min=0, max=10, help="Seconds between two lines of the story.")] = 0.6,
    seed: Annotated[int | None, typer.Option("--seed", help="Replay the game of this seed.")] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Add the record to this file.")] = None,
) -> None:
    """Play against bots, full screen or line by line."""
    from nightcoach.bots import any_bot
    from nightcoach.core.chance import seed_bytes
    from nightcoach.terminal.play import TerminalGame, usual_options
    from nightcoach.terminal.screen import InputEnded, Quit, Screen

    speech = speech_of(lang)
    game = game or nightcoach.NAMES[0]
    the_game = nightcoach.game(game)
    options = given_options(the_game, option, usual_options(game))
    if seats is None:
        allowed = the_game.seats(options)
        seats = 5 if 5 in allowed else allowed[0]
    the_game.check_seats(seats, options)
    if not 1 <= seat <= seats:
        raise Refused("seat", f"seat {seat} is not at this table", {"seat": str(seat), "seats": str(seats)})
    the_bots = [any_bot(game, each) for each in bot_names(game, bots, seats)]
    screen = Screen(not plain, pace)
    at_table = clean_name(name) or speech.say("play-your-name")
    known = None if seed is None else seed_bytes(seed)
    with writing(record, "ab") as file:
        table = TerminalGame(the_game, seats, options, seat - 1, at_table, the_bots, screen, speech, known)
        left = ""
        try:
            with screen:
                table.play()
                if screen.full:
                    screen.ask(speech.say("play-leave") + " ")
        except (Quit, KeyboardInterrupt):
            left = "play-left"
        except InputEnded:
            left = "play-input-ended" if table.recording.state.outcome() is None else ""
        finally:
            if file is not None:
                file.write(table.recording.record().line())
    if screen.full:
        for line in screen.story[-1:]:
            screen.console.print(line)
    if record is not None:
        typer.echo(speech.say("play-recorded", file=str(record)))
    if left:
        typer.echo(speech.say(left))
    if left == "play-input-ended":
        raise typer.Exit(1)


def clean_name(name: str | None) -> str:
    """A name that fits a table: one line, nothing that moves the cursor, 24 characters at most."""
    return "".join([c for c in " ".join((name or "").split()) if c.isprintable()])[:24].strip()


@contextlib.contextmanager
def writing(path: Path | None, mode: Literal["wb", "ab"]) -> Iterator[BinaryIO | None]:
    """A file of records to write or to add to, opened before anything is played."""
    if path is None:
        yield None
        return
    with file_errors(path, "written"), path.open(mode) as file:
        yield file


@app.command()
def simulate(
    game: GameName,
    seats: Annotated[int | None, typer.Option("--seats", help="Players (default: 4, or the minimum).")] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="Same seed, same games.")] = 1,
    bots: Bots = None,
    option: Options = None,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help="Number of processes (default: 1).")] = None,
    on: Annotated[
        str | None,
        typer.Option(
            "--on", metavar="ray|ADDRESS", help="Play on Ray: started here, or at HOST:PORT or ray://HOST:PORT."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    records: Annotated[Path | None, typer.Option("--records", help="Keep the records in this file.")] = None,
    horizon: Annotated[int, typer.Option("--horizon", min=1, help="Moves after which a game is truncated.")] = 20_000,
) -> None:
    """Play many games between bots and count."""
    import msgspec

    from nightcoach.bots import any_bot
    from nightcoach.figures import progress_bar, show_result
    from nightcoach.lab.simulate import Setting
    from nightcoach.lab.simulate import simulate as run

    the_game = nightcoach.game(game)
    options = given_options(the_game, option)
    seats = max(4, the_game.seats(options)[0]) if seats is None else seats
    the_game.check_seats(seats, options)
    names = bot_names(game, bots, seats)
    for name in names:
        any_bot(game, name)
    setting = Setting(game, seats, msgspec.to_builtins(options), names, seed, games, horizon)
    with writing(records, "wb") as file:
        if as_json:
            result = run(setting, jobs, file, on=on)
        else:
            with progress_bar(games) as advance:
                result = run(setting, jobs, file, advance, on)
    if as_json:
        typer.echo(msgspec.json.encode(result).decode())
    else:
        show_result(result)
    if result.interrupted is True:
        typer.echo(spoken().say("simulate-interrupted", games=result.games, wanted=games), err=True)
        raise typer.Exit(130)


def records_of(path: Path) -> Iterator[Record]:
    """All records of a file."""
    from nightcoach.core.record import read_records

    with file_errors(path, "read"), path.open("rb") as file:
        yield from read_records(file, nightcoach.game)


@app.command()
def replay(
    file: RecordFile,
    number: Annotated[int, typer.Option("--game", min=1, help="Which game in the file.")] = 1,
    seat: Annotated[
        int | None, typer.Option("--seat", help="As this seat heard it (default: as a spectator heard it).")
    ] = None,
    notation: Annotated[bool, typer.Option("--notation", help="Every move and position in notation.")] = False,
    facts: Annotated[
        bool, typer.Option("--facts", help="How it came about, if the game is over and has a chronicle.")
    ] = False,
    lang: hosting.Lang = None,
) -> None:
    """Tell the story of a recorded game."""
    import itertools

    speech = speech_of(lang)
    record = next(itertools.islice(records_of(file), number - 1, None), None)
    if record is None:
        raise Refused("no-such-game", f"{file} has no game {number}", {"file": str(file), "number": str(number)})
    if seat is not None and not 1 <= seat <= record.seats:
        raise Refused("seat", f"seat {seat} is not at this table", {"seat": str(seat), "seats": str(record.seats)})
    record.verify()
    if notation:
        if seat is not None:
            raise Refused("notation-seat", "--notation shows everybody's choices, so it goes without --seat")
        state = record.replay(moves=0)
        typer.echo(f"  {record.game.write(state)}")
        for actor, move in record.moves:
            state.play(actor, move)
            typer.echo(f"{actor} {move.words}\n  {record.game.write(state)}")
        return
    if facts:
        tell_facts(record, seat, speech)
    else:
        tell_story(record, seat, speech)


def teller_for(record: Record, seat: int | None, speech: Words) -> PlainTeller:
    """Who tells a recorded game to one seat, counted from 1, or to a spectator."""
    from nightcoach.terminal.play import names_at, teller_of

    watcher = None if seat is None else seat - 1
    return teller_of(record.game.name)(watcher, names_at(record.seats, watcher, speech.say("play-your-name")), speech)


def tell_facts(record: Record, seat: int | None, speech: Words) -> None:
    """Tell how a finished game came about: nothing is secret any more."""
    from nightcoach.core.chronicle import how_it_came

    teller = teller_for(record, seat, speech)
    found = how_it_came(record)
    typer.echo(speech.say("over-facts"))
    for fact in found:
        for line in teller.story(fact):
            typer.echo(line)


def tell_story(record: Record, seat: int | None, speech: Words) -> None:
    """What one seat, or a spectator, heard from the deal to the end."""
    teller = teller_for(record, seat, speech)
    watcher = teller.seat

    def tell(event: Any) -> None:
        heard = record.game.hear(event, watcher)
        for line in teller.story(heard) if heard is not None else []:
            typer.echo(line)

    record.replay(tell)


@app.command()
def verify(file: RecordFile, lang: hosting.Lang = None) -> None:
    """Replay every record of a file and check seal, luck, chain, moves, outcome and checksum."""
    speech = speech_of(lang)
    checked = unfinished = 0
    for record in records_of(file):
        try:
            record.verify()
        except Refused as refused:
            facts = {**refused.facts, "line": str(checked + 1)}
            raise type(refused)(refused.reason, f"line {checked + 1}: {refused}", facts) from None
        checked += 1
        unfinished += record.outcome is None
    typer.echo(speech.say("verify-good", records=checked))
    if unfinished:
        typer.echo(speech.say("verify-unfinished", unfinished=unfinished))


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The name of a game.")] = None,
    number: Annotated[
        str | None,
        typer.Argument(metavar="[NUMBER]", help="A rule by its number."),
    ] = None,
) -> None:
    """Read the rules: all of a game's, or one by its number."""
    from rich.console import Console
    from rich.markdown import Markdown

    from nightcoach.rulebook import book_text, books, rule_text

    if game is None:
        first = books()[0]
        typer.echo(spoken().say("rules-books", books=", ".join(books()), book=first, rule=f"{box(first).letter}1.1"))
        return
    Console().print(Markdown(book_text(game) if number is None else rule_text(game, number.upper())))
