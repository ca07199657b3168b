-- Tables, their events, and what is asked about them.
-- Ids are their ten bytes, moments are milliseconds since 1970.

-- One row for each table. What is below `opened_at` sums up its events, so that
-- lists need not read them.
CREATE TABLE tables (
    serial      INTEGER PRIMARY KEY,
    id          BLOB    NOT NULL UNIQUE,
    opener      BLOB    NOT NULL,
    game        TEXT    NOT NULL,
    access      TEXT    NOT NULL,
    stakes      TEXT    NOT NULL,
    opened_at   INTEGER NOT NULL,
    phase       TEXT    NOT NULL DEFAULT 'seating',
    sitters     TEXT    NOT NULL DEFAULT '',
    finished_at INTEGER,
    result      TEXT
) STRICT;

CREATE INDEX tables_unfinished ON tables (phase) WHERE phase IN ('seating', 'playing', 'paused');
CREATE INDEX tables_finished ON tables (finished_at, id) WHERE finished_at IS NOT NULL;

-- Who sits where: finds the tables of a person.
CREATE TABLE sitting (
    person   BLOB    NOT NULL,
    in_table INTEGER NOT NULL REFERENCES tables (serial),
    PRIMARY KEY (person, in_table)
) STRICT, WITHOUT ROWID;

CREATE INDEX sitting_in_table ON sitting (in_table);

-- What happened, only ever appended. The bodies lie in the order in which they
-- were written and the index is small, so that events of many tables at once
-- touch few pages; a table's serial keeps those that are played at the same time
-- side by side in it.
CREATE TABLE events (
    serial   INTEGER PRIMARY KEY,
    in_table INTEGER NOT NULL REFERENCES tables (serial),
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    person   BLOB,
    command  TEXT,
    version  INTEGER NOT NULL,
    body     TEXT    NOT NULL
) STRICT;

CREATE UNIQUE INDEX events_by_number ON events (in_table, number);

-- What chance follows from, apart from everything that is ever shown.
CREATE TABLE secrets (
    in_table INTEGER PRIMARY KEY REFERENCES tables (serial),
    secret   BLOB NOT NULL,
    salt     BLOB NOT NULL
) STRICT;

-- Records of games that were played elsewhere.
CREATE TABLE records (
    serial      INTEGER PRIMARY KEY,
    game        TEXT    NOT NULL,
    imported_at INTEGER NOT NULL,
    digest      BLOB    NOT NULL UNIQUE,
    text        TEXT    NOT NULL
) STRICT;

-- Small facts about the house itself.
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
