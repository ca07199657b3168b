# Entre client et serveur.

options-no-game = il n’y a pas de jeu « { $found } ».
