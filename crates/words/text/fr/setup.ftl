# Préparer une partie et inviter des amis.

setup-with = Avec qui jouez-vous ?
setup-with-bots = Contre un robot
setup-with-bots-about = { $levels } niveaux, même hors ligne
setup-with-here = Entre amis ici
setup-with-here-about = Sur cet appareil
setup-with-elsewhere = Amis à distance
setup-with-elsewhere-about = Par un lien ou un code QR
setup-no-server = Le serveur est injoignable : pour l’instant, vous ne pouvez jouer que sur cet appareil.
setup-how-strong = Quel niveau ?
setup-level = Niveau { $level } : { $name }
setup-side = Vous jouez
setup-random = Au hasard
setup-names = Vos noms
setup-minutes = { $minutes } min
setup-clock-none = Sans
setup-clock-more = Autres temps
setup-play = Jouer
setup-rules = Lire les règles
setup-more = Autres choix
setup-seats = Qui joue à quelle place
setup-friend-here = Quelqu’un ici
setup-friend-elsewhere = Quelqu’un à distance, par un lien

# Inviter et être invité.

setup-invite = Inviter quelqu’un
setup-link = Envoyez ce lien, ou faites scanner le code
setup-waits = { $count ->
    [one] On attend encore une personne…
   *[other] On attend encore { $count } personnes…
}
setup-begins = Tout le monde est là. La partie va commencer…
setup-invited = { $name } vous invite à jouer à { $game }
setup-full = Toutes les places sont prises. Restez ici pour regarder la partie.
setup-new-game = Nouvelle partie
setup-table-more = Places et réglages

# Les listes vides.

empty-mine = Vous ne jouez à aucune table en ce moment.
empty-waiting = Personne n’attend d’adversaire en ce moment.
empty-running = Aucune partie publique en ce moment.
empty-unknown = Le serveur est injoignable : cette liste est inconnue pour l’instant.
empty-past = Pas encore de partie terminée ici.
empty-to-games = Choisir un jeu
empty-invite = Inviter quelqu’un
empty-to-past = Voir les parties terminées
