# Kuba : pourquoi une action est refusée, ce que dit une position, ce qui cloche dans un texte.

kuba-nothing-to-decline = on ne passe que juste après une prise.
kuba-no-marble = il n’y a pas de bille en { $square }.
kuba-neutral = la bille en { $square } est rouge : elle n’est à personne et ne se pousse pas elle-même.
kuba-not-yours = la bille en { $square } est { $owner ->
    [white] blanche
   *[black] noire
}, elle n’est pas à vous.
kuba-no-room-behind = pour pousser la bille en { $square }, il faut que { $behind } soit libre pour le doigt, et une bille { $marble ->
    [white] blanche
    [black] noire
   *[red] rouge
} s’y trouve.
kuba-own-marble-off = la poussée ferait sortir votre propre bille en { $square }.
kuba-pushed-back = la bille en { $square } vient d’y être poussée ; on ne la repousse pas tout droit pendant ce tour.

kuba-reds = Rouges prises : blancs { $white }, noirs { $black }.
kuba-again = Après la prise : poussez encore, ou passez.
kuba-ban = Interdit pendant ce tour : { $push }.

kuba-position-reds = « { $found } » devrait donner les rouges prises par les blancs et par les noirs, comme 3-2.
kuba-position-too-many = il y a { $found } billes { $color ->
    [white] blanches
   *[black] noires
} ; il ne peut pas y en avoir plus de { $most }.
kuba-position-red-count = { $board } rouges sur le plateau et { $captured ->
    [one] { $captured } prise
   *[other] { $captured } prises
} ne font pas { $all }.
kuba-position-past-win = { $color ->
    [white] les blancs
   *[black] les noirs
} ne peuvent pas avoir pris { $found } rouges : { $most } gagnent aussitôt.
kuba-position-both-won = les deux joueurs auraient gagné.
kuba-position-ban = « { $found } » devrait être la poussée interdite, comme g4n, ou « - ».
kuba-position-ban-marble = l’interdiction { $push } ne part pas d’une bille { $color ->
    [white] blanche
   *[black] noire
}.
kuba-position-ban-line = l’interdiction { $push } suppose une rangée qui vient d’être poussée, et il n’y en a pas.
kuba-position-again = « { $found } » devrait être « again » ou « - ».
kuba-position-no-capture = { $color ->
    [white] les blancs
   *[black] les noirs
} ne peuvent pas pousser encore : rien n’a été pris.
kuba-position-again-over = personne ne pousse encore une fois la partie finie.
kuba-position-winner-not-acting = { $color ->
    [white] les blancs
   *[black] les noirs
} ont gagné par la dernière prise ; ce devrait donc être encore leur tour.
