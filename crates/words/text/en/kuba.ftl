# Kuba: all that is said of this game alone.

# Its name, its seats, its box.

game-kuba = Kuba
game-kuba-about = push marbles off the board; the first to capture seven reds wins
actor-white = White
actor-black = Black
app-about-kuba = Push marbles off the board, and be the first to capture seven red ones.
app-age-kuba = from 8
app-time-kuba = about 20 minutes
app-setup-kuba = Corners (Black chooses)
app-setup-kuba-standard = White top left
app-setup-kuba-mirrored = Black top left

# Its rules.

rule-ku-1 = The board has 7 × 7 squares, with eight white, eight black and thirteen red marbles.
rule-ku-2 = Before the game Black chooses the corners: either White’s marbles or Black’s start top left and bottom right.
rule-ku-3 = White begins. In the next game the loser plays White.
rule-ku-4 = You push one of your marbles by one square. The square behind it must be free, or outside the board.
rule-ku-5 = All marbles in an unbroken line in front of it move along.
rule-ku-6 = A marble that is pushed off the board is captured. You may not push off your own marbles.
rule-ku-7 = After a capture you may push again, or end your turn.
rule-ku-8 = If your opponent’s push moved a line with your marble in front, you may not push that marble straight back on your next turn.
rule-ku-9 = You win as soon as you have captured seven red marbles.
rule-ku-10 = You lose when your last marble is gone, or when you can’t push at the start of your turn.
rule-ku-11 = You may resign.

# Its levels, from clay to diamond.

level-kuba-1 = Clay marble
level-kuba-2 = Glass marble
level-kuba-3 = Cat’s eye
level-kuba-4 = Agate
level-kuba-5 = Jade
level-kuba-6 = Steel
level-kuba-7 = Ruby
level-kuba-8 = Diamond

# What is said of its seats.

analysis-whose-white = White’s
analysis-whose-black = Black’s
app-left-white = White leaves the game.
app-left-black = Black leaves the game.
app-flagged-white = White’s time has run out.
app-flagged-black = Black’s time has run out.
board-threat-white = White can win next turn.
board-threat-black = Black can win next turn.
turn-white = White to play.
turn-black = Black to play.
result-won-white = White wins. { $rule }: { $sentence }
result-won-black = Black wins. { $rule }: { $sentence }
play-sits-white = White: { $who }
play-sits-black = Black: { $who }
play-thinks-white = White is thinking…
play-thinks-black = Black is thinking…
play-resigned-white = White resigns.
play-resigned-black = Black resigns.

# What its moves are, and what they do.

token-unreadable-kuba = “{ $token }” is not a move. Write a square and a direction, such as a6e, or pass.
tally-kuba-reds = { $have } of { $of } reds
tally-kuba-marbles = { $have ->
    [one] { $have } marble
   *[other] { $have } marbles
} captured
brief-kuba-pass = ends turn
brief-kuba-red = red
brief-kuba-marble = marble
deed-kuba-wins = makes the winning capture
deed-kuba-red = captures a { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} red marble
deed-kuba-enemy = captures an opponent’s marble and leaves { $left ->
    [one] only one
   *[other] { $left }
}
gain-kuba-guards = puts { $marbles ->
    [one] one more
   *[other] { $marbles } more
} of the player’s own marbles out of the opponent’s reach
gain-kuba-aims-red = threatens to capture the red marble on { $square }
gain-kuba-denies = puts { $marbles ->
    [one] one more red marble
   *[other] { $marbles } more red marbles
} out of the opponent’s reach
gain-kuba-aims-marble = threatens to capture the opponent’s marble on { $square }
gain-kuba-from-edge = moves { $marbles ->
    [one] one
   *[other] { $marbles }
} of the player’s own marbles away from the edge
gain-kuba-to-edge = pushes { $marbles ->
    [one] one
   *[other] { $marbles }
} of the opponent’s marbles to the edge
gain-kuba-inward = brings the player’s own marbles nearer to the middle
gain-kuba-stays = moves a line that the opponent can’t push straight back from { $square } next turn
gain-kuba-moves = moves { $marbles ->
    [one] one marble
   *[other] { $marbles } marbles
} { $direction ->
    [n] up
    [e] to the right
    [s] down
   *[w] to the left
}
gain-kuba-ends = ends the turn

