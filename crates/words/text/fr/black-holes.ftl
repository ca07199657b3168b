# Trous noirs : tout ce qui ne se dit que de ce jeu.

# Son nom, ses places, sa boîte.

game-black-holes = Trous noirs
game-black-holes-about = basculez et roulez vos blocs ; faites-en tomber quatre dans les trous avant l’adversaire
actor-light = les clairs
actor-dark = les foncés
app-about-black-holes = Roulez vos blocs sur le plateau et faites-en tomber quatre dans les trous avant l’adversaire.
app-age-black-holes = dès 8 ans
app-time-black-holes = environ 20 minutes

# Ses règles.

rule-bh-1 = Le plateau a 88 cases : 10 × 10, moins trois à chaque coin.
rule-bh-2 = Quatre cases sont des trous. Les 84 autres sont des cases ordinaires.
rule-bh-3 = Chaque joueur a huit blocs. Ils sont debout au départ sur les seize cases du centre, clairs et foncés en alternance.
rule-bh-4 = Les clairs commencent par un seul coup. Ensuite, chaque tour compte deux coups, avec le même bloc ou avec deux.
rule-bh-5 = À chaque coup, vous faites basculer un de vos propres blocs d’un quart de tour, par-dessus une arête.
rule-bh-6 = Un bloc ne peut s’arrêter que sur des cases libres du plateau.
rule-bh-7 = Vous faites tomber un bloc couché en le faisant basculer par un bout dans le trou juste devant. Aucun bloc ne s’arrête sur un trou.
rule-bh-8 = Au moins une des quatre cases autour de chaque trou doit rester libre.
rule-bh-9 = À votre coup suivant, vous ne pouvez pas remettre un bloc où il était.
rule-bh-10 = Vous ne pouvez pas passer tant qu’un coup est possible.
rule-bh-11 = Si aucun coup ne vous est possible, vous passez. Si aucun des deux joueurs ne peut jouer, la partie est nulle.
rule-bh-12 = Vous gagnez dès que quatre de vos blocs sont tombés dans les trous.
rule-bh-13 = Le joueur le plus jeune choisit sa couleur.

# Ses niveaux, de la poussière au trou noir.

level-black-holes-1 = Poussière d’étoile
level-black-holes-2 = Étoile filante
level-black-holes-3 = Comète
level-black-holes-4 = Lune
level-black-holes-5 = Planète
level-black-holes-6 = Soleil
level-black-holes-7 = Galaxie
level-black-holes-8 = Trou noir

# Ce que l’on dit de ses places.

analysis-whose-light = des clairs
analysis-whose-dark = des foncés
app-left-light = Les clairs quittent la partie.
app-left-dark = Les foncés quittent la partie.
app-flagged-light = Les clairs n’ont plus de temps.
app-flagged-dark = Les foncés n’ont plus de temps.
board-threat-light = Les clairs peuvent gagner au prochain tour.
board-threat-dark = Les foncés peuvent gagner au prochain tour.
turn-light = Aux clairs de jouer.
turn-dark = Aux foncés de jouer.
result-won-light = Les clairs gagnent. { $rule } : { $sentence }
result-won-dark = Les foncés gagnent. { $rule } : { $sentence }
play-sits-light = Les clairs : { $who }
play-sits-dark = Les foncés : { $who }
play-thinks-light = Les clairs réfléchissent…
play-thinks-dark = Les foncés réfléchissent…
play-resigned-light = Les clairs abandonnent.
play-resigned-dark = Les foncés abandonnent.

# Ce que sont ses coups, et ce qu’ils font.

token-unreadable-black-holes = « { $token } » n’est pas un coup. Écrivez une case et une direction, comme d4s, ou pass.
tally-black-holes-sunk = { $have ->
    [one] { $have } bloc tombé
   *[other] { $have } blocs tombés
} sur { $of }
brief-black-holes-pass = passe
brief-black-holes-sinks = tombe
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
} de se coucher au bord d’un trou au prochain coup
gain-black-holes-nears = amène un bloc à { $moves ->
    [one] un coup
   *[other] { $moves } coups
} d’un trou
gain-black-holes-clears = dégage la voie du bloc en { $square }, qui n’est plus qu’à { $moves ->
    [one] un coup
   *[other] { $moves } coups
} d’un trou
gain-black-holes-hampers = gêne le bloc adverse en { $square }
gain-black-holes-lies = couche un bloc en { $first } et { $second }
gain-black-holes-stands = dresse un bloc en { $square }
gain-black-holes-passes = passe

# Pourquoi un coup est refusé.

black-holes-no-square = il n’y a pas de case { $square } sur ce plateau : il manque trois cases à chaque coin.
black-holes-no-block = il n’y a pas de bloc en { $square }.
black-holes-not-yours = le bloc en { $square } est { $owner ->
    [light] clair
   *[dark] foncé
}, il n’est pas à vous.
black-holes-far-half = le bloc en { $square } est couché aussi sur { $anchor } ; c’est cette case, celle du bas ou de gauche, qui le désigne. Écrivez { $anchor }.
black-holes-off-board = basculé { black-holes-way }, le bloc en { $anchor } sortirait du plateau.
black-holes-over-hole = basculé { black-holes-way }, le bloc en { $anchor } se retrouverait couché sur le trou { $hole }. Pour le faire tomber, couchez-le d’abord, un bout contre le trou, puis faites-le basculer par ce bout.
black-holes-occupied = un bloc { $owner ->
    [light] clair
   *[dark] foncé
} est déjà en { $square }, où le vôtre s’arrêterait.
black-holes-last-gap = { $gap } est la dernière case libre autour du trou { $hole } ; il doit toujours en rester une.
black-holes-put-back = votre dernier coup a amené le bloc en { $anchor }. Vous ne pouvez pas le faire revenir aussitôt { black-holes-way }.
black-holes-must-move = vous ne pouvez pas passer tant qu’un de vos blocs peut bouger.
black-holes-one-tip = le bloc en { $anchor } bascule par-dessus une seule arête à la fois. Choisissez une des cases montrées à côté de lui.
black-holes-next-to = pour faire basculer le bloc en { $anchor } de ce côté, choisissez { $next }, juste à côté de lui.
black-holes-hole = { $hole } est un trou. Couchez un de vos blocs, un bout contre le trou, puis faites-le basculer par ce bout.
black-holes-rack = les blocs tombés restent dans les râteliers. Faites tomber quatre des vôtres dans les trous pour gagner.
board-stuck-black-holes = ce bloc est bloqué pour l’instant ; { $reason }
board-choose-black-holes = Choisissez un de vos blocs qui brillent.

