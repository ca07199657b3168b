# Bille-Trap: all that is said of this game alone.

# Its name, its seats, its box.

game-bille-trap = Bille-Trap
game-bille-trap-about = race your marbles over hidden trap doors; the first with all three Home wins
actor-seat1 = Player 1
actor-seat2 = Player 2
actor-seat3 = Player 3
actor-seat4 = Player 4
app-about-bille-trap = Race over hidden trap doors, and be the first to bring your three marbles Home.
app-age-bille-trap = from 6
app-time-bille-trap = about 25 minutes

# Its rules.

rule-bt-1 = The track has 24 spaces in three rings of eight, then Home.
rule-bt-2 = 14 of the 24 traps are open and 10 are closed. Nobody knows which.
rule-bt-3 = The disc turns clockwise, notch by notch, and carries the marbles along. The traps below stay where they are.
rule-bt-4 = Each player has three marbles in a tray.
rule-bt-5 = On your turn you roll the die, move a marble, then turn the disc or leave it.
rule-bt-6 = With your roll you enter a marble from your tray, or move one of yours forward. A 1, 4, 5 or 6 enters on the space with that number; a 2 enters on 9, and a 3 on 17.
rule-bt-7 = You need the exact roll to come Home.
rule-bt-8 = You must move if you can. You pass only if you can’t.
rule-bt-9 = If you land on a marble, you press it. Over an open trap it drops back into its tray; over a closed one it stays, and yours goes on to the next space.
rule-bt-10 = Everybody sees whether a tested trap opens.
rule-bt-11 = After your move you turn the disc one notch, or leave it. But if you enter with a 2 or a 3, your turn is over at once.
rule-bt-12 = Nobody may look at a trap or feel for it.
rule-bt-13 = You win as soon as your three marbles are Home.

# Its levels, from a kitten to an owl.

level-bille-trap-1 = Kitten
level-bille-trap-2 = Hare
level-bille-trap-3 = Fox
level-bille-trap-4 = Owl

# What is said of its seats.

analysis-whose-seat1 = Player 1’s
analysis-whose-seat2 = Player 2’s
analysis-whose-seat3 = Player 3’s
analysis-whose-seat4 = Player 4’s
app-left-seat1 = Player 1 leaves the game.
app-left-seat2 = Player 2 leaves the game.
app-left-seat3 = Player 3 leaves the game.
app-left-seat4 = Player 4 leaves the game.
app-flagged-seat1 = Player 1’s time has run out.
app-flagged-seat2 = Player 2’s time has run out.
app-flagged-seat3 = Player 3’s time has run out.
app-flagged-seat4 = Player 4’s time has run out.
board-threat-seat1 = Player 1 can win next turn.
board-threat-seat2 = Player 2 can win next turn.
board-threat-seat3 = Player 3 can win next turn.
board-threat-seat4 = Player 4 can win next turn.
turn-seat1 = Player 1’s turn.
turn-seat2 = Player 2’s turn.
turn-seat3 = Player 3’s turn.
turn-seat4 = Player 4’s turn.
result-won-seat1 = Player 1 wins. { $rule }: { $sentence }
result-won-seat2 = Player 2 wins. { $rule }: { $sentence }
result-won-seat3 = Player 3 wins. { $rule }: { $sentence }
result-won-seat4 = Player 4 wins. { $rule }: { $sentence }
play-sits-seat1 = Player 1: { $who }
play-sits-seat2 = Player 2: { $who }
play-sits-seat3 = Player 3: { $who }
play-sits-seat4 = Player 4: { $who }
play-thinks-seat1 = Player 1 is thinking…
play-thinks-seat2 = Player 2 is thinking…
play-thinks-seat3 = Player 3 is thinking…
play-thinks-seat4 = Player 4 is thinking…
play-resigned-seat1 = Player 1 resigns.
play-resigned-seat2 = Player 2 resigns.
play-resigned-seat3 = Player 3 resigns.
play-resigned-seat4 = Player 4 resigns.

# What its moves are, and what they do.

