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
setup-more = Plus de choix
setup-seats = Qui joue à quelle place
setup-friend-here = Un ami ici
setup-friend-elsewhere = Un ami à distance, par un lien

# Inviter et être invité.

setup-invite = Inviter un ami
setup-link = Envoyez ce lien, ou faites scanner le code
setup-waits = { $count ->
    [one] On attend votre ami…
   *[other] On attend { $count } amis…
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
empty-past = Pas encore de partie terminée ici.
empty-to-games = Choisir un jeu
empty-invite = Inviter un ami
empty-to-past = Voir les parties terminées

# Ce que regarde chaque niveau.

level-about-kuba-1 = ne regarde qu’une poussée, et en oublie beaucoup. Idéal pour vos premières parties.
level-about-kuba-2 = ne regarde qu’une poussée, mais en oublie peu.
level-about-kuba-3 = pense à sa poussée et à votre réponse, et en oublie quelques-unes.
level-about-kuba-4 = regarde trois poussées à l’avance et suit chaque prise jusqu’au bout.
level-about-kuba-5 = regarde quatre poussées à l’avance et n’oublie presque rien.
level-about-kuba-6 = regarde cinq poussées à l’avance et n’oublie rien.
level-about-kuba-7 = compare des milliers de positions avant chaque poussée.
level-about-kuba-8 = joue à pleine force et regarde aussi loin que possible.

level-about-black-holes-1 = ne regarde que son prochain coup. Idéal pour vos premières parties.
level-about-black-holes-2 = regarde deux coups à l’avance, mais se trompe souvent de jugement.
level-about-black-holes-3 = regarde trois coups à l’avance et en oublie quelques-uns.
level-about-black-holes-4 = regarde quatre coups à l’avance et en oublie rarement.
level-about-black-holes-5 = regarde cinq coups à l’avance et n’oublie rien.
level-about-black-holes-6 = compare 3 000 positions avant chaque coup.
level-about-black-holes-7 = compare 7 000 positions avant chaque coup.
level-about-black-holes-8 = joue à pleine force et regarde aussi loin que possible.

level-about-klotze-1 = oublie plus de la moitié de ses coups. Idéal pour vos premières parties.
level-about-klotze-2 = oublie beaucoup de ses coups et ne regarde pas loin.
level-about-klotze-3 = pense à son coup et à la réponse, et en oublie quelques-uns.
level-about-klotze-4 = pense à son coup et à la réponse, et en oublie peu.
level-about-klotze-5 = regarde plus loin et n’oublie presque rien.
level-about-klotze-6 = joue à pleine force et regarde aussi loin que possible.

level-about-bille-trap-1 = met d’abord toutes ses billes en piste et ne se presse pas vers la Maison. Idéal pour vos premières parties.
level-about-bille-trap-2 = sait que ses billes sont à l’abri à la Maison, mais ne pense qu’à son propre tour.
level-about-bille-trap-3 = se hâte vers la Maison et pense au tour suivant, mais oublie les trappes déjà testées.
level-about-bille-trap-4 = se souvient de chaque trappe testée et connaît par cœur les chances de chaque position.
