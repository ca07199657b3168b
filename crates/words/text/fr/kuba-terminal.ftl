# Kuba, comme seul le terminal en parle.

play-draw-agreed-white = Les blancs acceptent la nulle.
play-draw-agreed-black = Les noirs acceptent la nulle.
play-draw-declined-white = Les blancs refusent la nulle.
play-draw-declined-black = Les noirs refusent la nulle.
mark-kuba-W = Billes blanches ({ $count }) : { $places }.
mark-kuba-B = Billes noires ({ $count }) : { $places }.
mark-kuba-R = Billes rouges ({ $count }) : { $places }.
tokens-kuba = écrivez une case et une direction (n, e, s, w), comme a6e, pour pousser la bille qui s’y trouve. Écrivez « pass » pour finir votre tour après une prise.
