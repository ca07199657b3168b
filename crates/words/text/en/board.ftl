# The board in the browser: its buttons, its names, what is said of it.

board-name = Board
board-places = Places on and beside the board

board-pass = Pass
board-end-turn = End the turn
board-turn = Turn the top
board-keep = Leave the top as it is
board-chance = Let chance decide

board-spot-chosen = { $name }, chosen
board-spot-marked = { $name }, can be chosen now
board-chosen = { $count ->
    [0] { $name } is chosen, but there is nowhere to go.
    [one] { $name } is chosen: one place to go to.
   *[other] { $name } is chosen: { $count } places to go to.
}

board-view = View of the board
board-view-left = Turn the board to the left
board-view-right = Turn the board to the right
board-view-lower = Look from lower down
board-view-higher = Look from higher up
board-view-flat = Look from straight above

board-type = Type an action
board-type-do = Play

# What may end the game soon.

board-threat = { $actor ->
    [light] Light
    [dark] Dark
    [white] White
    [black] Black
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [seat1] Seat 1
    [seat2] Seat 2
    [seat3] Seat 3
   *[seat4] Seat 4
} could win in one turn.
board-repeated = This position has been there before: the third time the game is a draw (ALL-1).
board-long = { $count ->
    [one] { $count } more action
   *[other] { $count } more actions
}, and the game is a draw (ALL-2).

# What there is to know of a place.

board-locked = locked by { $color ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} stone (KL-12)
