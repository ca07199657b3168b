-- Which server looks after a table: lets its bots act, its flags fall. Any server may store
-- events of it, and looks after it from then on. NULL where none does yet.
ALTER TABLE tables ADD COLUMN keeper BIGINT;

CREATE INDEX tables_by_keeper ON tables (keeper)
WHERE phase IN ('seating', 'playing', 'paused', 'over');
