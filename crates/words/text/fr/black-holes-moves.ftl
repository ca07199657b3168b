# Black Holes : ses coups en phrases, et des conseils pour une première partie.

black-holes-way = vers { $direction ->
    [n] le haut
    [e] la droite
    [s] le bas
   *[w] la gauche
}
black-holes-tips = { $person ->
    [you] Vous faites basculer
    [do] Faites basculer
    [name] { $who } fait basculer
   *[side] { $who } font basculer
} le bloc en { $square }
move-black-holes-lies = { black-holes-tips } { black-holes-way }, sur { $first } et { $second }.
move-black-holes-stands = { black-holes-tips } { black-holes-way } : il est debout en { $on }.
move-black-holes-sinks = { black-holes-tips } dans le trou en { $hole } : { $number ->
    [one] { $number } bloc tombé
   *[other] { $number } blocs tombés
} sur { $of }.
move-black-holes-wins = { black-holes-tips } dans le trou en { $hole } et { verb-wins }.
move-black-holes-pass = { $person ->
    [you] Vous ne pouvez pas jouer et passez
    [do] Passez : vous ne pouvez pas jouer
    [name] { $who } ne peut pas jouer et passe
   *[side] { $who } ne peuvent pas jouer et passent
}.
naming-black-holes-tip = faire basculer le bloc en { $square } { black-holes-way }
naming-black-holes-pass = passer

# Conseils pour une première partie.

tip-black-holes-tip = Choisissez un des { $count } blocs qui brillent, puis le côté où le faire basculer. Un bloc debout se couche sur deux cases.
tip-black-holes-second = Il vous reste un coup dans ce tour, avec le même bloc ou un autre.
tip-black-holes-goal = Faites tomber quatre de vos blocs. Couchez un bloc, un bout contre un trou, puis faites-le basculer dedans.
tip-black-holes-standing = Le bloc en { $square } est debout près d’un trou. Debout, il n’y tombe jamais : couchez-le d’abord, un bout contre un trou.
tip-black-holes-sink = Vous pouvez faire tomber un bloc : choisissez celui en { $square }, puis le trou.
tip-black-holes-fall = Choisissez maintenant l’endroit où le bloc doit tomber.

# Ce qu’un coup a changé, pour une première partie.

recap-black-holes-sinks = { $person ->
    [you] Vous avez fait tomber un bloc
    [name] { $who } a fait tomber un bloc
   *[side] { $who } ont fait tomber un bloc
} : { $number } sur quatre.
recap-black-holes-ready = { $person ->
    [you] Vous avez
    [name] { $who } a
   *[side] { $who } ont
} un bloc prêt à tomber dans le trou en { $hole }. Personne ne peut l’empêcher.
recap-black-holes-hinders = { $person ->
    [you] Vous avez barré la route à { $blocks ->
        [one] un bloc adverse
       *[other] { $blocks } blocs adverses
    }, près d’un trou.
    [name] { $who } a barré la route à { $blocks ->
        [one] un de vos blocs
       *[other] { $blocks } de vos blocs
    }, près d’un trou.
   *[side] { $who } ont barré la route à { $blocks ->
        [one] un de vos blocs
       *[other] { $blocks } de vos blocs
    }, près d’un trou.
}
