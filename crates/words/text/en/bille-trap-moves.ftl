# Bille-Trap: its moves in sentences, and tips for a first game.

bille-trap-enters = { $person ->
    [you] You enter
    [do] Enter
   *[other] { $who } enters
} a marble on { $space }
bille-trap-moves = { $person ->
    [you] You move
    [do] Move
   *[other] { $who } moves
} from { $from } to { $to }
bille-trap-presses = { $person ->
    [you] and press
    [do] and press
   *[other] and presses
} { $owner ->
    [you] your marble
    [own] { bille-trap-own }
   *[other] Player { $owner }’s marble
}
bille-trap-own = { $person ->
    [you] your own marble
    [do] your own marble
   *[other] their own marble
}
bille-trap-brings = { $person ->
    [you] You bring
    [do] Bring
   *[other] { $who } brings
}
bille-trap-goes-on = { $person ->
    [you] you go
    [do] you go
   *[other] { $who } goes
} on
move-bille-trap-rolls = { $person ->
    [you] You roll
   *[other] { $who } rolls
} { $roll }.
move-bille-trap-enters = { bille-trap-enters }.
move-bille-trap-enters-pressing = { bille-trap-enters } { bille-trap-presses }.
move-bille-trap-moves = { bille-trap-moves }.
move-bille-trap-moves-pressing = { bille-trap-moves } { bille-trap-presses }.
move-bille-trap-home = { bille-trap-brings } a marble Home from { $from }, the { $number ->
    [1] first
   *[other] second
} of three.
move-bille-trap-wins = { bille-trap-brings } the last marble Home from { $from } and { verb-wins }.
move-bille-trap-drops = The trap opens: { $owner ->
    [you] your marble
   *[other] Player { $owner }’s marble
} drops back into the tray.
move-bille-trap-holds = The trap holds: { bille-trap-goes-on } to { $space }.
move-bille-trap-holds-pressing = The trap holds: { bille-trap-goes-on } to { $space } { bille-trap-presses }.
move-bille-trap-holds-home = The trap holds: { bille-trap-goes-on } and { $person ->
    [you] come
   *[other] comes
} Home.
move-bille-trap-turns = { $person ->
    [you] You turn
    [do] Turn
   *[other] { $who } turns
} the disc.
move-bille-trap-keeps = { $person ->
    [you] You leave
    [do] Leave
   *[other] { $who } leaves
} the disc as it is.
move-bille-trap-passes = { $person ->
    [you] You can’t move and pass
    [do] Pass: you can’t move
   *[other] { $who } can’t move and passes
}.
due-bille-trap-die = { $person ->
    [you] Your roll
   *[other] { $who } rolls the die
}.
due-bille-trap-test = The trap under { $owner ->
    [you] your marble
   *[other] Player { $owner }’s marble
} on { $space } is tested.
naming-bille-trap-enter = entering a marble
naming-bille-trap-move = moving the marble on { $from }
naming-bille-trap-turn = turning the disc
naming-bille-trap-keep = leaving the disc as it is
naming-bille-trap-pass = passing
naming-bille-trap-roll = rolling { $roll }
naming-bille-trap-open = an open trap
naming-bille-trap-closed = a closed trap

# Tips for a first game.

tip-bille-trap-enter = Choose your tray: a marble enters on { $space }. The small dice show where each roll enters.
tip-bille-trap-shortcut = A { $roll } is a shortcut: a marble from your tray enters on { $space }, at the small die with your roll.
tip-bille-trap-move = { $count ->
    [one] Choose the marble that glows
   *[other] Choose one of the { $count } marbles that glow
}. Bring all three Home to win.
tip-bille-trap-press = You can land on the marble on { $space }. If the trap below is open, that marble drops; if not, yours goes on.
tip-bille-trap-home = You have the exact roll: bring a marble Home.
tip-bille-trap-disc = Turn the disc one notch, or leave it. Turning moves all the marbles over different traps.
tip-bille-trap-there = Now choose space { $space }: your marble goes there.
tip-bille-trap-there-home = Now choose Home: your marble has arrived.

# What a move came to, for a first game.

recap-bille-trap-home = { $person ->
    [you] You brought a marble Home
   *[other] { $who } brought a marble Home
}: { $number } of three.
recap-bille-trap-presses = { $person ->
    [you] You pressed
   *[other] { $who } pressed
} { $owner ->
    [you] your marble
   *[other] Player { $owner }’s marble
} on { $space }: { bille-trap-was-open }.
recap-bille-trap-presses-own = { $person ->
    [you] You pressed your own marble
   *[other] { $who } pressed their own marble
} on { $space }: { bille-trap-was-open }.
bille-trap-was-open = { $open ->
    [0] the trap was sure to hold
   *[other] the trap was open in { $open } of { $of } cases
}
recap-bille-trap-shelters = { $person ->
    [you] You brought your marbles
   *[other] { $who } brought their marbles
} above closed traps, where they are safe: { $spaces }.
recap-bille-trap-exposes = { $person ->
    [you] You brought others’ marbles above open traps: { $spaces }.
   *[other] Careful: { $who } brought others’ marbles above open traps: { $spaces }.
}
