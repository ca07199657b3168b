# Bille-Trap: why an action is refused.

bille-trap-die-due = the die must be rolled first, for seat { $seat }.
bille-trap-test-due = the marble on space { $space } is pressed; its trap must be tested first.
bille-trap-player-due = it is for seat { $seat } to play now; neither the die nor a trap is due.
bille-trap-move-due = the { $roll } must be played first; the top is turned or kept after that.
bille-trap-top-due = your marble has moved already; now turn the top one notch, or keep it as it is.
bille-trap-no-pass = you can’t pass now; turn the top one notch, or keep it as it is.
bille-trap-tray-empty = your tray is empty; there is no marble to enter.
bille-trap-no-marble = there is no marble on space { $space }.
bille-trap-not-yours = the marble on space { $space } is seat { $owner }’s, not yours.
bille-trap-past-home = with a { $roll } the marble on space { $space } would go past Home, which must be reached exactly.
bille-trap-found-before = the trap under space { $space } was found { $found ->
    [open] open
   *[closed] closed
} before, and it stays so.
bille-trap-all-known = all { $count } { $kind ->
    [open] open traps are known already, so this one must be closed
   *[closed] closed traps are known already, so this one must be open
}.
bille-trap-must-play = you may not pass, for you can play the { $roll }.

# What a position says.

bille-trap-turn-of = It is seat { $seat }’s turn.
bille-trap-roll = The die shows { $roll }.
bille-trap-pressed = Seat { $owner }’s marble on space { $space } is pressed. { $open ->
    [0] Its trap is closed, that is certain.
   *[other] { $closed ->
        [0] Its trap is open, that is certain.
       *[other] The chances that its trap is open are { $open } to { $closed }.
    }
}
bille-trap-turn-ends = After that the turn is over; the top is not turned.
bille-trap-turn-or-keep = Turn the top one notch, or keep it as it is.
bille-trap-notches = { $notches ->
    [0] The top lies as it did at the start.
   *[other] The top is turned by { $notches } of { $all } notches.
}
bille-trap-hidden = Traps not known yet: { $open } open, { $closed } closed.
bille-trap-over-open = Spaces over a trap found open: { $spaces }.
bille-trap-over-closed = Spaces over a trap found closed: { $spaces }.
bille-trap-left = Seat { $seat } has left the game; its marbles stay.

# What a text gets wrong.

bille-trap-position-rings = { $part ->
    [track] the track is
   *[traps] the traps are
} written as { $wanted } rings with “/” between them; here { $found ->
    [one] is
   *[other] are
} { $found }.
bille-trap-position-ring-length = the { $ring ->
    [1] outer
    [2] middle
   *[3] inner
} ring of the { $part ->
    [track] track should have { $wanted } spaces
   *[traps] traps should have { $wanted } traps
}; here { $found ->
    [0] are none
    [one] is { $found }
   *[other] are { $found }
}.
bille-trap-position-mark = the { $ring ->
    [1] outer
    [2] middle
   *[3] inner
} ring of the { $part ->
    [track] track can’t hold “{ $mark }”: write the number of a seat for its marble, or “.” for an empty space
   *[traps] traps can’t hold “{ $mark }”: write “o” for open, “c” for closed or “?” for not known
}.
bille-trap-position-seats = the marbles at Home are given for { $found ->
    [one] { $found } seat
   *[other] { $found } seats
}; there must be { $least } to { $most }.
bille-trap-position-home = “{ $found }” should be how many marbles of a seat are at Home, such as 1, or (1) if the seat has left.
bille-trap-position-playing = { $found ->
    [0] nobody plays any more
    [one] only one seat still plays
   *[other] only { $found } seats still play
}; there must be at least { $least }.
bille-trap-position-no-seat = there is no seat { $seat } here, only seats 1 to { $seats }.
bille-trap-position-notches = “{ $found }” should be by how many notches the top is turned, from 0 to { $most }.
bille-trap-position-actor-left = it can’t be seat { $seat }’s turn: that seat has left the game.
bille-trap-position-phase = “{ $found }” should say what comes now: “die”, “move:5” (a 5 to play), “test:9:4:turn” (a trap to test), “turn” (the top to turn or keep) or “over”.
bille-trap-position-roll = “{ $found }” should be what the die shows, from 1 to 6.
bille-trap-position-test-space = “{ $found }” should be the space of the pressed marble, from 1 to 24.
bille-trap-position-test-from = “{ $found }” should be where the moving marble comes from: a space from 1 to 24, or “tray”.
bille-trap-position-test-then = “{ $found }” should be what follows the test: “turn” (the top is turned or kept) or “end” (the turn is over).
bille-trap-position-too-many = seat { $seat } would have { $found } marbles on the track, at Home and in motion; each seat has only { $most }.
bille-trap-position-too-many-known = { $found } traps are given as { $kind ->
    [open] open
   *[closed] closed
}; there are only { $most }.
bille-trap-position-nothing-moved = the top is turned or traps are known, but no marble has left its tray yet.
bille-trap-position-left-home = all marbles of seat { $seat } are at Home, which wins; but that seat has left the game.
bille-trap-position-two-home = all marbles of seat { $first } and of seat { $second } are at Home; only one can win.
bille-trap-position-not-over = all marbles of seat { $seat } are at Home, so that seat has won: the text should end with “over”.
bille-trap-position-not-won = “over” would mean that seat { $seat } has won, but not all marbles of that seat are at Home.
bille-trap-position-no-move = the top can’t be turned or kept yet: all marbles of seat { $seat } are in the tray, so none has moved.
bille-trap-position-test-empty = there is no marble on space { $space }, so no trap can be tested there.
bille-trap-position-from-ahead = no marble goes from space { $from } to space { $space }: marbles only go forward.
bille-trap-position-from-occupied = the moving marble has left space { $from }, so no marble can be there.
bille-trap-position-end-from-space = “end” is only for a marble that comes from the tray; for one from space { $from } write “turn”.
bille-trap-position-out-of-reach = no roll takes a marble from space { $from } to space { $space }, not even when closed traps make it go on.
bille-trap-position-no-entry = no roll takes a marble from the tray to space { $space }, not even when closed traps make it go on. “end” is for entering with a 2 or a 3, “turn” for the other rolls.
