# Composer une position sur le plateau d’analyse.

arranging-title = Composer une position
arranging-lead = Choisissez une pièce, puis les cases où elle va.
arranging-stock = Pièces
arranging-take = Enlever
arranging-turn = Qui joue
arranging-seat = { actor }
arranging-number = { $count }
arranging-possible = On peut jouer cette position.
arranging-impossible = Ce n’est pas encore une position : { $why }
arranging-over = La partie est terminée dans cette position.
arranging-analyse = Analyser cette position
arranging-clear = Vider le plateau
arranging-start = Position de départ
arranging-cancel = Revenir à l’analyse
arranging-text = La position en texte

arranging-kuba-white = bille blanche
arranging-kuba-black = bille noire
arranging-kuba-red = bille rouge
arranging-kuba-reds = Rouges pris par { actor }

arranging-light-upright = bloc clair debout
arranging-light-across = bloc clair couché vers la droite
arranging-light-along = bloc clair couché vers le fond
arranging-dark-upright = bloc foncé debout
arranging-dark-across = bloc foncé couché vers la droite
arranging-dark-along = bloc foncé couché vers le fond
arranging-left = Coups restants dans ce tour

arranging-column-one = colonne de hauteur 1
arranging-column-two = colonne de hauteur 2
arranging-column-three = colonne de hauteur 3
arranging-klotz-red = Klotz rouge
arranging-klotz-yellow = Klotz jaune
arranging-klotz-green = Klotz vert
arranging-klotz-blue = Klotz bleu
arranging-stone-red = pierre rouge, sur une colonne
arranging-stone-yellow = pierre jaune, sur une colonne
arranging-stone-green = pierre verte, sur une colonne
arranging-stone-blue = pierre bleue, sur une colonne

arranging-bille-trap-marble = bille du joueur { $seat }
arranging-bille-trap-open = trappe ouverte
arranging-bille-trap-closed = trappe fermée
arranging-bille-trap-due = Ce qui vient ensuite
arranging-bille-trap-die = le lancer du dé
arranging-bille-trap-roll = un coup, après un { $roll }
arranging-bille-trap-turn = tourner le plateau, ou non
arranging-bille-trap-over = rien, la partie est terminée
arranging-bille-trap-notches = Crans dont le plateau est tourné
