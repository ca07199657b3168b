# The review of a finished game.

cli-review = Reviews a finished game: win chances, turning points, mistakes, luck and skill.
cli-review-details =
    Without --nodes or --depth it searches 50,000 nodes per move. Ctrl-C stops and shows what was found so far.
    What the figures mean is explained in docs/review.md.
cli-arg-reviewed = Record of the game
cli-arg-review-nodes = Node limit per move (50,000)
cli-arg-annotate = Write the record with comments and better moves to this file

review-title = { $name }: review
review-moves = Turning points and mistakes
review-nothing = No turning points and no mistakes, as far as this review sees.
review-move = { $number }. { $cause } { $move } ({ $change })
review-change = { $seat } { $before } → { $after }
review-die = Die
review-trap = Trap
review-people = Players
review-missed = Missed win: { $move } wins in { analysis-actions }.
review-better = Better: { $line }
review-accuracy = Accuracy
review-kept = { $seat }: { $kept } of { $choices } { $choices ->
    [one] choice
   *[other] choices
} cost less than 2 points of win chance ({ $percent }%). Each choice gave away { $lost } points on average.
review-no-choices = { $seat }: nothing to choose.
review-balance = From start to end, in points of win chance
review-part-start = at the start
review-part-die = die luck
review-part-traps = trap luck
review-part-own = own moves
review-part-others = moves of others
review-part-people = leaving and draws
review-part-hindsight = seen only later
review-part-end = at the end
review-curve = Win chance in %: { $seat }
review-effort = { $nodes } nodes in { $seconds } s, depth { $least } to { $most }
review-stopped = Stopped: { $through } of { $entries } moves are reviewed.
