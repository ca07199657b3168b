# Klötze : tout ce qui ne se dit que de ce jeu.

# Son nom, ses places, sa boîte.

game-klotze = Klötze
game-klotze-about = les pièces avancent d’autant de cases que leur hauteur ; menez votre Klotz dans votre coin avant les autres
actor-red = les rouges
actor-yellow = les jaunes
actor-green = les verts
actor-blue = les bleus
app-about-klotze = Ouvrez la voie et menez votre grand bloc, le Klotz, dans votre coin avant les autres.
app-age-klotze = dès 12 ans
app-time-klotze = environ 30 minutes
app-setup-klotze = Qui commence

# Ses règles.

rule-kl-1 = Le plateau a 10 × 10 cases. Chaque couleur a un des quatre coins, et une case de départ au centre.
rule-kl-2 = 24 colonnes de hauteur 1, 2 et 3 entourent quatre Klötze de hauteur 4.
rule-kl-3 = Chaque joueur a une petite pierre. Elle part de son coin, où elle ne gêne rien.
rule-kl-4 = On joue dans le sens des aiguilles d’une montre : rouge, jaune, vert, bleu.
rule-kl-5 = Les Klötze des couleurs absentes de la partie restent sur leur case de départ. On ne peut ni les déplacer ni les prendre.
rule-kl-6 = À votre tour, vous déplacez votre propre Klotz, ou une colonne sans la pierre d’un autre joueur.
rule-kl-7 = Une pièce avance exactement d’autant de cases que sa hauteur, avec au plus un virage à angle droit.
rule-kl-8 = Toutes les cases du chemin doivent être vides.
rule-kl-9 = Aucune pièce n’entre dans un coin ni ne le traverse, sauf un Klotz qui arrive dans le sien.
rule-kl-10 = Vous pouvez traverser une case de départ vide, mais pas vous y arrêter.
rule-kl-11 = Vous finissez sur une case vide. Une colonne peut aussi finir sur un Klotz sorti de sa case de départ : le Klotz est pris et y retourne.
rule-kl-12 = Quand vous déplacez une colonne, vous y posez votre pierre. Personne d’autre ne peut déplacer cette colonne.
rule-kl-13 = Vous devez jouer si vous le pouvez. Vous ne passez que si aucun coup n’est possible.
rule-kl-14 = Vous gagnez dès que votre Klotz arrive dans votre coin.

# Ses niveaux, du gland à l’arbre géant.

level-klotze-1 = Gland
level-klotze-2 = Jeune pousse
level-klotze-3 = Bouleau
level-klotze-4 = Hêtre
level-klotze-5 = Chêne
level-klotze-6 = Séquoia

# Ce que l’on dit de ses places.

analysis-whose-red = des rouges
analysis-whose-yellow = des jaunes
analysis-whose-green = des verts
analysis-whose-blue = des bleus
app-left-red = Les rouges quittent la partie.
app-left-yellow = Les jaunes quittent la partie.
app-left-green = Les verts quittent la partie.
app-left-blue = Les bleus quittent la partie.
app-flagged-red = Les rouges n’ont plus de temps.
app-flagged-yellow = Les jaunes n’ont plus de temps.
app-flagged-green = Les verts n’ont plus de temps.
app-flagged-blue = Les bleus n’ont plus de temps.
board-threat-red = Les rouges peuvent gagner au prochain tour.
board-threat-yellow = Les jaunes peuvent gagner au prochain tour.
board-threat-green = Les verts peuvent gagner au prochain tour.
board-threat-blue = Les bleus peuvent gagner au prochain tour.
turn-red = Aux rouges de jouer.
turn-yellow = Aux jaunes de jouer.
turn-green = Aux verts de jouer.
turn-blue = Aux bleus de jouer.
result-won-red = Les rouges gagnent. { $rule } : { $sentence }
result-won-yellow = Les jaunes gagnent. { $rule } : { $sentence }
result-won-green = Les verts gagnent. { $rule } : { $sentence }
result-won-blue = Les bleus gagnent. { $rule } : { $sentence }
play-sits-red = Les rouges : { $who }
play-sits-yellow = Les jaunes : { $who }
play-sits-green = Les verts : { $who }
play-sits-blue = Les bleus : { $who }
play-thinks-red = Les rouges réfléchissent…
play-thinks-yellow = Les jaunes réfléchissent…
play-thinks-green = Les verts réfléchissent…
play-thinks-blue = Les bleus réfléchissent…
play-resigned-red = Les rouges abandonnent.
play-resigned-yellow = Les jaunes abandonnent.
play-resigned-green = Les verts abandonnent.
play-resigned-blue = Les bleus abandonnent.

# Ce que sont ses coups, et ce qu’ils font.

