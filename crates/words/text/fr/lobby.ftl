# Les tables de la maison dans la page : les ouvrir, les trouver, s’y asseoir.

# Choisir comment une table s’ouvre.

lobby-clock = Pendule
lobby-clock-none = sans pendule
lobby-clock-other = autres temps…
lobby-clock-total = { $minutes ->
    [one] { $minutes } minute chacun
   *[other] { $minutes } minutes chacun
}, { $seconds ->
    [0] rien de plus
    [one] { $seconds } seconde de plus par tour
   *[other] { $seconds } secondes de plus par tour
}
lobby-clock-short = { $total } chacun, { $increment } s de plus par tour
lobby-clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
lobby-clock-minutes = Minutes pour chaque joueur
lobby-clock-seconds = Secondes de plus par tour
lobby-take-backs = On peut reprendre des actions si tous sont d’accord
lobby-aids = Conseils et chances affichés
lobby-public = Dans la salle : chacun peut venir jouer ou regarder
lobby-rated = Partie classée
lobby-rated-account = Les parties classées sont réservées aux joueurs qui ont un compte.
lobby-rated-clock = Une partie classée se joue à la pendule.
lobby-rated-one-seat = Dans une partie classée, chaque joueur n’a qu’une place, et personne à côté de lui.
lobby-rated-bots = Il n’y a pas de robots dans une partie classée.
lobby-rated-note = Ni reprises, ni conseils, ni chances dans une partie classée.
lobby-opening = La table s’ouvre…

# Qui l’on est.

lobby-name = Comment vous appelez-vous ?
lobby-name-hint = Un pseudonyme suffit, de 1 à 24 caractères. Les autres à la table le voient.
lobby-name-take = C’est moi
lobby-me-guest = Vous êtes ici sous le nom de { $name }.
lobby-me-account = Vous êtes ici sous le nom de { $name }, avec un compte.
lobby-me-nobody = Personne ne vous connaît encore ici. Un pseudonyme suffit pour s’asseoir.
lobby-account = Nom et compte
lobby-account-why = Avec un compte, vous pouvez jouer des parties classées et revenir comme vous-même sur un autre appareil.
lobby-account-name = Nom du compte
lobby-account-password = Mot de passe, au moins 10 caractères
lobby-account-log-in = Se connecter
lobby-account-create = Créer un compte
lobby-account-log-out = Se déconnecter
lobby-account-leave = Pas moi : m’oublier ici
lobby-no-random = Ce navigateur ne donne pas de nombres aléatoires, dont un hasard équitable a besoin.

# Une table avant le début.

lobby-seats = Places
lobby-seat-open = libre
lobby-seat-you = { $name } (vous)
lobby-seat-companion = à côté de { $name }
lobby-seat-yours-too = à côté de vous
lobby-seat-unknown = quelqu’un
lobby-ready-yes = c’est prêt
lobby-ready-no = pas encore prêt
lobby-sit = S’asseoir ici
lobby-sit-label = S’asseoir : { $seat }
lobby-companion = Quelqu’un à côté de moi s’assied ici
lobby-companion-label = Quelqu’un à côté de moi s’assied ici : { $seat }
lobby-bot-level = Robot pour cette place : { $seat }
lobby-seat-bot = Asseoir le robot ici
lobby-seat-bot-label = Asseoir le robot ici : { $seat }
lobby-stand = Se lever
lobby-stand-label = Se lever : { $seat }
lobby-remove-bot = Renvoyer le robot
lobby-remove-bot-label = Renvoyer le robot : { $seat }
lobby-ready = On peut commencer
lobby-unready = Pas encore
lobby-wish = Si vous avez les noirs : comment le plateau est posé
lobby-waits-you = Les autres vous attendent : dites quand on peut commencer.
lobby-waits-others = Tout est prêt de votre côté. La partie commence dès que tous le sont.
lobby-terms = Ce qui est convenu
lobby-terms-first = Places
lobby-terms-first-as-seated = comme elles sont prises
lobby-terms-first-by-lot = par le sort, qui déplace tout le monde autour de la table
lobby-terms-take-backs = Reprises
lobby-terms-aids = Conseils et chances
lobby-terms-stakes = Genre
lobby-terms-friendly = amicale
lobby-terms-rated = classée
lobby-terms-access = Qui la trouve
lobby-terms-public = tout le monde, dans la salle
lobby-terms-link-only = qui a le lien
lobby-terms-allowed = si tous sont d’accord
lobby-terms-shown = affichés
lobby-terms-forbidden = non
lobby-close = Fermer la table…
lobby-close-sure = Oui, la fermer pour tous
lobby-closed = Cette table est fermée.

# Les liens.

lobby-link-copy = Copier
lobby-link-copied = Copié.
lobby-link-selected = Le lien est sélectionné : copiez-le avec les moyens du navigateur.
lobby-link-share = Partager…
lobby-link-label = { $do } { $link }
lobby-share-text = Viens jouer à { $game } !
lobby-qr-alt = Code QR de { $address }
lobby-only-here = Cette maison n’est ouverte qu’à sa propre machine : ces liens ne mènent nulle part sur d’autres appareils. « ludotheque serve --lan » l’ouvre à la pièce.
lobby-in-room = Ces liens mènent à { $address }, où les appareils du même réseau trouvent la maison.

# Les listes de tables.

lobby-tables = Les tables de la maison
lobby-tables-lead = Asseyez-vous à une table libre, regardez jouer les autres, ou continuez vos parties.
lobby-mine = Vos tables
lobby-waiting = Tables libres
lobby-running = Parties en cours
lobby-lists-failed = La maison est injoignable. Ce qui est affiché est peut-être ancien.
lobby-lists-loading = On fait le tour de la maison…
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-go-on = Continuer
lobby-look-at = La revoir
lobby-row-label = { $do } : { $game }, { $who }
lobby-somebody-open = une place libre
lobby-bot = Robot { $name }
lobby-turn-yours = À vous de jouer
lobby-turn-of = À { $name } de jouer
lobby-turn-bot = Au robot de jouer
lobby-turn-none = Au hasard de jouer
lobby-phase-seating = Avant le début
lobby-phase-paused = En pause
lobby-phase-over = Finie
lobby-ago = dernière action : { $when }
lobby-opened = ouverte { $when }
lobby-rated-mark = classée
lobby-head = { $count ->
    [0] Tables
   *[other] Tables ({ $count })
}
lobby-to-tables = Tables de la maison

# Le titre, et être prévenu.

lobby-title-turns = ({ $count }) { $title }
lobby-notify = Me prévenir quand c’est à moi de jouer
lobby-notify-denied = Le navigateur ne permet pas les messages de cette page.
lobby-notify-insecure = Les messages demandent https ou cette machine même ; en http simple, les navigateurs les interdisent.
lobby-notify-turn = À vous de jouer : { $game }

# Les parties finies.

archive = Les parties finies
archive-lead = Les parties publiques de cette maison, à revoir action par action.
archive-game = Jeu
archive-game-all = tous les jeux
archive-mine = Seulement les miennes, celles jouées par lien aussi
archive-more = En montrer de plus anciennes
archive-closed = Fermée avant la fin.
archive-brought = Venues d’ailleurs
archive-brought-note = Des feuilles que l’hôte de cette maison a apportées. Personne ici n’a vu ces parties.
archive-brought-more = En montrer d’autres
archive-won = { $winner } a gagné. { $rule } : { $sentence }
archive-won-by-you = Vous avez gagné. { $rule } : { $sentence }
