# Ce qui est pareil dans tous les jeux : refus, mises en place, positions, feuilles.

refusal = { $rule } : { $sentence }
token-error = action { $at }, « { $token } » : { $sentence }
token-error-unreadable = action { $at } : { $sentence }

over = la partie est finie.
not-playing = la place { $seat } ne joue pas.

open-players = { $found ->
    [one] il y a { $found } joueur
   *[other] il y a { $found } joueurs
} dans cette partie, et non { $wanted }.

setup-unknown-word = la mise en place « { $word } » ne veut rien dire dans ce jeu.
setup-twice = la mise en place dit « { $word } » deux fois.
setup-no-number = « players= » demande un nombre, et non « { $word } ».
setup-players = ce jeu se joue { $most ->
    [2] à 2
   *[other] de { $least } à { $most } joueurs
}, et non à { $players }.
setup-unknown-colour = « { $word } » n’est pas une couleur de ce jeu ; écrivez red (rouge), yellow (jaune), green (vert) ou blue (bleu).
setup-colour-twice = la couleur { $colour ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
} est donnée deux fois.
setup-colours-players = { $colours } couleurs ne vont pas avec { $players } joueurs.
setup-first-not-playing = { $colour ->
    [red] les rouges
    [yellow] les jaunes
    [green] les verts
   *[blue] les bleus
} ne peuvent pas commencer : personne ne les joue.

position-fields = une position a { $wanted } parties séparées par des espaces, et non { $found }.
position-rows = une position a { $wanted } rangées séparées par « / », et non { $found }.
position-row-length = la rangée { $row } a { $found } cases au lieu de { $wanted }.
position-mark = la rangée { $row } ne peut pas contenir « { $mark } ».
position-split-run = la rangée { $row } a deux nombres côte à côte ; additionnez-les.
position-actor = « { $found } » n’est personne qui puisse agir dans ce jeu.

record-line = la ligne { $line } de la feuille n’est pas de la forme « clé: valeur ».
record-unknown-key = ligne { $line } de la feuille : la clé « { $key } » est inconnue.
record-key-twice = ligne { $line } de la feuille : la clé « { $key } » a déjà été donnée.
record-missing-key = la feuille ne donne pas sa clé « { $key } ».
record-format = la feuille est au format { $found } ; ce programme lit le format { $known }.
record-game = c’est une feuille de « { $found } », et non de { $wanted }.
record-edition = la feuille suit l’édition { $found } des règles ; ce programme connaît l’édition { $known }.
record-two-starts = la feuille donne une mise en place et une position ; l’une des deux est de trop.
record-date = « { $found } » n’est pas une date ; écrivez 2026-11-15.
record-no-seat = la feuille nomme quelqu’un à la place { $seat }, que ce jeu n’a pas.
record-empty = la feuille ne donne rien pour sa clé « { $key } ».
record-comment = un commentaire de la feuille, après { $before } actions, a des caractères invisibles.
record-open-comment = un commentaire de la feuille n’a pas d’accolade fermante.
record-result = la feuille dit « { $found } », mais ses actions mènent à « { $played } ».
