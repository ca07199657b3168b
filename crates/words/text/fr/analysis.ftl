# L’analyse : les raisons.

analysis-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}

# Qui agit, au milieu d’une phrase.

# Les raisons. Un fait est un prédicat dont le sujet est l’action qui précède.

reason-only = { $action } est la seule action permise.
reason-wins-at-once = { $action } gagne tout de suite.
reason-wins-at-once-deed = { $action } gagne tout de suite : cela { $deed }.
reason-wins = { $action } force la victoire en { analysis-actions }.
reason-wins-deed = { $action } force la victoire en { analysis-actions } : cela { $deed }.
reason-loses = Contre le meilleur jeu, toutes les actions perdent ; { $action } résiste le plus longtemps, { analysis-actions }.
reason-loses-anyway = Contre le meilleur jeu, la partie est perdue en { analysis-actions }.
reason-only-defence-at-once = { $action } est la seule action qui ne perd pas aussitôt.
reason-only-defence = { $action } est la seule parade : contre le meilleur jeu, toute autre action perd, en { analysis-actions } au plus tard.
reason-does = { $action } { $deed }.
reason-does-then = { $action } { $deed } ; ensuite, { $next } { $then }.
reason-prepares = { $action } prépare { $next }, qui { $deed }.
reason-prevents = { $action } empêche { actor } de jouer { $answer }, qui sinon { $deed }.
reason-also-prevents = Cela empêche aussi { actor } de jouer { $answer }, qui sinon { $deed }.
reason-best = { $action } garde les meilleures chances, { $percent } %.
reason-others-lose = Contre le meilleur jeu, toute autre action perd.
reason-tempting-loses = { $tempting } est tentant, mais perd en { analysis-actions } contre le meilleur jeu : la réponse { analysis-whose }, { $answer }, { $deed }.
reason-tempting-loses-quietly = { $tempting } est tentant, mais perd en { analysis-actions } contre le meilleur jeu.
reason-tempting-falls = { $tempting } est tentant, mais la réponse { analysis-whose }, { $answer }, { $deed } : les chances seraient de { $after } % au lieu de { $before } %.
reason-tempting-falls-quietly = { $tempting } est tentant, mais après la réponse { analysis-whose }, { $answer }, les chances seraient de { $after } % au lieu de { $before } %.
reason-tempting-less = { $tempting } est tentant, mais ses chances sont de { $after } % au lieu de { $before } %.
reason-tempting-slower = { $tempting } est tentant et gagne aussi, mais en { analysis-actions }.
reason-tempting-no-win = { $tempting } est tentant, mais on n’y a pas trouvé de victoire forcée.
reason-next-loses = Même la meilleure des autres, { $action }, échoue : la réponse { analysis-whose }, { $answer }, { $deed }.
reason-next = Vient ensuite { $action }, avec { $percent } %.
reason-next-equal = { $action } vaut à peu près autant.
reason-luck = Tous cas réunis, les chances { analysis-whose } sont de { $percent } % : { $high } % après { $best }, { $low } % après { $worst }.


