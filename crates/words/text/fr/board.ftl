# Le plateau dans le navigateur : boutons, noms, annonces.

board-name = Plateau
board-places = Cases et emplacements du plateau

board-pass = Passer
board-end-turn = Terminer le tour
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

# Ce qui peut bientôt finir la partie.

board-threat = { $actor ->
    [light] Les clairs pourraient
    [dark] Les foncés pourraient
    [white] Les blancs pourraient
    [black] Les noirs pourraient
    [red] Les rouges pourraient
    [yellow] Les jaunes pourraient
    [green] Les verts pourraient
    [blue] Les bleus pourraient
    [seat1] La place 1 pourrait
    [seat2] La place 2 pourrait
    [seat3] La place 3 pourrait
   *[seat4] La place 4 pourrait
} gagner en un tour.
board-repeated = Cette position s’est déjà présentée : la troisième fois, la partie est nulle (ALL-1).
board-long = Encore { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, et la partie est nulle (ALL-2).

# Ce qu’il faut savoir d’une case.

board-locked = verrouillée par la pierre { $color ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
} (KL-12)
