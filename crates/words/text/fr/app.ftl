# La page : l’étagère, la mise en place, les parties sur cet appareil.

app-name = Ludothèque
app-title = { $name } – Ludothèque
app-language-other = English
app-light-system = Lumière : comme le système
app-light-light = Lumière : jour
app-light-dark = Lumière : nuit

# L’étagère.

app-shelf-title = À quel jeu jouons-nous ?
app-shelf-lead = Quatre jeux rares, de bois et de verre. Installez-vous et jouez : seul contre un robot, entre amis autour de cet appareil, ou avec quelqu’un au loin par un lien.
app-about-black-holes = Des blocs de 1 × 1 × 2 basculent et roulent sur un plateau de bois. Faites tomber le premier quatre des vôtres.
app-about-kuba = Poussez des rangées de billes de verre. Sept rouges gagnent, et qui prend peut pousser encore.
app-about-klotze = Les colonnes marchent aussi loin qu’elles sont hautes. Ouvrez la voie et menez votre bloc de quatre à son coin.
app-about-bille-trap = Une course au dé par-dessus des trappes cachées, sur un plateau qui tourne sous vos billes.
app-players = Joueurs
app-players-count = { $most ->
    [2] 2
   *[other] { $least } à { $most }
}
app-time = Durée
app-time-black-holes = environ 20 minutes
app-time-kuba = environ 20 minutes
app-time-klotze = environ 30 minutes
app-time-bille-trap = environ 25 minutes
app-age = Âge
app-age-black-holes = dès 8 ans
app-age-kuba = dès 8 ans
app-age-klotze = dès 12 ans
app-age-bille-trap = dès 6 ans
app-play-now = Jouer
app-play-now-label = Jouer : { $name }, contre un robot aimable
app-choose = Entre amis…
app-choose-label = Entre amis, ou d’autres robots : { $name }
app-go-on = Continuer

# La mise en place.

app-who-plays = Qui joue ?
app-person = une personne sur cet appareil
app-elsewhere = un ami ailleurs, par un lien
app-bot = Robot, niveau { $level } : { $name }
app-setup-kuba = Comment le plateau est posé (les noirs choisissent)
app-setup-kuba-standard = comme sur le dessin
app-setup-kuba-mirrored = en miroir
app-setup-klotze = Qui commence
app-start = Commencer

# Où en est la partie.

app-status = La partie
app-confirm = Valider le tour
app-undo = Annuler le dernier coup
app-pending = Envoyé à la maison ; en attente de sa réponse.
app-looks-back = Vous regardez en arrière : { $shown } actions sur { $all }.
app-turn-whole = Le tour est sur le plateau : validez-le ou annulez.
app-no-bot = Le robot ne répond pas. Rechargez la page pour continuer.
app-not-your-turn = Ce n’est pas à vous de jouer.
app-no-action = Ce n’est pas une action de ce jeu.
app-no-random = Ce navigateur ne donne pas de nombres aléatoires : le hasard ne peut pas être tiré.
app-chance = tiré par la page au moment voulu, à la source de hasard du navigateur
app-agreed = Tous s’accordent sur une partie nulle.
app-left = { $actor ->
    [light] Les clairs s’en vont.
    [dark] Les foncés s’en vont.
    [white] Les blancs s’en vont.
    [black] Les noirs s’en vont.
    [red] Les rouges s’en vont.
    [yellow] Les jaunes s’en vont.
    [green] Les verts s’en vont.
    [blue] Les bleus s’en vont.
    [seat1] La place 1 s’en va.
    [seat2] La place 2 s’en va.
    [seat3] La place 3 s’en va.
   *[seat4] La place 4 s’en va.
}
app-flagged = { $actor ->
    [light] Les clairs n’ont plus de temps.
    [dark] Les foncés n’ont plus de temps.
    [white] Les blancs n’ont plus de temps.
    [black] Les noirs n’ont plus de temps.
    [red] Les rouges n’ont plus de temps.
    [yellow] Les jaunes n’ont plus de temps.
    [green] Les verts n’ont plus de temps.
    [blue] Les bleus n’ont plus de temps.
    [seat1] La place 1 n’a plus de temps.
    [seat2] La place 2 n’a plus de temps.
    [seat3] La place 3 n’a plus de temps.
   *[seat4] La place 4 n’a plus de temps.
}

