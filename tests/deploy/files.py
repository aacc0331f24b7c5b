"""What lies in deploy/, and how it is made fit for a machine that is not the operator's."""

from __future__ import annotations

import shutil
from pathlib import Path

import trustme

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
NAME = "play.example.org"


def program(name: str) -> str:
    """Where Debian keeps what only administrators start."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    assert found, f"{name} is not here: run tools/need-{name}"
    return found


def certificate(folder: Path) -> trustme.CA:
    """Certificate and key where the examples look for them, once /etc/ssl is replaced by the folder."""
    authority = trustme.CA()
    issued = authority.issue_cert(NAME)
    issued.cert_chain_pems[0].write_to_path(folder / f"{NAME}.pem")
    issued.private_key_pem.write_to_path(folder / f"{NAME}.key")
    issued.private_key_and_cert_chain_pem.write_to_path(folder / f"{NAME}.both.pem")
    return authority


def nginx(folder: Path, ports: dict[int, int]) -> Path:
    """The example of nginx inside the least that it needs, with other ports and files below this folder."""
    certificate(folder)
    text = with_ports((DEPLOY / "nginx.conf").read_text(), ports).replace("/etc/ssl", str(folder))
    text = text.replace("listen 80;", f"listen 127.0.0.1:{ports[80]};")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{ports[443]} ssl;")
    (folder / "site.conf").write_text(text)
    paths = "".join(
        [f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"pid {folder}/pid;\nerror_log {folder}/error.log;\ndaemon off;\nworker_processes 1;\n"
        f"events {{}}\nhttp {{\n{paths}include {folder}/site.conf;\n}}\n"
    )
    return whole


def haproxy(folder: Path, ports: dict[int, int]) -> Path:
    """The example of HAProxy, likewise."""
    certificate(folder)
    text = with_ports((DEPLOY / "haproxy.cfg").read_text(), ports).replace("/etc/ssl", str(folder))
    text = text.replace("bind :443", f"bind 127.0.0.1:{ports[443]}").replace("bind :80", f"bind 127.0.0.1:{ports[80]}")
    whole = folder / "haproxy.cfg"
    whole.write_text(text)
    return whole


def with_ports(text: str, ports: dict[int, int]) -> str:
    """The two servers at other ports."""
    for theirs in (8771, 8772):
        assert f"127.0.0.1:{theirs}" in text
        text = text.replace(f"127.0.0.1:{theirs}", f"127.0.0.1:{ports[theirs]}")
    return text
