# Klötze : pourquoi une action est refusée.

klotze-no-piece = il n’y a pas de pièce en { $square }.
klotze-unused-klotz = personne ne joue le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} en { $square } ; il reste où il est.
klotze-not-yours = le Klotz { $owner ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} en { $square } n’est pas à vous. Déplacez votre propre Klotz, ou une colonne.
klotze-under-stone = la pierre { $owner ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
} est sur la colonne en { $square } ; personne d’autre ne peut déplacer cette colonne.
klotze-distance = la pièce en { $from } est de hauteur { $needed } et avance d’exactement { $needed ->
    [one] { $needed } case
   *[other] { $needed } cases
} ; { $found ->
    [0] ici elle resterait sur place
    [one] { $to } n’est qu’à { $found } case
   *[other] { $to } est à { $found } cases, comptées sans diagonale
}.
klotze-blocked = la pièce en { $square } barre le chemin.
klotze-both-blocked = les deux chemins sont barrés, l’un par la pièce en { $first }, l’autre par la pièce en { $second }.
klotze-onto-column = il y a une colonne en { $square }, et une colonne ne se prend jamais.
klotze-onto-klotz = le Klotz { $owner ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} est en { $square }, et un Klotz ne prend rien.
klotze-onto-unused = personne ne joue le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} en { $square } ; on ne le prend jamais.
klotze-at-home = le Klotz { $owner ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} en { $square } est sur sa case de départ, où on ne peut pas le prendre.
klotze-onto-home = { $square } est la case de départ du Klotz { $owner ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} ; vous pouvez la traverser, mais pas vous y arrêter.
klotze-onto-corner = { $square } est le coin { $owner ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} ; seul le Klotz { $owner ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} peut y entrer.
klotze-over-corner = le seul chemin libre passe par le coin { $owner ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} { $square }, et aucune pièce ne traverse un coin.
klotze-must-move = vous ne pouvez pas passer, car vous avez { $moves ->
    [one] { $moves } coup possible
   *[other] { $moves } coups possibles
}.

# Ce que dit une position.

klotze-unused = Personne ne joue { $color ->
    [red] les rouges
    [yellow] les jaunes
    [green] les verts
   *[blue] les bleus
} : leur Klotz reste où il est.
klotze-left = { $color ->
    [red] Les rouges
    [yellow] Les jaunes
    [green] Les verts
   *[blue] Les bleus
} ont quitté la partie.
klotze-stone = La pierre { $color ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
} est en { $square } : personne d’autre ne peut déplacer cette colonne.
klotze-no-move = { $color ->
    [red] Les rouges
    [yellow] Les jaunes
    [green] Les verts
   *[blue] Les bleus
} n’ont aucun coup possible et doivent passer.

# Ce qui cloche dans un texte.

klotze-position-columns = il devrait y avoir { $wanted } colonnes de hauteur { $height } ; { $found ->
    [0] il n’y en a aucune
    [one] il n’y en a qu’une
   *[other] il y en a { $found }
}.
klotze-position-no-klotz = il manque le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}.
klotze-position-two-klotze = il n’y a qu’un Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} ; il ne peut pas être à la fois en { $first } et en { $second }.
klotze-position-column-on-corner = aucune colonne ne peut être en { $square } : c’est un coin.
klotze-position-klotz-on-corner = le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} ne peut pas être en { $square } : c’est le coin { $owner ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}.
klotze-position-column-on-home = aucune colonne ne peut être en { $square } : c’est la case de départ d’un Klotz.
klotze-position-klotz-on-home = le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} ne peut pas être en { $square } : c’est la case de départ du { $owner ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}.
klotze-position-colour = « { $found } » devrait être « red » (rouge), « yellow » (jaune), « green » (vert) ou « blue » (bleu), entre parenthèses pour qui est parti, comme « (red) ».
klotze-position-colour-twice = la couleur { $color ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
} est donnée deux fois.
klotze-position-seat-order = les couleurs se suivent dans l’ordre rouge, jaune, vert, bleu : ici, { $wanted ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} devrait venir avant { $found ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}.
klotze-position-playing = { $found ->
    [0] personne ne joue plus
    [one] un seul joueur joue encore
   *[other] { $found } joueurs seulement jouent encore
} ; il en faut au moins { $least }.
klotze-position-unused-moved = personne ne joue le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} : il doit être sur sa case de départ, et non en { $square }.
klotze-position-actor-not-playing = ce ne peut pas être le tour { $color ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
} : personne ne les joue, ou ne les joue plus.
klotze-position-stones = la dernière partie devrait donner une pierre pour chacune des { $wanted } couleurs ; il y en a ici { $found }.
klotze-position-stone = « { $found } » devrait être la case de la pierre { $color ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
}, comme d3, ou « - » pour son coin.
klotze-position-stone-left = { $color ->
    [red] les rouges
    [yellow] les jaunes
    [green] les verts
   *[blue] les bleus
} ont quitté la partie, leur pierre est donc revenue dans son coin : écrivez « - » au lieu de { $square }.
klotze-position-stone-off = la pierre { $color ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
} ne peut pas être en { $square } : aucune colonne ne s’y trouve.
klotze-position-two-stones = les pierres { $first ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
} et { $second ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
} ne peuvent pas être toutes deux en { $square }.
klotze-position-both-won = le Klotz { $first ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} et le Klotz { $second ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} ne peuvent pas être tous deux sur leur propre coin : le premier arrivé finit la partie.
klotze-position-left-won = le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} ne peut pas être sur son propre coin : { $color ->
    [red] les rouges
    [yellow] les jaunes
    [green] les verts
   *[blue] les bleus
} ont quitté la partie et ne peuvent pas avoir gagné.
klotze-position-actor-after-win = après le coup gagnant, ce devrait être le tour { $wanted ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
}, et non celui { $found ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
}.
