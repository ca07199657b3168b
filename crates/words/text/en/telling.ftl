# What happens in a game, move by move, in the terminal and in the page.

actor-chance = the die
turn-chance = Rolling…
result-drawn = A draw. { $rule }: { $sentence }
play-back = { $count ->
    [one] { $count } move undone.
   *[other] { $count } moves undone.
}
play-back-start = You have no move to undo.
play-back-chance = You can’t undo a die roll or a trap.

# The same in brief, in a list of moves.

brief-resigned = resigns
brief-flagged = out of time
brief-left = leaves
brief-draw = draw agreed
