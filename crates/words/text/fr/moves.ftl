# Les coups en phrases : pour qui les joue, à propos des autres, et comme indice. Le fait
# `person` dit de qui il s’agit : vous, un indice (do), quelqu’un qui a un nom, ou un camp.

verb-wins = { $person ->
    [you] gagnez
    [do] gagnez
    [name] gagne
   *[side] gagnent
}
you-resigned = Vous abandonnez.
you-flagged = Vous n’avez plus de temps.
you-left = Vous quittez la partie.

# Un indice, et pourquoi : un coup s’appelle par ce que l’on fait (pousser a7 vers le bas),
# et par un mot s’il vient d’être dit.

naming-named = ce coup

hint-first = { $move } Chances de gain : { $percent } %.
hint-second = Ou bien : { $move } Chances de gain : { $percent } %.

why-moves = { $actions ->
    [one] { $actions } coup
   *[other] { $actions } coups
}
why-only = { $action } est le seul coup permis.
why-wins-at-once = { $action } gagne tout de suite.
why-wins-at-once-deed = { $action } gagne tout de suite : cela { $deed }.
why-wins = { $action } gagne en { why-moves }, quoi que fassent les autres.
why-wins-deed = { $action } gagne en { why-moves }, quoi que fassent les autres : cela { $deed }.
why-loses = Tous les coups perdent ; { $action } résiste le plus longtemps : { why-moves }.
why-all-lose = Tous les coups perdent en { why-moves } au plus.
why-loses-anyway = Ce coup perd quand même en { why-moves } au plus.
why-only-defence-at-once = { $action } est le seul coup qui ne perd pas tout de suite.
why-only-defence = { $action } peut encore sauver la partie : tout autre coup perd en { why-moves } au plus.
why-does = { $action } { $deed }.
why-does-then = { $action } { $deed } ; ensuite, { $next } { $then }.
why-does-prepares = { $action } { $deed } ; quoi que fassent les autres, { $next } { $then } ensuite.
why-does-if = { $action } { $deed }. Si la réponse { analysis-whose } est de { $answer }, alors { $next } { $then }.
why-prepares = { $action } permet ensuite de { $next }, et personne ne peut l’empêcher : cela { $deed }.
why-prevents = { $action } empêche { actor } de { $answer }, ce qui sinon { $deed }.
why-also-prevents = Cela empêche aussi { actor } de { $answer }, ce qui sinon { $deed }.
why-others-lose = Tous les autres coups perdent.
why-tempting-loses = { $tempting } est tentant, mais perd en { why-moves } au plus : la réponse { analysis-whose } est de { $answer }, ce qui { $deed }.
why-tempting-loses-quietly = { $tempting } est tentant, mais perd en { why-moves } au plus.
why-tempting-falls = { $tempting } est tentant, mais la réponse { analysis-whose } est de { $answer }, ce qui { $deed } : les chances de gain seraient de { $after } % au lieu de { $before } %.
why-tempting-falls-quietly = { $tempting } est tentant, mais la réponse { analysis-whose } est de { $answer } : les chances de gain seraient de { $after } % au lieu de { $before } %.
why-tempting-less = { $tempting } est tentant, mais les chances de gain seraient de { $after } % au lieu de { $before } %.
why-tempting-slower = { $tempting } est tentant et gagne aussi, mais en plus de { why-moves }.
why-tempting-no-win = { $tempting } est tentant, mais aucune victoire sûre n’a été trouvée ensuite.
why-next-loses = Même le meilleur des autres coups, { $action }, échoue : la réponse { analysis-whose } est de { $answer }, ce qui { $deed }.
why-next = Le meilleur des autres coups est de { $action } : { $percent } %.
why-next-equal = { $action } vaut à peu près autant.

tip-threat = Attention : vous pourriez perdre au prochain tour. Le plateau montre comment.
recap-lets-go = { $person ->
    [you] Vous pouviez gagner à ce tour. L’aviez-vous vu ?
   *[other] Victoire manquée pour { $who } : profitez-en !
}
