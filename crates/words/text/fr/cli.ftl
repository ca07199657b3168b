# La ligne de commande : aide, réponses, erreurs.

cli = Des jeux de société rares dans le navigateur et le terminal : jouer, analyser, héberger.
cli-details = Code de sortie : 0 réussite ; 1 coup interdit, ou position, mise en place ou feuille de partie illisible ; 2 ligne de commande incorrecte ; 3 échec d’un fichier, d’un tube ou du serveur.
cli-games = Liste les jeux.
cli-rules = Affiche le livret d’un jeu, ou une règle avec un exemple.
cli-show = Affiche le plateau.
cli-moves = Liste les coups permis, un par ligne.
cli-perft = Compte les suites de coups permis d’une longueur donnée (perft).
cli-print = Fait un PDF d’un jeu à imprimer et à découper.
cli-bench = Mesure la vitesse.
cli-bench-rules = Mesure la vitesse des règles : perft et parties au hasard.
cli-bench-search = Mesure la vitesse et la profondeur de la recherche.
cli-bench-suites = Compte les positions résolues par les meilleurs robots.

cli-show-details = { cli-opening-details }
cli-moves-details = { cli-opening-details }
cli-perft-details = { cli-opening-details }
cli-opening-details =
    Mises en place : « mirrored » (Kuba) ; « colours=red,blue first=blue » (Klötze) ; « players=3 » (Klötze, Bille-Trap).
    Coups : « a6e », « d4s » (case et direction : n, e, s, w), « d2-d3 » (Klötze), « d5 e m17 o c t k » (Bille-Trap), « pass » ; aussi « resign:2 » et « draw », comme dans les feuilles de partie.

cli-usage = Utilisation :
cli-commands = Commandes{"\u00A0"}
cli-arguments = Arguments{"\u00A0"}
cli-options = Options{"\u00A0"}
cli-value-command = COMMANDE
cli-value-game = JEU
cli-value-rule = RÈGLE
cli-value-number = NOMBRE
cli-value-text = TEXTE
cli-value-tokens = COUPS
cli-value-file = FICHIER
cli-value-depth = PROFONDEUR
cli-value-language = LANGUE
cli-value-paper = PAPIER
cli-value-url = URL

cli-arg-lang = Langue : fr ou en (par défaut, celle de votre système)
cli-arg-game = { $games } ou { $last }
cli-arg-rule = Une règle, par exemple KU-6
cli-arg-players = Nombre de joueurs, si le jeu laisse le choix
cli-arg-setup = Mise en place, choisie avant le premier coup
cli-arg-from = Coups à jouer d’abord, séparés par des espaces
cli-arg-position = Position de départ (l’équivalent de FEN)
cli-arg-record = Feuille de partie à rejouer (l’équivalent de PGN)
cli-arg-json = Afficher une ligne de JSON
cli-arg-stdin = Lire une liste de coups par ligne sur l’entrée standard et répondre à chacune par une ligne de JSON
cli-arg-depth = Nombre de coups de chaque suite, 100 au plus
cli-arg-divide = Afficher aussi le compte de chaque premier coup
cli-arg-rounds = Nombre de mesures ; la meilleure compte (5)
cli-arg-paper = Papier : a4, a3 ou letter (a4)
cli-arg-origin = Adresse de votre serveur, par exemple https://jeux.example ; la première page porte alors un code qui ouvre le jeu
cli-arg-pdf = Fichier PDF à écrire
cli-arg-force = Remplacer le fichier s’il existe
cli-arg-help = Afficher cette aide
cli-arg-version = Afficher la version

cli-error = erreur :
cli-see-help = Pour obtenir de l’aide : { $command } --help
cli-error-subcommand = commande inconnue : « { $found } ».
cli-error-unknown = argument inconnu : « { $found } ».
cli-error-missing = argument manquant : { $missing }.
cli-error-no-value = { $argument } demande une valeur.
cli-error-value = valeur « { $found } » invalide pour { $argument }.
cli-error-conflict = { $one } et { $other } ne peuvent pas être utilisés ensemble.
cli-error-no-subcommand = commande manquante.
cli-error-other = la ligne de commande est illisible.
cli-error-game = il n’y a pas de jeu « { $found } ». Choisissez parmi { $games }.
rules-error = ce jeu n’a pas de règle « { $found } ». Choisissez parmi { $rules }.
cli-error-no-text = un argument n’est pas un texte UTF-8 valide.
cli-error-no-file = fichier introuvable : « { $path } ».
cli-error-exists = « { $path } » existe déjà. Ajoutez --force pour le remplacer.
cli-error-denied = lecture non autorisée : « { $path } ».
cli-error-folder = « { $path } » est un dossier, pas une feuille de partie.
cli-error-file-no-text = « { $path } » n’est pas un fichier texte.
cli-error-twice = { $argument } est donné deux fois.
cli-error-file = impossible de lire « { $path } » : { $why }.
cli-error-too-large = « { $path } » est trop grand pour une feuille de partie.
cli-error-pipe = l’entrée ou la sortie a échoué : { $why }.
cli-error-line-too-long = la ligne est trop longue pour une liste de coups.

