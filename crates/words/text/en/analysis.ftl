# Analysis: the reasons.

analysis-actions = { $actions ->
    [one] { $actions } move
   *[other] { $actions } moves
}

# Reasons. A deed is a predicate whose subject is the move before it.

reason-only = { $action } is the only legal move.
reason-wins-at-once = { $action } wins at once.
reason-wins-at-once-deed = { $action } wins at once: it { $deed }.
reason-wins = { $action } wins by force in { analysis-actions }.
reason-wins-deed = { $action } wins by force in { analysis-actions }: it { $deed }.
reason-loses = Every move loses; { $action } lasts longest: { analysis-actions }.
reason-all-lose = Every move loses within { analysis-actions }.
reason-loses-anyway = It still loses within { analysis-actions }.
reason-only-defence-at-once = { $action } is the only move that does not lose at once.
reason-only-defence = { $action } may still save the game: every other move loses within { analysis-actions }.
reason-does = { $action } { $deed }.
reason-does-then = { $action } { $deed }; then { $next } { $then }.
reason-does-prepares = { $action } { $deed }; whatever the others do, { $next } then { $then }.
reason-does-if = { $action } { $deed }. If { actor } answers { $answer }, then { $next } { $then }.
reason-prepares = { $action } prepares { $next }, which nobody can stop: it { $deed }.
reason-prevents = { $action } stops { analysis-whose } { $answer }, which otherwise { $deed }.
reason-also-prevents = It also stops { analysis-whose } { $answer }, which otherwise { $deed }.
reason-others-lose = Every other move loses.
reason-tempting-loses = { $tempting } looks tempting, but loses within { analysis-actions }: { analysis-whose } answer { $answer } { $deed }.
reason-tempting-loses-quietly = { $tempting } looks tempting, but loses within { analysis-actions }.
reason-tempting-falls = { $tempting } looks tempting, but { analysis-whose } answer { $answer } { $deed }: the win chance would be { $after }% instead of { $before }%.
reason-tempting-falls-quietly = { $tempting } looks tempting, but after { analysis-whose } answer { $answer } the win chance would be { $after }% instead of { $before }%.
reason-tempting-less = { $tempting } looks tempting, but its win chance is { $after }% instead of { $before }%.
reason-tempting-slower = { $tempting } looks tempting and wins too, but not within { analysis-actions }.
reason-tempting-no-win = { $tempting } looks tempting, but no forced win was found after it.
reason-next-loses = Even the next best move, { $action }, fails: { analysis-whose } answer { $answer } { $deed }.
reason-next = The next best is { $action }, with { $percent }%.
reason-next-equal = { $action } is about as good.
reason-luck = On average { analysis-whose } win chance is { $percent }%: { $high }% after { $best }, { $low }% after { $worst }.
