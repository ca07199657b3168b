# Bille-Trap : tout ce qui ne se dit que de ce jeu.

# Son nom, ses places, sa boîte.

game-bille-trap = Bille-Trap
game-bille-trap-about = faites courir vos trois billes par-dessus des trappes cachées ; menez-les à la Maison avant les autres
actor-seat1 = le joueur 1
actor-seat2 = le joueur 2
actor-seat3 = le joueur 3
actor-seat4 = le joueur 4
app-about-bille-trap = Faites courir vos trois billes par-dessus des trappes cachées et menez-les à la Maison avant les autres.
app-age-bille-trap = dès 6 ans
app-time-bille-trap = environ 25 minutes

# Ses règles.

rule-bt-1 = La piste compte 24 cases en trois anneaux de huit, puis la Maison.
rule-bt-2 = Sur les 24 trappes, 14 sont ouvertes et 10 fermées. Personne ne sait lesquelles.
rule-bt-3 = Le plateau tournant avance par crans, dans le sens des aiguilles d’une montre, et emporte les billes ; dessous, les trappes ne bougent pas.
rule-bt-4 = Chaque joueur a trois billes dans sa réserve.
rule-bt-5 = À votre tour, vous lancez le dé, vous jouez une bille, puis vous tournez le plateau ou le laissez.
rule-bt-6 = Avec votre lancer, vous mettez en piste une bille de votre réserve, ou vous avancez une des vôtres. Un 1, 4, 5 ou 6 entre sur la case qui porte ce numéro ; un 2 entre sur la case 9, et un 3 sur la case 17.
rule-bt-7 = Il faut le nombre exact pour arriver à la Maison.
rule-bt-8 = Vous devez jouer si vous le pouvez. Vous ne passez que si rien n’est possible.
rule-bt-9 = Si vous arrivez sur une bille, vous appuyez dessus. Sur une trappe ouverte, elle tombe ; sur une trappe fermée, elle reste et la vôtre continue.
rule-bt-10 = Quand on essaie une trappe, tout le monde voit si elle s’ouvre.
rule-bt-11 = Après votre coup, vous tournez le plateau d’un cran ou vous le laissez. Si vous mettez une bille en piste avec un 2 ou un 3, votre tour est aussitôt fini.
rule-bt-12 = Il est interdit de regarder ou de tâter les trappes.
rule-bt-13 = Vous gagnez dès que vos trois billes sont à la Maison.

# Ses niveaux, du chaton à la chouette.

level-bille-trap-1 = Chaton
level-bille-trap-2 = Lièvre
level-bille-trap-3 = Renard
level-bille-trap-4 = Chouette

# Ce que l’on dit de ses places.

analysis-whose-seat1 = du joueur 1
analysis-whose-seat2 = du joueur 2
analysis-whose-seat3 = du joueur 3
analysis-whose-seat4 = du joueur 4
app-left-seat1 = Le joueur 1 quitte la partie.
app-left-seat2 = Le joueur 2 quitte la partie.
app-left-seat3 = Le joueur 3 quitte la partie.
app-left-seat4 = Le joueur 4 quitte la partie.
app-flagged-seat1 = Le joueur 1 n’a plus de temps.
app-flagged-seat2 = Le joueur 2 n’a plus de temps.
app-flagged-seat3 = Le joueur 3 n’a plus de temps.
app-flagged-seat4 = Le joueur 4 n’a plus de temps.
board-threat-seat1 = Le joueur 1 peut gagner au prochain tour.
board-threat-seat2 = Le joueur 2 peut gagner au prochain tour.
board-threat-seat3 = Le joueur 3 peut gagner au prochain tour.
board-threat-seat4 = Le joueur 4 peut gagner au prochain tour.
turn-seat1 = Au joueur 1 de jouer.
turn-seat2 = Au joueur 2 de jouer.
turn-seat3 = Au joueur 3 de jouer.
turn-seat4 = Au joueur 4 de jouer.
result-won-seat1 = Le joueur 1 gagne. { $rule } : { $sentence }
result-won-seat2 = Le joueur 2 gagne. { $rule } : { $sentence }
result-won-seat3 = Le joueur 3 gagne. { $rule } : { $sentence }
result-won-seat4 = Le joueur 4 gagne. { $rule } : { $sentence }
play-sits-seat1 = Joueur 1 : { $who }
play-sits-seat2 = Joueur 2 : { $who }
play-sits-seat3 = Joueur 3 : { $who }
play-sits-seat4 = Joueur 4 : { $who }
play-thinks-seat1 = Le joueur 1 réfléchit…
play-thinks-seat2 = Le joueur 2 réfléchit…
play-thinks-seat3 = Le joueur 3 réfléchit…
play-thinks-seat4 = Le joueur 4 réfléchit…
play-resigned-seat1 = Le joueur 1 abandonne.
play-resigned-seat2 = Le joueur 2 abandonne.
play-resigned-seat3 = Le joueur 3 abandonne.
play-resigned-seat4 = Le joueur 4 abandonne.

