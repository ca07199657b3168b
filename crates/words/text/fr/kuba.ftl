# Kuba : tout ce qui ne se dit que de ce jeu.

# Son nom, ses places, sa boîte.

game-kuba = Kuba
game-kuba-about = poussez des billes hors du plateau ; prenez-en sept rouges avant l’adversaire
actor-white = les blancs
actor-black = les noirs
app-about-kuba = Poussez des billes hors du plateau et prenez-en sept rouges avant l’adversaire.
app-age-kuba = dès 8 ans
app-time-kuba = environ 20 minutes
app-setup-kuba = Coins (les noirs choisissent)
app-setup-kuba-standard = Blancs en haut à gauche
app-setup-kuba-mirrored = Noirs en haut à gauche

# Ses règles.

rule-ku-1 = Le plateau a 7 × 7 cases, avec huit billes blanches, huit noires et treize rouges.
rule-ku-2 = Avant la partie, les noirs choisissent les coins : les billes blanches ou les noires partent en haut à gauche et en bas à droite.
rule-ku-3 = Les blancs commencent. À la partie suivante, la personne qui a perdu joue les blancs.
rule-ku-4 = Vous poussez d’une case une de vos billes. La case derrière elle doit être libre, ou hors du plateau.
rule-ku-5 = Toutes les billes alignées sans vide devant elle avancent aussi.
rule-ku-6 = Une bille poussée hors du plateau est prise. Vous ne pouvez pas faire sortir une des vôtres.
rule-ku-7 = Après une prise, vous pouvez pousser encore, ou passer.
rule-ku-8 = Si l’adversaire a poussé une ligne avec votre bille en tête, vous ne pouvez pas repousser cette bille en sens inverse à votre tour suivant.
rule-ku-9 = Vous gagnez dès que vous avez pris sept billes rouges.
rule-ku-10 = Vous perdez quand vous n’avez plus de bille, ou quand vous ne pouvez rien pousser au début de votre tour.
rule-ku-11 = Vous pouvez abandonner.

# Ses niveaux, de la terre au diamant.

level-kuba-1 = Bille de terre
level-kuba-2 = Bille de verre
level-kuba-3 = Œil-de-chat
level-kuba-4 = Agate
level-kuba-5 = Jade
level-kuba-6 = Acier
level-kuba-7 = Rubis
level-kuba-8 = Diamant

# Ce que l’on dit de ses places.

analysis-whose-white = des blancs
analysis-whose-black = des noirs
app-left-white = Les blancs quittent la partie.
app-left-black = Les noirs quittent la partie.
app-flagged-white = Les blancs n’ont plus de temps.
app-flagged-black = Les noirs n’ont plus de temps.
board-threat-white = Les blancs peuvent gagner au prochain tour.
board-threat-black = Les noirs peuvent gagner au prochain tour.
turn-white = Aux blancs de jouer.
turn-black = Aux noirs de jouer.
result-won-white = Les blancs gagnent. { $rule } : { $sentence }
result-won-black = Les noirs gagnent. { $rule } : { $sentence }
play-sits-white = Les blancs : { $who }
play-sits-black = Les noirs : { $who }
play-thinks-white = Les blancs réfléchissent…
play-thinks-black = Les noirs réfléchissent…
play-resigned-white = Les blancs abandonnent.
play-resigned-black = Les noirs abandonnent.

# Ce que sont ses coups, et ce qu’ils font.

token-unreadable-kuba = « { $token } » n’est pas un coup. Écrivez une case et une direction, comme a6e, ou pass.
tally-kuba-reds = { $have ->
    [one] { $have } rouge
   *[other] { $have } rouges
} sur { $of }
tally-kuba-marbles = { $have ->
    [one] { $have } bille prise
   *[other] { $have } billes prises
}
brief-kuba-pass = fin du tour
brief-kuba-red = rouge
brief-kuba-marble = bille
deed-kuba-wins = fait la prise gagnante
deed-kuba-red = prend une { $number ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} bille rouge
deed-kuba-enemy = prend une bille adverse et n’en laisse { $left ->
    [one] qu’une
   *[other] que { $left }
}
gain-kuba-guards = met { $marbles ->
    [one] une bille
   *[other] { $marbles } billes
} de plus du même joueur hors de portée de l’adversaire
gain-kuba-aims-red = menace de prendre la bille rouge en { $square }
gain-kuba-denies = met { $marbles ->
    [one] une bille rouge
   *[other] { $marbles } billes rouges
} de plus hors de portée de l’adversaire
gain-kuba-aims-marble = menace de prendre la bille adverse en { $square }
gain-kuba-from-edge = éloigne du bord { $marbles ->
    [one] une bille
   *[other] { $marbles } billes
} du même joueur
gain-kuba-to-edge = pousse au bord { $marbles ->
    [one] une bille adverse
   *[other] { $marbles } billes adverses
}
gain-kuba-inward = rapproche du milieu les billes du même joueur
gain-kuba-stays = déplace une ligne que l’adversaire ne peut pas repousser aussitôt depuis { $square }
gain-kuba-moves = déplace { $marbles ->
    [one] une bille
   *[other] { $marbles } billes
} vers { $direction ->
    [n] le haut
    [e] la droite
    [s] le bas
   *[w] la gauche
}
gain-kuba-ends = met fin au tour

