# Kuba: why an action is refused, what a position says, what a text gets wrong.

kuba-nothing-to-decline = you may pass only right after a capture.
kuba-no-marble = there is no marble on { $square }.
kuba-neutral = the marble on { $square } is a red one: nobody’s own, it is never pushed by itself.
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
kuba-pushed-back = the marble on { $square } was pushed there just now; it may not be pushed straight back in this turn.

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