# Why a move is refused, what a position says, what a text gets wrong.

kuba-nothing-to-decline = you may pass only right after a capture.
kuba-no-marble = there is no marble on { $square }.
kuba-neutral = the marble on { $square } is red and belongs to nobody. Push it with one of your own.
kuba-not-yours = the marble on { $square } is { $owner ->
    [white] White’s
   *[black] Black’s
}, not yours.
kuba-no-room-behind = to push the marble on { $square }, the square behind it, { $behind }, must be free. A { $marble ->
    [white] white
    [black] black
   *[red] red
} marble is there.
kuba-own-marble-off = this would push your own marble on { $square } off the board.
kuba-pushed-back = the marble on { $square } was just pushed there. You may not push it straight back this turn.
kuba-one-square = a push moves the marble on { $square } by one square along its row or column. Choose one of the arrows.
kuba-groove = captured marbles stay off the board. Choose one of your glowing marbles.
board-stuck-kuba = this marble is stuck for now; { $reason }
board-choose-kuba = Choose one of your glowing marbles.

kuba-reds = Reds captured: White { $white }, Black { $black }.
kuba-again = After the capture: push again, or end your turn.
kuba-ban = Not allowed this turn: { $push }.

kuba-position-reds = “{ $found }” should be the reds captured by White and by Black, such as 3-2.
kuba-position-too-many = there are { $found } { $color ->
    [white] white
   *[black] black
} marbles; there can be no more than { $most }.
kuba-position-red-count = { $board } reds on the board and { $captured } captured do not make { $all }.
kuba-position-past-win = { $color ->
    [white] White
   *[black] Black
} can’t have captured { $found } reds: { $most } win at once.
kuba-position-both-won = both players would have won.
kuba-position-ban = “{ $found }” should be the banned push, such as g4n, or “-”.
kuba-position-ban-marble = the ban { $push } does not start from a marble of { $color ->
    [white] White
   *[black] Black
}.
kuba-position-ban-line = the ban { $push } needs the marbles that were just pushed, but there are none.
kuba-position-again = “{ $found }” should be “again” or “-”.
kuba-position-no-capture = { $color ->
    [white] White
   *[black] Black
} can’t push again: nothing was captured.
kuba-position-again-over = the game is over, so nobody can push again.
kuba-position-winner-not-acting = { $color ->
    [white] White
   *[black] Black
} won with the last capture, so it must still be { $color ->
    [white] White’s
   *[black] Black’s
} turn.

# Its board in the page.

piece-kuba-white = { $count ->
    [one] white marble
   *[other] { $count } white marbles
}
piece-kuba-black = { $count ->
    [one] black marble
   *[other] { $count } black marbles
}
piece-kuba-red = { $count ->
    [one] red marble
   *[other] { $count } red marbles
}
place-kuba-white-reds = White’s captured reds
place-kuba-white-captures = Black’s marbles captured by White
place-kuba-black-reds = Black’s captured reds
place-kuba-black-captures = White’s marbles captured by Black
note-kuba-banned = may not be pushed back { $direction ->
    [n] up
    [e] to the right
    [s] down
   *[w] to the left
} this turn (KU-8)

# What each level looks at.

level-about-kuba-1 = looks at one push only, and overlooks many. Good for your first games.
level-about-kuba-2 = still looks at one push only, but overlooks few.
level-about-kuba-3 = thinks of its own push and your answer, and overlooks some moves.
level-about-kuba-4 = looks three pushes ahead and follows every capture to its end.
level-about-kuba-5 = looks four pushes ahead and overlooks almost nothing.
level-about-kuba-6 = looks five pushes ahead and overlooks nothing.
level-about-kuba-7 = weighs thousands of positions before each push.
level-about-kuba-8 = plays at full strength and looks as far ahead as it can.

# By what it ends.

ended-kuba-reds = { $who } captured seven reds.
ended-kuba-reds-you = You captured seven reds.
ended-kuba-marbles = { $who } has no marble left.
ended-kuba-marbles-you = Your last marble is gone.
ended-kuba-stuck = { $who } can’t push any marble.
ended-kuba-stuck-you = You can’t push any of your marbles.
