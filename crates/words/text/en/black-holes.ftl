# Black Holes: why an action is refused.

black-holes-no-square = there is no square { $square } on this board; three squares are missing at each corner.
black-holes-no-block = there is no block on { $square }.
black-holes-not-yours = the block on { $square } is { $owner ->
    [light] Light’s
   *[dark] Dark’s
}, not yours.
black-holes-far-half = the block on { $square } lies on { $anchor } too and goes by that square, the lower or left one; write { $anchor } instead.
black-holes-off-board = going { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}, the block on { $anchor } would leave the board.
black-holes-over-hole = going { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}, the block on { $anchor } would lie over the hole { $hole }. To sink it, let it lie with a short end at the hole first, then tip it in over that end.
black-holes-occupied = a { $owner ->
    [light] light
   *[dark] dark
} block is already on { $square }, where yours would come to rest.
black-holes-last-gap = { $gap } is the last free space beside the hole { $hole }; one must always stay free.
black-holes-put-back = the block on { $anchor } came from the { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
} with your last move; you may not put it straight back with this one.
black-holes-must-move = you may not pass while one of your blocks can move.

# What a position says.

black-holes-sunk = Blocks sunk: Light { $light }, Dark { $dark }.
black-holes-moves-left = { $moves ->
    [one] There is { $moves } move
   *[other] There are { $moves } moves
} left in this turn.
black-holes-ban = Not allowed as { $color ->
    [light] Light’s
   *[dark] Dark’s
} next move: { $tip }, which would put the block straight back.
black-holes-must-pass = No move is possible: you have to pass.

# What a text gets wrong.

black-holes-position-sides = the blocks are { $wanted } lists with “/” between them, Light’s and Dark’s; here { $found ->
    [one] is
   *[other] are
} { $found }.
black-holes-position-block = “{ $found }” should be a block: the square where it stands, such as d4, or the two where it lies, such as d4e4.
black-holes-position-apart = no block can lie on { $first } and { $second }: these squares do not share a side.
black-holes-position-anchor = a lying block is written with its lower or left square first: { $anchor }{ $first }, not { $first }{ $anchor }.
black-holes-position-off-board = no block can be on { $square }: it is not on the board.
black-holes-position-on-hole = no block can be on { $hole }: it is a hole.
black-holes-position-overlap = there is more than one block on { $square }.
black-holes-position-left = “{ $found }” should be the moves left in the turn: 1 or 2, or 0 after a draw because nobody could move.
black-holes-position-ban = “{ $found }” should be the move that is not allowed next, such as d4n, or “-”.
black-holes-position-too-many = there are { $found } { $color ->
    [light] light
   *[dark] dark
} blocks; there can be no more than { $most }.
black-holes-position-too-few = { $found ->
    [0] there is no { $color ->
        [light] light
       *[dark] dark
    } block left
    [one] there is only { $found } { $color ->
        [light] light
       *[dark] dark
    } block left
   *[other] there are only { $found } { $color ->
        [light] light
       *[dark] dark
    } blocks left
}; with { $least } left the game is won and over.
black-holes-position-both-won = both players would have won.
black-holes-position-played-on = { $winner ->
    [light] Light
   *[dark] Dark
} has won, which ends the game at once; but whose turn it is, the moves left or the bans say that the game went on.
black-holes-position-shut-hole = no space beside the hole { $hole } is free; one must always be.
black-holes-position-ban-block = the ban { $tip } does not start from a { $color ->
    [light] light
   *[dark] dark
} block. A lying block goes by its lower or left square.
black-holes-position-ban-off-board = the ban { $tip } leads off the board; the block can’t have come from there.
black-holes-position-ban-hole = the ban { $tip } leads onto the hole { $hole }; the block can’t have come from there.
black-holes-position-ban-occupied = by the ban { $tip } the block has just left { $square }, but another block is there.
black-holes-position-no-draw = 0 moves left would mean a draw because nobody can move, but { $color ->
    [light] Light
   *[dark] Dark
} can.
black-holes-position-no-pass = 0 moves left would mean that { $color ->
    [light] Light
   *[dark] Dark
} has just passed, but the ban on { $color ->
    [light] Light
   *[dark] Dark
} says that { $color ->
    [light] Light
   *[dark] Dark
} has moved.
black-holes-position-free-pass = 0 moves left would mean that { $color ->
    [light] Light
   *[dark] Dark
} had to pass, but { $color ->
    [light] Light
   *[dark] Dark
} could move.