# Ce que sont ses coups, et ce qu’ils font.

board-stuck-bille-trap = rien ne peut bouger ici pour l’instant ; { $reason }
board-choose-bille-trap = Choisissez un des emplacements marqués.
token-unreadable-bille-trap = « { $token } » n’est pas un coup. Écrivez e pour mettre une bille en piste, m1 à m24 pour avancer celle de cette case, t pour tourner le plateau, k pour le laisser, ou pass. Dans une feuille de partie, aussi d1 à d6 pour le dé, et o ou c pour les trappes.
odds-bille-trap-trap = La trappe sous la case { $space } est ouverte dans { $open } cas sur { $of }.
odds-bille-trap-open = La trappe sous la case { $space } est ouverte, c’est certain.
odds-bille-trap-closed = La trappe sous la case { $space } est fermée, c’est certain.
odds-bille-trap-home = { $count ->
    [one] Un lancer
   *[other] { $count } lancers
} sur { $of } { $count ->
    [one] mène
   *[other] mènent
} une bille du joueur { $seat } à la Maison : { $rolls }.
odds-bille-trap-wins = { $count ->
    [one] Un lancer
   *[other] { $count } lancers
} sur { $of } { $count ->
    [one] mène
   *[other] mènent
} la dernière bille du joueur { $seat } à la Maison, ce qui gagne la partie : { $rolls }.
tally-bille-trap-home = { $have ->
    [one] { $have } bille
   *[other] { $have } billes
} sur { $of } à la Maison
brief-bille-trap-roll = dé : { $number }
brief-bille-trap-enter = réserve
brief-bille-trap-home = Maison
brief-bille-trap-open = trappe ouverte
brief-bille-trap-closed = trappe fermée
brief-bille-trap-turn = tourne le plateau
brief-bille-trap-keep = laisse le plateau
brief-bille-trap-pass = passe
deed-bille-trap-wins = mène la dernière bille à la Maison
deed-bille-trap-home = mène une { $number ->
    [1] première
   *[other] deuxième
} bille à la Maison
deed-bille-trap-presses = appuie sur la bille du joueur { $owner } sur la case { $space }, dont la trappe est { $open ->
    [0] fermée, c’est certain
   *[other] ouverte dans { $open } cas sur { $of }
}
deed-bille-trap-presses-own = appuie sur une bille du même joueur sur la case { $space }, dont la trappe est { $open ->
    [0] fermée, c’est certain
   *[other] ouverte dans { $open } cas sur { $of }
}
deed-bille-trap-enters = met une bille en piste sur la case { $space }
deed-bille-trap-shelters = laisse les billes du même joueur sur des trappes que l’on sait fermées : { $spaces }
deed-bille-trap-exposes = laisse des billes adverses sur des trappes que l’on sait ouvertes : { $spaces }
gain-bille-trap-safer = mène une bille sur la case { $space }, que { $after } lancers adverses sur { $of } peuvent atteindre, au lieu de { $before }
gain-bille-trap-advances = mène une bille sur la case { $space }, à { $left ->
    [one] une case
   *[other] { $left } cases
} de la Maison
gain-bille-trap-goes = déplace une bille
gain-bille-trap-calms = laisse les billes du même joueur sur des trappes qui risquent moins d’être ouvertes
gain-bille-trap-unsettles = laisse des billes adverses sur des trappes qui risquent plus d’être ouvertes
gain-bille-trap-turns = tourne le plateau d’un cran
gain-bille-trap-leaves = laisse le plateau comme il est
gain-bille-trap-passes = passe
gain-bille-trap-chance = est laissé au hasard

# Pourquoi un coup est refusé, et que faire à la place.

