"""A real nginx in front of several servers."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.parts.postgres import free_port

PATIENCE = 30.0

# Whoever asks is sent to a server that answers: one that stops takes no new connections, so nothing is lost by asking
# the next one. That holds for joining (the same key is the same person) and for making a table, of which at worst one
# stays that nobody knows. `max_fails=0`: a server that is back is asked at once, and that all of them were away for a
# moment is no reason to ask none.
SETTINGS = """
daemon off;
{user}
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/log warn;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
    upstream tables {{
{servers}
    }}
    server {{
        listen {address}:{port};
        location = /metrics {{ return 404; }}
        location / {{
            proxy_pass http://tables;
            proxy_http_version 1.1;
            proxy_next_upstream error timeout non_idempotent;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_read_timeout 60s;
            proxy_buffering off;
        }}
    }}
}}
"""


class Nginx:
    """One proxy; the servers behind it take turns."""

    def __init__(self, folder: Path, ports: Sequence[int], address: str = "127.0.0.1", port: int = 0) -> None:
        self.program = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
        assert self.program, "nginx is not here: install the Debian package nginx-light"
        self.folder = folder
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        servers = "\n".join([f"        server 127.0.0.1:{port} max_fails=0;" for port in ports])
        user = "user root;" if os.geteuid() == 0 else ""  # its folder is for its owner alone
        settings = SETTINGS.format(user=user, folder=folder, servers=servers, address=address, port=self.port)
        (folder / "nginx.conf").write_text(settings)
        command = [self.program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "log")]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True)
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.told()
            assert time.monotonic() < end, "nginx does not answer"
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether somebody can connect."""
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 5):
            return True
        return False

    def told(self) -> str:
        """What it has logged."""
        return (self.folder / "log").read_text()

    def stop(self) -> None:
        """Stop it at once."""
        self.process.terminate()
        self.process.wait(PATIENCE)


@contextlib.contextmanager
def nginx(ports: Sequence[int], address: str = "127.0.0.1", port: int = 0) -> Iterator[Nginx]:
    """A proxy for as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="nightcoach-nginx-", ignore_cleanup_errors=True) as folder:
        found = Nginx(Path(folder), ports, address, port)
        try:
            yield found
        finally:
            found.stop()
