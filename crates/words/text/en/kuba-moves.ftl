# Kuba: its moves in sentences, and tips for a first game.

kuba-way = { $direction ->
    [n] up
    [e] right
    [s] down
   *[w] left
}
kuba-pushes = { $person ->
    [you] You push
    [do] Push
   *[other] { $who } pushes
} { $square } { kuba-way }
kuba-takes = { $person ->
    [you] capture
    [do] capture
   *[other] captures
}
move-kuba-push = { kuba-pushes }.
move-kuba-red = { kuba-pushes } and { kuba-takes } a red, { $number } of { $of }.
move-kuba-marble = { kuba-pushes } and { kuba-takes } { $owner ->
    [you] one of your marbles
    [white] a white marble
   *[black] a black marble
}.
move-kuba-wins-red = { kuba-pushes }, { kuba-takes } the seventh red and { verb-wins }.
move-kuba-wins-marble = { kuba-pushes }, { kuba-takes } { $owner ->
    [you] your last marble
    [white] the last white marble
   *[black] the last black marble
} and { verb-wins }.
move-kuba-pass = { $person ->
    [you] You end your turn
    [do] End your turn
   *[other] { $who } ends the turn
}.
naming-kuba-push = pushing { $square } { kuba-way }
naming-kuba-pass = ending the turn

# Tips for a first game.

tip-kuba-push = A marble moves only if nothing is right behind it. Choose one of the { $count } that glow, then an arrow.
tip-kuba-line = A push moves the whole line in front of your marble. Push the reds over the edge: seven win.
tip-kuba-red = You can capture a red now: choose the marble on { $square }.
tip-kuba-again = You captured a marble. Push again, or end your turn.
tip-kuba-danger = One of your marbles can be pushed off the board. Move it away, or block the line.
tip-kuba-arrow = Now choose an arrow: the marble goes that way, and pushes the whole line in front of it.

# What a move came to, for a first game.

recap-kuba-red = { $person ->
    [you] You pushed a red marble off
   *[other] { $who } pushed a red marble off
}: { $number } of seven.
recap-kuba-enemy = { $person ->
    [you] You captured a marble: the other player has { $left } left.
   *[other] { $who } captured one of your marbles: you have { $left } left.
}
