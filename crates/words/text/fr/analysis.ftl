# L’analyse : les raisons, et ce que font les actions.

analysis-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}

# Qui agit, au milieu d’une phrase.

analysis-who = { $seat ->
    [light] les clairs
    [dark] les foncés
    [white] les blancs
    [black] les noirs
    [red] les rouges
    [yellow] les jaunes
    [green] les verts
    [blue] les bleus
    [seat1] la place 1
    [seat2] la place 2
    [seat3] la place 3
   *[seat4] la place 4
}
analysis-whose = { $seat ->
    [light] des clairs
    [dark] des foncés
    [white] des blancs
    [black] des noirs
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
    [blue] des bleus
    [seat1] de la place 1
    [seat2] de la place 2
    [seat3] de la place 3
   *[seat4] de la place 4
}

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
reason-prevents = { $action } empêche { analysis-who } de jouer { $answer }, qui sinon { $deed }.
reason-also-prevents = Cela empêche aussi { analysis-who } de jouer { $answer }, qui sinon { $deed }.
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

odds-bille-trap-trap = La trappe sous la case { $space } est ouverte dans { $open } cas sur { $of }.
odds-bille-trap-open = La trappe sous la case { $space } est ouverte, c’est certain.
odds-bille-trap-closed = La trappe sous la case { $space } est fermée, c’est certain.
odds-bille-trap-home = { $count ->
    [one] Un coup de dé
   *[other] { $count } coups de dé
} sur { $of } { $count ->
    [one] mène
   *[other] mènent
} une bille de la place { $seat } à la Maison : { $rolls }.
odds-bille-trap-wins = { $count ->
    [one] Un coup de dé
   *[other] { $count } coups de dé
} sur { $of } { $count ->
    [one] mène
   *[other] mènent
} la dernière bille de la place { $seat } à la Maison, ce qui gagne la partie : { $rolls }.

# Ce que fait une action : des prédicats sans sujet.

deed-kuba-wins = fait la prise gagnante
deed-kuba-red = prend une { $number ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} bille rouge
deed-kuba-enemy = prend une bille adverse et n’en laisse { $left ->
    [one] qu’une
   *[other] que { $left }
}

deed-black-holes-wins = fait tomber le dernier bloc nécessaire, dans le trou { $hole }
deed-black-holes-sinks = fait tomber un { $number ->
    [1] premier
    [2] deuxième
   *[other] troisième
} bloc, dans le trou { $hole }
deed-black-holes-ready = couche un bloc au bord du trou { $hole }, prêt à tomber{ $ready ->
    [one] { "" }
   *[other] , ce qui en fait { $ready } de prêts
}
deed-black-holes-hinders = empêche { $blocks ->
    [one] un bloc adverse
   *[other] { $blocks } blocs adverses
} de se coucher au bord d’un trou au prochain déplacement

deed-klotze-wins = mène le Klotz à son coin { $corner }
deed-klotze-saves = prend le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} en { $square }, qui allait atteindre son coin
deed-klotze-captures = prend le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} en { $square }
deed-klotze-recalls = renvoie chez lui le Klotz du joueur lui-même, en { $square }
deed-klotze-closes = ferme en { $square } le dernier chemin du Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} vers son coin
deed-klotze-threatens = met le Klotz à un seul coup de son coin { $corner }
deed-klotze-opens = ouvre au Klotz le chemin de son coin { $corner }

deed-bille-trap-wins = mène la dernière bille à la Maison
deed-bille-trap-home = mène une { $number ->
    [1] première
   *[other] deuxième
} bille à la Maison
deed-bille-trap-presses = presse la bille de la place { $owner } sur la case { $space }, dont la trappe est { $open ->
    [0] fermée, c’est certain
   *[other] ouverte dans { $open } cas sur { $of }
}
deed-bille-trap-presses-own = presse une bille du joueur lui-même sur la case { $space }, dont la trappe est { $open ->
    [0] fermée, c’est certain
   *[other] ouverte dans { $open } cas sur { $of }
}
deed-bille-trap-enters = met une nouvelle bille en piste, sur la case { $space }
deed-bille-trap-shelters = laisse des billes du joueur lui-même sur des trappes connues pour fermées : { $spaces }
deed-bille-trap-exposes = laisse des billes adverses sur des trappes connues pour ouvertes : { $spaces }
