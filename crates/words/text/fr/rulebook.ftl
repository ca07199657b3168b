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
learn-lead = Les règles de chaque jeu en mots simples, avec un plateau à côté pour les essayer une par une.
learn-open = Lire les règles
learn-open-label = Les règles de { $name }

# L’écran d’un livret.

rulebook-contents = Sommaire
rulebook-board = Essayer la règle sur le plateau
rulebook-try-here = Essayer sur le plateau
rulebook-show = Montrez-moi
rulebook-again = Recommencer
rulebook-next = Un autre exemple
rulebook-yes = C’est permis.
rulebook-no = C’est interdit.
