"""The command line in its own process, which has nothing to import first: it is forked from the one that runs the
tests."""

from __future__ import annotations

import contextlib
import functools
import importlib
import io
import os
import subprocess
import sys
import traceback
from tempfile import TemporaryFile
from typing import IO, NoReturn

from nightcoach import cli
from nightcoach.words import words


@functools.cache
def rehearse() -> None:
    """Import what commands import when they are called, and read the catalogue: a fork finds both there already."""
    for command in (["rules", "eatme", "E1.1"], ["simulate", "eatme", "--games", "1", "--json"]):
        with contextlib.redirect_stdout(io.StringIO()):
            cli.app(command, standalone_mode=False)
    importlib.import_module("nightcoach.terminal.play")
    words("en").say("eatme-name")


def run(*arguments: str, typed: str = "", lang: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    """`nightcoach …` as `subprocess.run` would run it, without starting Python."""
    environment = {"LC_ALL": lang, "COLUMNS": "160"}
    rehearse()
    with TemporaryFile() as typing, TemporaryFile() as out, TemporaryFile() as err:
        typing.write(typed.encode())
        typing.seek(0)
        child = os.fork()
        if child == 0:
            become(("nightcoach", *arguments), (typing, out, err), environment)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        out.seek(0)
        err.seek(0)
        return subprocess.CompletedProcess(arguments, code, out.read().decode(), err.read().decode())


def output_of(*arguments: str, typed: str = "") -> str:
    """The output of a command that must not fail."""
    done = run(*arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def become(command: tuple[str, ...], streams: tuple[IO[bytes], ...], environment: dict[str, str]) -> NoReturn:
    """In a fork: be that command, and exit without the tests' own cleaning up.

    Without streams the command keeps those of the process, such as a terminal.
    """
    code = 70
    try:
        for number, stream in enumerate(streams):
            os.dup2(stream.fileno(), number)
        sys.stdin, sys.stdout, sys.stderr = (os.fdopen(n, mode, encoding="utf-8") for n, mode in enumerate("rww"))
        os.environ.update(environment)
        sys.argv = list(command)
        cli.main()
        code = 0
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else int(left.code is not None)
    except BaseException:
        traceback.print_exc()
        code = 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
