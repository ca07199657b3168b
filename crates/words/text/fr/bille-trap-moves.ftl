# Bille-Trap : ses coups en phrases, et des conseils pour une première partie.

bille-trap-enters = { $person ->
    [you] Vous mettez
    [do] Mettez
   *[other] { $who } met
} une bille en piste sur la case { $space }
bille-trap-moves = { $person ->
    [you] Vous avancez
    [do] Avancez
   *[other] { $who } avance
} de la case { $from } à la case { $to }
bille-trap-presses = { $person ->
    [you] et appuyez sur
    [do] et appuyez sur
   *[other] et appuie sur
} { $owner ->
    [you] votre bille
    [own] { bille-trap-own }
   *[other] la bille du joueur { $owner }
}
bille-trap-own = { $person ->
    [you] votre propre bille
    [do] votre propre bille
   *[other] sa propre bille
}
bille-trap-brings = { $person ->
    [you] Vous menez
    [do] Menez
   *[other] { $who } mène
}
bille-trap-goes-on = { $person ->
    [you] vous continuez
    [do] vous continuez
   *[other] { $who } continue
}
move-bille-trap-rolls = { $person ->
    [you] Vous lancez le dé
   *[other] { $who } lance le dé
} : { $roll }.
move-bille-trap-enters = { bille-trap-enters }.
move-bille-trap-enters-pressing = { bille-trap-enters } { bille-trap-presses }.
move-bille-trap-moves = { bille-trap-moves }.
move-bille-trap-moves-pressing = { bille-trap-moves } { bille-trap-presses }.
move-bille-trap-home = { bille-trap-brings } une bille de la case { $from } à la Maison, la { $number ->
    [1] première
   *[other] deuxième
} sur trois.
move-bille-trap-wins = { bille-trap-brings } la dernière bille de la case { $from } à la Maison et { $person ->
    [you] gagnez
    [do] gagnez
   *[other] gagne
}.
move-bille-trap-drops = La trappe s’ouvre : { $owner ->
    [you] votre bille
   *[other] la bille du joueur { $owner }
} retombe dans la réserve.
move-bille-trap-holds = La trappe tient : { bille-trap-goes-on } jusqu’à la case { $space }.
move-bille-trap-holds-pressing = La trappe tient : { bille-trap-goes-on } jusqu’à la case { $space } { bille-trap-presses }.
move-bille-trap-holds-home = La trappe tient : { bille-trap-goes-on } et { $person ->
    [you] arrivez
   *[other] arrive
} à la Maison.
move-bille-trap-turns = { $person ->
    [you] Vous tournez
    [do] Tournez
   *[other] { $who } tourne
} le plateau.
move-bille-trap-keeps = { $person ->
    [you] Vous laissez
    [do] Laissez
   *[other] { $who } laisse
} le plateau tel quel.
move-bille-trap-passes = { $person ->
    [you] Vous ne pouvez pas jouer et passez
    [do] Passez : vous ne pouvez pas jouer
   *[other] { $who } ne peut pas jouer et passe
}.
due-bille-trap-die = { $person ->
    [you] À vous de lancer le dé
   *[other] { $who } lance le dé
}.
due-bille-trap-test = On essaie la trappe sous { $owner ->
    [you] votre bille
   *[other] la bille du joueur { $owner }
}, case { $space }.
naming-bille-trap-enter = mettre une bille en piste
naming-bille-trap-move = faire avancer la bille de la case { $from }
naming-bille-trap-turn = tourner le plateau
naming-bille-trap-keep = laisser le plateau tel quel
naming-bille-trap-pass = passer
naming-bille-trap-roll = un { $roll }
naming-bille-trap-open = une trappe ouverte
naming-bille-trap-closed = une trappe fermée

# Conseils pour une première partie.

tip-bille-trap-enter = Choisissez votre réserve : une bille entre sur la case { $space }. Les petits dés montrent où chaque lancer fait entrer.
tip-bille-trap-shortcut = Un { $roll } est un raccourci : une bille de votre réserve entre sur la case { $space }, où se trouve le petit dé de votre lancer.
tip-bille-trap-move = { $count ->
    [one] Choisissez la bille qui brille
   *[other] Choisissez une des { $count } billes qui brillent
}. Trois billes à la Maison, et vous gagnez.
tip-bille-trap-press = Vous pouvez arriver sur la bille de la case { $space }. Si la trappe dessous est ouverte, cette bille tombe ; sinon, la vôtre continue.
tip-bille-trap-home = Vous avez le nombre exact : menez une bille à la Maison.
tip-bille-trap-disc = Tournez le plateau d’un cran, ou laissez-le. S’il tourne, toutes les billes passent au-dessus d’autres trappes.
tip-bille-trap-there = Choisissez maintenant la case { $space } : votre bille y va.
tip-bille-trap-there-home = Choisissez maintenant la Maison : votre bille y arrive.

# Ce qu’un coup a changé, pour une première partie.

recap-bille-trap-home = { $person ->
    [you] Vous avez mené une bille à la Maison
   *[other] { $who } a mené une bille à la Maison
} : { $number } sur trois.
recap-bille-trap-presses = { $person ->
    [you] Vous avez appuyé sur
   *[other] { $who } a appuyé sur
} { $owner ->
    [you] votre bille
   *[other] la bille du joueur { $owner }
}, case { $space } : { bille-trap-was-open }.
recap-bille-trap-presses-own = { $person ->
    [you] Vous avez appuyé sur votre propre bille
   *[other] { $who } a appuyé sur sa propre bille
}, case { $space } : { bille-trap-was-open }.
bille-trap-was-open = { $open ->
    [0] la trappe ne pouvait pas s’ouvrir
   *[other] la trappe était ouverte dans { $open } cas sur { $of }
}
recap-bille-trap-shelters = { $person ->
    [you] Vous avez amené vos billes
   *[other] { $who } a amené ses billes
} à l’abri, sur des trappes fermées : { $spaces }.
recap-bille-trap-exposes = { $person ->
    [you] Vous avez amené des billes adverses sur des trappes ouvertes : { $spaces }.
   *[other] Attention : { $who } a amené des billes des autres sur des trappes ouvertes : { $spaces }.
}
