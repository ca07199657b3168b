# Trous noirs : pourquoi une action est refusée.

black-holes-no-square = il n’y a pas de case { $square } sur ce plateau ; il manque trois cases à chaque coin.
black-holes-no-block = il n’y a pas de bloc en { $square }.
black-holes-not-yours = le bloc en { $square } est { $owner ->
    [light] clair
   *[dark] foncé
}, il n’est pas à vous.
black-holes-far-half = le bloc en { $square } est couché aussi sur { $anchor } ; c’est cette case, celle du bas ou de gauche, qui le désigne. Écrivez { $anchor }.
black-holes-off-board = en allant { $direction ->
    [n] vers le nord
    [e] vers l’est
    [s] vers le sud
   *[w] vers l’ouest
}, le bloc en { $anchor } sortirait du plateau.
black-holes-over-hole = en allant { $direction ->
    [n] vers le nord
    [e] vers l’est
    [s] vers le sud
   *[w] vers l’ouest
}, le bloc en { $anchor } se retrouverait couché sur le trou { $hole }. Pour le faire tomber, couchez-le d’abord, un petit côté contre le trou, puis basculez-le par ce côté.
black-holes-occupied = un bloc { $owner ->
    [light] clair
   *[dark] foncé
} est déjà en { $square }, où le vôtre s’arrêterait.
black-holes-last-gap = { $gap } est la dernière case libre autour du trou { $hole } ; il doit toujours en rester une.
black-holes-put-back = à votre dernier déplacement, le bloc en { $anchor } est venu { $direction ->
    [n] du nord
    [e] de l’est
    [s] du sud
   *[w] de l’ouest
} ; vous ne pouvez pas le remettre aussitôt où il était.
black-holes-must-move = vous ne pouvez pas passer tant qu’un de vos blocs peut bouger.

# Ce que dit une position.

black-holes-sunk = Blocs tombés : clairs { $light }, foncés { $dark }.
black-holes-moves-left = Il reste { $moves ->
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
} à faire dans ce tour.
black-holes-ban = Interdit au prochain déplacement { $color ->
    [light] des clairs
   *[dark] des foncés
} : { $tip }, qui remettrait le bloc où il était.
black-holes-must-pass = Aucun déplacement n’est possible : vous devez passer.

# Ce qui cloche dans un texte.

black-holes-position-sides = les blocs forment { $wanted } listes séparées par « / », celle des clairs et celle des foncés ; il y en a ici { $found }.
black-holes-position-block = « { $found } » devrait être un bloc : la case où il est debout, comme d4, ou les deux où il est couché, comme d4e4.
black-holes-position-apart = aucun bloc ne peut être couché sur { $first } et { $second } : ces cases n’ont pas de côté commun.
black-holes-position-anchor = un bloc couché s’écrit en commençant par sa case du bas ou de gauche : { $anchor }{ $first }, et non { $first }{ $anchor }.
black-holes-position-off-board = aucun bloc ne peut être en { $square } : cette case n’est pas sur le plateau.
black-holes-position-on-hole = aucun bloc ne peut être en { $hole } : c’est un trou.
black-holes-position-overlap = il y a plus d’un bloc en { $square }.
black-holes-position-left = « { $found } » devrait être le nombre de déplacements qui restent dans le tour : 1 ou 2, ou bien 0 si la partie est nulle parce que personne ne pouvait bouger.
black-holes-position-ban = « { $found } » devrait être un déplacement interdit, comme d4n, ou « - ».
black-holes-position-too-many = il y a { $found } blocs { $color ->
    [light] clairs
   *[dark] foncés
} ; il ne peut pas y en avoir plus de { $most }.
black-holes-position-too-few = { $found ->
    [0] il ne reste aucun bloc { $color ->
        [light] clair
       *[dark] foncé
    }
    [one] il ne reste qu’un bloc { $color ->
        [light] clair
       *[dark] foncé
    }
   *[other] il ne reste que { $found } blocs { $color ->
        [light] clairs
       *[dark] foncés
    }
} ; quand il en reste { $least }, la partie est déjà gagnée.
black-holes-position-both-won = les deux joueurs auraient gagné.
black-holes-position-played-on = { $winner ->
    [light] les clairs
   *[dark] les foncés
} ont gagné, ce qui finit la partie aussitôt ; mais le joueur dont c’est le tour, les déplacements restants ou les interdictions disent qu’on a continué.
black-holes-position-shut-hole = aucune case autour du trou { $hole } n’est libre ; il doit toujours en rester une.
black-holes-position-ban-block = l’interdiction { $tip } ne part pas d’un bloc { $color ->
    [light] clair
   *[dark] foncé
}. C’est sa case du bas ou de gauche qui désigne un bloc couché.
black-holes-position-ban-off-board = l’interdiction { $tip } mène hors du plateau ; le bloc ne peut pas venir de là.
black-holes-position-ban-hole = l’interdiction { $tip } mène sur le trou { $hole } ; le bloc ne peut pas venir de là.
black-holes-position-ban-occupied = d’après l’interdiction { $tip }, le bloc vient de quitter { $square }, mais un autre bloc s’y trouve.
black-holes-position-no-draw = 0 déplacement restant voudrait dire que la partie est nulle parce que personne ne peut bouger, mais { $color ->
    [light] les clairs
   *[dark] les foncés
} le peuvent.
black-holes-position-no-pass = 0 déplacement restant voudrait dire que { $color ->
    [light] les clairs
   *[dark] les foncés
} viennent de passer, mais leur interdiction montre qu’ils ont joué.
black-holes-position-free-pass = 0 déplacement restant voudrait dire que { $color ->
    [light] les clairs
   *[dark] les foncés
} ont dû passer, mais ils pouvaient bouger.
