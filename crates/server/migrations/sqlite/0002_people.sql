-- Who is who. Events hold a person's id alone: emptying his row here leaves no
-- name anywhere.

CREATE TABLE people (
    id          BLOB    PRIMARY KEY NOT NULL,
    -- NULL once he has deleted himself.
    name        TEXT,
    account     TEXT,
    -- The account's name in small letters: no two alike.
    account_key TEXT    UNIQUE,
    -- argon2id, as a text that names its figures.
    password    TEXT,
    blocked     INTEGER NOT NULL DEFAULT 0,
    since       INTEGER NOT NULL,
    CHECK ((account IS NULL) = (account_key IS NULL) AND (account IS NULL) = (password IS NULL)),
    CHECK (name IS NOT NULL OR account IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX people_by_since ON people (since, id);

-- Sessions of browsers and tokens of programs: the SHA-256 of each, never the
-- token itself.
CREATE TABLE passes (
    hash    BLOB    PRIMARY KEY NOT NULL,
    id      INTEGER NOT NULL UNIQUE,
    person  BLOB    NOT NULL REFERENCES people (id),
    -- What its owner calls a program; NULL for a browser.
    program TEXT,
    made    INTEGER NOT NULL,
    used    INTEGER NOT NULL,
    ends    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passes_of_person ON passes (person);
CREATE INDEX passes_by_end ON passes (ends);

-- Ratings, for each game apart for two players and for more.
CREATE TABLE ratings (
    person     BLOB    NOT NULL REFERENCES people (id),
    game       TEXT    NOT NULL,
    field      TEXT    NOT NULL,
    value      REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    games      INTEGER NOT NULL,
    PRIMARY KEY (person, game, field)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_value ON ratings (game, field, value);

-- The tables whose result is in the ratings already.
CREATE TABLE rated (
    in_table BLOB PRIMARY KEY NOT NULL
) STRICT, WITHOUT ROWID;
