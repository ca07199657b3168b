# Kuba : ses coups en phrases, et des conseils pour une première partie.

kuba-way = vers { $direction ->
    [n] le haut
    [e] la droite
    [s] le bas
   *[w] la gauche
}
kuba-pushes = { $person ->
    [you] Vous poussez
    [do] Poussez
    [name] { $who } pousse
   *[side] { $who } poussent
} { $square } { kuba-way }
kuba-takes = { $person ->
    [you] prenez
    [do] prenez
    [name] prend
   *[side] prennent
}
move-kuba-push = { kuba-pushes }.
move-kuba-red = { kuba-pushes } et { kuba-takes } une rouge, { $number } sur { $of }.
move-kuba-marble = { kuba-pushes } et { kuba-takes } { $owner ->
    [you] une de vos billes
    [white] une bille blanche
   *[black] une bille noire
}.
move-kuba-wins-red = { kuba-pushes }, { kuba-takes } la septième rouge et { verb-wins }.
move-kuba-wins-marble = { kuba-pushes }, { kuba-takes } { $owner ->
    [you] votre dernière bille
    [white] la dernière bille blanche
   *[black] la dernière bille noire
} et { verb-wins }.
move-kuba-pass = { $person ->
    [you] Vous terminez votre tour
    [do] Terminez votre tour
    [name] { $who } termine son tour
   *[side] { $who } terminent leur tour
}.
naming-kuba-push = pousser { $square } { kuba-way }
naming-kuba-pass = terminer le tour

# Conseils pour une première partie.

tip-kuba-push = Une bille n’avance que si rien ne se trouve juste derrière elle. Choisissez une des { $count } qui brillent, puis une flèche.
tip-kuba-line = Une poussée déplace toute la ligne devant votre bille. Poussez les rouges hors du plateau : à sept, vous gagnez.
tip-kuba-red = Vous pouvez prendre une rouge : choisissez la bille en { $square }.
tip-kuba-again = Vous avez pris une bille. Poussez encore, ou terminez votre tour.
tip-kuba-danger = Une de vos billes peut être poussée hors du plateau. Éloignez-la, ou bloquez la ligne.
tip-kuba-arrow = Choisissez maintenant une flèche : la bille part dans ce sens et pousse toute la ligne devant elle.

# Ce qu’un coup a changé, pour une première partie.

recap-kuba-red = { $person ->
    [you] Vous avez fait sortir une rouge
    [name] { $who } a fait sortir une rouge
   *[side] { $who } ont fait sortir une rouge
} : { $number } sur sept.
recap-kuba-enemy = { $person ->
    [you] Vous avez pris une bille : il en reste { $left } en face.
    [name] { $who } a pris une de vos billes : il vous en reste { $left }.
   *[side] { $who } ont pris une de vos billes : il vous en reste { $left }.
}
