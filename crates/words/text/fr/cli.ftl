# La ligne de commande : aide, réponses, erreurs.

cli = Une étagère de jeux de société rares : leurs plateaux, leurs règles, leurs chiffres.
cli-details = Code de sortie : 0 tout va bien ; 1 une action enfreint une règle, ou une position, une mise en place ou une feuille est illisible ; 2 la ligne de commande est incorrecte ; 3 un fichier, un tube ou une maison a fait défaut.
cli-games = Montre l’étagère.
cli-show = Dessine le plateau.
cli-moves = Donne les actions permises, une par ligne.
cli-perft = Compte les suites d’actions permises d’une longueur donnée.
cli-bench = Mesure la vitesse.
cli-bench-rules = Mesure la vitesse des règles : perft et parties au hasard.
cli-bench-search = Mesure la vitesse et la profondeur de recherche des robots.
cli-bench-suites = Compte les solutions démontrées que trouvent les meilleurs robots.

cli-show-details = { cli-opening-details }
cli-moves-details = { cli-opening-details }
cli-perft-details = { cli-opening-details }
cli-opening-details =
    Mises en place : « mirrored » (Kuba) ; « colours=red,blue first=blue » (Klötze) ; « players=3 » (Klötze, Bille-Trap).
    Actions : « a6e », « d4s » (case et direction : n, e, s, w), « d2-d3 » (Klötze), « d5 e m17 o c t k » (Bille-Trap), « pass » ; aussi « resign:2 », « draw » comme dans les feuilles.

cli-usage = Utilisation :
cli-commands = Commandes{"\u00A0"}
cli-arguments = Arguments{"\u00A0"}
cli-options = Options{"\u00A0"}
cli-value-command = COMMANDE
cli-value-game = JEU
cli-value-number = NOMBRE
cli-value-text = TEXTE
cli-value-tokens = ACTIONS
cli-value-file = FICHIER
cli-value-depth = PROFONDEUR
cli-value-language = LANGUE

cli-arg-lang = La langue, fr ou en ; sinon celle de votre système
cli-arg-game = { $games } ou { $last }
cli-arg-players = Combien jouent, là où le jeu laisse le choix
cli-arg-setup = Ce qui est choisi avant la première action
cli-arg-from = Des actions à jouer d’abord, séparées par des espaces
cli-arg-position = Une position de départ
cli-arg-record = Une feuille de partie à rejouer
cli-arg-json = Répondre par une ligne de JSON
cli-arg-stdin = Lire une liste d’actions par ligne et répondre à chacune par une ligne de JSON
cli-arg-depth = Combien d’actions compte chaque suite, 100 au plus
cli-arg-divide = Montrer aussi le compte derrière chaque action
cli-arg-rounds = Combien de fois tout est mesuré ; le meilleur compte (5)
cli-arg-help = Montrer cette aide
cli-arg-version = Montrer la version

cli-error = erreur :
cli-see-help = « ludotheque --help » montre ce qu’il y a.
cli-error-subcommand = il n’y a pas de commande « { $found } ».
cli-error-unknown = l’argument « { $found } » est inconnu ici.
cli-error-missing = il manque quelque chose : { $missing }.
cli-error-no-value = { $argument } demande une valeur.
cli-error-value = « { $found } » ne va pas avec { $argument }.
cli-error-conflict = { $one } et { $other } ne vont pas ensemble.
cli-error-no-subcommand = il manque une commande.
cli-error-other = la ligne de commande est incompréhensible.
cli-error-game = il n’y a pas de jeu « { $found } » sur l’étagère ; il y a { $games }.
cli-error-no-text = un argument n’est pas un texte lisible.
cli-error-no-file = il n’y a pas de fichier « { $path } ».
cli-error-denied = vous n’avez pas le droit de lire « { $path } ».
cli-error-folder = « { $path } » est un dossier, pas une feuille de partie.
cli-error-file-no-text = « { $path } » n’est pas un texte.
cli-error-twice = { $argument } est donné deux fois.
cli-error-file = « { $path } » est illisible : { $why }.
cli-error-too-large = « { $path } » est bien trop grand pour une feuille de partie.
cli-error-pipe = l’entrée ou la sortie a fait défaut : { $why }.
cli-error-line-too-long = la ligne est bien trop longue pour une liste d’actions.

