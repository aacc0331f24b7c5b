"""The command line as a person uses it: in a process of its own, and with a terminal where that matters."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import nightcoach
from nightcoach.words import words
from tests.kit.commands import become, output_of, rehearse, run

NIGHTCOACH = [str(Path(sys.executable).parent / "nightcoach")]
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "160"}


SIMULATE = ("simulate", "eatme", "--seats", "4", "--games", "40", "--seed", "1")


def test_the_version_says_what_runs() -> None:
    engine = "compiled" if nightcoach.COMPILED else "interpreted"
    assert output_of("--version") == f"nightcoach {nightcoach.__version__} ({engine})\n"
    installed = subprocess.run([*NIGHTCOACH, "--version"], capture_output=True, text=True, env=ENGLISH)
    assert installed.stdout == output_of("--version"), "the command that was installed is the same"


def test_simulate_prints_one_json_object_with_the_promised_keys() -> None:
    text = output_of(*SIMULATE, "--bots", "canny", "--option", "target_points=7", "--jobs", "2", "--json")
    assert text.count("\n") == 1
    result = json.loads(text)
    assert list(result) == [
        *("game", "version", "seats", "options", "bots", "seed", "games", "moves", "seconds"),
        *("games_per_s", "moves_per_s", "compiled", "wins_by_seat", "reasons", "length"),
    ]
    assert result["options"]["target_points"] == 7
    assert result["bots"] == ["canny"] * 4
    assert list(result["length"]) == ["unit", "mean", "sd", "median"]


@pytest.mark.parametrize("bots", [["random,canny,random,canny"], ["random", "canny", "random", "canny"]])
def test_simulate_takes_one_bot_a_seat(bots: list[str]) -> None:
    given = [f"--bots={name}" for name in bots]
    assert json.loads(output_of(*SIMULATE, *given, "--json"))["bots"] == ["random", "canny", "random", "canny"]


def test_simulate_takes_a_bot_by_module_and_class_and_finds_it_where_the_command_is_typed(tmp_path: Path) -> None:
    bot = "class First:\n    def choose(self, view, chance):\n        return view.legal[0]\n"
    (tmp_path / "my_bots.py").write_text(bot)
    command = [*NIGHTCOACH, "simulate", "eatme", "--seats", "3", "--games", "2", "--json", "--bots", "my_bots:First"]
    done = subprocess.run(command, capture_output=True, text=True, env=ENGLISH, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"] == ["my_bots:First"] * 3


def test_a_wrong_answer_of_a_bot_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text("class Mute:\n    def choose(self, view, chance):\n        return None\n")
    command = [*NIGHTCOACH, "simulate", "eatme", "--seats", "3", "--games", "2", "--json", "--bots", "my_bots:Mute"]
    done = subprocess.run(command, capture_output=True, text=True, env=ENGLISH, cwd=tmp_path)
    assert done.returncode == 2
    assert "The bot Mute on seat " in done.stderr
    assert "answered None in the window “choose”, where these are legal: sleep, trap." in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_tables_of_a_simulation_have_titles_and_headings() -> None:
    text = output_of("simulate", "castle", "--seats", "4", "--games", "2", "--bots", "random")
    assert "How proclamations fared" in text
    assert re.search(r"Seat .* Bot .* Wins", text)
    assert re.search(r"Proclamation .* Right .* Share", text)


def test_simulate_without_json_is_a_table() -> None:
    text = output_of(*SIMULATE, "--bots", "random")
    assert "Eat Me If You Can!" in text
    assert "95 % interval" in text
    assert "Length in rounds: mean" in text


def test_simulate_keeps_records_that_verify_and_replay(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    output_of(*SIMULATE, "--bots", "random", "--records", file, "--json")
    assert output_of("verify", file) == "40 records are whole: they replay to their ends as written.\n"
    story = output_of("replay", file, "--game", "3")
    assert story.startswith("4 players.")
    assert "wins" in story.splitlines()[-1]


def test_a_seat_rereads_what_it_heard_and_a_spectator_what_all_heard(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    output_of(*SIMULATE, "--bots", "random", "--option", "show_ready=false", "--records", file, "--json")
    assert "has chosen" not in output_of("replay", file)
    assert "Your choice is sealed." in output_of("replay", file, "--seat", "2")


def test_replay_in_notation_shows_every_position(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    output_of(*SIMULATE, "--records", str(file), "--json")
    lines = output_of("replay", str(file), "--notation").splitlines()
    assert lines[0].startswith("  choose 1 ")
    assert lines[-1].startswith("  over ")
    assert len(lines) == 2 * len(json.loads(file.read_text().splitlines()[0])["moves"]) + 1


def test_replay_tells_how_a_game_came(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    output_of("simulate", "castle", "--games", "1", "--bots", "random", "--records", file, "--json")
    lines = output_of("replay", file, "--facts").splitlines()
    assert lines[0] == "How it came about"
    assert lines[-1].startswith("Seal of the Lodge: ")


def test_an_interrupt_keeps_what_is_finished_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ["simulate", "eatme", "--games", "1000000", "--jobs", "2", "--records", str(file), "--json"]
    process = subprocess.Popen(
        [*NIGHTCOACH, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENGLISH,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 60
        while not (file.exists() and file.stat().st_size > 50_000) and time.monotonic() < deadline:
            select.select([], [], [], 0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        if process.poll() is None:  # a failing test must not leave a million games behind
            os.killpg(process.pid, signal.SIGKILL)
    result = json.loads(out)
    assert process.returncode == 130
    assert result["interrupted"] is True
    assert f"Interrupted: {result['games']:,} of 1,000,000 games were finished".replace(",", "") in err.replace(",", "")
    assert len(file.read_bytes().splitlines()) == result["games"] > 0
    assert "whole" in output_of("verify", str(file))


def test_an_output_that_cannot_be_written_is_said() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*NIGHTCOACH, "rules", "eatme"], stdout=full, stderr=subprocess.PIPE, text=True, env=ENGLISH
        )
    assert done.returncode == 2
    assert done.stderr == "The output cannot be written: No space left on device.\n"


def test_refusals_speak_the_language_that_was_asked_for() -> None:
    assert (
        "Mange-moi si tu peux\u202f! prend ici 3–6 sièges, pas 9."
        in run("play", "eatme", "--lang", "fr", "--seats", "9").stderr
    )


def test_notation_goes_without_a_seat(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    output_of(*SIMULATE, "--records", file, "--json")
    assert "goes without --seat" in run("replay", file, "--notation", "--seat", "2").stderr


def test_a_replay_calls_everybody_as_the_game_did(tmp_path: Path) -> None:
    file = str(tmp_path / "mine.jsonl")
    answers = "\n".join(["1", "2", "3", "4", ""] * 200)
    played = output_of(*PLAY, "--seed", "5", "--record", file, typed=answers)
    for line in output_of("replay", file, "--seat", "1").splitlines():
        assert line in played


def test_rules_are_read_by_game_and_by_number() -> None:
    assert "eatme, castle, lupus" in output_of("rules")
    assert "who came off worst deals out the characters" in re.sub(r"\s+", " ", output_of("rules", "eatme"))
    assert "loses v" in output_of("rules", "eatme", "e3.6")
    assert "E3.8" not in output_of("rules", "eatme", "E3.6")
    row = output_of("rules", "eatme", "E6.5")
    assert "the victim" in row
    assert "commit" in row
    assert "target_points" in output_of("rules", "eatme", "E8")
    assert "Hypnotist" in output_of("rules", "castle", "C6.12")
    assert "Empty deck" in output_of("rules", "castle", "C8")
    assert "plurality" in output_of("rules", "lupus", "L3.9")


BAD = [
    (("play", "chess"), "There is no game “chess”. There are: eatme, castle, lupus."),
    (("simulate", "chess"), "There is no game “chess”. There are: eatme, castle, lupus."),
    (("play", "lupus", "--seats", "7"), "Lupus in Tabula takes 8–24 seats here, not 7."),
    (("play", "eatme", "--pace", "inf"), "Input should be less than or equal to 10"),
    (("simulate", "eatme", "--option", "show_ready=true", "--option", "show_ready=false"), "is given twice."),
    (("bench", "chess"), "There is no game “chess”."),
    (("play", "eatme", "--seats", "7"), "Eat Me If You Can! takes 3–6 seats here, not 7."),
    (("simulate", "eatme", "--seats", "2"), "takes 3–6 seats here, not 2."),
    (("simulate", "eatme", "--bots", "clever"), "No bot is called “clever”. There are: random, canny."),
    (("simulate", "eatme", "--bots", "random,canny"), "--bots takes one name, or 4 for 4 seats, not 2."),
    (
        ("simulate", "eatme", "--option", "moon=full"),
        "has no option “moon”. It has: Start with three players (three_player_start),",
    ),
    (("simulate", "eatme", "--option", "target_points"), "--option takes KEY=VALUE, not “target_points”."),
    (("simulate", "eatme", "--option", "target_points=4"), "(target_points): “4” is not possible. Possible: 5–30."),
    (("simulate", "eatme", "--option", "dealer_mode=chaos"), "(free), "),
    (("simulate", "eatme", "--option", "first_deal=chosen_wolf"), "go together"),
    (("simulate", "eatme", "--option", "three_player_start=3"), "takes 3 seats here, not 4."),
    (("simulate", "eatme", "--games", "0"), "Invalid value for '--games': Input should be greater than or equal to 1"),
    (("simulate", "eatme", "--records", "/no/such/folder/x"), "/no/such/folder/x cannot be written: No such file"),
    (("play", "eatme", "--record", "/no/such/folder/x"), "/no/such/folder/x cannot be written: No such file"),
    (("simulate", "eatme", "--on", "mars"), "--on takes “ray”, HOST:PORT or ray://HOST:PORT, not “mars”."),
    (("simulate", "eatme", "--on", "127.0.0.1:1"), "Nobody answers at 127.0.0.1:1: Connection refused."),
    (("simulate", "eatme", "--on", "127.0.0.1:1", "--jobs", "2"), "has its own number of processes. Leave --jobs out."),
    (("simulate", "eatme", "--games", "3", "--records", "/dev/full"), "/dev/full cannot be written: No space left"),
    (("play", "eatme", "--seat", "6"), "Seat 6 is not at this table; seats are 1 to 5."),
    (("play", "eatme", "--lang", "es"), "There is no language “es”. There are: en, fr, de, it."),
    (("verify", "/no/such/file"), "/no/such/file cannot be read: No such file or directory."),
    (("replay", "/"), "/ cannot be read: Is a directory."),
    (("rules", "chess"), "There is no rule book “chess”. There are: eatme, castle, lupus."),
    (("rules", "eatme", "E3.66"), "eatme has no rule “E3.66”. Near it: E3.6,"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD)
def test_bad_input_gets_a_clear_sentence_and_a_non_zero_exit(arguments: tuple[str, ...], sentence: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert sentence in re.sub(r"[\s│]+", " ", done.stderr)
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_refusals_speak_the_machines_language() -> None:
    assert "Es gibt kein Spiel „chess“." in run("play", "chess", lang="de_DE.UTF-8").stderr
    assert "Il n’y a pas de jeu « chess »." in run("play", "chess", lang="fr_FR.UTF-8").stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    output_of("simulate", "eatme", "--games", "2", "--records", str(file), "--json")
    return file


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda b: b[:-1], "Line 2: The line has no end: the record was cut off."),
        (lambda b: b.replace(b'"seats":4', b'"seats":5', 1), "Line 1: The checksum does not match"),
        (lambda _: b"hello\n", "Line 1: This is not a record of Nightcoach"),
        (lambda _: b"", "The file holds no record."),
        (lambda b: b[:300] + b"\xff" + b[301:], "Line 1: This is not a record of Nightcoach"),
    ],
)
def test_a_damaged_record_is_noticed(change: object, sentence: str, record: Path) -> None:
    record.write_bytes(change(record.read_bytes()))  # type: ignore[operator]
    for command in ("verify", "replay"):
        done = run(command, str(record), *(("--game", "2") if command == "replay" else ()))
        assert done.returncode == 2
        assert sentence in done.stderr


def test_a_game_that_is_not_in_the_file_is_refused(record: Path) -> None:
    assert "has no game number 3." in run("replay", str(record), "--game", "3").stderr


def test_an_output_that_is_closed_early_is_no_error() -> None:
    command = " ".join(f"'{part}'" for part in [*NIGHTCOACH, "rules", "castle"])
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command} | head -1"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


PLAY = ("play", "eatme", "--plain", "--seats", "4", "--option", "target_points=5", "--pace", "0")


def test_a_whole_game_is_played_line_by_line_and_its_record_verifies(tmp_path: Path) -> None:
    file = str(tmp_path / "mine.jsonl")
    answers = "\n".join(["1", "2", "3", "4", ""] * 200)  # some number fits every question; Enter confirms a deal
    text = output_of(*PLAY, "--seed", "5", "--record", file, typed=answers)
    assert "The night is sealed before the deal:" in text
    assert "The seal is broken." in text
    assert "1 record is whole" in output_of("verify", file)


def test_records_are_added_to_a_file_and_never_overwrite_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    for _ in range(2):
        run(*PLAY, "--seed", "5", "--record", str(file), typed="quit\n")
    assert "2 records are whole" in output_of("verify", str(file))
    assert "Unfinished among them: 2." in output_of("verify", str(file))


def test_a_terminal_that_knows_few_letters_is_served_too() -> None:
    done = subprocess.run(
        [*NIGHTCOACH, *PLAY],
        input="quit\n",
        capture_output=True,
        text=True,
        env={**ENGLISH, "PYTHONIOENCODING": "ascii"},
    )
    assert "Traceback" not in done.stderr
    assert "You have left the table." in done.stdout


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("[bold]x[/]", "[bold]x[/] (you)"),
        ("two\nlines\x1b[2J", "two lines[2J (you)"),
        ("x" * 90, "x" * 24 + " (you)"),
        ("bruno", "Bruno B."),
        ("שלום", "שלום (you)"),
        (" ", "You"),
    ],
)
def test_any_name_can_sit_down(name: str, shown: str) -> None:
    assert shown in run(*PLAY, "--seed", "5", "--name", name, typed="quit\n").stdout


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    answers = "\n".join(["1", "2", "3", "4", ""] * 200)
    assert output_of(*PLAY, "--seed", "6", typed=answers) == output_of(*PLAY, "--seed", "6", typed=answers)


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it"])
def test_a_game_speaks_each_language(lang: str) -> None:
    answers = "\n".join(["1", "2", "3", "4", ""] * 200)
    text = output_of(*PLAY, "--seed", "5", "--lang", lang, typed=answers)
    assert words(lang).say("eatme-ask-choose") in text
    assert words(lang).say("eatme-name") in text


def test_words_beginnings_and_labels_are_understood() -> None:
    begin = ("--option", "first_deal=chosen_wolf", "--option", "first_wolf=0", "--lang", "de")
    done = run(*PLAY, *begin, typed="rot\nzurück\nKids\nhood\nwas?\nzurück\n1\n\nende\n")
    assert "Bruno → Geißlein, Clara → Schweinchen, Dario → Rotkäppchen." in done.stdout
    assert "Runde 1: Du hast ausgeteilt." in done.stdout


def test_leaving_is_said() -> None:
    assert "You have left the table. The game is unfinished." in output_of(*PLAY, typed="quit\n")


def test_several_choices_that_begin_alike_are_called_so() -> None:
    begin = ("--option", "first_deal=chosen_wolf", "--option", "first_wolf=0", "--lang", "fr")
    assert "Plusieurs commencent ainsi." in output_of(*PLAY, *begin, typed="ch\nquitter\n")


def test_the_game_is_explained_to_whoever_asks() -> None:
    for typed in ("?", "rules"):
        assert "Each round one player is the Wolf." in output_of(*PLAY, typed=f"{typed}\nquit\n")


def test_the_end_of_the_input_is_said_and_is_no_success() -> None:
    done = run(*PLAY, typed="")
    assert done.returncode == 1
    assert "The input has ended. The game is unfinished." in done.stdout


class Terminal:
    """A game in a real pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        rehearse()
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            become(("nightcoach", *arguments), (), {**ENGLISH, "TERM": "xterm", "LINES": "40"})
        self.unread = ""

    def until(self, text: str) -> str:
        """Everything shown from where we were up to the text; what came after it waits for the next call."""
        deadline = time.monotonic() + 30
        while text not in self.unread and time.monotonic() < deadline:
            if select.select([self.descriptor], [], [], 1)[0]:
                try:
                    self.unread += os.read(self.descriptor, 65536).decode(errors="replace")
                except OSError:
                    break
        shown, found, self.unread = self.unread.partition(text)
        assert found, f"{text!r} not in {shown!r}"
        return shown + found

    def end(self) -> None:
        """Leave no process behind."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.descriptor)

    def type(self, line: str) -> None:
        os.write(self.descriptor, f"{line}\n".encode())


@pytest.mark.rule("E6.9")
def test_a_secret_typed_too_early_is_not_on_the_screen_either() -> None:
    terminal = Terminal("play", "eatme", "--plain", "--seats", "4", "--seed", "3", "--pace", "0.4")
    terminal.until("4 players.")
    terminal.type("trapdoor")
    assert "trapdoor" not in terminal.until("> ")
    terminal.end()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_terminal_keeps_the_record_and_restores_the_screen(number: int, tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    terminal = Terminal("play", "eatme", "--seats", "4", "--seed", "3", "--pace", "0", "--record", str(file))
    terminal.until("> ")
    os.kill(terminal.pid, number)
    assert "\x1b[?1049l" in terminal.until("You have left the table.")
    terminal.end()
    assert "1 record is whole" in output_of("verify", str(file))


@pytest.mark.rule("E6.9")
@pytest.mark.parametrize("mode", [(), ("--plain",)])
def test_a_secret_choice_is_never_on_the_screen(mode: tuple[str, ...]) -> None:
    arguments = ("play", "eatme", "--seats", "4", "--seed", "3", "--pace", "0", "--name", "Zoe", *mode)
    terminal = Terminal(*arguments)
    terminal.until("> ")
    terminal.type("trapx")  # not understood, and not repeated either
    shown = terminal.until("not one of these")
    assert "trapx" not in shown
    terminal.until("> ")
    terminal.type("trap")
    after = terminal.until("steps out into the night")
    before_the_reveal = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", after)
    assert "trap" not in before_the_reveal
    assert "Your choice is sealed." in before_the_reveal
    terminal.end()


def test_a_full_screen_leaves_nothing_behind() -> None:
    terminal = Terminal("play", "eatme", "--seats", "4", "--seed", "3", "--pace", "0")
    opened = terminal.until("> ")
    assert "\x1b[?1049h" in opened
    terminal.type("quit")
    assert "\x1b[?1049l" in terminal.until("You have left the table.")
    assert os.waitstatus_to_exitcode(os.waitpid(terminal.pid, 0)[1]) == 0
    os.close(terminal.descriptor)
