# The board in the browser: its buttons, its names, what is said of it.

board-name = Board
board-places = Places on and beside the board

board-pass = Pass
board-end-turn = End the turn
board-chance = Roll

board-spot-chosen = { $name }, selected
board-spot-marked = { $name }, you can move here
board-spot-movable = { $name }, can move
board-both = { $first } and { $second }
board-chosen = { $count ->
    [0] { $name }: selected, but it can’t go anywhere.
    [one] { $name }: selected, one place to go.
   *[other] { $name }: selected, { $count } places to go.
}

# Why something can’t be done, and what can be.

board-refused = { $reason } { $next }

board-view = View of the board
board-view-left = Turn the board to the left
board-view-right = Turn the board to the right
board-view-lower = Look from lower down
board-view-higher = Look from higher up
board-view-flat = Look from straight above
board-view-reset = Back to the usual view

board-type = Type a move
board-type-do = Play

# What may end the game soon.

board-repeated = This position has come up before. The third time, the game is a draw (ALL-1).
board-long = { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
} without a winner, and the game is a draw (ALL-2).

# The board in words.

board-words = Board in words
board-words-kind = { $what }: { $places }
board-words-moves = Moves you can make

# On the felt: who can win, and when.
near-you-now = You can win this turn.
near-you-next = You can win next turn.
near-you-roll = Roll a { $roll } and you win.
near-who-now = { $who } can win this turn.
near-who-next = { $who } can win next turn.
near-who-roll = With a { $roll }, { $who } wins.
