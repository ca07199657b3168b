# Kuba: all that is said of this game alone.

# Its name, its seats, its box.

game-kuba = Kuba
game-kuba-about = push lines of glass marbles; seven reds win, captures push again
actor-white = White
actor-black = Black
app-about-kuba = Push lines of glass marbles. Seven reds win, and whoever captures may push again.
app-age-kuba = from 8
app-time-kuba = about 20 minutes
app-setup-kuba = How the board lies (Black chooses)
app-setup-kuba-standard = as drawn
app-setup-kuba-mirrored = mirrored

# Its rules.

rule-ku-1 = Eight white, eight black and thirteen red marbles lie on seven by seven squares.
rule-ku-2 = Before the game Black chooses how the board lies.
rule-ku-3 = White begins; the loser has White in the next game.
rule-ku-4 = You push one of your own marbles by one square, from a free square behind it or from outside.
rule-ku-5 = The whole unbroken line in front moves along.
rule-ku-6 = A marble pushed over the edge is captured; it may not be your own.
rule-ku-7 = After a capture you may push again, or pass.
rule-ku-8 = What was just pushed at you may not be pushed straight back.
rule-ku-9 = The first to capture seven reds wins at once.
rule-ku-10 = Who has no marble left, or no push at the start of his turn, loses.
rule-ku-11 = A player may resign.

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
app-left-white = White leaves.
app-left-black = Black leaves.
app-flagged-white = White’s time has run out.
app-flagged-black = Black’s time has run out.
board-threat-white = White could win in one turn.
board-threat-black = Black could win in one turn.
turn-white = White to play.
turn-black = Black to play.
result-won-white = White wins. { $rule }: { $sentence }
result-won-black = Black wins. { $rule }: { $sentence }
play-sits-white = White: { $who }
play-sits-black = Black: { $who }
play-did-white = White plays { $token }
play-did-black = Black plays { $token }
play-thinks-white = White is thinking…
play-thinks-black = Black is thinking…
play-resigned-white = White resigns.
play-resigned-black = Black resigns.

# What its actions are, and what they do.

token-unreadable-kuba = “{ $token }” is not an action of Kuba. Write a square and a direction, such as a6e, or pass.
tally-kuba-reds = { $have } of { $of } reds
tally-kuba-marbles = { $have ->
    [one] { $have } marble
   *[other] { $have } marbles
} taken
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
deed-kuba-enemy = captures an enemy marble and leaves { $left ->
    [one] only one
   *[other] { $left }
}

# Why an action is refused, what a position says, what a text gets wrong.

kuba-nothing-to-decline = you may pass only right after a capture.
kuba-no-marble = there is no marble on { $square }.
kuba-neutral = the marble on { $square } is red. Red marbles belong to nobody: push them with one of your own.
kuba-not-yours = the marble on { $square } is { $owner ->
    [white] White’s
   *[black] Black’s
}, not yours.
kuba-no-room-behind = to push the marble on { $square } you need { $behind } free for your finger, and a { $marble ->
    [white] white
    [black] black
   *[red] red
} marble lies there.
kuba-own-marble-off = the push would take your own marble on { $square } off the board.
kuba-pushed-back = the marble on { $square } was pushed there just now; you may not push it straight back in this turn.
kuba-one-square = a push moves the marble on { $square } by one square, along its row or column. Point at one of the arrows.
kuba-groove = captured marbles stay in their groove. Choose one of your glowing marbles.
board-stuck-kuba = this marble is stuck for now; { $reason }
board-choose-kuba = Choose one of your glowing marbles.

kuba-reds = Reds captured: White { $white }, Black { $black }.
kuba-again = After the capture: push again, or pass.
kuba-ban = Not allowed in this turn: { $push }.

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
kuba-position-ban-line = the ban { $push } needs the marbles that were pushed, and there is none to push back.
kuba-position-again = “{ $found }” should be “again” or “-”.
kuba-position-no-capture = { $color ->
    [white] White
   *[black] Black
} can’t push again: nothing was captured.
kuba-position-again-over = nobody pushes again once the game is over.
kuba-position-winner-not-acting = { $color ->
    [white] White
   *[black] Black
} has won with the last capture, so it should still be { $color ->
    [white] White’s
   *[black] Black’s
} turn.

# Tips for a first game.

coach-kuba-push = You push your own marbles. A marble moves only if the space behind it is empty: tap one that glows, then an arrow.
coach-kuba-line = A push moves the whole line in front of your marble. Push red marbles over the edge: seven reds win.
coach-kuba-again = You took a marble. Push again, or end your turn.
coach-kuba-edge = Watch your own marbles at the edge: your opponent can push them off.
coach-kuba-win = You win with seven reds, or by taking every marble of your opponent.

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
    [north] to the north
    [east] to the east
    [south] to the south
   *[west] to the west
} in this turn (KU-8)