board-stuck-bille-trap = nothing can move here now; { $reason }
board-choose-bille-trap = Choose one of the marked places.
token-unreadable-bille-trap = “{ $token }” is not a move. Write e to enter a marble, m1 to m24 to move the one on that space, t to turn the disc, k to leave it, or pass. In a game record also d1 to d6 for the die, and o or c for traps.
odds-bille-trap-trap = The trap under space { $space } is open in { $open } of { $of } cases.
odds-bille-trap-open = The trap under space { $space } is certainly open.
odds-bille-trap-closed = The trap under space { $space } is certainly closed.
odds-bille-trap-home = { $count ->
    [one] One of { $of } rolls brings
   *[other] { $count } of { $of } rolls bring
} a marble of Player { $seat } Home: { $rolls }.
odds-bille-trap-wins = { $count ->
    [one] One of { $of } rolls brings the last marble of Player { $seat } Home and wins
   *[other] { $count } of { $of } rolls bring the last marble of Player { $seat } Home and win
}: { $rolls }.
tally-bille-trap-home = { $have } of { $of } marbles Home
brief-bille-trap-roll = rolls { $number }
brief-bille-trap-enter = tray
brief-bille-trap-home = Home
brief-bille-trap-open = trap opens
brief-bille-trap-closed = trap holds
brief-bille-trap-turn = turns the disc
brief-bille-trap-keep = leaves the disc
brief-bille-trap-pass = passes
deed-bille-trap-wins = brings the last marble Home
deed-bille-trap-home = brings a { $number ->
    [1] first
   *[other] second
} marble Home
deed-bille-trap-presses = presses Player { $owner }’s marble on space { $space }, whose trap is { $open ->
    [0] certainly closed
   *[other] open in { $open } of { $of } cases
}
deed-bille-trap-presses-own = presses the player’s own marble on space { $space }, whose trap is { $open ->
    [0] certainly closed
   *[other] open in { $open } of { $of } cases
}
deed-bille-trap-enters = enters a marble on space { $space }
deed-bille-trap-shelters = leaves the player’s own marbles over traps known to be closed: { $spaces }
deed-bille-trap-exposes = leaves other players’ marbles over traps known to be open: { $spaces }
gain-bille-trap-safer = brings a marble to space { $space }, where { $after } of { $of } rolls of the others land on it, instead of { $before }
gain-bille-trap-advances = brings a marble to space { $space }, { $left ->
    [one] one space
   *[other] { $left } spaces
} from Home
gain-bille-trap-goes = moves a marble
gain-bille-trap-calms = leaves the player’s own marbles over traps that are less likely to be open
gain-bille-trap-unsettles = leaves other players’ marbles over traps that are more likely to be open
gain-bille-trap-turns = turns the disc by one notch
gain-bille-trap-leaves = leaves the disc as it is
gain-bille-trap-passes = passes
gain-bille-trap-chance = is left to chance

# Why a move is refused, and what to do instead.

bille-trap-die-due = Player { $seat } has to roll the die first.
bille-trap-test-due = the marble on space { $space } is pressed; its trap has to be tested first.
bille-trap-player-due = it is Player { $seat }’s move; neither the die nor a trap is due.
bille-trap-move-due = move with your { $roll } first; after that you turn the disc or leave it.
bille-trap-top-due = you have moved already; now turn the disc one notch, or leave it as it is.
bille-trap-no-pass = you can’t pass now; turn the disc one notch, or leave it as it is.
bille-trap-tray-empty = your tray is empty; move a marble on the track.
bille-trap-no-marble = there is no marble on space { $space }.
bille-trap-not-yours = the marble on space { $space } is Player { $owner }’s, not yours.
bille-trap-past-home = with a { $roll } the marble on space { $space } would go past Home; you need the exact roll.
bille-trap-found-before = the trap under space { $space } was already found to be { $found ->
    [open] open
   *[closed] closed
}, and it stays that way.
bille-trap-all-known = all { $count } { $kind ->
    [open] open traps are known already, so this one is closed
   *[closed] closed traps are known already, so this one is open
}.
bille-trap-must-play = you can’t pass, because you can move with your { $roll }.
hand-bille-trap-other-tray = this is Player { $owner }’s tray; you enter marbles from your own.
hand-bille-trap-home = marbles stay at Home once they are there.
hand-bille-trap-elsewhere = with a { $roll } this marble goes to space { $space }.
hand-bille-trap-goes-home = with a { $roll } this marble comes Home.
hand-bille-trap-glowing = choose a marble that glows.

