# Klötze: all that is said of this game alone.

# Its name, its seats, its box.

game-klotze = Klötze
game-klotze-about = pieces move as far as they are high; bring your Klotz to your corner first
actor-red = Red
actor-yellow = Yellow
actor-green = Green
actor-blue = Blue
app-about-klotze = Clear the way, and be the first to bring your tall block, the Klotz, to your corner.
app-age-klotze = from 12
app-time-klotze = about 30 minutes
app-setup-klotze = Who begins

# Its rules.

rule-kl-1 = The board has 10 × 10 squares. Each colour has one of the four corners, and a home in the centre.
rule-kl-2 = 24 columns of height 1, 2 and 3 stand around four Klötze of height 4.
rule-kl-3 = Each player has a small stone. It starts in the player’s corner, where it blocks nothing.
rule-kl-4 = Turns go clockwise: red, yellow, green, blue.
rule-kl-5 = Klötze of colours that are not in the game stay at home. They are never moved or captured.
rule-kl-6 = On your turn you move your own Klotz, or a column without another player’s stone.
rule-kl-7 = A piece moves exactly as many squares as it is high. It goes straight, or turns once at a right angle.
rule-kl-8 = Every square on the way must be empty.
rule-kl-9 = No piece may enter or cross a corner, except a Klotz that lands on its own corner.
rule-kl-10 = You may cross an empty home, but not stop on one.
rule-kl-11 = A move ends on an empty square. A column may also end on a Klotz that has left home: the Klotz is captured and goes back home.
rule-kl-12 = When you move a column, you put your stone on it. Nobody else may move that column.
rule-kl-13 = You must move if you can. You pass only if you can’t.
rule-kl-14 = You win as soon as your Klotz lands on your corner.

# Its levels, from an acorn to a giant tree.

level-klotze-1 = Acorn
level-klotze-2 = Sapling
level-klotze-3 = Birch
level-klotze-4 = Beech
level-klotze-5 = Oak
level-klotze-6 = Sequoia

# What is said of its seats.

analysis-whose-red = Red’s
analysis-whose-yellow = Yellow’s
analysis-whose-green = Green’s
analysis-whose-blue = Blue’s
app-left-red = Red leaves the game.
app-left-yellow = Yellow leaves the game.
app-left-green = Green leaves the game.
app-left-blue = Blue leaves the game.
app-flagged-red = Red’s time has run out.
app-flagged-yellow = Yellow’s time has run out.
app-flagged-green = Green’s time has run out.
app-flagged-blue = Blue’s time has run out.
board-threat-red = Red can win next turn.
board-threat-yellow = Yellow can win next turn.
board-threat-green = Green can win next turn.
board-threat-blue = Blue can win next turn.
turn-red = Red to play.
turn-yellow = Yellow to play.
turn-green = Green to play.
turn-blue = Blue to play.
result-won-red = Red wins. { $rule }: { $sentence }
result-won-yellow = Yellow wins. { $rule }: { $sentence }
result-won-green = Green wins. { $rule }: { $sentence }
result-won-blue = Blue wins. { $rule }: { $sentence }
play-sits-red = Red: { $who }
play-sits-yellow = Yellow: { $who }
play-sits-green = Green: { $who }
play-sits-blue = Blue: { $who }
play-thinks-red = Red is thinking…
play-thinks-yellow = Yellow is thinking…
play-thinks-green = Green is thinking…
play-thinks-blue = Blue is thinking…
play-resigned-red = Red resigns.
play-resigned-yellow = Yellow resigns.
play-resigned-green = Green resigns.
play-resigned-blue = Blue resigns.

# What its moves are, and what they do.

token-unreadable-klotze = “{ $token }” is not a move. Write two squares, such as d2-d3, or pass.
brief-klotze-pass = passes
brief-klotze-captures = captures
deed-klotze-wins = brings the Klotz to its corner { $corner }
deed-klotze-saves = captures the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz on { $square }, which was about to reach its corner
deed-klotze-captures = captures the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz on { $square }
deed-klotze-recalls = sends the player’s own Klotz on { $square } back home
deed-klotze-closes = blocks, on { $square }, the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz’s last way to its corner
deed-klotze-threatens = brings the Klotz within one move of its corner { $corner }
deed-klotze-opens = opens the Klotz’s way to its corner { $corner }
gain-klotze-nears = brings the Klotz within { $moves ->
    [one] one move
   *[other] { $moves } moves
} of its corner
gain-klotze-shortens = clears the Klotz’s path: its corner is now within { $moves ->
    [one] one move
   *[other] { $moves } moves
}
gain-klotze-delays = keeps the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz at least { $moves } moves from its corner, as the board stands
gain-klotze-blocks = blocks { $ways ->
    [one] one way
   *[other] { $ways } ways
} of the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz to its corner
gain-klotze-clears = opens { $ways ->
    [one] one more way
   *[other] { $ways } more ways
} for the Klotz to its corner
gain-klotze-keeps = keeps the column on { $square } from being moved by others
gain-klotze-goes = takes the Klotz to { $square }
gain-klotze-passes = passes

# Why a move is refused.