bille-trap-die-due = le joueur { $seat } doit d’abord lancer le dé.
bille-trap-test-due = on a appuyé sur la bille de la case { $space } ; il faut d’abord essayer sa trappe.
bille-trap-player-due = c’est au joueur { $seat } de jouer ; ce n’est le moment ni du dé ni d’une trappe.
bille-trap-move-due = jouez d’abord votre { $roll } ; ensuite, vous tournerez le plateau ou le laisserez.
bille-trap-top-due = vous avez déjà joué une bille ; maintenant, tournez le plateau d’un cran ou laissez-le tel quel.
bille-trap-no-pass = vous ne pouvez pas passer maintenant ; tournez le plateau d’un cran ou laissez-le tel quel.
bille-trap-tray-empty = votre réserve est vide ; avancez une bille de la piste.
bille-trap-no-marble = il n’y a pas de bille sur la case { $space }.
bille-trap-not-yours = la bille de la case { $space } appartient au joueur { $owner }, pas à vous.
bille-trap-past-home = avec un { $roll }, la bille de la case { $space } dépasserait la Maison ; il faut le nombre exact.
bille-trap-found-before = la trappe sous la case { $space } a déjà été trouvée { $found ->
    [open] ouverte
   *[closed] fermée
} ; elle le reste.
bille-trap-all-known = { $kind ->
    [open] les { $count } trappes ouvertes sont déjà toutes connues ; celle-ci est donc fermée
   *[closed] les { $count } trappes fermées sont déjà toutes connues ; celle-ci est donc ouverte
}.
bille-trap-must-play = vous ne pouvez pas passer, car vous pouvez jouer votre { $roll }.
hand-bille-trap-other-tray = c’est la réserve du joueur { $owner } ; vos billes partent de la vôtre.
hand-bille-trap-home = une bille arrivée à la Maison y reste.
hand-bille-trap-elsewhere = avec un { $roll }, cette bille va sur la case { $space }.
hand-bille-trap-goes-home = avec un { $roll }, cette bille arrive à la Maison.
hand-bille-trap-glowing = choisissez une bille qui brille.

# Ce que dit une position.

bille-trap-turn-of = C’est le tour du joueur { $seat }.
bille-trap-roll = Le dé montre { $roll }.
bille-trap-pressed = On a appuyé sur la bille du joueur { $owner }, case { $space }. { $open ->
    [0] Sa trappe est fermée, c’est certain.
   *[other] { $closed ->
        [0] Sa trappe est ouverte, c’est certain.
       *[other] Sa trappe a { $open ->
            [one] { $open } chance
           *[other] { $open } chances
        } d’être ouverte contre { $closed } d’être fermée.
    }
}
bille-trap-turn-ends = Ensuite, le tour est fini ; on ne tourne pas le plateau.
bille-trap-turn-or-keep = Tournez le plateau d’un cran, ou laissez-le tel quel.
bille-trap-notches = { $notches ->
    [0] Le plateau tournant est dans sa position de départ.
    [one] Le plateau tournant a tourné de { $notches } cran sur { $all }.
   *[other] Le plateau tournant a tourné de { $notches } crans sur { $all }.
}
bille-trap-hidden = { $open ->
    [one] { $open } trappe inconnue sur { $all } est ouverte.
   *[other] { $open } trappes inconnues sur { $all } sont ouvertes.
}
bille-trap-over-open = Cases au-dessus d’une trappe ouverte : { $spaces }.
bille-trap-over-closed = Cases au-dessus d’une trappe fermée : { $spaces }.
bille-trap-left = Le joueur { $seat } a quitté la partie ; ses billes restent.

# Ce qui cloche dans un texte.

