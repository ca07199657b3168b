# What is the same in all games: refusals, set-ups, positions, records.

refusal = { $rule }: { $sentence }
token-error = action { $at }, “{ $token }”: { $sentence }
token-error-unreadable = action { $at }: { $sentence }

over = the game is over.
not-playing = seat { $seat } is not playing.

open-players = { $found ->
    [one] there is { $found } player
   *[other] there are { $found } players
} in it, not { $wanted }.

setup-unknown-word = the set-up “{ $word }” means nothing in this game.
setup-twice = the set-up says “{ $word }” twice.
setup-no-number = “players=” needs a number, not “{ $word }”.
setup-players = this game is for { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
}, not { $players }.
setup-unknown-colour = “{ $word }” is not a colour of this game: they are red, yellow, green and blue.
setup-colour-twice = the colour { $colour } is given twice.
setup-colours-players = { $colours } colours do not fit { $players } players.
setup-first-not-playing = { $colour } can’t begin: nobody plays that colour.

position-fields = a position has { $wanted } parts with a space between them, not { $found }.
position-rows = a position has { $wanted } rows with “/” between them, not { $found }.
position-row-length = row { $row } has { $found } squares instead of { $wanted }.
position-mark = row { $row } can’t hold “{ $mark }”.
position-split-run = row { $row } has two numbers side by side; add them up.
position-actor = “{ $found }” is nobody who could act in this game.

record-line = line { $line } of the record is not of the form “key: value”.
record-unknown-key = line { $line } of the record: the key “{ $key }” is unknown.
record-key-twice = line { $line } of the record: the key “{ $key }” was given before.
record-missing-key = the record does not say its “{ $key }”.
record-format = the record is of format { $found }; this program reads format { $known }.
record-game = this is a record of “{ $found }”, not of { $wanted }.
record-edition = the record follows edition { $found } of the rules; this program knows edition { $known }.
record-two-starts = the record gives both a set-up and a position; one of the two must go.
record-date = “{ $found }” is not a day; write 2026-11-15.
record-no-seat = the record names somebody on seat { $seat }, which this game does not have.
record-empty = the record gives nothing for its “{ $key }”.
record-comment = a comment of the record, after { $before } actions, has characters that can’t be seen.
record-open-comment = a comment of the record has no closing brace.
record-result = the record says “{ $found }”, but its actions lead to “{ $played }”.