cli-print-done = { $sheets } feuilles écrites dans « { $path } ». Imprimez-les à 100 %.

cli-games-line = { $name }, { $most ->
    [2] 2 joueurs
   *[other] de { $least } à { $most } joueurs
} : { $about }
cli-show-title = { $name }, { $players } joueurs
cli-show-annotated = Coups, avec variantes et commentaires :
cli-show-or = ou
cli-show-comment = « { $text } »
cli-main-line = La feuille contient { $variations ->
    [one] une variante
   *[other] { $variations } variantes
} ; seule la ligne principale est utilisée.
cli-show-position = Position : { $text }

cli-perft-rate = { $seconds } s, { $rate } millions par seconde
cli-bench-machine = { $machine }, un seul thread ; millions par seconde, meilleure mesure
cli-bench-game = { $name } : perft { $bulk }, chaque feuille jouée { $applied } ; parties au hasard { $moves } coups ({ $playouts } parties par seconde)
cli-bench-ratios = {"    "}perft { $perft } × cozy-chess, coups { $moves } × Ataxx
cli-bench-yardsticks = Références : cozy-chess perft 6 { $perft } ; Ataxx 7 × 7 au hasard { $moves } coups ({ $playouts } parties par seconde)
cli-bench-no-yardsticks = Ce programme a été compilé sans moteurs de référence. « cargo bench-rules » mesure cozy-chess et Ataxx au même moment et affiche les rapports.
cli-bench-search-machine = { $machine }, un seul thread, { $milliseconds } ms par position
cli-bench-search-place = { $name }, { $players } joueurs, après { $actions } coups : { $rate } millions de positions par seconde, profondeur { $depth } ; la profondeur { $fixed } demande { $nodes } positions
cli-bench-search-playouts = { $name } : la recherche arborescente joue { $rate } parties au hasard par seconde, soit { $share } % de la vitesse des parties seules
cli-bench-search-signature = Signature de la recherche : { $signature }
cli-bench-suite = { $name } : { $solved } positions résolues sur { $positions }

cli-arena = Fait jouer deux robots l’un contre l’autre de nombreuses fois et mesure lequel est le plus fort.
cli-arena-details =
    Robots : « level:5 », « best », « uct », « plain:4 » (alpha-bêta à la profondeur 4), « paranoid », « best-reply », « max-n » (trois recherches pour plus de deux joueurs), « random », « greedy », « exec:COMMANDE » (un moteur qui suit le protocole de docs/engine.md).
    Un robot peut avoir sa propre limite : « uct:100ms », « level:8:5000n », « plain:4 ».
    Sans --time ni --nodes, chaque robot examine 20 000 positions par coup. Seules les limites de positions ou de profondeur donnent des résultats reproductibles.
cli-engine = Fonctionne comme moteur de jeu par l’entrée et la sortie standard, à la manière d’UCI (voir docs/engine.md).

cli-value-bot = ROBOT
cli-value-milliseconds = MILLISECONDES
cli-value-elo = ELO
cli-value-folder = DOSSIER

cli-arg-a = Robot à mesurer
cli-arg-b = Son adversaire ; à plus de deux joueurs, il joue à toutes les autres places
cli-arg-games = Nombre maximal de parties, arrondi au-dessus pour que « a » joue aussi souvent à chaque place (100 ; 20 000 avec --sprt)
cli-arg-time = Temps maximal par coup
cli-arg-nodes = Nombre maximal de positions par coup
cli-arg-sprt = S’arrêter dès que le test (SPRT) tranche entre ces deux différences d’Elo
cli-arg-seed = Graine aléatoire : la même graine donne les mêmes parties
cli-arg-threads = Nombre de parties jouées en parallèle (tous les cœurs ; 1 avec une limite de temps)
cli-arg-records = Enregistrer la feuille de chaque partie dans ce dossier
cli-arg-level = Niveau de jeu (le plus haut)
cli-arg-bot = Robot qui joue

cli-error-not-written = impossible d’écrire « { $path } » : { $why }.
cli-book = Calcul du livre de positions : { $name }. Il est enregistré pour la prochaine fois.

