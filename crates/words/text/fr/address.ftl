# Les adresses qui ne mènent nulle part, et comment continuer.

address-unknown-title = Page introuvable
address-unknown = Il n’y a rien à cette adresse. Vérifiez-la, ou choisissez où aller.
address-broken-title = Lien incomplet
address-broken = Une partie de ce lien manque ou a été mal copiée. Redemandez le lien, ou choisissez où aller.
address-no-rule = Ce jeu n’a pas de règle « { $rule } ». Voici toutes ses règles.
address-to-games = Voir les jeux
address-to-tables = Voir les tables
