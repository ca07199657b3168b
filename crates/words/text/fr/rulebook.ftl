# Autour des livrets, dont les textes sont dans crates/rulebook : titres, marques, réponses.

# D’où vient une règle, à côté de son numéro.

rulebook-origin-reading = notre lecture
rulebook-origin-house = règle maison
rulebook-origin-published = publiée ailleurs
rulebook-origin-rebuilt = reconstitution
rulebook-mark = { $rule } · { $origin }

# Le plateau à côté d’une règle.

rulebook-try = À vous d’essayer
rulebook-allowed = permis
rulebook-forbidden = interdit
rulebook-why = Pourquoi cette règle ?

# La page des jeux à apprendre.

learn-title = Apprendre
learn-lead = Pour chaque jeu, une leçon de trois minutes et les règles en mots simples, avec un plateau à côté pour tout essayer.

# L’écran d’un livret.

rulebook-contents = Sommaire
rulebook-board = Essayer la règle sur le plateau
rulebook-try-here = Essayer sur le plateau
rulebook-show = Montrez-moi
rulebook-again = Recommencer
rulebook-next = Un autre exemple
rulebook-yes = C’est permis.
rulebook-no = C’est interdit.

# La leçon d’un jeu.

lesson-title = Apprendre { $name }
lesson-way = Apprendre d’abord, 3 min
lesson-step = Étape { $step } sur { $steps }
lesson-next = Étape suivante
lesson-back = Étape précédente
lesson-play = Jouer votre première partie
learn-lesson = Leçon, 3 min
learn-lesson-on = Continuer la leçon ({ $done } sur { $steps })
learn-lesson-again = Refaire la leçon