# La feuille de partie.

app-sheet = La feuille de partie
app-first = Début
app-previous = Reculer
app-next = Avancer
app-last = Maintenant
app-take-back = Reprendre
app-new = Nouvelle partie
app-person-name = Nom (facultatif)
app-draw = Partie nulle…
app-draw-sure = Tout le monde est d’accord : partie nulle
app-draw-declined = Le robot refuse la nulle et continue à jouer.
app-again = Rejouer
app-resign = Abandonner…
app-resign-sure = Oui, j’abandonne
app-board-turns = Le plateau se tourne vers qui joue
app-record = Feuille de partie
app-copy = Copier
app-download = Garder dans un fichier
app-copied = La feuille est dans le presse-papiers.
app-not-copied = Le navigateur ne permet pas de copier ici. Gardez la feuille dans un fichier.
app-load-paste = Collez une feuille ici
app-load-file = ou prenez-la dans un fichier
app-load = Charger cette feuille

# Les règles.

app-rule-link = Règle { $rule }
app-rules = Règles
app-rules-title = Les règles : { $name }
app-rules-play = Jouer

# Partager une position.

app-share = Lien vers cette position
app-shared = Le lien est dans le presse-papiers.
app-share-by-hand = Copiez ce lien :

# Les cases du plateau, et ce qui s’y trouve, pour la lecture à voix haute.

app-spot = { $place } : { $what }
app-empty = vide
place-bille-trap-home = Maison
place-bille-trap-tray1 = réserve de la place 1
place-bille-trap-tray2 = réserve de la place 2
place-bille-trap-tray3 = réserve de la place 3
place-bille-trap-tray4 = réserve de la place 4
spot-black-holes-hole = trou
spot-klotze-square-corner-red = but des rouges
spot-klotze-square-corner-yellow = but des jaunes
spot-klotze-square-corner-green = but des verts
spot-klotze-square-corner-blue = but des bleus
spot-klotze-square-home-red = case de départ des rouges
spot-klotze-square-home-yellow = case de départ des jaunes
spot-klotze-square-home-green = case de départ des verts
spot-klotze-square-home-blue = case de départ des bleus
piece-black-holes-light = bloc clair debout
piece-black-holes-light-lying = bloc clair couché
piece-black-holes-dark = bloc foncé debout
piece-black-holes-dark-lying = bloc foncé couché
piece-kuba-white = { $count ->
    [one] bille blanche
   *[other] { $count } billes blanches
}
piece-kuba-black = { $count ->
    [one] bille noire
   *[other] { $count } billes noires
}
piece-kuba-red = { $count ->
    [one] bille rouge
   *[other] { $count } billes rouges
}
piece-klotze-column-one = colonne de hauteur 1
piece-klotze-column-two = colonne de hauteur 2
piece-klotze-column-three = colonne de hauteur 3
piece-klotze-klotz-red = Klotz rouge
piece-klotze-klotz-yellow = Klotz jaune
piece-klotze-klotz-green = Klotz vert
piece-klotze-klotz-blue = Klotz bleu
piece-klotze-klotz-red-unused = Klotz rouge, que personne ne joue
piece-klotze-klotz-yellow-unused = Klotz jaune, que personne ne joue
piece-klotze-klotz-green-unused = Klotz vert, que personne ne joue
piece-klotze-klotz-blue-unused = Klotz bleu, que personne ne joue
piece-klotze-stone-red = pierre des rouges
piece-klotze-stone-yellow = pierre des jaunes
piece-klotze-stone-green = pierre des verts
piece-klotze-stone-blue = pierre des bleus
piece-bille-trap-seat1 = { $count ->
    [one] bille de la place 1
   *[other] { $count } billes de la place 1
}
piece-bille-trap-seat2 = { $count ->
    [one] bille de la place 2
   *[other] { $count } billes de la place 2
}
piece-bille-trap-seat3 = { $count ->
    [one] bille de la place 3
   *[other] { $count } billes de la place 3
}
piece-bille-trap-seat4 = { $count ->
    [one] bille de la place 4
   *[other] { $count } billes de la place 4
}
