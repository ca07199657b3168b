# Kuba : tout ce qui ne se dit que de ce jeu.

# Son nom, ses places, sa boîte.

game-kuba = Kuba
game-kuba-about = poussez des rangées de billes de verre ; sept rouges gagnent, une prise fait rejouer
actor-white = les blancs
actor-black = les noirs
app-about-kuba = Poussez des rangées de billes de verre. Sept rouges gagnent, et qui prend peut pousser encore.
app-age-kuba = dès 8 ans
app-time-kuba = environ 20 minutes
app-setup-kuba = Comment le plateau est posé (les noirs choisissent)
app-setup-kuba-standard = comme sur le dessin
app-setup-kuba-mirrored = en miroir

# Ses règles.

rule-ku-1 = Huit billes blanches, huit noires et treize rouges sur sept cases par sept.
rule-ku-2 = Avant la partie, les noirs choisissent le sens du plateau.
rule-ku-3 = Les blancs commencent ; à la partie suivante, le perdant a les blancs.
rule-ku-4 = On pousse d’une case une de ses billes, depuis une case libre derrière elle ou depuis l’extérieur.
rule-ku-5 = Toute la rangée qui la touche devant elle avance aussi.
rule-ku-6 = La bille qui sort du plateau est prise ; ce ne peut pas être la vôtre.
rule-ku-7 = Après une prise, on peut pousser encore, ou passer.
rule-ku-8 = On ne repousse pas tout droit ce qui vient d’être poussé contre soi.
rule-ku-9 = Le premier qui prend sept rouges gagne aussitôt.
rule-ku-10 = Qui n’a plus de bille, ou rien à pousser au début de son tour, perd.
rule-ku-11 = On peut abandonner.

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
app-left-white = Les blancs s’en vont.
app-left-black = Les noirs s’en vont.
app-flagged-white = Les blancs n’ont plus de temps.
app-flagged-black = Les noirs n’ont plus de temps.
board-threat-white = Les blancs pourraient gagner en un tour.
board-threat-black = Les noirs pourraient gagner en un tour.
turn-white = Aux blancs de jouer.
turn-black = Aux noirs de jouer.
result-won-white = Les blancs gagnent. { $rule } : { $sentence }
result-won-black = Les noirs gagnent. { $rule } : { $sentence }
play-sits-white = Les blancs : { $who }
play-sits-black = Les noirs : { $who }
play-did-white = Les blancs jouent { $token }
play-did-black = Les noirs jouent { $token }
play-thinks-white = Les blancs réfléchissent…
play-thinks-black = Les noirs réfléchissent…
play-resigned-white = Les blancs abandonnent.
play-resigned-black = Les noirs abandonnent.

# Ce que sont ses actions, et ce qu’elles font.

token-unreadable-kuba = « { $token } » n’est pas une action de Kuba. Écrivez une case et une direction, comme a6e, ou pass.
tally-kuba-reds = { $have } rouges sur { $of }
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

# Pourquoi une action est refusée, ce que dit une position, ce qui cloche dans un texte.

kuba-nothing-to-decline = on ne passe que juste après une prise.
kuba-no-marble = il n’y a pas de bille en { $square }.
kuba-neutral = la bille en { $square } est rouge. Les rouges ne sont à personne : poussez-les avec une des vôtres.
kuba-not-yours = la bille en { $square } est { $owner ->
    [white] blanche
   *[black] noire
}, elle n’est pas à vous.
kuba-no-room-behind = pour pousser la bille en { $square }, il faut que { $behind } soit libre pour le doigt, et une bille { $marble ->
    [white] blanche
    [black] noire
   *[red] rouge
} s’y trouve.
kuba-own-marble-off = la poussée ferait sortir votre propre bille en { $square }.
kuba-pushed-back = la bille en { $square } vient d’y être poussée ; vous ne pouvez pas la repousser tout droit pendant ce tour.
kuba-one-square = une poussée fait avancer la bille en { $square } d’une case, le long de sa rangée ou de sa colonne. Touchez une des flèches.
kuba-groove = les billes prises restent dans leur rigole. Choisissez une de vos billes qui brillent.
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
} ne peuvent pas avoir pris { $found } rouges : { $most } gagnent aussitôt.
kuba-position-both-won = les deux joueurs auraient gagné.
kuba-position-ban = « { $found } » devrait être la poussée interdite, comme g4n, ou « - ».
kuba-position-ban-marble = l’interdiction { $push } ne part pas d’une bille { $color ->
    [white] blanche
   *[black] noire
}.
kuba-position-ban-line = l’interdiction { $push } suppose une rangée qui vient d’être poussée, et il n’y en a pas.
kuba-position-again = « { $found } » devrait être « again » ou « - ».
kuba-position-no-capture = { $color ->
    [white] les blancs
   *[black] les noirs
} ne peuvent pas pousser encore : rien n’a été pris.
kuba-position-again-over = personne ne pousse encore une fois la partie finie.
kuba-position-winner-not-acting = { $color ->
    [white] les blancs
   *[black] les noirs
} ont gagné par la dernière prise ; ce devrait donc être encore leur tour.

# Conseils pour une première partie.

coach-kuba-push = Vous poussez vos propres billes. Une bille n’avance que si la case derrière elle est vide : touchez une bille qui brille, puis une flèche.
coach-kuba-line = Une poussée déplace toute la ligne devant votre bille. Faites tomber les billes rouges du plateau : sept rouges gagnent.
coach-kuba-again = Vous avez pris une bille. Poussez encore, ou terminez votre tour.
coach-kuba-edge = Attention à vos billes au bord : l’adversaire peut les faire tomber.
coach-kuba-win = Vous gagnez avec sept rouges, ou en prenant toutes les billes adverses.

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
note-kuba-banned = ne peut pas être repoussée vers { $direction ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
} pendant ce tour (KU-8)