cli-arena-title = { $name }, { $players } joueurs : { $a } contre { $b }
cli-arena-points = { $bot } : { $percent } % des points en { $games } parties (gagnées : { $wins }, nulles : { $draws }, perdues : { $losses }) ; à force égale, ce serait { $expected } %
cli-arena-elo = Elo { $elo } ± { $error } (95 %)
cli-arena-elo-unsure = Elo { $elo } ; marge inconnue, car toutes les manches ont fini de la même façon
cli-arena-no-elo = Elo indéfini : 100 % des points d’un côté.
cli-arena-sprt-stronger = SPRT { $lower } ou { $upper } Elo : { $upper } (LLR { $llr }, limite { $bound })
cli-arena-sprt-weaker = SPRT { $lower } ou { $upper } Elo : { $lower } (LLR { $llr }, limite −{ $bound })
cli-arena-sprt-open = SPRT { $lower } ou { $upper } Elo : indécis (LLR { $llr }, limites ±{ $bound })
cli-arena-rate = { $bot } : { $rate } positions par seconde
cli-arena-shared-clock = Des parties à temps limité ont été jouées en parallèle : quand les cœurs sont occupés, tous les robots jouent moins bien.
cli-arena-end = { $seconds } s, graine { $seed }
cli-arena-standing = a : { $percent } %
cli-arena-failed = Partie { $number }, place { $seat } : { $bot } perd. { $sentence }

cli-program-no-start = Le moteur ne démarre pas : { $said }.
cli-program-hung = Le moteur n’a pas répondu en { $seconds } s.
cli-program-died = Le moteur s’est arrêté sans répondre.
cli-program-complained = Le moteur a signalé une erreur : { $said }
cli-program-nonsense = Le moteur a répondu « { $said } », ce qui n’est pas un coup de ce jeu.
cli-program-refused = Le moteur a répondu « { $said } ». { $why }

engine-unknown-command = commande inconnue : « { $found } ».
engine-unknown-game = il n’y a pas de jeu « { $found } ». Choisissez parmi { $games }.
engine-no-game = aucune partie n’a commencé. Envoyez d’abord « newgame ».
engine-no-position = aucune position n’est fixée : la dernière était illisible.
engine-unknown-limit = limite inconnue : « { $found } ». Donnez time=, nodes= ou depth=, une seule à la fois.
engine-no-seat = ce n’est à aucun joueur de jouer : c’est le moment du dé ou d’une trappe, ou la partie est terminée.
engine-too-long = la ligne est trop longue pour une commande.

cli-verify = Vérifie que les dés, les trappes et le tirage des places d’une partie terminée étaient fixés avant le début.
cli-verify-details = Comment le hasard est tiré, et ce qui est garanti : docs/chance.md.
cli-value-digits = CHIFFRES
cli-arg-finished = Feuille d’une partie terminée
cli-arg-commitment = Engagement affiché par le serveur à l’ouverture de la table : 64 chiffres hexadécimaux
cli-verify-no-line = la feuille ne dit pas comment le hasard a été tiré : il n’y a rien à vérifier.
cli-verify-commitment = Le secret correspond à l’engagement { $commitment }.
cli-verify-published = Le secret correspond à l’engagement que vous avez donné.
cli-verify-first = L’engagement a précédé les contributions des joueurs, si vous avez joué à la table { $table } : le nom de la table en découle.
cli-verify-not-first = La feuille ne montre pas que l’engagement a précédé les contributions des joueurs : le nom de la table n’en découle pas. Les serveurs d’avant la version 0.2 écrivaient de telles feuilles.
cli-verify-lot = { $lot ->
    [0] Le tirage des places a laissé chacun à sa place, conformément au secret.
    [one] Le tirage des places a avancé chacun d’une place, conformément au secret.
   *[other] Le tirage des places a avancé chacun de { $lot } places, conformément au secret.
}
cli-verify-no-lot = Les places n’ont pas été tirées au sort.
cli-verify-lot-unknown = La feuille n’a pas de tirage des places, et ne montre pas s’il devait y en avoir un.
cli-verify-chances = { $chances ->
    [0] Aucun dé n’a été lancé et aucune trappe essayée.
    [one] Le seul résultat de dé ou de trappe est conforme au secret.
   *[other] Les { $chances } résultats de dé et de trappe sont conformes au secret.
}
cli-verify-no-chance = Ce jeu n’a ni dé ni rien de caché : il n’y a rien d’autre à vérifier.
cli-verify-deal = Trappes (o ouverte, c fermée) : { $deal }
cli-verify-not-checked = Non vérifié : les noms, qui était derrière, et si chaque joueur a vraiment joué les coups notés à son nom. Une feuille ne porte pas de signature.
cli-verify-holds = Vérifié : personne n’a changé les dés ni les trappes depuis l’ouverture de la table.
cli-verify-compare = Vérifié, à condition que ce soit l’engagement affiché à l’ouverture de la table. Ajoutez --commitment pour le vérifier aussi.
cli-error-range = Choisissez de { $least } à { $most }.
