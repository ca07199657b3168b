# Moves in sentences: to the player who makes them, of others, and as advice. Who is meant is
# the fact `person`: you, an advice (do), somebody with a name, or a side.

verb-wins = { $person ->
    [you] win
    [do] win
   *[other] wins
}
you-resigned = You resign.
you-flagged = Your time has run out.
you-left = You leave the game.

# A hint, and why: a move is called by what one does (pushing a7 down), and one that was
# just told by a word.

naming-named = it

hint-first = { $move } Win chance: { $percent }%.
hint-second = Or: { $move } Win chance: { $percent }%.

why-moves = { $actions ->
    [one] { $actions } move
   *[other] { $actions } moves
}
why-only = { $action } is the only move allowed.
why-wins-at-once = { $action } wins at once.
why-wins-at-once-deed = { $action } wins at once: it { $deed }.
why-wins = { $action } wins in { why-moves }, whatever the others do.
why-wins-deed = { $action } wins in { why-moves }, whatever the others do: it { $deed }.
why-loses = Every move loses; { $action } lasts longest, for { why-moves }.
why-all-lose = Every move loses within { why-moves }.
why-loses-anyway = It still loses within { why-moves }.
why-only-defence-at-once = { $action } is the only move that does not lose at once.
why-only-defence = { $action } may still save the game: every other move loses within { why-moves }.
why-does = { $action } { $deed }.
why-does-then = { $action } { $deed }; then { $next } { $then }.
why-does-prepares = { $action } { $deed }; whatever the others do, { $next } then { $then }.
why-does-if = { $action } { $deed }. If { actor } answers by { $answer }, then { $next } { $then }.
why-prepares = { $action } prepares { $next }, which nobody can stop: it { $deed }.
why-prevents = { $action } stops { actor } from { $answer }, which otherwise { $deed }.
why-also-prevents = It also stops { actor } from { $answer }, which otherwise { $deed }.
why-others-lose = Every other move loses.
why-tempting-loses = { $tempting } looks tempting, but loses within { why-moves }: { actor } answers by { $answer }, which { $deed }.
why-tempting-loses-quietly = { $tempting } looks tempting, but loses within { why-moves }.
why-tempting-falls = { $tempting } looks tempting, but { actor } answers by { $answer }, which { $deed }: the win chance would be { $after }% instead of { $before }%.
why-tempting-falls-quietly = { $tempting } looks tempting, but { actor } answers by { $answer }: the win chance would be { $after }% instead of { $before }%.
why-tempting-less = { $tempting } looks tempting, but the win chance would be { $after }% instead of { $before }%.
why-tempting-slower = { $tempting } looks tempting and wins too, but not within { why-moves }.
why-tempting-no-win = { $tempting } looks tempting, but no sure win was found after it.
why-next-loses = Even the next best, { $action }, fails: { actor } answers by { $answer }, which { $deed }.
why-next = The next best is { $action }, with { $percent }%.
why-next-equal = { $action } is about as good.

tip-threat = Careful: you could lose next turn. The board shows how.
recap-lets-go = { $person ->
    [you] You could have won just now. Did you see it?
   *[other] { $who } could have won just now. Lucky you!
}