cli-games-line = { $name }, { $most ->
    [2] 2 joueurs
   *[other] de { $least } à { $most } joueurs
} : { $about }
cli-show-title = { $name }, { $players } joueurs
cli-show-position = Position : { $text }

cli-perft-rate = { $seconds } s, { $rate } millions par seconde
cli-bench-machine = { $machine }, un seul fil ; millions par seconde, le meilleur de tous les tours
cli-bench-game = { $name } : perft { $bulk }, chaque feuille jouée { $applied } ; parties au hasard { $moves } actions ({ $playouts } parties par seconde)
cli-bench-ratios = {"    "}perft { $perft } × cozy-chess, actions { $moves } × Ataxx
cli-bench-yardsticks = Étalons : cozy-chess perft 6 { $perft } ; Ataxx 7 × 7 au hasard { $moves } actions ({ $playouts } parties par seconde)
cli-bench-no-yardsticks = Ce programme est bâti sans étalons. « cargo bench-rules » mesure cozy-chess et Ataxx au même moment et donne les rapports.
cli-bench-search-machine = { $machine }, un seul fil d’exécution, { $milliseconds } ms par position
cli-bench-search-place = { $name }, { $players } joueurs, après { $actions } actions : { $rate } millions de positions par seconde, profondeur { $depth } ; la profondeur { $fixed } demande { $nodes } positions
cli-bench-search-playouts = { $name } : l’arbre fait { $rate } parties au hasard par seconde, soit { $share } % de ce que donnent les parties seules
cli-bench-search-signature = Signature de la recherche : { $signature }
cli-bench-suite = { $name } : { $solved } solutions démontrées trouvées sur { $positions }

cli-arena = Fait jouer deux robots l’un contre l’autre, maintes fois, et dit lequel est le plus fort.
cli-arena-details =
    Robots : « level:5 », « best », « uct », « plain:4 » (alpha-bêta à 4 actions de profondeur), « paranoid », « best-reply », « max-n » (trois façons de voir plusieurs adversaires), « random », « greedy », « exec:COMMANDE » (un programme qui parle le protocole de docs/engine.md).
    Un robot peut avoir sa propre limite : « uct:100ms », « level:8:5000n », « plain:4 ».
    Sans --time ni --nodes, chaque robot regarde 20 000 positions par action. Seules les limites de positions ou de profondeur permettent de tout répéter à l’identique.
cli-engine = Joue en tant que programme : lit des commandes, répond par des actions (voir docs/engine.md).

cli-value-bot = ROBOT
cli-value-milliseconds = MILLISECONDES
cli-value-elo = ELO
cli-value-folder = DOSSIER

cli-arg-a = Le robot que l’on mesure
cli-arg-b = Le robot auquel on le mesure ; à plus de deux joueurs, il tient toutes les autres places
cli-arg-games = Combien de parties au plus, arrondi pour que a tienne chaque place aussi souvent (100 ; 20 000 avec --sprt)
cli-arg-time = Combien de temps un robot peut réfléchir à une action
cli-arg-nodes = Combien de positions un robot peut regarder pour une action
cli-arg-sprt = S’arrêter dès qu’il est clair laquelle de deux différences de force est la plus proche du vrai
cli-arg-seed = D’où l’on tire ouvertures, dés et goûts ; le même nombre donne les mêmes parties
cli-arg-threads = Combien de parties se jouent en même temps (tous les cœurs ; 1 si le temps est limité)
cli-arg-records = Garder une feuille de chaque partie dans ce dossier
cli-arg-level = Jouer à ce niveau (le plus haut)
cli-arg-bot = Jouer comme ce robot

cli-error-not-written = impossible d’écrire « { $path } » : { $why }.
cli-book = Calcul de la table de { $name }. Elle est gardée pour la prochaine fois.

