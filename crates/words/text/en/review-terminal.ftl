# The review of a finished game.

cli-review = Reviews a finished game: win chances, turning points, mistakes, luck and skill.
cli-review-details =
    Without --nodes or --depth it searches 50,000 nodes per move. Ctrl-C stops and shows what was found so far.
    What the figures mean is explained in docs/review.md.
cli-arg-reviewed = Record of the game
cli-arg-review-nodes = Node limit per move (50,000)
cli-arg-annotate = Write the record with comments and better moves to this file

review-title = { $name }: review
review-move = { $number }. { $cause } { $move } ({ $change })
review-change = { $seat } { $before } → { $after }
review-missed = Missed win: { $move } wins in { analysis-actions }.
review-curve = Win chance in %: { $seat }
review-effort = { $nodes } nodes in { $seconds } s, depth { $least } to { $most }
review-stopped = Stopped: { $through } of { $entries } moves are reviewed.
review-die = Die
review-trap = Trap
review-people = Players
