# Klötze: its moves in sentences, and tips for a first game.

klotze-moves = { $person ->
    [you] You move
    [do] Move
   *[other] { $who } moves
}
klotze-column = { klotze-moves } the column on { $from } to { $to }
klotze-own = { klotze-moves } { $person ->
    [you] your Klotz
    [do] your Klotz
   *[other] the Klotz
} from { $from } to { $to }
klotze-sends = { $person ->
    [you] send
    [do] send
   *[other] sends
}
move-klotze-column = { klotze-column }.
move-klotze-klotz = { klotze-own }.
move-klotze-captures = { klotze-column } and { klotze-sends } { $owner ->
    [you] your Klotz
    [red] the red Klotz
    [yellow] the yellow Klotz
    [green] the green Klotz
   *[blue] the blue Klotz
} home.
move-klotze-recalls = { klotze-column } and { klotze-sends } { $person ->
    [you] your own Klotz
    [do] your own Klotz
   *[other] their own Klotz
} home.
move-klotze-wins = { klotze-own }, the corner, and { verb-wins }.
move-klotze-pass = { $person ->
    [you] You can’t move and pass
    [do] Pass: you can’t move
   *[other] { $who } can’t move and passes
}.
naming-klotze-move = moving from { $from } to { $to }
naming-klotze-pass = passing

# Tips for a first game.

tip-klotze-walk = Bring your tall Klotz to the corner of its colour. Choose a piece that glows: it moves as far as it is high.
tip-klotze-stone = Your stone is on the column on { $square }: nobody else can move that column until your stone moves on.
tip-klotze-shut = Clear a way for your Klotz: it can’t move yet. The number beside your name counts its squares to the corner, { $corner }.
tip-klotze-goal = Your Klotz can move now, exactly four squares. The number beside your name counts its squares to { $corner }, where you win.
tip-klotze-capture = A column of yours can land on the Klotz on { $square } and send it home.
tip-klotze-win = Your Klotz can reach { $corner } now. Choose it, then the corner.
tip-klotze-ring = Now choose a ring: your piece goes there.

# What a move came to, for a first game.

klotze-whose = { $color ->
    [you] your Klotz
    [red] the red Klotz
    [yellow] the yellow Klotz
    [green] the green Klotz
   *[blue] the blue Klotz
}
klotze-sent = { $person ->
    [you] You sent
   *[other] { $who } sent
}
recap-klotze-saves = { klotze-sent } { klotze-whose } home, just before it got to its corner.
recap-klotze-captures = { klotze-sent } { klotze-whose } home: it starts again from there.
recap-klotze-recalls = { klotze-sent } { $person ->
    [you] your own Klotz
   *[other] their own Klotz
} home: it starts again from there.
recap-klotze-closes = { $person ->
    [you] You closed
   *[other] { $who } closed
} the last way of { klotze-whose } to its corner.
recap-klotze-threatens = { $person ->
    [you] You brought your Klotz
   *[other] { $who } came
} within one move of the corner, { $corner }.
recap-klotze-opens = { $person ->
    [you] You opened your Klotz
   *[other] { $who } opened their Klotz
} a way to its corner, { $corner }.