bille-trap-position-rings = { $part ->
    [track] la piste s’écrit
   *[traps] les trappes s’écrivent
} en { $wanted } anneaux séparés par « / » ; il y en a ici { $found }.
bille-trap-position-ring-length = { $ring ->
    [1] l’anneau extérieur
    [2] l’anneau du milieu
   *[3] l’anneau intérieur
} { $part ->
    [track] de la piste devrait avoir { $wanted } cases
   *[traps] des trappes devrait avoir { $wanted } trappes
} ; { $found ->
    [0] il n’y en a ici aucune
   *[other] il y en a ici { $found }
}.
bille-trap-position-mark = { $ring ->
    [1] l’anneau extérieur
    [2] l’anneau du milieu
   *[3] l’anneau intérieur
} { $part ->
    [track] de la piste ne peut pas contenir « { $mark } » : écrivez le numéro d’un joueur pour sa bille, ou « . » pour une case vide
   *[traps] des trappes ne peut pas contenir « { $mark } » : écrivez « o » pour ouverte, « c » pour fermée ou « ? » pour inconnue
}.
bille-trap-position-seats = les billes à la Maison sont données pour { $found ->
    [one] { $found } joueur
   *[other] { $found } joueurs
} ; il en faut de { $least } à { $most }.
bille-trap-position-home = « { $found } » devrait être le nombre de billes d’un joueur à la Maison, comme 1, ou (1) si le joueur est parti.
bille-trap-position-playing = { $found ->
    [0] il n’y a plus de joueur
    [one] il ne reste qu’un joueur
   *[other] il ne reste que { $found } joueurs
} ; il en faut au moins { $least }.
bille-trap-position-no-seat = il n’y a pas de joueur { $seat } ici, seulement les joueurs 1 à { $seats }.
bille-trap-position-notches = « { $found } » devrait être le nombre de crans dont le plateau est tourné, de 0 à { $most }.
bille-trap-position-actor-left = ce ne peut pas être le tour du joueur { $seat }, qui a quitté la partie.
bille-trap-position-phase = « { $found } » devrait dire ce qui vient maintenant : « die » (lancer le dé), « move:5 » (jouer un 5), « test:9:4:turn » (essayer une trappe), « turn » (tourner le plateau ou le laisser) ou « over » (partie terminée).
bille-trap-position-roll = « { $found } » devrait être ce que montre le dé, de 1 à 6.
bille-trap-position-test-space = « { $found } » devrait être la case de la bille sur laquelle on appuie, de 1 à 24.
bille-trap-position-test-from = « { $found } » devrait dire d’où vient la bille en mouvement : une case de 1 à 24, ou « tray » (la réserve).
bille-trap-position-test-then = « { $found } » devrait dire ce qui suit l’essai : « turn » (on tourne le plateau ou on le laisse) ou « end » (le tour est fini).
bille-trap-position-too-many = le joueur { $seat } aurait { $found } billes sur la piste, à la Maison et en mouvement ; chaque joueur n’en a que { $most }.
bille-trap-position-too-many-known = { $found } trappes sont données comme { $kind ->
    [open] ouvertes
   *[closed] fermées
} ; il n’y en a que { $most }.
bille-trap-position-nothing-moved = le plateau est tourné ou des trappes sont connues, mais aucune bille n’a encore quitté sa réserve.
bille-trap-position-left-home = toutes les billes du joueur { $seat } sont à la Maison, ce qui fait gagner ; mais ce joueur a quitté la partie.
bille-trap-position-two-home = toutes les billes du joueur { $first } et du joueur { $second } sont à la Maison ; un seul peut gagner.
bille-trap-position-not-over = toutes les billes du joueur { $seat } sont à la Maison, ce joueur a donc gagné : le texte devrait finir par « over ».
bille-trap-position-not-won = « over » voudrait dire que le joueur { $seat } a gagné, mais toutes ses billes ne sont pas à la Maison.
bille-trap-position-no-move = on ne peut pas encore tourner ou laisser le plateau : toutes les billes du joueur { $seat } sont dans sa réserve, aucune n’a bougé.
bille-trap-position-test-empty = il n’y a pas de bille sur la case { $space } ; aucune trappe ne peut y être essayée.
bille-trap-position-from-ahead = aucune bille ne va de la case { $from } à la case { $space } : les billes ne reculent jamais.
bille-trap-position-from-occupied = la bille en mouvement a quitté la case { $from } ; aucune bille ne peut donc s’y trouver.
bille-trap-position-end-from-space = « end » ne vaut que pour une bille qui vient de la réserve ; pour une bille de la case { $from }, écrivez « turn ».
bille-trap-position-out-of-reach = aucun lancer ne mène une bille de la case { $from } à la case { $space }, même si des trappes fermées l’envoient plus loin.
bille-trap-position-no-entry = aucun lancer ne mène une bille de la réserve à la case { $space }, même si des trappes fermées l’envoient plus loin. « end » vaut pour une mise en piste avec un 2 ou un 3, « turn » pour les autres lancers.

# Son plateau dans la page.

