# L’analyse : les raisons.

analysis-actions = { $actions ->
    [one] { $actions } coup
   *[other] { $actions } coups
}

# Les raisons. Un fait est un prédicat dont le sujet est le coup qui précède.

reason-only = { $action } est le seul coup permis.
reason-wins-at-once = { $action } gagne tout de suite.
reason-wins-at-once-deed = { $action } gagne tout de suite : ce coup { $deed }.
reason-wins = { $action } gagne à coup sûr en { analysis-actions }.
reason-wins-deed = { $action } gagne à coup sûr en { analysis-actions } : ce coup { $deed }.
reason-loses = Tous les coups perdent ; { $action } résiste le plus longtemps : { analysis-actions }.
reason-all-lose = Tous les coups perdent en { analysis-actions } au plus.
reason-loses-anyway = Ce coup perd quand même en { analysis-actions } au plus.
reason-only-defence-at-once = { $action } est le seul coup qui ne perd pas tout de suite.
reason-only-defence = { $action } peut encore sauver la partie : tout autre coup perd en { analysis-actions } au plus.
reason-does = { $action } { $deed }.
reason-does-then = { $action } { $deed } ; ensuite, { $next } { $then }.
reason-does-prepares = { $action } { $deed } ; quoi que fassent les autres, { $next } { $then } ensuite.
reason-does-if = { $action } { $deed }. Si la réponse { analysis-whose } est { $answer }, alors { $next } { $then }.
reason-prepares = { $action } prépare { $next }, que personne ne peut empêcher : ce coup { $deed }.
reason-prevents = { $action } empêche { actor } de jouer { $answer }, qui sinon { $deed }.
reason-also-prevents = Ce coup empêche aussi { actor } de jouer { $answer }, qui sinon { $deed }.
reason-others-lose = Tous les autres coups perdent.
reason-tempting-loses = { $tempting } est tentant, mais perd en { analysis-actions } au plus : la réponse { analysis-whose }, { $answer }, { $deed }.
reason-tempting-loses-quietly = { $tempting } est tentant, mais perd en { analysis-actions } au plus.
reason-tempting-falls = { $tempting } est tentant, mais la réponse { analysis-whose }, { $answer }, { $deed } : les chances de gain seraient de { $after } % au lieu de { $before } %.
reason-tempting-falls-quietly = { $tempting } est tentant, mais après la réponse { analysis-whose }, { $answer }, les chances de gain seraient de { $after } % au lieu de { $before } %.
reason-tempting-less = { $tempting } est tentant, mais ses chances de gain sont de { $after } % au lieu de { $before } %.
reason-tempting-slower = { $tempting } est tentant et gagne aussi, mais en plus de { analysis-actions }.
reason-tempting-no-win = { $tempting } est tentant, mais aucune victoire sûre n’a été trouvée ensuite.
reason-next-loses = Même le meilleur des autres coups, { $action }, échoue : la réponse { analysis-whose }, { $answer }, { $deed }.
reason-next = Le meilleur des autres coups est { $action }, avec { $percent } %.
reason-next-equal = { $action } vaut à peu près autant.
reason-luck = En moyenne, les chances de gain { analysis-whose } sont de { $percent } % : { $high } % après { $best }, { $low } % après { $worst }.


