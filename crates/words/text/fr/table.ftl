# À une table : pourquoi une chose n’est pas faite, et ce qu’on peut dire.

# Quand.

table-started = la partie a déjà commencé.
table-not-started = la partie n’a pas encore commencé.
table-over = la partie est terminée.
table-not-over = la partie n’est pas encore terminée.
table-closed = cette table est fermée.
table-paused = la partie est en pause.
table-not-paused = la partie n’est pas en pause.
table-already-so = rien à changer : c’est déjà le cas.
table-not-now = vous ne pouvez pas faire cela maintenant.

# Qui.

table-not-seated = vous n’avez pas de place à cette table.
table-not-opener = seule la personne qui a ouvert la table peut le faire.
table-not-host = seul le serveur peut le faire.
table-not-person = seuls les joueurs de cette table peuvent le faire.
table-not-yours = vous ne pouvez pas faire cela pour le joueur { $seat }.
table-no-seat = cette table n’a pas de place { $seat }.
table-seat-taken = la place { $seat } est prise.
table-seat-open = la place { $seat } est libre.
table-seated-already = vous avez déjà une place à cette table.
table-seat-left = le joueur de la place { $seat } a quitté la partie.

# Avant le début.

table-no-choice = il n’y a rien à choisir dans ce jeu.
table-unknown-word = « { $word } » ne fait pas partie des choix.
table-choice-taken = « { $word } » est choisi par un joueur, pas pour la table.
table-setup-long = la mise en place est trop longue.
table-clock-bounds = choisissez de 1 seconde à 24 heures par joueur, avec un incrément d’au plus 1 heure par tour ; ou de 1 à 30 jours par tour.

# Parties classées.

table-rated-account = les parties classées sont réservées aux joueurs qui ont un compte. Créez-en un d’abord.
table-rated-one-seat = dans une partie classée, chaque joueur n’a qu’une place.
table-rated-clock = une partie classée se joue à la pendule.
table-rated-aids = les parties classées se jouent sans indices ni probabilités.
table-rated-take-backs = on ne reprend pas de coups dans une partie classée.
table-rated-bots = les robots ne jouent pas dans les parties classées.

# Jouer.

table-not-your-turn = ce n’est pas à vous de jouer.
table-no-actions = il n’y a aucun coup à jouer.
table-turn-ended = { $made ->
    [0] c’est le tour d’un autre joueur.
    [one] votre tour s’est terminé après { $made } coup.
   *[other] votre tour s’est terminé après { $made } coups.
}
table-stale = la partie a changé entre-temps. Regardez-la, puis réessayez.
table-flag-up = personne n’a épuisé son temps.
table-no-secret = le secret du hasard de cette table est introuvable.

# S’accorder.

table-no-take-backs = on ne reprend pas de coups à cette table.
table-nothing-to-take-back = vous n’avez aucun coup à reprendre.
table-take-back-chance = on ne reprend pas un lancer de dé ni une trappe.
table-take-back-left = impossible de reprendre : un joueur a quitté la partie depuis.
table-proposed-already = c’est déjà proposé.
table-asked-already = vous l’avez déjà demandé. Vous pourrez le redemander après votre prochain coup.
table-nothing-proposed = cette proposition n’existe plus.
table-answered-already = vous avez déjà accepté.
table-rematched = la partie suivante a déjà sa table.
table-no-rematch = tous les joueurs n’ont pas accepté une autre partie.

# Absence.

table-not-absent = le joueur de la place { $seat } n’est pas hors ligne, ou pas depuis assez longtemps.
table-stood-in = un robot joue pour la place { $seat }.
table-not-stood-in = aucun robot ne joue pour la place { $seat }.

# Longueur.

table-enough = cela suffit pour l’instant. Vous pourrez recommencer après le prochain coup.
table-too-long = il s’est passé trop de choses à cette table. Vous pouvez seulement y finir la partie.

# Parler.

table-said-already = vous envoyez des messages trop vite. Attendez un instant.

phrase-hello = Bonjour !
phrase-have-fun = Amusez-vous bien !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-your-turn = À vous !
phrase-oops = Oups !
phrase-what-luck = Quelle chance !
phrase-close = C’était serré !
phrase-another = Une autre partie ?
phrase-goodbye = Au revoir !
