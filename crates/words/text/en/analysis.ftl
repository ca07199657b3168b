# Analysis: the reasons, and what actions do.

analysis-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}

# Who acts, inside a sentence.

analysis-who = { $seat ->
    [light] Light
    [dark] Dark
    [white] White
    [black] Black
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [seat1] seat 1
    [seat2] seat 2
    [seat3] seat 3
   *[seat4] seat 4
}
analysis-whose = { $seat ->
    [light] Light’s
    [dark] Dark’s
    [white] White’s
    [black] Black’s
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
    [blue] Blue’s
    [seat1] seat 1’s
    [seat2] seat 2’s
    [seat3] seat 3’s
   *[seat4] seat 4’s
}

# Reasons. A deed is a predicate whose subject is the action before it.

reason-only = { $action } is the only legal action.
reason-wins-at-once = { $action } wins at once.
reason-wins-at-once-deed = { $action } wins at once: it { $deed }.
reason-wins = { $action } wins by force in { analysis-actions }.
reason-wins-deed = { $action } wins by force in { analysis-actions }: it { $deed }.
reason-loses = Every action loses by force; { $action } holds out longest, for { analysis-actions }.
reason-loses-anyway = It loses by force in { analysis-actions }.
reason-only-defence-at-once = { $action } is the only action that does not lose at once.
reason-only-defence = { $action } is the only defence: every other action loses by force, in { analysis-actions } at the latest.
reason-does = { $action } { $deed }.
reason-does-then = { $action } { $deed }; then { $next } { $then }.
reason-prepares = { $action } prepares { $next }, which { $deed }.
reason-prevents = { $action } stops { analysis-whose } { $answer }, which otherwise { $deed }.
reason-also-prevents = It also stops { analysis-whose } { $answer }, which otherwise { $deed }.
reason-best = { $action } keeps the best chances, { $percent }%.
reason-others-lose = Every other action loses by force.
reason-tempting-loses = { $tempting } looks tempting, but loses by force in { analysis-actions }: { analysis-whose } answer { $answer } { $deed }.
reason-tempting-loses-quietly = { $tempting } looks tempting, but loses by force in { analysis-actions }.
reason-tempting-falls = { $tempting } looks tempting, but { analysis-whose } answer { $answer } { $deed }: the chances would be { $after }% instead of { $before }%.
reason-tempting-falls-quietly = { $tempting } looks tempting, but after { analysis-whose } answer { $answer } the chances would be { $after }% instead of { $before }%.
reason-tempting-less = { $tempting } looks tempting, but its chances are { $after }% instead of { $before }%.
reason-tempting-slower = { $tempting } looks tempting and wins too, but takes { analysis-actions }.
reason-tempting-no-win = { $tempting } looks tempting, but no forced win was found after it.
reason-next-loses = Even the next best, { $action }, fails: { analysis-whose } answer { $answer } { $deed }.
reason-next = The next best is { $action }, with { $percent }%.
reason-next-equal = { $action } is about as good.
reason-luck = Over all outcomes { analysis-whose } chances are { $percent }%: { $high }% after { $best }, { $low }% after { $worst }.

odds-bille-trap-trap = The trap under space { $space } is open in { $open } of { $of } cases.
odds-bille-trap-open = The trap under space { $space } is open for certain.
odds-bille-trap-closed = The trap under space { $space } is closed for certain.
odds-bille-trap-home = { $count ->
    [one] One of { $of } rolls brings
   *[other] { $count } of { $of } rolls bring
} a marble of seat { $seat } Home: { $rolls }.
odds-bille-trap-wins = { $count ->
    [one] One of { $of } rolls brings the last marble of seat { $seat } Home and wins
   *[other] { $count } of { $of } rolls bring the last marble of seat { $seat } Home and win
}: { $rolls }.

# What an action does: predicates without a subject.

deed-kuba-wins = makes the winning capture
deed-kuba-red = captures a { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} red marble
deed-kuba-enemy = captures an enemy marble and leaves { $left ->
    [one] only one
   *[other] { $left }
}

deed-black-holes-wins = sinks the last block needed, in { $hole }
deed-black-holes-sinks = sinks a { $number ->
    [1] first
    [2] second
   *[other] third
} block, in { $hole }
deed-black-holes-ready = lays a block ready to sink in { $hole }{ $ready ->
    [one] { "" }
   *[other] , so that { $ready } now lie ready
}
deed-black-holes-hinders = keeps { $blocks ->
    [one] an enemy block
   *[other] { $blocks } enemy blocks
} from being laid ready by the next move

deed-klotze-wins = brings the Klotz to its corner { $corner }
deed-klotze-saves = captures the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz on { $square }, which was about to reach its corner
deed-klotze-captures = captures the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz on { $square }
deed-klotze-recalls = sends its own player’s Klotz on { $square } back home
deed-klotze-closes = closes on { $square } the last way of the { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} Klotz to its corner
deed-klotze-threatens = brings the Klotz within one move of its corner { $corner }
deed-klotze-opens = opens the way of the Klotz to its corner { $corner }

deed-bille-trap-wins = brings the last marble Home
deed-bille-trap-home = brings a { $number ->
    [1] first
   *[other] second
} marble Home
deed-bille-trap-presses = presses seat { $owner }’s marble on space { $space }, whose trap is { $open ->
    [0] closed for certain
   *[other] open in { $open } of { $of } cases
}
deed-bille-trap-presses-own = presses its own player’s marble on space { $space }, whose trap is { $open ->
    [0] closed for certain
   *[other] open in { $open } of { $of } cases
}
deed-bille-trap-enters = brings a new marble onto space { $space }
deed-bille-trap-shelters = has its own player’s marbles over traps known to be closed: { $spaces }
deed-bille-trap-exposes = has other players’ marbles over traps known to be open: { $spaces }