# What a position says.

bille-trap-turn-of = It is Player { $seat }’s turn.
bille-trap-roll = The die shows { $roll }.
bille-trap-pressed = Player { $owner }’s marble on space { $space } is pressed. { $open ->
    [0] Its trap is certainly closed.
   *[other] { $closed ->
        [0] Its trap is certainly open.
       *[other] The odds that its trap is open are { $open } to { $closed }.
    }
}
bille-trap-turn-ends = After that the turn is over; the disc is not turned.
bille-trap-turn-or-keep = Turn the disc one notch, or leave it as it is.
bille-trap-notches = { $notches ->
    [0] The disc has not been turned.
   *[other] The disc is turned by { $notches } of { $all } notches.
}
bille-trap-hidden = { $open } of { $all } untested traps are open.
bille-trap-over-open = Spaces over a trap known to be open: { $spaces }.
bille-trap-over-closed = Spaces over a trap known to be closed: { $spaces }.
bille-trap-left = Player { $seat } has left the game; the marbles stay.

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
    [track] track can’t hold “{ $mark }”: write the number of a player for their marble, or “.” for an empty space
   *[traps] traps can’t hold “{ $mark }”: write “o” for open, “c” for closed or “?” for unknown
}.
bille-trap-position-seats = the marbles at Home are given for { $found ->
    [one] { $found } player
   *[other] { $found } players
}; there must be { $least } to { $most }.
bille-trap-position-home = “{ $found }” should be the number of a player’s marbles at Home, such as 1, or (1) if the player has left.
bille-trap-position-playing = { $found ->
    [0] no player is left
    [one] only one player is left
   *[other] only { $found } players are left
}; there must be at least { $least }.
bille-trap-position-no-seat = there is no Player { $seat } here, only Players 1 to { $seats }.
bille-trap-position-notches = “{ $found }” should be the number of notches that the disc is turned, from 0 to { $most }.
bille-trap-position-actor-left = it can’t be Player { $seat }’s turn: that player has left the game.
bille-trap-position-phase = “{ $found }” should say what comes now: “die”, “move:5” (a 5 to play), “test:9:4:turn” (a trap to test), “turn” (the disc to turn or leave) or “over”.
bille-trap-position-roll = “{ $found }” should be what the die shows, from 1 to 6.
bille-trap-position-test-space = “{ $found }” should be the space of the pressed marble, from 1 to 24.
bille-trap-position-test-from = “{ $found }” should be where the moving marble comes from: a space from 1 to 24, or “tray”.
bille-trap-position-test-then = “{ $found }” should be what follows the test: “turn” (the disc is turned or left) or “end” (the turn is over).
bille-trap-position-too-many = Player { $seat } would have { $found } marbles on the track, at Home and in motion; each player has only { $most }.
bille-trap-position-too-many-known = { $found } traps are given as { $kind ->
    [open] open
   *[closed] closed
}; there are only { $most }.
bille-trap-position-nothing-moved = the disc is turned or traps are known, but no marble has left its tray yet.
bille-trap-position-left-home = all marbles of Player { $seat } are at Home, which wins; but that player has left the game.
bille-trap-position-two-home = all marbles of Player { $first } and of Player { $second } are at Home; only one can win.
bille-trap-position-not-over = all marbles of Player { $seat } are at Home, so that player has won: the text should end with “over”.
bille-trap-position-not-won = “over” would mean that Player { $seat } has won, but not all marbles of that player are at Home.
bille-trap-position-no-move = the disc can’t be turned or left yet: all marbles of Player { $seat } are in the tray, so none has moved.
bille-trap-position-test-empty = there is no marble on space { $space }, so no trap can be tested there.
bille-trap-position-from-ahead = no marble goes from space { $from } to space { $space }: marbles only go forward.
bille-trap-position-from-occupied = the moving marble has left space { $from }, so no marble can be there.
bille-trap-position-end-from-space = “end” is only for a marble that comes from the tray; for one from space { $from } write “turn”.
bille-trap-position-out-of-reach = no roll takes a marble from space { $from } to space { $space }, not even when closed traps make it go on.
bille-trap-position-no-entry = no roll takes a marble from the tray to space { $space }, not even when closed traps make it go on. “end” is for entering with a 2 or a 3, “turn” for the other rolls.

