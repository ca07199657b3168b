# Black Holes: all that is said of this game alone.

# Its name, its seats, its box.

game-black-holes = Black Holes
game-black-holes-about = tip and roll your blocks into the holes; the first to sink four wins
actor-light = Light
actor-dark = Dark
app-about-black-holes = Roll your blocks across the board, and be the first to sink four of them in the holes.
app-age-black-holes = from 8
app-time-black-holes = about 20 minutes

# Its rules.

rule-bh-1 = The board has 88 squares: 10 × 10, without three at each corner.
rule-bh-2 = Four of the squares are holes. The other 84 are spaces.
rule-bh-3 = Each player has eight blocks. They start upright on the sixteen spaces in the middle, light and dark alternating.
rule-bh-4 = Light begins with one move. After that each turn has two moves, with the same block or two different ones.
rule-bh-5 = In a move you tip one of your own blocks over an edge, by a quarter turn.
rule-bh-6 = A block may only come to rest on free squares of the board.
rule-bh-7 = You sink a lying block by tipping it over its short end into the hole right beyond it. No block may rest on a hole.
rule-bh-8 = At least one of the four spaces beside each hole must stay free.
rule-bh-9 = With your next move you may not put a block straight back where it was.
rule-bh-10 = You may not pass while you can move.
rule-bh-11 = If you can’t move, you pass. If neither player can move, the game is a draw.
rule-bh-12 = You win as soon as you have sunk four of your blocks.
rule-bh-13 = The younger player chooses a colour.

# Its levels, from dust to a black hole.

level-black-holes-1 = Stardust
level-black-holes-2 = Shooting star
level-black-holes-3 = Comet
level-black-holes-4 = Moon
level-black-holes-5 = Planet
level-black-holes-6 = Sun
level-black-holes-7 = Galaxy
level-black-holes-8 = Black hole

# What is said of its seats.

analysis-whose-light = Light’s
analysis-whose-dark = Dark’s
app-left-light = Light leaves the game.
app-left-dark = Dark leaves the game.
app-flagged-light = Light’s time has run out.
app-flagged-dark = Dark’s time has run out.
board-threat-light = Light can win next turn.
board-threat-dark = Dark can win next turn.
turn-light = Light to play.
turn-dark = Dark to play.
result-won-light = Light wins. { $rule }: { $sentence }
result-won-dark = Dark wins. { $rule }: { $sentence }
play-sits-light = Light: { $who }
play-sits-dark = Dark: { $who }
play-thinks-light = Light is thinking…
play-thinks-dark = Dark is thinking…
play-resigned-light = Light resigns.
play-resigned-dark = Dark resigns.

# What its moves are, and what they do.

token-unreadable-black-holes = “{ $token }” is not a move. Write a square and a direction, such as d4s, or pass.
tally-black-holes-sunk = { $have } of { $of } blocks sunk
brief-black-holes-pass = passes
brief-black-holes-sinks = sinks
deed-black-holes-wins = sinks the last block needed, in { $hole }
deed-black-holes-sinks = sinks a { $number ->
    [1] first
    [2] second
   *[other] third
} block, in { $hole }
deed-black-holes-ready = lays a block ready to sink in { $hole }{ $ready ->
    [one] { "" }
   *[other] , so that { $ready } now lie ready
}
deed-black-holes-hinders = keeps { $blocks ->
    [one] an opponent’s block
   *[other] { $blocks } of the opponent’s blocks
} from getting ready to sink next move
gain-black-holes-nears = brings a block within { $moves ->
    [one] one move
   *[other] { $moves } moves
} of a hole
gain-black-holes-clears = clears the way of the block on { $square }, now within { $moves ->
    [one] one move
   *[other] { $moves } moves
} of a hole
gain-black-holes-hampers = gets in the way of the opponent’s block on { $square }
gain-black-holes-lies = lays a block on { $first } and { $second }
gain-black-holes-stands = stands a block on { $square }
gain-black-holes-passes = passes

# Why a move is refused.

black-holes-no-square = there is no square { $square } on this board: three squares are missing at each corner.
black-holes-no-block = there is no block on { $square }.
black-holes-not-yours = the block on { $square } is { $owner ->
    [light] Light’s
   *[dark] Dark’s
}, not yours.
black-holes-far-half = the block on { $square } also lies on { $anchor }, its lower or left square. Write { $anchor } instead.
black-holes-off-board = tipped { black-holes-way }, the block on { $anchor } would leave the board.
black-holes-over-hole = tipped { black-holes-way }, the block on { $anchor } would lie on the hole { $hole }. To sink it, first lay it down with a short end at the hole, then tip it over that end.
black-holes-occupied = a { $owner ->
    [light] light
   *[dark] dark
} block is already on { $square }, where yours would come to rest.
black-holes-last-gap = { $gap } is the last free space beside the hole { $hole }; one must always stay free.
black-holes-put-back = your last move put the block on { $anchor } there. You may not tip it straight back { black-holes-way }.
black-holes-must-move = you can’t pass while one of your blocks can move.
black-holes-one-tip = the block on { $anchor } tips over one edge at a time. Choose one of the places shown beside it.
black-holes-next-to = to tip the block on { $anchor } that way, choose { $next }, right beside it.
black-holes-hole = { $hole } is a hole. Lay one of your blocks with a short end at it, then tip it in over that end.
black-holes-rack = the racks hold sunk blocks. Tip four of yours into the holes to win.
board-stuck-black-holes = this block is stuck for now; { $reason }
board-choose-black-holes = Choose one of your glowing blocks.

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
black-holes-must-pass = You can’t move: you must pass.

# What a text gets wrong.

black-holes-position-sides = the blocks are { $wanted } lists separated by “/”, Light’s and Dark’s; here { $found ->
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
} has won, which ends the game at once; but the player to move, the moves left or the bans say that the game went on.
black-holes-position-shut-hole = no space beside the hole { $hole } is free; one must always be.
black-holes-position-ban-block = the ban { $tip } does not start from a { $color ->
    [light] light
   *[dark] dark
} block. For a lying block write its lower or left square.
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

# Its board in the page.

spot-black-holes-hole = hole
place-black-holes-light-rack = Light’s rack
place-black-holes-dark-rack = Dark’s rack
piece-black-holes-light = light block, upright
piece-black-holes-light-lying = light block, lying on { $squares }
piece-black-holes-light-sunk = { $count ->
    [one] sunk light block
   *[other] { $count } sunk light blocks
}
piece-black-holes-dark = dark block, upright
piece-black-holes-dark-lying = dark block, lying on { $squares }
piece-black-holes-dark-sunk = { $count ->
    [one] sunk dark block
   *[other] { $count } sunk dark blocks
}

# What each level looks at.

level-about-black-holes-1 = looks at its next move only, and overlooks a third of what it could do. Good for your first games.
level-about-black-holes-2 = looks two moves ahead, but often misjudges what it sees.
level-about-black-holes-3 = looks three moves ahead and overlooks a few.
level-about-black-holes-4 = looks four moves ahead and seldom overlooks one.
level-about-black-holes-5 = looks five moves ahead and overlooks nothing.
level-about-black-holes-6 = weighs 3,000 positions before each move.
level-about-black-holes-7 = weighs 7,000 positions before each move.
level-about-black-holes-8 = plays at full strength and looks as far ahead as it can.

# By what it ends.

ended-black-holes-sunk = { $who } sank four blocks.
ended-black-holes-sunk-you = You sank four blocks.
ended-black-holes-stuck = Nobody can move any more.
