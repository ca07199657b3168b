# Kuba and Bille-Trap in the browser: what is noted on the board, the die beside
# it, and what is heard.

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
note-bille-trap-known = { $found ->
    [open] the trap below is open
   *[closed] the trap below is closed
}
note-bille-trap-chance = the trap below is open with { $open ->
    [one] { $open } chance
   *[other] { $open } chances
} in { $all }
note-bille-trap-untested = { $found ->
    [open] the trap below, never tested, is open
   *[closed] the trap below, never tested, is closed
}

app-last-roll = Last roll: { $roll }
app-aids = Show what is known of the traps
app-sound = Sounds
app-uncovered-dealt = All traps are shown as they were dealt before the game.
app-uncovered-drawn = All traps are shown. On this device nobody deals in advance: those that were never tested have been drawn only now, from what was still possible.
