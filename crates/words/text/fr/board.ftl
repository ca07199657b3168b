# Le plateau dans le navigateur : boutons, noms, annonces.

board-name = Plateau
board-places = Cases et emplacements du plateau

board-pass = Passer
board-end-turn = Terminer le tour
board-chance = Lancer

board-spot-chosen = { $name }, sélection en cours
board-spot-marked = { $name }, destination possible
board-spot-movable = { $name }, peut bouger
board-both = { $first } et { $second }
board-chosen = { $count ->
    [0] Sélection : { $name }. Aucune destination possible.
    [one] Sélection : { $name }. Une destination possible.
   *[other] Sélection : { $name }. { $count } destinations possibles.
}

# Pourquoi quelque chose ne va pas, et ce qui va.

board-refused = { $reason } { $next }

board-view = Vue du plateau
board-view-left = Tourner la vue vers la gauche
board-view-right = Tourner la vue vers la droite
board-view-lower = Regarder de plus bas
board-view-higher = Regarder de plus haut
board-view-flat = Regarder d’en haut, à plat
board-view-reset = Revenir à la vue habituelle

board-type = Saisir un coup
board-type-do = Jouer

# Ce qui peut bientôt finir la partie.

board-repeated = Cette position s’est déjà présentée. La troisième fois, la partie est nulle (ALL-1).
board-long = Encore { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} sans gagnant, et la partie est nulle (ALL-2).

# Le plateau en toutes lettres.

board-words = Description du plateau
board-words-kind = { $what } : { $places }
board-words-moves = Les coups possibles

# Sur le tapis : qui peut gagner, et quand.
near-you-now = Vous pouvez gagner dès ce tour.
near-you-next = Vous pouvez gagner au prochain tour.
near-you-roll = Avec un { $roll }, vous gagnez.
near-who-now = { $who } peut gagner dès ce tour.
near-who-next = { $who } peut gagner au prochain tour.
near-who-roll = Avec un { $roll }, { $who } gagne.
