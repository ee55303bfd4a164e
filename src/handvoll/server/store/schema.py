"""The schema of the SQLite store, as steps; a file remembers how many it has taken.

Steps are only ever added: a game stored by any version can be played on by every later one.
"""

from __future__ import annotations

import sqlite3

STEPS = (
    """
    CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      code TEXT NOT NULL UNIQUE,
      access TEXT NOT NULL,
      status TEXT NOT NULL,
      seq INTEGER NOT NULL,
      born INTEGER NOT NULL,
      due INTEGER,
      claimed_until INTEGER NOT NULL DEFAULT 0,
      card BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_public ON tables (born) WHERE access = 'public' AND status != 'over';

    CREATE TABLE lines (
      table_id TEXT NOT NULL REFERENCES tables (id),
      seq INTEGER NOT NULL,
      at INTEGER NOT NULL,
      message TEXT,
      body BLOB NOT NULL,
      PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE seeds (
      table_id TEXT PRIMARY KEY REFERENCES tables (id),
      seed BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE people (
      person TEXT NOT NULL,
      table_id TEXT NOT NULL REFERENCES tables (id),
      since INTEGER NOT NULL,
      PRIMARY KEY (person, table_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE houses (name TEXT PRIMARY KEY, beat INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE INDEX tables_unfinished ON tables (id) WHERE status != 'over';
    CREATE TABLE spent (token TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN opener TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE TABLE puppets (person TEXT PRIMARY KEY, puppet BLOB NOT NULL) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN evening TEXT NOT NULL DEFAULT '';
    UPDATE tables SET evening = id;
    CREATE INDEX tables_evening ON tables (evening, born);
    CREATE TABLE screens (
      screen TEXT PRIMARY KEY,
      code TEXT NOT NULL UNIQUE,
      until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN fleeting INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_fleeting ON tables (id) WHERE fleeting = 1;
    CREATE TABLE tries (
      person TEXT NOT NULL,
      task TEXT NOT NULL,
      table_id TEXT NOT NULL,
      at INTEGER NOT NULL,
      score REAL,
      mark INTEGER,
      PRIMARY KEY (person, task)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tries_task ON tries (task);
    CREATE TABLE results (
      person TEXT NOT NULL,
      table_id TEXT NOT NULL,
      at INTEGER NOT NULL,
      body BLOB NOT NULL,
      PRIMARY KEY (person, table_id)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN days INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE devices (
      endpoint TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      since INTEGER NOT NULL,
      body BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX devices_person ON devices (person);
    CREATE TABLE nudges (
      person TEXT NOT NULL,
      table_id TEXT NOT NULL,
      due INTEGER NOT NULL,
      PRIMARY KEY (person, table_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX nudges_due ON nudges (due);
    """,
    """
    CREATE INDEX people_table ON people (table_id);
    CREATE INDEX people_since ON people (person, since);
    """,
)


class NewerStore(Exception):
    """The file was written by a newer version of this program."""


def migrate(connection: sqlite3.Connection, steps: tuple[str, ...] = STEPS) -> None:
    """Take the steps a file has not taken yet, each in a transaction of its own."""
    taken = connection.execute("PRAGMA user_version").fetchone()[0]
    if taken > len(steps):
        raise NewerStore(f"the file has schema {taken}, this program knows up to {len(steps)}")
    for number, script in enumerate(steps[taken:], taken + 1):
        connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
