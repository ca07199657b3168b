# Trous noirs, comme seul le terminal en parle.

play-draw-agreed-light = Les clairs acceptent la nulle.
play-draw-agreed-dark = Les foncés acceptent la nulle.
play-draw-declined-light = Les clairs refusent la nulle.
play-draw-declined-dark = Les foncés refusent la nulle.
mark-black-holes-L = Clairs debout ({ $count }) : { $places }.
mark-black-holes-l = Clairs couchés ({ $count }) : { $places }.
mark-black-holes-D = Foncés debout ({ $count }) : { $places }.
mark-black-holes-d = Foncés couchés ({ $count }) : { $places }.
mark-black-holes-O = Trous ({ $count }) : { $places }.
tokens-black-holes = écrivez une case et une direction (n, e, s, w), comme d4s, pour basculer ou rouler le bloc qui s’y trouve. Un bloc couché porte le nom de sa case du bas, ou de celle de gauche s’il est couché en travers. Écrivez « pass » si rien ne peut bouger.