token-unreadable-klotze = « { $token } » n’est pas un coup. Écrivez deux cases, comme d2-d3, ou pass.
brief-klotze-pass = passe
brief-klotze-captures = prise
deed-klotze-wins = mène le Klotz dans son coin { $corner }
deed-klotze-saves = prend le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} en { $square }, qui allait atteindre son coin
deed-klotze-captures = prend le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} en { $square }
deed-klotze-recalls = renvoie le propre Klotz du joueur, en { $square }, sur sa case de départ
deed-klotze-closes = bloque en { $square } le dernier chemin du Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} vers son coin
deed-klotze-threatens = place le Klotz à un coup de son coin { $corner }
deed-klotze-opens = ouvre au Klotz le chemin vers son coin { $corner }
gain-klotze-nears = place le Klotz à { $moves ->
    [one] un coup
   *[other] { $moves } coups
} de son coin
gain-klotze-shortens = dégage le passage du Klotz : son coin n’est plus qu’à { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
gain-klotze-delays = tient le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} à au moins { $moves } coups de son coin dans la position actuelle
gain-klotze-blocks = bloque { $ways ->
    [one] un chemin
   *[other] { $ways } chemins
} du Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} vers son coin
gain-klotze-clears = ouvre au Klotz { $ways ->
    [one] un chemin
   *[other] { $ways } chemins
} de plus vers son coin
gain-klotze-keeps = réserve la colonne en { $square } : personne d’autre ne peut la déplacer
gain-klotze-goes = mène le Klotz en { $square }
gain-klotze-passes = passe

# Pourquoi un coup est refusé.

klotze-no-piece = il n’y a pas de pièce en { $square }.
klotze-unused-klotz = le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} en { $square } n’est pas dans la partie ; il ne bouge pas.
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
klotze-blocked = la pièce en { $square } bloque le chemin.
klotze-both-blocked = les deux chemins sont bloqués, l’un par la pièce en { $first }, l’autre par la pièce en { $second }.
klotze-onto-column = il y a une colonne en { $square }, et une colonne ne se prend jamais.
klotze-onto-klotz = le Klotz { $owner ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} est en { $square }, et un Klotz ne prend rien.
klotze-onto-unused = le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} en { $square } n’est pas dans la partie ; on ne peut pas le prendre.
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
klotze-stone-waits = la pierre { $color ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
} attend dans son coin. Elle va sur la colonne que son joueur déplace.
board-stuck-klotze = cette pièce est bloquée pour l’instant ; { $reason }
board-choose-klotze = Choisissez une colonne qui brille, ou votre propre Klotz.

# Ce que dit une position.

klotze-unused = { $color ->
    [red] Les rouges
    [yellow] Les jaunes
    [green] Les verts
   *[blue] Les bleus
} ne sont pas dans la partie ; leur Klotz ne bouge pas.
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
klotze-position-colour = « { $found } » devrait être « red » (rouge), « yellow » (jaune), « green » (vert) ou « blue » (bleu), entre parenthèses pour un joueur qui a quitté la partie, comme « (red) ».
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
    [0] il n’y a plus de joueur
    [one] il ne reste qu’un joueur
   *[other] il ne reste que { $found } joueurs
} ; il en faut au moins { $least }.
klotze-position-unused-moved = le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} n’est pas dans la partie : il doit être sur sa case de départ, et non en { $square }.
klotze-position-actor-not-playing = ce ne peut pas être le tour { $color ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
} : cette couleur n’est pas dans la partie, ou l’a quittée.
klotze-position-stones = le dernier élément devrait donner une pierre pour chacune des { $wanted } couleurs ; il y en a ici { $found }.
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
} ne peuvent pas être tous deux dans leur propre coin : le premier arrivé finit la partie.
klotze-position-left-won = le Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} ne peut pas être dans son propre coin : { $color ->
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

# Son plateau dans la page.

spot-klotze-square-corner-red = coin des rouges
spot-klotze-square-corner-yellow = coin des jaunes
spot-klotze-square-corner-green = coin des verts
spot-klotze-square-corner-blue = coin des bleus
spot-klotze-square-home-red = case de départ des rouges
spot-klotze-square-home-yellow = case de départ des jaunes
spot-klotze-square-home-green = case de départ des verts
spot-klotze-square-home-blue = case de départ des bleus
piece-klotze-column-one = colonne de hauteur 1
piece-klotze-column-two = colonne de hauteur 2
piece-klotze-column-three = colonne de hauteur 3
piece-klotze-klotz-red = Klotz rouge
piece-klotze-klotz-yellow = Klotz jaune
piece-klotze-klotz-green = Klotz vert
piece-klotze-klotz-blue = Klotz bleu
piece-klotze-klotz-red-unused = Klotz rouge, hors de la partie
piece-klotze-klotz-yellow-unused = Klotz jaune, hors de la partie
piece-klotze-klotz-green-unused = Klotz vert, hors de la partie
piece-klotze-klotz-blue-unused = Klotz bleu, hors de la partie
piece-klotze-stone-red = pierre des rouges
piece-klotze-stone-yellow = pierre des jaunes
piece-klotze-stone-green = pierre des verts
piece-klotze-stone-blue = pierre des bleus
board-locked = verrouillée par la pierre { $color ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
} (KL-12)
board-locked-yours = à vous : personne d’autre ne peut la déplacer (KL-12)

# Ce que regarde chaque niveau.

level-about-klotze-1 = oublie plus de la moitié de ses coups. Idéal pour vos premières parties.
level-about-klotze-2 = oublie beaucoup de ses coups et ne regarde pas loin.
level-about-klotze-3 = pense à son coup et à la réponse, mais oublie quelques coups.
level-about-klotze-4 = pense à son coup et à la réponse, et oublie peu de coups.
level-about-klotze-5 = regarde plus loin et n’oublie presque rien.
level-about-klotze-6 = joue à pleine force et regarde aussi loin que possible.

# Par quoi elle se termine.

ended-klotze-corner = Klotz arrivé dans son coin : { $who }.
ended-klotze-corner-you = Votre Klotz est dans son coin.
tally-klotze-distance = { $have ->
    [0] dans son coin
    [one] à { $have } case du coin
   *[other] à { $have } cases du coin
}