# Pourquoi un coup est refusé, ce que dit une position, ce qui cloche dans un texte.

kuba-nothing-to-decline = vous ne pouvez passer que juste après une prise.
kuba-no-marble = il n’y a pas de bille en { $square }.
kuba-neutral = la bille en { $square } est rouge et n’appartient à personne. Poussez-la avec une des vôtres.
kuba-not-yours = la bille en { $square } est { $owner ->
    [white] blanche
   *[black] noire
}, elle n’est pas à vous.
kuba-no-room-behind = pour pousser la bille en { $square }, la case derrière elle, { $behind }, doit être libre. Une bille { $marble ->
    [white] blanche
    [black] noire
   *[red] rouge
} s’y trouve.
kuba-own-marble-off = ce coup ferait sortir du plateau votre propre bille en { $square }.
kuba-pushed-back = la bille en { $square } vient d’y être poussée. Vous ne pouvez pas la repousser en sens inverse pendant ce tour.
kuba-one-square = une poussée déplace la bille en { $square } d’une case, le long de sa rangée ou de sa colonne. Choisissez une des flèches.
kuba-groove = les billes prises restent hors du plateau. Choisissez une de vos billes qui brillent.
board-stuck-kuba = cette bille est bloquée pour l’instant ; { $reason }
board-choose-kuba = Choisissez une de vos billes qui brillent.

kuba-reds = Rouges prises : blancs { $white }, noirs { $black }.
kuba-again = Après la prise : poussez encore, ou passez.
kuba-ban = Interdit pendant ce tour : { $push }.

kuba-position-reds = « { $found } » devrait donner les rouges prises par les blancs et par les noirs, comme 3-2.
kuba-position-too-many = il y a { $found } billes { $color ->
    [white] blanches
   *[black] noires
} ; il ne peut pas y en avoir plus de { $most }.
kuba-position-red-count = { $board } rouges sur le plateau et { $captured ->
    [one] { $captured } prise
   *[other] { $captured } prises
} ne font pas { $all }.
kuba-position-past-win = { $color ->
    [white] les blancs
   *[black] les noirs
} ne peuvent pas avoir pris { $found } rouges : on gagne dès { $most }.
kuba-position-both-won = les deux joueurs auraient gagné.
kuba-position-ban = « { $found } » devrait être la poussée interdite, comme g4n, ou « - ».
kuba-position-ban-marble = l’interdiction { $push } ne part pas d’une bille { $color ->
    [white] blanche
   *[black] noire
}.
kuba-position-ban-line = l’interdiction { $push } suppose une ligne qui vient d’être poussée, mais il n’y en a pas.
kuba-position-again = « { $found } » devrait être « again » ou « - ».
kuba-position-no-capture = { $color ->
    [white] les blancs
   *[black] les noirs
} ne peuvent pas pousser encore : rien n’a été pris.
kuba-position-again-over = la partie est terminée : personne ne peut pousser encore.
kuba-position-winner-not-acting = { $color ->
    [white] les blancs
   *[black] les noirs
} ont gagné par la dernière prise ; ce devrait donc être encore leur tour.

# Son plateau dans la page.

piece-kuba-white = { $count ->
    [one] bille blanche
   *[other] { $count } billes blanches
}
piece-kuba-black = { $count ->
    [one] bille noire
   *[other] { $count } billes noires
}
piece-kuba-red = { $count ->
    [one] bille rouge
   *[other] { $count } billes rouges
}
place-kuba-white-reds = rouges prises par les blancs
place-kuba-white-captures = billes noires prises par les blancs
place-kuba-black-reds = rouges prises par les noirs
place-kuba-black-captures = billes blanches prises par les noirs
note-kuba-banned = ne peut pas être repoussée { kuba-way } pendant ce tour (KU-8)

# Ce que regarde chaque niveau.

level-about-kuba-1 = ne regarde qu’une poussée, et en oublie beaucoup. Idéal pour vos premières parties.
level-about-kuba-2 = ne regarde qu’une poussée, mais en oublie peu.
level-about-kuba-3 = pense à sa poussée et à votre réponse, mais oublie quelques poussées.
level-about-kuba-4 = regarde trois poussées à l’avance et suit chaque prise jusqu’au bout.
level-about-kuba-5 = regarde quatre poussées à l’avance et n’oublie presque rien.
level-about-kuba-6 = regarde cinq poussées à l’avance et n’oublie rien.
level-about-kuba-7 = compare des milliers de positions avant chaque poussée.
level-about-kuba-8 = joue à pleine force et regarde aussi loin que possible.

# Par quoi elle se termine.

ended-kuba-reds = Sept rouges pour { $who }.
ended-kuba-reds-you = Vous avez pris sept rouges.
ended-kuba-marbles = Plus une seule bille pour { $who }.
ended-kuba-marbles-you = Vous n’avez plus de bille.
ended-kuba-stuck = Plus rien à pousser pour { $who }.
ended-kuba-stuck-you = Vous ne pouvez plus pousser aucune bille.
