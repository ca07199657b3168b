# The board in the browser: its buttons, its names, what is said of it.

board-name = Board
board-places = Places on and beside the board

board-pass = Pass
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
