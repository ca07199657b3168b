# What is the same in all games: refusals, set-ups, positions, records.

refusal = { $rule }: { $sentence }
token-error = move { $at }, “{ $token }”: { $sentence }
token-error-unreadable = move { $at }: { $sentence }

over = the game is over.
not-playing = player { $seat } is not in the game.

open-players = { $found ->
    [one] this game has { $found } player
   *[other] this game has { $found } players
}, not { $wanted }.

setup-unknown-word = unknown set-up “{ $word }” for this game.
setup-twice = the set-up contains “{ $word }” twice.
setup-no-number = “players=” needs a number, not “{ $word }”.
setup-players = this game is for { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
}, not { $players }.
setup-unknown-colour = “{ $word }” is not a colour of this game. Choose from red, yellow, green and blue.
setup-colour-twice = the colour { $colour } is given twice.
setup-colours-players = the set-up names { $colours } colours for { $players } players. Name one colour per player.
setup-first-not-playing = { $colour } can’t begin: that colour is not in this game.

position-fields = a position has { $wanted } parts separated by spaces, not { $found }.
position-rows = a position has { $wanted } rows separated by “/”, not { $found }.
position-row-length = row { $row } has { $found } squares instead of { $wanted }.
position-mark = row { $row } can’t contain “{ $mark }”.
position-split-run = row { $row } has two numbers side by side. Write their sum.
position-actor = “{ $found }” is not a player of this game.

record-line = line { $line } of the record must look like “key: value”.
record-unknown-key = line { $line } of the record: unknown key “{ $key }”.
record-key-twice = line { $line } of the record: the key “{ $key }” is given twice.
record-missing-key = the record has no key “{ $key }”.
record-format = the record has format { $found }; this program reads formats 1 to { $known }.
record-game = this is a record of “{ $found }”, not of { $wanted }.
record-edition = the record follows edition { $found } of the rules; this program plays edition { $known }.
record-two-starts = the record gives both a set-up and a position. Remove one of them.
record-date = “{ $found }” is not a date. Write it like 2026-11-15.
record-no-seat = the record names a player for seat { $seat }, which this game doesn’t have.
record-empty = the record has no value for the key “{ $key }”.
record-comment = a comment in the record, after move { $before }, contains invisible characters.
record-open-comment = a comment in the record has no closing brace.
record-open-variation = a variation in the record has no closing bracket.
record-close-variation = the record has a closing bracket after move { $before } without an opening one.
record-empty-variation = an empty variation in the record, after move { $before }. Brackets hold moves that could be played instead of the move before them.
record-same-variation = a variation in the record, after move { $before }, begins with the move that it should replace.
record-result = the record gives the result “{ $found }”, but its moves lead to “{ $played }”.

tree-no-path = this move is not in the tree of variations.
tree-steps = a game with its variations has at most { $most } moves.
tree-nested = at most { $most } variations can be inside each other.
