# Bille-Trap : pourquoi une action est refusée.

bille-trap-die-due = il faut d’abord jeter le dé, pour la place { $seat }.
bille-trap-test-due = la bille de la case { $space } est pressée ; il faut d’abord essayer sa trappe.
bille-trap-player-due = c’est maintenant à la place { $seat } de jouer ; ce n’est le moment ni du dé ni d’une trappe.
bille-trap-move-due = il faut d’abord jouer le { $roll } ; on tourne le plateau ou on le garde ensuite.
bille-trap-top-due = votre bille a déjà bougé ; maintenant, tournez le plateau d’un cran, ou gardez-le comme il est.
bille-trap-no-pass = vous ne pouvez pas passer maintenant ; tournez le plateau d’un cran, ou gardez-le comme il est.
bille-trap-tray-empty = votre réserve est vide ; il n’y a plus de bille à mettre en piste.
bille-trap-no-marble = il n’y a pas de bille sur la case { $space }.
bille-trap-not-yours = la bille de la case { $space } appartient à la place { $owner }, pas à vous.
bille-trap-past-home = avec un { $roll }, la bille de la case { $space } dépasserait la Maison, où il faut arriver juste.
bille-trap-found-before = la trappe sous la case { $space } a déjà été trouvée { $found ->
    [open] ouverte
   *[closed] fermée
} ; elle le reste.
bille-trap-all-known = { $kind ->
    [open] les { $count } trappes ouvertes sont déjà toutes connues ; celle-ci est donc fermée
   *[closed] les { $count } trappes fermées sont déjà toutes connues ; celle-ci est donc ouverte
}.
bille-trap-must-play = vous ne pouvez pas passer, car vous pouvez jouer le { $roll }.

# Ce que dit une position.

bille-trap-turn-of = C’est le tour de la place { $seat }.
bille-trap-roll = Le dé montre { $roll }.
bille-trap-pressed = La bille de la place { $owner } est pressée sur la case { $space }. { $open ->
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
bille-trap-turn-or-keep = Tournez le plateau d’un cran, ou gardez-le comme il est.
bille-trap-notches = { $notches ->
    [0] Le plateau est comme au départ.
    [one] Le plateau est tourné de { $notches } cran sur { $all }.
   *[other] Le plateau est tourné de { $notches } crans sur { $all }.
}
bille-trap-hidden = Trappes encore inconnues : { $open ->
    [one] { $open } ouverte
   *[other] { $open } ouvertes
}, { $closed ->
    [one] { $closed } fermée
   *[other] { $closed } fermées
}.
bille-trap-over-open = Cases au-dessus d’une trappe trouvée ouverte : { $spaces }.
bille-trap-over-closed = Cases au-dessus d’une trappe trouvée fermée : { $spaces }.
bille-trap-left = La place { $seat } a quitté la partie ; ses billes restent.

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
    [track] de la piste ne peut pas contenir « { $mark } » : écrivez le numéro d’une place pour sa bille, ou « . » pour une case vide
   *[traps] des trappes ne peut pas contenir « { $mark } » : écrivez « o » pour ouverte, « c » pour fermée ou « ? » pour inconnue
}.
bille-trap-position-seats = les billes à la Maison sont données pour { $found ->
    [one] { $found } place
   *[other] { $found } places
} ; il en faut de { $least } à { $most }.
bille-trap-position-home = « { $found } » devrait être le nombre de billes d’une place à la Maison, comme 1, ou (1) si la place est partie.
bille-trap-position-playing = { $found ->
    [0] personne ne joue plus
    [one] une seule place joue encore
   *[other] { $found } places seulement jouent encore
} ; il en faut au moins { $least }.
bille-trap-position-no-seat = il n’y a pas de place { $seat } ici, seulement les places 1 à { $seats }.
bille-trap-position-notches = « { $found } » devrait être le nombre de crans dont le plateau est tourné, de 0 à { $most }.
bille-trap-position-actor-left = ce ne peut pas être le tour de la place { $seat } : elle a quitté la partie.
bille-trap-position-phase = « { $found } » devrait dire ce qui vient maintenant : « die » (jeter le dé), « move:5 » (jouer un 5), « test:9:4:turn » (essayer une trappe), « turn » (tourner le plateau ou le garder) ou « over » (partie finie).
bille-trap-position-roll = « { $found } » devrait être ce que montre le dé, de 1 à 6.
bille-trap-position-test-space = « { $found } » devrait être la case de la bille pressée, de 1 à 24.
bille-trap-position-test-from = « { $found } » devrait dire d’où vient la bille en mouvement : une case de 1 à 24, ou « tray » (la réserve).
bille-trap-position-test-then = « { $found } » devrait dire ce qui suit l’essai : « turn » (on tourne le plateau ou on le garde) ou « end » (le tour est fini).
bille-trap-position-too-many = la place { $seat } aurait { $found } billes sur la piste, à la Maison et en mouvement ; chaque place n’en a que { $most }.
bille-trap-position-too-many-known = { $found } trappes sont données comme { $kind ->
    [open] ouvertes
   *[closed] fermées
} ; il n’y en a que { $most }.
bille-trap-position-nothing-moved = le plateau est tourné ou des trappes sont connues, mais aucune bille n’a encore quitté sa réserve.
bille-trap-position-left-home = toutes les billes de la place { $seat } sont à la Maison, ce qui fait gagner ; mais cette place a quitté la partie.
bille-trap-position-two-home = toutes les billes de la place { $first } et de la place { $second } sont à la Maison ; une seule peut gagner.
bille-trap-position-not-over = toutes les billes de la place { $seat } sont à la Maison, cette place a donc gagné : le texte devrait finir par « over ».
bille-trap-position-not-won = « over » voudrait dire que la place { $seat } a gagné, mais toutes ses billes ne sont pas à la Maison.
bille-trap-position-no-move = on ne peut pas encore tourner ou garder le plateau : toutes les billes de la place { $seat } sont dans sa réserve, aucune n’a bougé.
bille-trap-position-test-empty = il n’y a pas de bille sur la case { $space } ; aucune trappe ne peut y être essayée.
bille-trap-position-from-ahead = aucune bille ne va de la case { $from } à la case { $space } : les billes ne reculent jamais.
bille-trap-position-from-occupied = la bille en mouvement a quitté la case { $from } ; aucune bille ne peut donc s’y trouver.
bille-trap-position-end-from-space = « end » ne vaut que pour une bille qui vient de la réserve ; pour une bille de la case { $from }, écrivez « turn ».
bille-trap-position-out-of-reach = aucun coup de dé ne mène une bille de la case { $from } à la case { $space }, même si des trappes fermées l’envoient plus loin.
bille-trap-position-no-entry = aucun coup de dé ne mène une bille de la réserve à la case { $space }, même si des trappes fermées l’envoient plus loin. « end » vaut pour une mise en piste avec un 2 ou un 3, « turn » pour les autres chiffres.
