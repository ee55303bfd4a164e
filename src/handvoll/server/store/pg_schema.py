"""The schema of the PostgreSQL store, as steps; a database remembers how many it has taken.

Steps are only ever added: a game stored by any version can be played on by every later one.
Messages and cards are bytes: PostgreSQL's text cannot hold every character people may send.
"""

from __future__ import annotations

from asyncpg import Connection

from handvoll.server.store.schema import NewerStore

STEPS = (
    """
    CREATE TABLE tables (
      id text PRIMARY KEY,
      code text NOT NULL UNIQUE,
      access text NOT NULL,
      status text NOT NULL,
      seq integer NOT NULL,
      born bigint NOT NULL,
      due bigint,
      claimed_until bigint NOT NULL DEFAULT 0,
      card bytea NOT NULL
    );
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_public ON tables (born) WHERE access = 'public' AND status <> 'over';

    CREATE TABLE lines (
      table_id text NOT NULL REFERENCES tables (id),
      seq integer NOT NULL,
      at bigint NOT NULL,
      message bytea,
      body bytea NOT NULL,
      PRIMARY KEY (table_id, seq)
    );

    CREATE TABLE seeds (
      table_id text PRIMARY KEY REFERENCES tables (id),
      seed bytea NOT NULL
    );

    CREATE TABLE people (
      person text NOT NULL,
      table_id text NOT NULL REFERENCES tables (id),
      since bigint NOT NULL,
      PRIMARY KEY (person, table_id)
    );

    CREATE TABLE houses (name text PRIMARY KEY, sign integer NOT NULL, beat bigint NOT NULL);
    CREATE TABLE meta (key text PRIMARY KEY, value text NOT NULL);
    INSERT INTO meta VALUES ('slept', '0');
    """,
    """
    CREATE INDEX tables_unfinished ON tables (id) WHERE status <> 'over';
    CREATE TABLE spent (token text PRIMARY KEY, until bigint NOT NULL);
    """,
    """
    ALTER TABLE tables ADD COLUMN opener text NOT NULL DEFAULT '';
    CREATE UNLOGGED TABLE buckets (
      key text PRIMARY KEY,
      drops double precision NOT NULL,
      seen bigint NOT NULL,
      taken boolean NOT NULL
    );
    """,
    """
    CREATE TABLE puppets (person text PRIMARY KEY, puppet bytea NOT NULL);
    """,
    """
    ALTER TABLE tables ADD COLUMN evening text NOT NULL DEFAULT '';
    UPDATE tables SET evening = id;
    CREATE INDEX tables_evening ON tables (evening, born);
    CREATE TABLE screens (
      screen text PRIMARY KEY,
      code text NOT NULL UNIQUE,
      until bigint NOT NULL
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN fleeting boolean NOT NULL DEFAULT false;
    CREATE INDEX tables_fleeting ON tables (id) WHERE fleeting;
    CREATE TABLE tries (
      person text NOT NULL,
      task text NOT NULL,
      table_id text NOT NULL,
      at bigint NOT NULL,
      score double precision,
      mark integer,
      PRIMARY KEY (person, task)
    );
    CREATE INDEX tries_task ON tries (task);
    CREATE TABLE results (
      person text NOT NULL,
      table_id text NOT NULL,
      at bigint NOT NULL,
      body bytea NOT NULL,
      PRIMARY KEY (person, table_id)
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN days integer NOT NULL DEFAULT 0;
    CREATE TABLE devices (
      endpoint text PRIMARY KEY,
      person text NOT NULL,
      since bigint NOT NULL,
      body bytea NOT NULL
    );
    CREATE INDEX devices_person ON devices (person);
    CREATE TABLE nudges (
      person text NOT NULL,
      table_id text NOT NULL,
      due bigint NOT NULL,
      PRIMARY KEY (person, table_id)
    );
    CREATE INDEX nudges_due ON nudges (due);
    """,
    """
    CREATE INDEX people_table ON people (table_id);
    CREATE INDEX people_since ON people (person, since);
    """,
)

MIGRATING = 0x48564D49  # the advisory lock of whoever takes steps


async def migrate(connection: Connection, steps: tuple[str, ...] = STEPS) -> None:
    """Take the steps a database has not taken yet, all or none, one house at a time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS steps"
            " (number integer PRIMARY KEY, taken timestamptz NOT NULL DEFAULT now())"
        )
        taken = await connection.fetchval("SELECT count(*) FROM steps")
        if taken > len(steps):
            raise NewerStore(
                f"the database has schema {taken}, this program knows up to {len(steps)}"
            )
        if 0 < taken < len(steps):
            await _keep_copy(connection, f"before_schema_{len(steps)}")
        for number, script in enumerate(steps[taken:], taken + 1):
            await connection.execute(script)
            await connection.execute("INSERT INTO steps VALUES ($1)", number)


async def _keep_copy(connection: Connection, name: str) -> None:
    """Keep everything as it was, in a schema of its own: DROP SCHEMA makes room again."""
    query = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    names = [row["tablename"] for row in await connection.fetch(query)]
    await connection.execute(f"DROP SCHEMA IF EXISTS {name} CASCADE; CREATE SCHEMA {name}")
    for each in names:
        await connection.execute(f"CREATE TABLE {name}.{each} AS TABLE {each}")
