# À une table : pourquoi une chose n’est pas faite, et ce qu’on peut dire.

# Quand.

table-started = la partie a commencé.
table-not-started = la partie n’a pas encore commencé.
table-over = la partie est finie.
table-not-over = la partie n’est pas encore finie.
table-closed = cette table est fermée.
table-paused = la partie est en pause.
table-not-paused = la partie n’est pas en pause.
table-already-so = c’est déjà le cas.
table-not-now = ce n’est pas possible à ce moment.

# Qui.

table-not-seated = vous n’êtes pas assis à cette table.
table-not-opener = seule la personne qui a ouvert la table peut le faire.
table-not-house = seule la maison peut le faire.
table-not-person = seules les personnes assises à la table peuvent le faire.
table-not-yours = la place { $seat } n’est pas la vôtre.
table-no-seat = cette table n’a pas de place { $seat }.
table-seat-taken = la place { $seat } est prise.
table-seat-open = personne n’est assis à la place { $seat }.
table-seated-already = vous êtes déjà assis à cette table.
table-seat-left = la place { $seat } a quitté la partie.

# Avant le début.

table-no-choice = il n’y a rien à choisir dans ce jeu.
table-unknown-word = « { $word } » n’est pas parmi les choix.
table-choice-taken = « { $word } » est au choix d’un joueur, pas de la table.
table-setup-long = la mise en place est trop longue.
table-clock-bounds = la pendule doit donner à chaque joueur d’une seconde à un jour, avec au plus une heure de plus par tour ; ou bien de 1 à 30 jours par tour.

# Parties classées.

table-rated-account = les parties classées sont réservées aux joueurs qui ont un compte.
table-rated-one-seat = dans une partie classée, chaque joueur n’a qu’une place.
table-rated-clock = une partie classée se joue à la pendule.
table-rated-aids = il n’y a pas d’aides dans une partie classée.
table-rated-take-backs = on ne reprend pas de coups dans une partie classée.
table-rated-bots = il n’y a pas de robots dans une partie classée.

# Jouer.

table-not-your-turn = ce n’est pas le tour de la place { $seat }.
table-no-actions = il n’y a aucune action à jouer.
table-turn-ended = { $made ->
    [0] c’est le tour d’un autre joueur.
    [one] le tour s’est terminé après { $made } action.
   *[other] le tour s’est terminé après { $made } actions.
}
table-stale = la partie a avancé entre-temps.
table-flag-up = personne n’a épuisé son temps.
table-no-secret = le secret du hasard de cette table manque.

# S’accorder.

table-no-take-backs = on ne reprend pas de coups à cette table.
table-nothing-to-take-back = vous n’avez rien à reprendre.
table-take-back-chance = le hasard a parlé depuis ; ce qu’il a fait demeure.
table-take-back-left = quelqu’un a quitté la partie depuis ; ce qui précède demeure.
table-proposed-already = c’est déjà proposé.
table-asked-already = vous l’avez déjà demandé ; vous pourrez redemander après votre prochaine action.
table-nothing-proposed = rien de tel n’est proposé, ou c’est déjà réglé.
table-answered-already = vous avez déjà accepté.
table-rematched = la partie suivante a déjà sa table.
table-no-rematch = tout le monde n’a pas accepté une autre partie.

# Absence.

table-not-absent = le joueur de la place { $seat } n’est pas absent, ou pas depuis assez longtemps.
table-stood-in = un robot joue à la place { $seat }.
table-not-stood-in = aucun robot ne remplace le joueur de la place { $seat }.

# Parler.

table-said-already = une chose à la fois.

phrase-hello = Bonjour !
phrase-have-fun = Amusez-vous bien !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Désolé !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-your-turn = À vous !
phrase-oops = Oups !
phrase-what-luck = Quelle chance !
phrase-close = C’était juste !
phrase-another = Une autre partie ?
phrase-goodbye = Au revoir !