# Its board in the page.

place-bille-trap-home = Home
place-bille-trap-tray1 = Player 1’s tray
place-bille-trap-tray2 = Player 2’s tray
place-bille-trap-tray3 = Player 3’s tray
place-bille-trap-tray4 = Player 4’s tray
piece-bille-trap-seat1 = { $count ->
    [one] Player 1’s marble
   *[other] { $count } of Player 1’s marbles
}
piece-bille-trap-seat2 = { $count ->
    [one] Player 2’s marble
   *[other] { $count } of Player 2’s marbles
}
piece-bille-trap-seat3 = { $count ->
    [one] Player 3’s marble
   *[other] { $count } of Player 3’s marbles
}
piece-bille-trap-seat4 = { $count ->
    [one] Player 4’s marble
   *[other] { $count } of Player 4’s marbles
}
board-turn = Turn the disc
board-keep = Leave the disc
note-bille-trap-known = { $found ->
    [open] open trap below
   *[closed] closed trap below, safe
}
note-bille-trap-chance = { $percent }% chance of an open trap below
note-bille-trap-untested = { $found ->
    [open] open trap below, never tested
   *[closed] closed trap below, never tested
}
note-bille-trap-percent = { $percent }%
legend-bille-trap-closed = closed: safe
legend-bille-trap-open = open
legend-bille-trap-never = dashed: never tested
legend-bille-trap-untested = untested: { $open } of { $all } are open ({ $percent }%)
app-all-odds = Show all odds

# What was rolled, and what to do now.

roll-yours = You rolled { $roll }
roll-of = Player { $seat } rolled { $roll }
roll-last = Rolled: { $roll }
due-bille-trap-enter = Enter a marble: choose your tray.
due-bille-trap-advance = Move a marble that glows.
due-bille-trap-move = Enter a marble, or move one that glows.
due-bille-trap-pass = None of your marbles can move: pass.
due-bille-trap-top = Turn the disc one notch, or leave it as it is.

# What would come of a move.

foretold-bille-trap-lands = You land on { $space }
foretold-bille-trap-turn-ends = Then your turn is over
foretold-bille-trap-home = You come Home: your { $number ->
    [1] first
   *[other] second
} of three
foretold-bille-trap-wins = You come Home and win
foretold-bille-trap-presses = You press Player { $owner }’s marble
foretold-bille-trap-presses-own = You press your own marble
foretold-bille-trap-drops = Player { $owner }’s marble drops: { $percent }%
foretold-bille-trap-drops-own = Your own marble drops: { $percent }%
foretold-bille-trap-holds = The trap under { $space } holds
foretold-bille-trap-on = { $how ->
    [else] Otherwise you go on to { $space }
    [or] It drops, or you go on to { $space }
   *[then] You go on to { $space }
}
foretold-bille-trap-on-pressing = { $how ->
    [else] Otherwise you press the marble on { $space }
    [or] It drops, or you press the one on { $space }
   *[then] You press the marble on { $space }
}
foretold-bille-trap-on-home = { $how ->
    [else] Otherwise you come Home
    [or] It drops, or you come Home
   *[then] You come Home
}
foretold-bille-trap-trap = { $found ->
    [open] open trap
   *[closed] closed trap, safe
}
foretold-bille-trap-odds = { $percent }% chance of an open trap
foretold-bille-trap-below = Disc turned or not: { $trap }
foretold-bille-trap-kept = If you leave the disc: { $trap }
foretold-bille-trap-turned = If you turn the disc: { $trap }
foretold-bille-trap-safe = you are safe on { $spaces }
foretold-bille-trap-danger = open trap under you on { $spaces }
foretold-bille-trap-others = open trap under others on { $spaces }

# What each level looks at.

level-about-bille-trap-1 = puts all its marbles on the track first and does not hurry Home. Good for your first games.
level-about-bille-trap-2 = knows that marbles are safe at Home, but thinks of its own turn only.
level-about-bille-trap-3 = hurries Home and thinks of the next turn too, but forgets which traps were tested.
level-about-bille-trap-4 = remembers every tested trap and knows the odds of every position by heart.

# By what it ends.

ended-bille-trap-home = { $who } brought three marbles Home.
ended-bille-trap-home-you = Your three marbles are Home.
