"""Games on a Ray cluster: a task for every stretch; what a lost worker had is played again."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice
from socket import create_connection
from typing import Any

from rich.console import Console

from handvoll.engine.errors import HandvollError
from handvoll.lab.crew import AHEAD, Part, Plays, Result
from handvoll.lab.extras import needed

LOCAL = "local"  # a cluster of this machine alone, for as long as it is needed
WORKERS = 2  # of a local one, at least
PATIENCE = 5.0  # seconds for an answer from an address


def join(address: str, console: Console) -> None:
    """Connect to a cluster; raises HandvollError if there is none."""
    ray = needed("ray", "ray")
    console.print("…", end="\r")
    knock(address)
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=WORKERS, include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=address, log_to_driver=False)
    except Exception as error:  # Ray raises bare ones, too
        problem = (str(error).splitlines() or ["?"])[0]
        raise HandvollError("lab-cluster", address=address, problem=problem) from None


def knock(address: str) -> None:
    """Raise a HandvollError if nobody answers at host:port, where Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return  # a word of Ray's own, or nonsense, which it notices itself
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise HandvollError("lab-cluster", address=address, problem=problem) from None


def by_ray(games: Plays[Result], work: Iterator[Part]) -> Iterator[Result]:
    """Play on the cluster we have joined."""
    ray = needed("ray", "ray")
    ahead = int(ray.cluster_resources().get("CPU", 1)) * AHEAD
    play = ray.remote(max_retries=-1)(_play)  # a task whose worker is lost is started again
    waiting: deque[Any] = deque(play.remote(games, part) for part in islice(work, ahead))
    try:
        while waiting:
            stretch: Result = ray.get(waiting.popleft())
            waiting.extend(play.remote(games, part) for part in islice(work, 1))
            yield stretch
    finally:
        ray.shutdown()


def _play(games: Plays[Result], part: Part) -> Result:
    """One stretch; runs on a worker."""
    return games.play(*part)