klotze-no-piece = there is no piece on { $square }.
klotze-unused-klotz = the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz on { $square } is not in this game; it stays put.
klotze-not-yours = the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz on { $square } is not yours. Move your own Klotz, or a column.
klotze-under-stone = { $owner ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} stone is on the column on { $square }; nobody else may move that column.
klotze-distance = the piece on { $from } is { $needed } high and moves exactly { $needed ->
    [one] { $needed } square
   *[other] { $needed } squares
}; { $found ->
    [0] here it would not move at all
    [one] { $to } is only { $found } square away
   *[other] { $to } is { $found } squares away, counted without diagonals
}.
klotze-blocked = the piece on { $square } is in the way.
klotze-both-blocked = both ways are blocked, one by the piece on { $first }, the other by the piece on { $second }.
klotze-onto-column = there is a column on { $square }, and columns are never captured.
klotze-onto-klotz = the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz is on { $square }, and a Klotz captures nothing.
klotze-onto-unused = the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz on { $square } is not in this game; it can’t be captured.
klotze-at-home = the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz on { $square } is at home, where it can’t be captured.
klotze-onto-home = { $square } is the home of the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz; you may cross it, but not stop there.
klotze-onto-corner = { $square } is the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} corner; only the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz may enter it.
klotze-over-corner = the only free way leads across the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} corner { $square }, and no piece may cross a corner.
klotze-must-move = you can’t pass, because you have { $moves ->
    [one] { $moves } legal move
   *[other] { $moves } legal moves
}.
klotze-stone-waits = { $color ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} stone waits in its corner. It goes onto the column that its player moves.
board-stuck-klotze = this piece is stuck for now; { $reason }
board-choose-klotze = Choose a glowing column, or your own Klotz.

# What a position says.

klotze-unused = { $color ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} is not in this game; its Klotz stays put.
klotze-left = { $color ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} has left the game.
klotze-stone = { $color ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} stone is on { $square }: nobody else may move that column.
klotze-no-move = { $color ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} has no legal move and must pass.

# What a text gets wrong.

klotze-position-columns = there should be { $wanted } columns of height { $height }; there { $found ->
    [0] are none
    [one] is only { $found }
   *[other] are { $found }
}.
klotze-position-no-klotz = the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz is missing.
klotze-position-two-klotze = there is only one { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz; it can’t be both on { $first } and on { $second }.
klotze-position-column-on-corner = no column can be on { $square }: it is a corner.
klotze-position-klotz-on-corner = the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz can’t be on { $square }: it is the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} corner.
klotze-position-column-on-home = no column can be on { $square }: it is the home of a Klotz.
klotze-position-klotz-on-home = the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz can’t be on { $square }: it is the home of the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} one.
klotze-position-colour = “{ $found }” should be “red”, “yellow”, “green” or “blue”, in brackets for a player who has left, such as “(red)”.
klotze-position-colour-twice = the colour { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} is given twice.
klotze-position-seat-order = colours come in the order red, yellow, green, blue: { $wanted ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} should come before { $found ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} here.
klotze-position-playing = { $found ->
    [0] no player is left
    [one] only one player is left
   *[other] only { $found } players are left
}; there must be at least { $least }.
klotze-position-unused-moved = the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz is not in this game, so it must be at home and can’t be on { $square }.
klotze-position-actor-not-playing = it can’t be { $color ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} turn: that colour is not in the game, or has left it.
klotze-position-stones = the last part should give a stone for each of the { $wanted } colours; here { $found ->
    [one] is
   *[other] are
} { $found }.
klotze-position-stone = “{ $found }” should be the square of { $color ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} stone, such as d3, or “-” for its corner.
klotze-position-stone-left = { $color ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} has left the game, so the stone is back in its corner: write “-” instead of { $square }.
klotze-position-stone-off = { $color ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} stone can’t be on { $square }: no column stands there.
klotze-position-two-stones = { $first ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} and { $second ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} stones can’t both be on { $square }.
klotze-position-both-won = the { $first ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} and the { $second ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz can’t both be on their own corners: the first one there ends the game.
klotze-position-left-won = the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz can’t be on its own corner: { $color ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} has left the game and can’t have won.
klotze-position-actor-after-win = after the winning move it should be { $wanted ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} turn, not { $found ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
}.

# Its board in the page.

spot-klotze-square-corner-red = Red’s corner
spot-klotze-square-corner-yellow = Yellow’s corner
spot-klotze-square-corner-green = Green’s corner
spot-klotze-square-corner-blue = Blue’s corner
spot-klotze-square-home-red = Red’s home
spot-klotze-square-home-yellow = Yellow’s home
spot-klotze-square-home-green = Green’s home
spot-klotze-square-home-blue = Blue’s home
piece-klotze-column-one = column of height 1
piece-klotze-column-two = column of height 2
piece-klotze-column-three = column of height 3
piece-klotze-klotz-red = red Klotz
piece-klotze-klotz-yellow = yellow Klotz
piece-klotze-klotz-green = green Klotz
piece-klotze-klotz-blue = blue Klotz
piece-klotze-klotz-red-unused = red Klotz, not in this game
piece-klotze-klotz-yellow-unused = yellow Klotz, not in this game
piece-klotze-klotz-green-unused = green Klotz, not in this game
piece-klotze-klotz-blue-unused = blue Klotz, not in this game
piece-klotze-stone-red = Red’s stone
piece-klotze-stone-yellow = Yellow’s stone
piece-klotze-stone-green = Green’s stone
piece-klotze-stone-blue = Blue’s stone
board-locked = locked by { $color ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} stone (KL-12)
board-locked-yours = yours: only you may move it (KL-12)

# What each level looks at.

level-about-klotze-1 = overlooks more than half of its moves. Good for your first games.
level-about-klotze-2 = overlooks many of its moves and does not look far.
level-about-klotze-3 = thinks of its own move and the answer, and overlooks some moves.
level-about-klotze-4 = thinks of its own move and the answer, and overlooks few moves.
level-about-klotze-5 = looks further ahead and overlooks almost nothing.
level-about-klotze-6 = plays at full strength and looks as far ahead as it can.

# By what it ends.

ended-klotze-corner = { $who } brought the Klotz to its corner.
ended-klotze-corner-you = Your Klotz is in its corner.
tally-klotze-distance = { $have ->
    [0] in its corner
    [one] { $have } square to the corner
   *[other] { $have } squares to the corner
}
