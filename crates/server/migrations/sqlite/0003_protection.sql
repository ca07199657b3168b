-- What protects people from each other where everybody can come in.

-- The SHA-256 of the code that gives an account back; NULL where none was made.
ALTER TABLE people ADD COLUMN recovery BLOB;

-- What an account's name looks like, with letters that look alike made the same.
ALTER TABLE people ADD COLUMN account_likeness TEXT;

CREATE INDEX people_by_likeness ON people (account_likeness);

-- Ranges of addresses from which nobody may come in, such as 203.0.113.0/24.
CREATE TABLE blocked_ranges (
    range TEXT    PRIMARY KEY NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
