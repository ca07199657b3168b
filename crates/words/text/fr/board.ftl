# Le plateau dans le navigateur : boutons, noms, annonces.

board-name = Plateau
board-places = Cases et emplacements du plateau

board-pass = Passer
board-turn = Tourner le plateau
board-keep = Laisser le plateau tel quel
board-chance = Laisser faire le hasard

board-spot-chosen = { $name }, choisi
board-spot-marked = { $name }, peut être choisi maintenant
board-chosen = { $count ->
    [0] { $name } : choisi, mais aucune destination n’est possible.
    [one] { $name } : choisi, une destination possible.
   *[other] { $name } : choisi, { $count } destinations possibles.
}

board-view = Vue du plateau
board-view-left = Tourner la vue vers la gauche
board-view-right = Tourner la vue vers la droite
board-view-lower = Regarder de plus bas
board-view-higher = Regarder de plus haut
board-view-flat = Regarder d’en haut, à plat

board-type = Saisir une action
board-type-do = Jouer
