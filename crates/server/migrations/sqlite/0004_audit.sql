-- What the administrator has done: only ever appended, also by accident.
CREATE TABLE audit (
    serial INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    deed   TEXT    NOT NULL,
    target TEXT    NOT NULL
) STRICT;

CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only appended to'); END;

CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only appended to'); END;
