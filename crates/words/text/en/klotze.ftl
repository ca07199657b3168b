# Klötze: why an action is refused.

klotze-no-piece = there is no piece on { $square }.
klotze-unused-klotz = nobody plays the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz on { $square }; it stays where it is.
klotze-not-yours = the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz on { $square } is not yours. Move your own Klotz, or a column.
klotze-under-stone = { $owner ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} stone lies on the column on { $square }; nobody else may move that column.
klotze-distance = the piece on { $from } is { $needed } high and goes exactly { $needed ->
    [one] { $needed } square
   *[other] { $needed } squares
}; { $found ->
    [0] here it would stay where it is
    [one] { $to } is only { $found } square away
   *[other] { $to } is { $found } squares away, counted without diagonals
}.
klotze-blocked = the piece on { $square } stands in the way.
klotze-both-blocked = both ways are blocked, one by the piece on { $first }, the other by the piece on { $second }.
klotze-onto-column = there is a column on { $square }, and columns are never captured.
klotze-onto-klotz = the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz is on { $square }, and a Klotz captures nothing.
klotze-onto-unused = nobody plays the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz on { $square }; it is never captured.
klotze-at-home = the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz on { $square } is at home, where it can’t be captured.
klotze-onto-home = { $square } is the home of the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz; you may pass over it, but not stop there.
klotze-onto-corner = { $square } is the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} corner; only the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz may enter it.
klotze-over-corner = the only free way leads through the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} corner { $square }, and no piece may pass a corner.
klotze-must-move = you may not pass, for you have { $moves ->
    [one] { $moves } possible move
   *[other] { $moves } possible moves
}.

# What a position says.

klotze-unused = Nobody plays { $color ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}: the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz stays where it is.
klotze-left = { $color ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} has left the game.
klotze-stone = { $color ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} stone is on { $square }: nobody else may move that column.
klotze-no-move = { $color ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} has no possible move and has to pass.

# What a text gets wrong.

klotze-position-columns = there should be { $wanted } columns of height { $height }; there { $found ->
    [0] are none
    [one] is only { $found }
   *[other] are { $found }
}.
klotze-position-no-klotz = the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz is missing.
klotze-position-two-klotze = there is only one { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz; it can’t be both on { $first } and on { $second }.
klotze-position-column-on-corner = no column can be on { $square }: it is a corner.
klotze-position-klotz-on-corner = the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz can’t be on { $square }: it is the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} corner.
klotze-position-column-on-home = no column can be on { $square }: it is the home of a Klotz.
klotze-position-klotz-on-home = the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz can’t be on { $square }: it is the home of the { $owner ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} one.
klotze-position-colour = “{ $found }” should be “red”, “yellow”, “green” or “blue”, in brackets for one who has left, such as “(red)”.
klotze-position-colour-twice = the colour { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} is given twice.
klotze-position-seat-order = colours follow each other in the order red, yellow, green, blue: { $wanted ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} should come before { $found ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} here.
klotze-position-playing = { $found ->
    [0] nobody plays any more
    [one] only one player still plays
   *[other] only { $found } players still play
}; there must be at least { $least }.
klotze-position-unused-moved = nobody plays the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz, so it must be at home and can’t be on { $square }.
klotze-position-actor-not-playing = it can’t be { $color ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} turn: nobody plays that colour, or nobody does any more.
klotze-position-stones = the last part should give a stone for each of the { $wanted } colours; here { $found ->
    [one] is
   *[other] are
} { $found }.
klotze-position-stone = “{ $found }” should be the square of { $color ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} stone, such as d3, or “-” for its corner.
klotze-position-stone-left = { $color ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} has left the game, so the stone is back in its corner: write “-” instead of { $square }.
klotze-position-stone-off = { $color ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} stone can’t be on { $square }: no column stands there.
klotze-position-two-stones = { $first ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} and { $second ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} stones can’t both be on { $square }.
klotze-position-both-won = the { $first ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} and the { $second ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz can’t both be on their own corners: the first one there ends the game.
klotze-position-left-won = the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz can’t be on its own corner: { $color ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} has left the game and can’t have won.
klotze-position-actor-after-win = after the winning move it should be { $wanted ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
} turn, not { $found ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
   *[blue] Blue’s
}.
