"""Rows in a file, CSV or Parquet: written as they come, kept when stopped, gone on with later.

A file is written under another name and gets its own when it is closed, so what bears the name
is always whole. Beside it lies FILE.json, which says what was played.
"""

from __future__ import annotations

import csv
import json
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from handvoll.engine.errors import HandvollError
from handvoll.lab.experiment import Experiment, Stretch, numbers_of
from handvoll.lab.extras import needed

ROW_GROUP = 65_536  # rows that Parquet keeps together


class Sheet(Protocol):
    """A file that rows are written to."""

    def write(self, stretch: Stretch) -> None:
        """Add the rows of a stretch."""

    def close(self) -> None:
        """Write what is still to be written."""


class Csv(Sheet):
    """Rows as text, with a line of names above them."""

    def __init__(self, file: Path, columns: list[str], before: Path | None) -> None:
        self.width = len(columns)
        if before:
            shutil.copyfile(before, file)
        self.file = file.open("a", newline="", encoding="utf-8")
        self.writer = csv.writer(self.file)
        if not before:
            self.writer.writerow(columns)

    def write(self, stretch: Stretch) -> None:
        numbers = numbers_of(stretch)
        rows = range(0, len(numbers), self.width)
        self.writer.writerows(numbers[row : row + self.width] for row in rows)

    def close(self) -> None:
        self.file.close()

    @staticmethod
    def sums(file: Path, columns: list[str]) -> tuple[int, dict[str, int]]:
        """How many rows a file has, and the sum of each column."""
        rows, found = 0, dict.fromkeys(columns, 0)
        with file.open(newline="", encoding="utf-8") as lines:
            for row in csv.DictReader(lines):
                rows += 1
                for name in columns:
                    found[name] += int(row[name])
        return rows, found


class Parquet(Sheet):
    """Rows as columns of 32 bits, compressed."""

    def __init__(self, file: Path, columns: list[str], before: Path | None) -> None:
        arrow, self.parquet = needed("pyarrow", "lab"), needed("pyarrow.parquet", "lab")
        self.arrow, self.columns = arrow, columns
        self.schema = arrow.schema([(name, arrow.int32()) for name in columns])
        self.writer = self.parquet.ParquetWriter(file, self.schema)
        self.held: list[bytes] = []
        if before:
            self._go_on(before)

    def _go_on(self, before: Path) -> None:
        old = self.parquet.ParquetFile(before)
        for group in range(old.num_row_groups):
            self.writer.write_table(old.read_row_group(group).cast(self.schema))

    def write(self, stretch: Stretch) -> None:
        self.held.append(stretch.numbers)
        if sum(map(len, self.held)) >= ROW_GROUP * 8 * len(self.columns):
            self._write_group()

    def _write_group(self) -> None:
        numpy = needed("numpy", "lab")
        rows = numpy.frombuffer(b"".join(self.held), numpy.int64).reshape(-1, len(self.columns))
        self.held = []
        self.writer.write_table(
            self.arrow.table(list(rows.T.astype(numpy.int32)), schema=self.schema)
        )

    def close(self) -> None:
        if self.held:
            self._write_group()
        self.writer.close()

    @staticmethod
    def sums(file: Path, columns: list[str]) -> tuple[int, dict[str, int]]:
        """How many rows a file has, and the sum of each column."""
        old, found = needed("pyarrow.parquet", "lab").ParquetFile(file), dict.fromkeys(columns, 0)
        for group in range(old.num_row_groups):
            rows = old.read_row_group(group)
            for name in columns:
                found[name] += int(rows.column(name).to_numpy().sum(dtype="int64"))
        return old.metadata.num_rows, found


SHEETS: dict[str, type[Csv] | type[Parquet]] = {".csv": Csv, ".parquet": Parquet}


class Rows:
    """The file of an experiment's rows, open; `done` are there already, with these `sums`."""

    def __init__(self, file: Path, experiment: Experiment, resume: bool) -> None:
        if file.suffix not in SHEETS:
            raise HandvollError("lab-file-kind", file=str(file), known=", ".join(SHEETS))
        self.file, self.part = file, file.with_name(file.name + ".part")
        self.facts = experiment.facts()
        sheet = SHEETS[file.suffix]
        before = self._before(resume)
        self.done, self.sums = sheet.sums(file, experiment.columns) if before else (0, {})
        self.sheet: Sheet = tried(file, lambda: sheet(self.part, experiment.columns, before))

    def _before(self, resume: bool) -> Path | None:
        """The file to go on with, if it is there; raises HandvollError if it may not be touched."""
        if not self.file.exists():
            return None
        if not resume:
            raise HandvollError("lab-file-there", file=str(self.file))
        if self._told() == plain(self.facts):
            return self.file
        raise HandvollError("lab-file-other", file=str(self.file))

    def _told(self) -> Any:
        """What is said of the file beside it; nothing that makes sense: None."""
        try:
            return json.loads(self.about.read_text("utf-8"))
        except (FileNotFoundError, ValueError):
            return None

    @property
    def about(self) -> Path:
        """Where it says what was played."""
        return self.file.with_name(self.file.name + ".json")

    def __enter__(self) -> Rows:
        return self

    def write(self, stretch: Stretch) -> None:
        """Add the rows of a stretch."""
        tried(self.file, lambda: self.sheet.write(stretch))

    def __exit__(self, *stopped: object) -> None:
        """What was written gets its name, also when it was stopped in the middle."""
        tried(self.file, self.sheet.close)
        self.about.write_text(json.dumps(self.facts, indent=1) + "\n", "utf-8")
        self.part.replace(self.file)


def plain(facts: dict[str, Any]) -> Any:
    """Facts as they come out of a file."""
    return json.loads(json.dumps(facts))


def tried(file: Path, write: Callable[[], Any]) -> Any:
    """The result of writing; raises a HandvollError where the system says no."""
    try:
        return write()
    except OSError as error:
        problem = error.strerror or str(error)
        raise HandvollError("lab-cannot-write", file=str(file), problem=problem) from None


def write_all(files: list[Path], make: Callable[[], list[str]]) -> None:
    """Write a text into each file; raises a HandvollError before any is made, and overwrites none.

    If they cannot be made, the files are gone again.
    """
    if there := [file for file in files if file.exists()]:
        raise HandvollError("lab-page-there", file=str(there[0]))
    for file in files:
        tried(file, file.touch)
    try:
        texts = make()
    except BaseException:
        for file in files:
            file.unlink()
        raise
    for file, text in zip(files, texts, strict=True):
        tried(file, partial(file.write_text, text, "utf-8"))
