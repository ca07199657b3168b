# Les tables en ligne sur leurs propres écrans : les ouvrir, les trouver, s’y
# asseoir, et qui l’on est.

# Choisir comment une table s’ouvre.

lobby-clock = Pendule
lobby-clock-none = sans pendule
lobby-clock-other = personnalisée…
lobby-clock-total = { $minutes } min par joueur, { $seconds ->
    [0] sans incrément
   *[other] +{ $seconds } s par tour
}
lobby-clock-short = { $total } par joueur, +{ $increment } s par tour
lobby-clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
lobby-clock-minutes = Minutes par joueur
lobby-clock-seconds = Secondes ajoutées par tour
lobby-take-backs = On peut reprendre un coup si tous sont d’accord
lobby-aids = Afficher les indices et les probabilités
lobby-public = Table publique : tout le monde peut jouer ou regarder
lobby-rated = Partie classée
lobby-rated-account = Il vous faut un compte pour jouer des parties classées.
lobby-rated-clock = Une partie classée se joue à la pendule.
lobby-rated-one-seat = Dans une partie classée, chaque joueur a une seule place et joue sur son propre appareil.
lobby-rated-bots = Les robots ne jouent pas dans les parties classées.
lobby-rated-note = Les parties classées se jouent sans reprise de coups, sans indices et sans probabilités.
lobby-opening = Ouverture de la table…

# Qui l’on est.

lobby-name = Comment vous appelez-vous ?
lobby-name-hint = Un pseudonyme suffit : de 1 à 24 caractères. Les autres joueurs le voient.
lobby-name-take = Utiliser ce nom
lobby-me-guest = Vous jouez sous le nom de { $name }.
lobby-me-account = Compte connecté : { $name }.
lobby-me-nobody = Vous n’avez pas encore de nom ici. Un pseudonyme suffit pour jouer.
lobby-account = Nom et compte
lobby-account-why = Avec un compte, vous pouvez jouer des parties classées et vous connecter sur d’autres appareils.
lobby-account-name = Nom du compte
lobby-account-password = Mot de passe, au moins 10 caractères
lobby-account-log-in = Se connecter
lobby-account-create = Créer un compte
lobby-account-log-out = Se déconnecter
lobby-recovery = Code de secours
lobby-recovery-forgot = Mot de passe oublié ?
lobby-recovery-how = Écrivez plus haut le nom de votre compte et un nouveau mot de passe, et ici votre code de secours.
lobby-recovery-use = Changer le mot de passe
lobby-recovery-told = Notez votre code de secours. Si vous oubliez votre mot de passe, il vous permet d’en choisir un autre. Vous ne verrez ce code qu’une fois :
lobby-recovery-noted = C’est noté
lobby-data = Vos données
lobby-data-privacy = Vie privée : ce que ce serveur sait de vous
lobby-data-save = Enregistrer vos données
lobby-data-delete = Supprimer tout ce qui vous concerne
lobby-data-delete-sure = Votre nom, votre compte et vos classements disparaîtront pour toujours. Vos parties restent, sans votre nom.
lobby-data-delete-yes = Supprimer pour toujours
lobby-account-leave = Ce n’est pas vous ? Retirer ce nom
lobby-no-random = Ce navigateur ne fournit pas de nombres aléatoires sûrs. Il en faut pour des dés équitables.

# Une table avant le début.

lobby-seats = Places
lobby-seat-open = libre
lobby-seat-you = { $name } (vous)
lobby-seat-yours-too = avec vous
lobby-ready-yes = peut commencer
lobby-ready-no = pas encore
lobby-sit = Prendre cette place
lobby-sit-label = Prendre cette place : { $seat }
lobby-companion = Ajouter un joueur à côté de moi
lobby-companion-label = Ajouter un joueur à côté de moi : { $seat }
lobby-bot-level = Robot pour cette place : { $seat }
lobby-seat-bot = Ajouter ce robot
lobby-seat-bot-label = Ajouter ce robot : { $seat }
lobby-stand = Quitter cette place
lobby-stand-label = Quitter cette place : { $seat }
lobby-remove-bot = Retirer le robot
lobby-remove-bot-label = Retirer le robot : { $seat }
lobby-ready = On peut commencer
lobby-unready = Pas encore
lobby-wish = Si vous jouez les noirs : vos coins
lobby-waits-you = Les autres vous attendent. Peut-on commencer ?
lobby-waits-others = C’est noté. La partie commence dès que tout le monde est prêt.
lobby-terms-first = Places
lobby-terms-first-as-seated = au choix
lobby-terms-first-by-lot = par tirage au sort
lobby-terms-take-backs = Reprise de coups
lobby-terms-aids = Indices et probabilités
lobby-terms-stakes = Type
lobby-terms-friendly = amicale
lobby-terms-rated = classée
lobby-terms-access = Qui peut venir
lobby-terms-public = tout le monde
lobby-terms-link-only = les personnes qui ont le lien
lobby-terms-allowed = si tous sont d’accord
lobby-terms-shown = affichés
lobby-terms-forbidden = non
lobby-close = Fermer la table…
lobby-close-sure = Oui, la fermer pour tout le monde
lobby-closed = Cette table est fermée.

# Les liens.

lobby-link-copy = Copier
lobby-link-copied = Copié.
lobby-link-selected = Le lien est sélectionné. Copiez-le maintenant.
lobby-link-share = Partager…
lobby-link-label = { $do } { $link }
lobby-share-text = Une partie de { $game } ?
lobby-qr-alt = Code QR de { $address }
lobby-only-here = Seule cette machine peut joindre ce serveur : ces liens ne fonctionnent pas sur d’autres appareils. Pour ouvrir le serveur à d’autres appareils, démarrez-le avec « ludotheque serve --lan ».
lobby-in-room = Ces liens utilisent { $address }. Ils fonctionnent sur tous les appareils du même réseau.

# Les listes de tables.

lobby-tables = Tables en ligne
lobby-tables-lead = Rejoignez une table libre, regardez une partie, ou continuez les vôtres.
lobby-waiting = Tables libres
lobby-running = Parties en cours
lobby-lists-failed = Le serveur est injoignable. Cette liste n’est peut-être plus à jour.

# Les parties finies.

archive-lead = Les parties publiques de ce serveur et celles de cet appareil. Revoyez-les coup par coup.
archive-game = Jeu
archive-game-all = tous les jeux
archive-mine = Seulement mes parties, même privées
archive-more = Afficher des parties plus anciennes
archive-closed = Fermée avant la fin.
archive-imported = Parties importées
archive-imported-note = La personne qui gère ce serveur a importé ces parties. Elles n’ont pas été jouées ici.
archive-imported-more = Afficher d’autres parties
archive-won = Victoire : { $winner }. { $rule } : { $sentence }
archive-won-by-you = Vous avez gagné. { $rule } : { $sentence }
