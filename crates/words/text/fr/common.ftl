# Ce qui est pareil dans tous les jeux : refus, mises en place, positions, feuilles.

refusal = { $rule } : { $sentence }
token-error = coup { $at }, « { $token } » : { $sentence }
token-error-unreadable = coup { $at } : { $sentence }

over = la partie est terminée.
not-playing = le joueur { $seat } n’est pas dans la partie.

open-players = cette partie a { $found ->
    [one] { $found } joueur
   *[other] { $found } joueurs
}, et non { $wanted }.

setup-unknown-word = mise en place « { $word } » inconnue dans ce jeu.
setup-twice = la mise en place contient « { $word } » deux fois.
setup-no-number = « players= » demande un nombre, et non « { $word } ».
setup-players = ce jeu se joue { $most ->
    [2] à 2
   *[other] de { $least } à { $most } joueurs
}, et non à { $players }.
setup-unknown-colour = « { $word } » n’est pas une couleur de ce jeu. Écrivez red (rouge), yellow (jaune), green (vert) ou blue (bleu).
setup-colour-twice = la couleur { $colour ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
} est donnée deux fois.
setup-colours-players = la mise en place donne { $colours } couleurs pour { $players } joueurs. Donnez une couleur par joueur.
setup-first-not-playing = { $colour ->
    [red] les rouges
    [yellow] les jaunes
    [green] les verts
   *[blue] les bleus
} ne peuvent pas commencer : cette couleur n’est pas dans la partie.

position-fields = une position a { $wanted } éléments séparés par des espaces, et non { $found }.
position-rows = une position a { $wanted } rangées séparées par « / », et non { $found }.
position-row-length = la rangée { $row } a { $found } cases au lieu de { $wanted }.
position-mark = la rangée { $row } ne peut pas contenir « { $mark } ».
position-split-run = la rangée { $row } a deux nombres côte à côte. Écrivez leur somme.
position-actor = « { $found } » n’est pas un joueur de ce jeu.

record-line = la ligne { $line } de la feuille doit avoir la forme « clé: valeur ».
record-unknown-key = ligne { $line } de la feuille : clé « { $key } » inconnue.
record-key-twice = ligne { $line } de la feuille : la clé « { $key } » est donnée deux fois.
record-missing-key = il manque la clé « { $key } » dans la feuille.
record-format = la feuille est au format { $found } ; ce programme lit les formats 1 à { $known }.
record-game = c’est une feuille de « { $found } », et non de { $wanted }.
record-edition = la feuille suit l’édition { $found } des règles ; ce programme joue l’édition { $known }.
record-two-starts = la feuille donne une mise en place et une position. Supprimez l’une des deux.
record-date = « { $found } » n’est pas une date. Écrivez par exemple 2026-11-15.
record-no-seat = la feuille nomme un joueur à la place { $seat }, que ce jeu n’a pas.
record-empty = la clé « { $key } » de la feuille n’a pas de valeur.
record-comment = un commentaire de la feuille, après le coup { $before }, contient des caractères invisibles.
record-open-comment = un commentaire de la feuille n’a pas d’accolade fermante.
record-open-variation = il manque une parenthèse fermante à une variante de la feuille.
record-close-variation = la feuille ferme après le coup { $before } une parenthèse qui n’est pas ouverte.
record-empty-variation = une variante de la feuille est vide, après le coup { $before }. Entre parenthèses se trouvent des coups jouables à la place du coup précédent.
record-same-variation = une variante de la feuille, après le coup { $before }, commence par le coup qu’elle devrait remplacer.
record-result = la feuille donne le résultat « { $found } », mais ses coups mènent à « { $played } ».

tree-no-path = ce coup n’est pas dans l’arbre des variantes.
tree-steps = une partie et ses variantes comptent { $most } coups au plus.
tree-nested = il y a au plus { $most } variantes les unes dans les autres.
