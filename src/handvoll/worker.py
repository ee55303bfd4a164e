"""How a process behaves that works for another one of ours."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process

LEAST = 19  # of the processor's time: when nobody else wants it


def pool(processes: int, patient: bool = False) -> ProcessPoolExecutor:
    """Some processes that leave signals to who started them, and go when that is gone.

    Patient ones take only what time of the processor nobody else wants.
    """
    return ProcessPoolExecutor(
        processes, mp_context=get_context("spawn"), initializer=_settle_in, initargs=(patient,)
    )


def end(workers: ProcessPoolExecutor) -> None:
    """End the processes, whatever they are doing."""
    for worker in list((getattr(workers, "_processes", None) or {}).values()):
        worker.kill()
    workers.shutdown(cancel_futures=True)


def _settle_in(patient: bool) -> None:
    if patient:
        os.nice(LEAST)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    with suppress(Exception):
        if master := parent_process():
            master.join()
    os._exit(0)
