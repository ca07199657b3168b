-- What people report of each other, until whoever runs the server has settled it.
-- Whatever a person has reported or is reported for goes when they go.
CREATE TABLE reports (
    serial   INTEGER PRIMARY KEY AUTOINCREMENT,
    at       INTEGER NOT NULL,
    table_id BLOB    NOT NULL,
    reporter BLOB    NOT NULL REFERENCES people (id),
    reported BLOB    NOT NULL REFERENCES people (id),
    -- What the reported was called then.
    name     TEXT    NOT NULL,
    reason   TEXT    NOT NULL,
    note     TEXT    NOT NULL,
    UNIQUE (table_id, reporter, reported, reason)
) STRICT;

CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_reported ON reports (reported);

-- Guests who may have stayed away, the longest known first.
CREATE INDEX guests_by_since ON people (since) WHERE name IS NOT NULL AND account IS NULL;