cli-arena-title = { $name }, { $players } joueurs : { $a } contre { $b }
cli-arena-points = { $bot } : { $percent } % des points en { $games } parties (gagnées : { $wins }, nulles : { $draws }, perdues : { $losses }) ; à égalité de force, ce serait { $expected } %
cli-arena-elo = Elo { $elo } ± { $error } (95 %)
cli-arena-elo-unsure = Elo { $elo } ; toutes les manches ont fini de même, et nul ne sait si c’est sûr
cli-arena-no-elo = Aucun Elo fini n’explique tous les points, ou aucun point.
cli-arena-sprt-stronger = SPRT { $lower } ou { $upper } Elo : { $upper } (LLR { $llr }, limite { $bound })
cli-arena-sprt-weaker = SPRT { $lower } ou { $upper } Elo : { $lower } (LLR { $llr }, limite −{ $bound })
cli-arena-sprt-open = SPRT { $lower } ou { $upper } Elo : indécis (LLR { $llr }, limites ±{ $bound })
cli-arena-rate = { $bot } : { $rate } positions par seconde
cli-arena-shared-clock = Des parties ont été jouées en même temps sous des limites de temps : des cœurs occupés affaiblissent tous les robots.
cli-arena-end = { $seconds } s, graine { $seed }
cli-arena-standing = a : { $percent } %
cli-arena-failed = Partie { $number }, place { $seat } : { $bot } perd. { $sentence }

cli-program-no-start = Le programme ne démarre pas : { $said }.
cli-program-hung = Le programme n’a pas répondu en { $seconds } s.
cli-program-died = Le programme s’est arrêté sans répondre.
cli-program-complained = Le programme a signalé une erreur : { $said }
cli-program-nonsense = Le programme a répondu « { $said } », ce qui n’est pas une action de ce jeu.
cli-program-refused = Le programme a répondu « { $said } ». { $why }

engine-unknown-command = il n’y a pas de commande « { $found } ».
engine-unknown-game = il n’y a pas de jeu « { $found } » ; il y a { $games }.
engine-no-game = aucune partie n’a commencé : d’abord « newgame ».
engine-no-position = il n’y a pas de position : la dernière était illisible.
engine-unknown-limit = « { $found } » n’est pas une limite ; il y a time=, nodes= et depth=, une seule à la fois.
engine-no-seat = aucun joueur n’a à jouer : c’est au hasard, ou la partie est finie.
engine-too-long = la ligne est bien trop longue pour une commande.

cli-verify = Vérifie que dés, trappes et tirages au sort d’une partie finie sont bien ce qui était fixé avant qu’elle commence.
cli-verify-details = Comment le hasard est tiré et ce qui est promis : docs/chance.md.
cli-value-digits = CHIFFRES
cli-arg-finished = La feuille d’une partie finie
cli-arg-commitment = L’engagement que l’on vous a montré à l’ouverture de la table, 64 chiffres hexadécimaux
cli-verify-no-line = la feuille ne dit pas comment le hasard a été tiré : il n’y a rien à vérifier.
cli-verify-commitment = Le secret correspond à l’engagement { $commitment }.
cli-verify-published = Le secret correspond à l’engagement que l’on vous a donné.
cli-verify-first = L’engagement est venu en premier si vous avez joué à la table { $table } : son nom en découle.
cli-verify-not-first = La feuille ne montre pas que l’engagement est venu en premier : le nom de la table n’en découle pas. Les serveurs d’avant la version 0.2 écrivaient de telles feuilles.
cli-verify-lot = { $lot ->
    [0] Le tirage au sort a laissé chacun à sa place, comme il découle du secret.
    [one] Le tirage au sort a avancé chacun d’une place, comme il découle du secret.
   *[other] Le tirage au sort a avancé chacun de { $lot } places, comme il découle du secret.
}
cli-verify-no-lot = Il n’y a pas eu de tirage au sort.
cli-verify-chances = { $chances ->
    [0] Aucun dé n’a été lancé et aucune trappe essayée.
    [one] Le seul résultat de dé ou de trappe est bien celui qui découle du secret.
   *[other] Les { $chances } résultats de dé et de trappes sont bien ceux qui découlent du secret.
}
cli-verify-no-chance = Dans ce jeu, il n’y a ni dé ni rien de caché : il n’y avait rien d’autre à vérifier.
cli-verify-deal = Ce qui était caché : { $deal }
cli-verify-holds = La preuve tient : personne n’a changé le hasard depuis l’ouverture de la table.
cli-verify-compare = La preuve tient si c’est bien l’engagement que l’on vous a montré à l’ouverture de la table ; --commitment vérifie cela aussi.