# Ce que dit une position.

black-holes-sunk = Blocs tombés : clairs { $light }, foncés { $dark }.
black-holes-moves-left = Il reste { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} à jouer dans ce tour.
black-holes-ban = Interdit au prochain coup { $color ->
    [light] des clairs
   *[dark] des foncés
} : { $tip }, qui remettrait le bloc où il était.
black-holes-must-pass = Aucun coup n’est possible : vous devez passer.

# Ce qui cloche dans un texte.

black-holes-position-sides = les blocs forment { $wanted } listes séparées par « / », celle des clairs et celle des foncés ; il y en a ici { $found }.
black-holes-position-block = « { $found } » devrait être un bloc : la case où il est debout, comme d4, ou les deux où il est couché, comme d4e4.
black-holes-position-apart = aucun bloc ne peut être couché sur { $first } et { $second } : ces cases n’ont pas de côté commun.
black-holes-position-anchor = un bloc couché s’écrit en commençant par sa case du bas ou de gauche : { $anchor }{ $first }, et non { $first }{ $anchor }.
black-holes-position-off-board = aucun bloc ne peut être en { $square } : cette case n’est pas sur le plateau.
black-holes-position-on-hole = aucun bloc ne peut être en { $hole } : c’est un trou.
black-holes-position-overlap = il y a plus d’un bloc en { $square }.
black-holes-position-left = « { $found } » devrait être le nombre de coups qui restent dans le tour : 1 ou 2, ou bien 0 si la partie est nulle parce que personne ne pouvait bouger.
black-holes-position-ban = « { $found } » devrait être le coup interdit, comme d4n, ou « - ».
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
} ont gagné, ce qui finit la partie aussitôt ; mais le joueur dont c’est le tour, les coups restants ou les interdictions disent qu’on a continué.
black-holes-position-shut-hole = aucune case autour du trou { $hole } n’est libre ; il doit toujours en rester une.
black-holes-position-ban-block = l’interdiction { $tip } ne part pas d’un bloc { $color ->
    [light] clair
   *[dark] foncé
}. C’est sa case du bas ou de gauche qui désigne un bloc couché.
black-holes-position-ban-off-board = l’interdiction { $tip } mène hors du plateau ; le bloc ne peut pas venir de là.
black-holes-position-ban-hole = l’interdiction { $tip } mène sur le trou { $hole } ; le bloc ne peut pas venir de là.
black-holes-position-ban-occupied = d’après l’interdiction { $tip }, le bloc vient de quitter { $square }, mais un autre bloc s’y trouve.
black-holes-position-no-draw = 0 coup restant voudrait dire que la partie est nulle parce que personne ne peut bouger, mais { $color ->
    [light] les clairs
   *[dark] les foncés
} le peuvent.
black-holes-position-no-pass = 0 coup restant voudrait dire que { $color ->
    [light] les clairs
   *[dark] les foncés
} viennent de passer, mais leur interdiction montre qu’ils ont joué.
black-holes-position-free-pass = 0 coup restant voudrait dire que { $color ->
    [light] les clairs
   *[dark] les foncés
} ont dû passer, mais ils pouvaient bouger.

# Son plateau dans la page.

spot-black-holes-hole = trou
place-black-holes-light-rack = râtelier des clairs
place-black-holes-dark-rack = râtelier des foncés
piece-black-holes-light = bloc clair debout
piece-black-holes-light-lying = bloc clair couché sur { $squares }
piece-black-holes-light-sunk = { $count ->
    [one] bloc clair tombé
   *[other] { $count } blocs clairs tombés
}
piece-black-holes-dark = bloc foncé debout
piece-black-holes-dark-lying = bloc foncé couché sur { $squares }
piece-black-holes-dark-sunk = { $count ->
    [one] bloc foncé tombé
   *[other] { $count } blocs foncés tombés
}

# Ce que regarde chaque niveau.

level-about-black-holes-1 = ne regarde que son prochain coup et oublie un tiers de ses possibilités. Idéal pour vos premières parties.
level-about-black-holes-2 = regarde deux coups à l’avance, mais se trompe souvent.
level-about-black-holes-3 = regarde trois coups à l’avance et en oublie quelques-uns.
level-about-black-holes-4 = regarde quatre coups à l’avance et en oublie rarement.
level-about-black-holes-5 = regarde cinq coups à l’avance et n’oublie rien.
level-about-black-holes-6 = compare 3 000 positions avant chaque coup.
level-about-black-holes-7 = compare 7 000 positions avant chaque coup.
level-about-black-holes-8 = joue à pleine force et regarde aussi loin que possible.

# Par quoi elle se termine.

ended-black-holes-sunk = Quatre blocs tombés pour { $who }.
ended-black-holes-sunk-you = Vous avez fait tomber quatre blocs.
ended-black-holes-stuck = Plus personne ne peut jouer.
