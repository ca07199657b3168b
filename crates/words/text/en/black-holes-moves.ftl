# Black Holes: its moves in sentences, and tips for a first game.

black-holes-way = { $direction ->
    [n] up
    [e] to the right
    [s] down
   *[w] to the left
}
black-holes-tips = { $person ->
    [you] You tip
    [do] Tip
   *[other] { $who } tips
} the block on { $square }
move-black-holes-lies = { black-holes-tips } { black-holes-way }, onto { $first } and { $second }.
move-black-holes-stands = { black-holes-tips } { black-holes-way }: it stands on { $on }.
move-black-holes-sinks = { black-holes-tips } into the hole on { $hole }: { $number } of { $of } sunk.
move-black-holes-wins = { black-holes-tips } into the hole on { $hole } and { verb-wins }.
move-black-holes-pass = { $person ->
    [you] You can’t move and pass
    [do] Pass: you can’t move
   *[other] { $who } can’t move and passes
}.
naming-black-holes-tip = tipping the block on { $square } { black-holes-way }
naming-black-holes-pass = passing

# Tips for a first game.

tip-black-holes-tip = Choose one of the { $count } blocks that glow, then where it should fall. A standing block falls onto two squares.
tip-black-holes-second = You have one more move this turn, with the same block or another.
tip-black-holes-goal = Sink four of your blocks. A block falls in when it lies with one end at a hole and you tip it over that end.
tip-black-holes-standing = The block on { $square } stands beside a hole. A standing block never falls in: lay it down pointing at a hole.
tip-black-holes-sink = You can sink a block now: choose the one on { $square }, then the hole.
tip-black-holes-fall = Now choose where the block should fall.

# What a move came to, for a first game.

recap-black-holes-sinks = { $person ->
    [you] You sank a block
   *[other] { $who } sank a block
}: { $number } of four.
recap-black-holes-ready = { $person ->
    [you] You have
   *[other] { $who } has
} a block ready to fall into the hole on { $hole }. Nobody can stop it.
recap-black-holes-hinders = { $person ->
    [you] You blocked { $blocks ->
        [one] a block
       *[other] { $blocks } blocks
    } on the way to a hole.
   *[other] { $who } blocked { $blocks ->
        [one] one of your blocks
       *[other] { $blocks } of your blocks
    } on the way to a hole.
}
