"""Playing on Ray: one that is started here and stopped at the end, or one that runs already, on many machines.

Ray sends each batch to a process that is free. If that process dies, or its machine, Ray has the batch played again; as
every game has its own seed, it is the same batch.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import re
import secrets
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any, Final

import nightcoach
from nightcoach.core.errors import Refused
from nightcoach.lab.crew import AHEAD, Crew

HERE: Final = "ray"
ADDRESS: Final = re.compile(r"(?:ray://)?(?P<host>[^\s:/]+|\[[0-9A-Fa-f:]+\]):(?P<port>\d{1,5})")
AGAIN: Final = 5
"""How often a batch is played again after the process that played it has died."""
PATIENCE: Final = 10.0
"""Seconds for an address to answer at all."""

QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # it reports to nobody
    # What Ray says about its processes would go to standard output, among our figures. It is in Ray's logs.
    "RAY_DEDUP_LOGS": "1",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".*",
}
LOOPBACK: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Whoever reaches a Ray can run programs there, so one that is started here listens to this machine alone. The name
speaks of systems where that is so by default; it works on all."""


@contextlib.contextmanager
def on_ray(where: str, jobs: int | None) -> Iterator[Crew]:
    """A crew on the Ray at this address, or on one that is started here with so many processes (by default, one for
    each processor)."""
    found = None if where == HERE else ADDRESS.fullmatch(where)
    if where != HERE and found is None:
        facts = {"text": where}
        raise Refused("ray-form", f"--on takes ray, HOST:PORT or ray://HOST:PORT, not '{where}'", facts)
    if found is not None and jobs is not None:
        raise Refused("ray-jobs", "a Ray that runs already has its own number of processes; leave --jobs out")
    if importlib.util.find_spec("ray") is None:
        raise Refused("ray-missing", "--on needs Ray here: pip install 'nightcoach[ray]'")
    os.environ.update(QUIET)
    if found is None:
        os.environ.update(LOOPBACK)
        _lock()
    else:
        _knock(where, found["host"].strip("[]"), int(found["port"]))
    import ray
    from ray import exceptions

    _connect(ray, where, jobs)
    try:
        play = ray.remote(max_retries=AGAIN)(_there)

        def begin(work: Callable[[Any], Any], batch: Any) -> Future[Any]:
            begun: Future[Any] = play.remote(nightcoach.__version__, work, batch).future()
            return begun

        yield Crew(begin, AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))))
    except exceptions.RayTaskError as error:
        if isinstance(error.cause, exceptions.RayError):  # it did not even begin: Nightcoach is missing there
            raise _failed(where, error.cause) from None
        raise error.cause from error  # what happened there, as if it had happened here
    except exceptions.WorkerCrashedError:
        times = str(AGAIN + 1)
        raise Refused("ray-worker", f"playing one batch, {times} processes have died", {"times": times}) from None
    except exceptions.RayError as error:
        raise _failed(where, error) from None
    finally:
        ray.shutdown()


def _there(version: str, work: Callable[[Any], Any], batch: Any) -> Any:
    """Play a batch wherever this is: by another version of the rules they would be other games."""
    if nightcoach.__version__ != version:
        facts = {"ours": version, "theirs": nightcoach.__version__}
        raise Refused("ray-version", f"this is Nightcoach {version}, over there is {nightcoach.__version__}", facts)
    return work(batch)


def _lock() -> None:
    """A key for a Ray of our own. Ray would make one itself, but leave it in the home folder for good."""
    os.environ.setdefault("RAY_AUTH_MODE", "token")
    if "RAY_AUTH_TOKEN_PATH" not in os.environ:
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))


def _knock(where: str, host: str, port: int) -> None:
    """Ray itself would try for half a minute where nobody listens, and print how that goes."""
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except (OSError, OverflowError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Refused("ray-unreachable", f"nobody answers at {where}: {why}", {"address": where, "why": why}) from None


def _connect(ray: Any, where: str, jobs: int | None) -> None:
    try:
        if where == HERE:
            ray.init("local", num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        else:
            ray.init(where, log_to_driver=False, logging_level="ERROR")
    except (ImportError, RuntimeError, ValueError, OSError, ray.exceptions.RayError) as error:
        raise _failed(where, error) from None


def _failed(where: str, error: Exception) -> Refused:
    """Ray's reason. It tends to write paragraphs, of which the first line says it, or to quote a whole traceback."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
    why = lines[-1 if lines[0].endswith(":") else 0].rstrip(".:")
    return Refused("ray-failed", f"Ray ({where}) cannot be used: {why}", {"address": where, "why": why})