place-bille-trap-home = Maison
place-bille-trap-tray1 = réserve du joueur 1
place-bille-trap-tray2 = réserve du joueur 2
place-bille-trap-tray3 = réserve du joueur 3
place-bille-trap-tray4 = réserve du joueur 4
piece-bille-trap-seat1 = { $count ->
    [one] bille du joueur 1
   *[other] { $count } billes du joueur 1
}
piece-bille-trap-seat2 = { $count ->
    [one] bille du joueur 2
   *[other] { $count } billes du joueur 2
}
piece-bille-trap-seat3 = { $count ->
    [one] bille du joueur 3
   *[other] { $count } billes du joueur 3
}
piece-bille-trap-seat4 = { $count ->
    [one] bille du joueur 4
   *[other] { $count } billes du joueur 4
}
board-turn = Tourner le plateau
board-keep = Laisser le plateau
note-bille-trap-known = { $found ->
    [open] trappe ouverte dessous
   *[closed] trappe fermée dessous, sans danger
}
note-bille-trap-chance = trappe dessous peut-être ouverte : { $percent } %
note-bille-trap-untested = { $found ->
    [open] trappe ouverte dessous, jamais essayée
   *[closed] trappe fermée dessous, jamais essayée
}
note-bille-trap-percent = { $percent } %
legend-bille-trap-closed = fermée : sans danger
legend-bille-trap-open = ouverte
legend-bille-trap-never = en pointillé : jamais essayée
legend-bille-trap-untested = inconnue : { $open ->
    [one] { $open } sur { $all } est ouverte
   *[other] { $open } sur { $all } sont ouvertes
} ({ $percent } %)
app-all-odds = Montrer toutes les chances

# Ce que dit le dé, et ce qu’il faut faire.

roll-yours = Vous avez fait { $roll }
roll-of = Le joueur { $seat } a fait { $roll }
roll-last = Dé : { $roll }
due-bille-trap-enter = Mettez une bille en piste : choisissez votre réserve.
due-bille-trap-advance = Avancez une bille qui brille.
due-bille-trap-move = Mettez une bille en piste, ou avancez-en une qui brille.
due-bille-trap-pass = Aucune de vos billes ne peut avancer : passez.
due-bille-trap-top = Tournez le plateau d’un cran, ou laissez-le tel quel.

# Ce que donnerait un coup.

foretold-bille-trap-lands = Vous arrivez sur la case { $space }
foretold-bille-trap-turn-ends = Ensuite, votre tour est fini
foretold-bille-trap-home = Vous arrivez à la Maison : c’est votre { $number ->
    [1] première
   *[other] deuxième
} bille sur trois
foretold-bille-trap-wins = Vous arrivez à la Maison et vous gagnez
foretold-bille-trap-presses = Vous appuyez sur la bille du joueur { $owner }
foretold-bille-trap-presses-own = Vous appuyez sur votre propre bille
foretold-bille-trap-drops = La bille du joueur { $owner } tombe : { $percent } %
foretold-bille-trap-drops-own = Votre propre bille tombe : { $percent } %
foretold-bille-trap-holds = La trappe sous la case { $space } tient
foretold-bille-trap-on = { $how ->
    [else] Sinon, vous continuez jusqu’à la case { $space }
    [or] Elle tombe, ou vous continuez jusqu’à la case { $space }
   *[then] Vous continuez jusqu’à la case { $space }
}
foretold-bille-trap-on-pressing = { $how ->
    [else] Sinon, vous appuyez sur la bille de la case { $space }
    [or] Elle tombe, ou vous appuyez sur celle de la case { $space }
   *[then] Vous appuyez sur la bille de la case { $space }
}
foretold-bille-trap-on-home = { $how ->
    [else] Sinon, vous arrivez à la Maison
    [or] Elle tombe, ou vous arrivez à la Maison
   *[then] Vous arrivez à la Maison
}
foretold-bille-trap-trap = { $found ->
    [open] trappe ouverte
   *[closed] trappe fermée, sans danger
}
foretold-bille-trap-odds = trappe peut-être ouverte ({ $percent } %)
foretold-bille-trap-below = Plateau tourné ou non : { $trap }
foretold-bille-trap-kept = Si vous laissez le plateau : { $trap }
foretold-bille-trap-turned = Si vous tournez le plateau : { $trap }
foretold-bille-trap-safe = vous êtes à l’abri en case { $spaces }
foretold-bille-trap-danger = trappe ouverte sous vous en case { $spaces }
foretold-bille-trap-others = trappe ouverte sous d’autres en case { $spaces }

# Ce que regarde chaque niveau.

level-about-bille-trap-1 = met d’abord toutes ses billes en piste et prend son temps pour aller à la Maison. Idéal pour vos premières parties.
level-about-bille-trap-2 = sait que ses billes sont à l’abri à la Maison, mais ne pense qu’à son propre tour.
level-about-bille-trap-3 = se dépêche d’aller à la Maison et pense au tour suivant, mais oublie les trappes déjà essayées.
level-about-bille-trap-4 = se souvient de chaque trappe essayée et connaît par cœur les chances de chaque position.

# Par quoi elle se termine.

ended-bille-trap-home = Trois billes à la Maison pour { $who }.
ended-bille-trap-home-you = Vos trois billes sont à la Maison.
