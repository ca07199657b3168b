# Klötze : tout ce qui ne se dit que de ce jeu.

# Son nom, ses places, sa boîte.

game-klotze = Klötze
game-klotze-about = les colonnes marchent aussi loin qu’elles sont hautes ; menez votre bloc de quatre à son coin
actor-red = les rouges
actor-yellow = les jaunes
actor-green = les verts
actor-blue = les bleus
app-about-klotze = Les colonnes marchent aussi loin qu’elles sont hautes. Ouvrez la voie et menez votre bloc de quatre à son coin.
app-age-klotze = dès 12 ans
app-time-klotze = environ 30 minutes
app-setup-klotze = Qui commence

# Ses règles.

rule-kl-1 = Le plateau a dix cases sur dix, un but dans chaque coin et quatre cases de départ au centre.
rule-kl-2 = 24 colonnes de hauteur 1, 2 et 3 entourent quatre Klötze de hauteur 4.
rule-kl-3 = Chacun a une petite pierre, au départ dans son coin, où elle ne gêne rien.
rule-kl-4 = On joue dans le sens des aiguilles d’une montre : rouge, jaune, vert, bleu.
rule-kl-5 = Les Klötze que personne ne joue restent sur leur case de départ ; ils ne bougent pas et ne se prennent pas.
rule-kl-6 = À son tour on déplace son propre Klotz, ou une colonne sans la pierre d’un autre.
rule-kl-7 = Une pièce avance d’exactement autant de cases qu’elle est haute, avec au plus un angle droit.
rule-kl-8 = Toutes les cases du chemin doivent être vides.
rule-kl-9 = On n’entre ni ne passe par un coin, sauf un Klotz qui finit sur le sien.
rule-kl-10 = On peut traverser les cases de départ du centre, mais pas s’y arrêter.
rule-kl-11 = On finit sur une case vide, ou, avec une colonne, sur un Klotz sorti de sa case de départ, qui y retourne.
rule-kl-12 = Qui déplace une colonne y pose sa pierre ; une colonne sous la pierre d’un autre ne bouge pas.
rule-kl-13 = On ne passe pas tant qu’un coup est possible ; qui n’en a aucun passe.
rule-kl-14 = Celui dont le Klotz finit sur son propre coin gagne aussitôt.

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
app-left-red = Les rouges s’en vont.
app-left-yellow = Les jaunes s’en vont.
app-left-green = Les verts s’en vont.
app-left-blue = Les bleus s’en vont.
app-flagged-red = Les rouges n’ont plus de temps.
app-flagged-yellow = Les jaunes n’ont plus de temps.
app-flagged-green = Les verts n’ont plus de temps.
app-flagged-blue = Les bleus n’ont plus de temps.
board-threat-red = Les rouges pourraient gagner en un tour.
board-threat-yellow = Les jaunes pourraient gagner en un tour.
board-threat-green = Les verts pourraient gagner en un tour.
board-threat-blue = Les bleus pourraient gagner en un tour.
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
play-did-red = Les rouges jouent { $token }
play-did-yellow = Les jaunes jouent { $token }
play-did-green = Les verts jouent { $token }
play-did-blue = Les bleus jouent { $token }
play-thinks-red = Les rouges réfléchissent…
play-thinks-yellow = Les jaunes réfléchissent…
play-thinks-green = Les verts réfléchissent…
play-thinks-blue = Les bleus réfléchissent…
play-resigned-red = Les rouges abandonnent.
play-resigned-yellow = Les jaunes abandonnent.
play-resigned-green = Les verts abandonnent.
play-resigned-blue = Les bleus abandonnent.

# Ce que sont ses actions, et ce qu’elles font.

token-unreadable-klotze = « { $token } » n’est pas une action de Klötze. Écrivez deux cases, comme d2-d3, ou pass.
brief-klotze-pass = passe
brief-klotze-captures = prise
deed-klotze-wins = mène le Klotz à son coin { $corner }
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
deed-klotze-recalls = renvoie chez lui le Klotz du joueur lui-même, en { $square }
deed-klotze-closes = ferme en { $square } le dernier chemin du Klotz { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} vers son coin
deed-klotze-threatens = met le Klotz à un seul coup de son coin { $corner }
deed-klotze-opens = ouvre au Klotz le chemin de son coin { $corner }

# Pourquoi une action est refusée.

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
klotze-stone-waits = la pierre { $color ->
    [red] des rouges
    [yellow] des jaunes
    [green] des verts
   *[blue] des bleus
} attend dans son coin. Elle va sur la colonne que son joueur déplace.
board-stuck-klotze = cette pièce est bloquée pour l’instant ; { $reason }
board-choose-klotze = Choisissez une colonne qui brille, ou votre propre Klotz.

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

# Conseils pour une première partie.

coach-klotze-walk = Une colonne avance exactement d’autant de cases que sa hauteur, avec un seul virage au plus. Touchez-en une qui brille.
coach-klotze-stone = Votre pierre est posée sur cette colonne : personne d’autre ne peut la déplacer tant qu’elle y reste.
coach-klotze-goal = Votre Klotz avance de quatre cases. Vous gagnez dès qu’il arrive exactement sur votre coin.
coach-klotze-capture = Une colonne qui arrive sur un Klotz le renvoie chez lui.

# Son plateau dans la page.

spot-klotze-square-corner-red = but des rouges
spot-klotze-square-corner-yellow = but des jaunes
spot-klotze-square-corner-green = but des verts
spot-klotze-square-corner-blue = but des bleus
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
piece-klotze-klotz-red-unused = Klotz rouge, que personne ne joue
piece-klotze-klotz-yellow-unused = Klotz jaune, que personne ne joue
piece-klotze-klotz-green-unused = Klotz vert, que personne ne joue
piece-klotze-klotz-blue-unused = Klotz bleu, que personne ne joue
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
