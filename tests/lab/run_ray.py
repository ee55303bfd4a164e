"""Games on a Ray cluster of this machine: make soak SOAKS=ray, which installs Ray for it."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import ray
from rich.console import Console

from handvoll.lab.cluster import LOCAL, by_ray, join
from handvoll.lab.crew import alone, parts
from handvoll.lab.experiment import prepared


def test_the_rows_are_the_same_with_a_worker_killed_on_the_way() -> None:
    here = prepared("fifteen", 3, {}, ["quick"], 7)
    join(LOCAL, Console(stderr=True))
    played, kills = [], 0
    for stretch in by_ray(here, parts(0, 20_000, 250)):
        played.append(stretch)
        if len(played) >= 5 and not kills:  # as soon as one is at work
            kills += kill_a_worker()
    assert kills == 1
    assert not ray.is_initialized()
    expected = b"".join(each.numbers for each in alone(here, parts(0, 20_000, 20_000)))
    assert b"".join(each.numbers for each in played) == expected


def kill_a_worker() -> int:
    """Kill a process of the cluster that plays; how many that were."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            title = (process / "cmdline").read_bytes()
        except OSError:  # it has ended meanwhile
            continue
        if title.startswith(b"ray::_play"):
            os.kill(int(process.name), signal.SIGKILL)
            return 1
    return 0
