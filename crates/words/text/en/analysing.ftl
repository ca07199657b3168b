# The analysis board.

analysing-engine = Engine
analysing-best = Best moves
analysing-lines = Lines
analysing-lines-count = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
analysing-stop = Stop
analysing-deeper = Go deeper
analysing-off = The engine is off
analysing-looks = Looking…
analysing-missing = The engine is not answering. Reload the page.
analysing-even = About even
analysing-ahead = { $who }: { $percent }%
analysing-proven = { $who } { $what }
analysing-wins = wins in { why-moves }
analysing-loses = loses in { why-moves }
analysing-percent = { $percent }%
analysing-chance = Win chance: { $percent }%.
analysing-effort = Depth { $depth } · { $count } thousand positions · on this device
analysing-effort-millions = Depth { $depth } · { $count } million positions · on this device

# Die and traps.

analysing-happens = What happens now?
analysing-draw = Let chance decide
analysing-odds = { $weight } in { $of }.

# Moves and notes.

analysing-no-moves = Move a piece to begin, or set up a position.
analysing-variation = Or instead
analysing-note = Note on this move
analysing-comment = Comment
analysing-signs = What do you think of this move?
analysing-excellent = Excellent move
analysing-good = Good move
analysing-interesting = Interesting move
analysing-doubtful = Doubtful move
analysing-mistake = Mistake
analysing-blunder = Blunder
analysing-promote = Put first
analysing-delete = Delete from here
analysing-last = To the end
analysing-play = Play from here
analysing-share = Copy link
analysing-share-by-hand = This browser can’t copy here. Copy the address from the browser’s address bar instead.
