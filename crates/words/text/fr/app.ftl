# La page : l’étagère, la mise en place, les parties sur cet appareil.

app-name = Ludothèque
app-title = { $name } – Ludothèque
app-language-other = English
app-light-system = Thème : système
app-light-light = Thème : clair
app-light-dark = Thème : sombre

# L’étagère.

app-shelf-title = À quoi joue-t-on ?
app-shelf-lead = { $count ->
    [4] Quatre
   *[other] { $count }
} jeux de société rares, en bois et en verre. Jouez contre un robot, entre amis autour de cet appareil, ou à distance grâce à un lien.
app-puzzles = Problèmes
app-players = Joueurs
app-players-count = { $most ->
    [2] 2
   *[other] { $least } à { $most }
}
app-time = Durée
app-age = Âge
app-play-now = Jouer
app-play-now-label = Jouer : { $name }, contre un robot facile
app-choose = Entre amis…
app-choose-label = Entre amis ou contre d’autres robots : { $name }

# La mise en place.

app-bot = Robot, niveau { $level } : { $name }

# Où en est la partie.

app-status = La partie
app-confirm = Valider le tour
app-pending = Envoi de votre coup…
app-looks-back = Retour en arrière : coup { $shown } sur { $all }
app-turn-whole = Validez votre tour
app-no-bot = Le robot ne répond pas. Rechargez la page.
app-you = Vous
app-record-person = Joueur

status-your-move = À vous de jouer
status-one-more = Encore un coup à jouer
status-moves = Prochain coup : { $who }
status-thinks = { $who } réfléchit
status-you-win = Vous avez gagné !
status-you-lose = Vous avez perdu
status-bots-rest = Les robots attendent la fin de votre partie classée
status-wins = Victoire : { $who }
status-draw = Partie nulle

plates-near = De votre côté
plates-far = En face
plate-named-bot = { $colour } · robot
plate-bot = { $colour } · robot, niveau { $level }
app-not-your-turn = Ce n’est pas à vous de jouer.
app-not-your-turn-of = Ce n’est pas à vous de jouer. Prochain coup : { $who }.
app-not-your-turn-thinks = Ce n’est pas à vous de jouer : { $who } réfléchit.
app-watching = Vous regardez cette partie. Seuls ses joueurs peuvent jouer.
app-over = La partie est terminée. Revoyez-la, ou commencez-en une autre.
app-now-first = Vous regardez un coup passé. Revenez au coup actuel pour jouer.
app-one-moment = Un instant : le dernier coup est encore en train de se jouer.
app-paused = La partie est en pause. Reprenez-la pour jouer.
app-no-random = Ce navigateur ne fournit pas de nombres aléatoires : impossible de lancer le dé.
app-chance = tiré par la page à chaque lancer, avec le générateur aléatoire du navigateur
app-agreed = Tous les joueurs sont d’accord : partie nulle.

# La première partie.

coach-show = Montrer
coach-dismiss = Compris, ne plus montrer d’astuces

# Ce qui s’ouvre à côté du plateau, et la barre.

panel-name = Coups et options
panel-moves = Coups
panel-more = Plus
panel-options = Options
panel-close = Fermer
bar-name = Partie
steps-name = Revoir la partie
moves-none = Aucun coup pour l’instant.
more-settings = Réglages
more-share = Partager et enregistrer
more-another = Une autre partie
head-name = Pages
head-games = Jeux
head-learn = Apprendre
app-first = Au début
app-previous = Reculer
app-next = Avancer
app-last = Au coup actuel
app-take-back = Annuler
app-new = Nouvelle partie
app-person-name = Nom (facultatif)
app-draw = Partie nulle…
app-draw-sure = Tout le monde est d’accord : partie nulle
app-draw-declined = Le robot refuse la nulle et continue à jouer.
app-again = Rejouer
app-resign = Abandonner
app-resign-ask = Abandonner la partie ?
app-resign-sure = Oui, j’abandonne
app-resign-not = Continuer à jouer
app-board-turns = Tourner la vue vers le joueur dont c’est le tour
app-copy = Copier la feuille de partie
app-download = Enregistrer la feuille de partie
app-copied = Feuille de partie copiée.
app-not-copied = Ce navigateur ne permet pas de copier ici. Enregistrez plutôt la partie dans un fichier.
app-load-paste = Collez une feuille de partie
app-load-file = ou choisissez un fichier de partie
app-load = Ouvrir cette partie

# Les règles.

app-rule-link = Règle { $rule }
app-rules = Règles
app-rules-title = Les règles de { $name }
app-rules-play = Jouer

# Imprimer un jeu.

app-print = Imprimer le jeu
app-print-title = Imprimer { $name }
app-print-about = Le plateau, les pièces, les règles et une feuille de partie à imprimer et à découper. Dans la fenêtre d’impression, choisissez 100 % ou « taille réelle », sans marges.
app-print-paper = Papier
app-print-a4 = A4
app-print-a3 = A3
app-print-letter = Letter
app-print-now = Imprimer
app-print-sheet = Feuille { $number } sur { $of }

# Analyser une partie.

app-analyse = Analyser
app-analyse-game = Analyse : essayer d’autres coups
app-analysis-title = Analyse de { $name }

# Partager une position.

app-share = Lien vers cette position
app-shared = Lien copié.
app-share-by-hand = Copiez ce lien :

# Les cases du plateau, et ce qui s’y trouve, pour la lecture à voix haute.

app-spot = { $place } : { $what }
app-empty = vide

# À côté du plateau.

app-aids = Montrer ce qu’on sait des trappes
app-sound = Sons
app-pace-quick = Montrer plus vite les coups des autres
app-uncovered-dealt = Toutes les trappes sont montrées, telles qu’elles ont été placées avant la partie.
app-uncovered-drawn = Toutes les trappes sont montrées. Celles que personne n’a essayées viennent d’être tirées au sort, parmi ce qui restait possible.
