# Le serveur : le démarrer, l’administrer, ses données.

serve-port-taken = { $address } est déjà utilisé, peut-être par un autre serveur Ludothèque. Choisissez un autre port avec --port.
serve-port-forbidden = vous n’avez pas le droit d’écouter sur { $address }. Choisissez un port à partir de 1024 avec --port.
serve-no-address = impossible d’écouter sur { $address } : { $why }.
serve-folder = impossible d’utiliser le dossier « { $path } » : { $why }.
serve-in-use = un autre programme utilise « { $path } ». Un seul serveur à la fois peut utiliser un fichier de données.
serve-data = impossible d’utiliser les données de « { $path } » : { $why }
serve-bus = le serveur NATS { $address } n’accepte pas ce serveur : { $why }.
serve-unreadable = impossible de lire « { $path } » : { $why }.
serve-no-certificate = aucun certificat (PEM) dans « { $path } ».
serve-no-key = aucune clé privée (PEM) dans « { $path } ».
serve-unfit-key = la clé privée de « { $path } » ne correspond pas au certificat, ou son type n’est pas pris en charge.
serve-no-domain = pour obtenir un certificat, il faut une adresse https publique qui porte un nom. Donnez-la avec --public-url, par exemple https://games.example.
serve-nobody-trusted = aucune autorité de certification de confiance sur ce système. Installez-les (sous Debian : ca-certificates), ou indiquez un fichier avec --acme-ca.

serve-open = Serveur en marche à l’adresse { $address }
serve-public = Pour tout le monde : { $address }
serve-here = Seule cette machine peut s’y connecter. Pour inviter les téléphones du réseau local : ludotheque serve --lan
serve-room = Depuis les autres appareils du même réseau : { $address }
serve-room-also = ou { $address }
serve-no-room = Cette machine n’est sur aucun réseau local : les autres appareils ne peuvent pas s’y connecter.
serve-data-file = Fichier de données : { $path }
serve-database = Base de données : { $address }
serve-key = Clé d’administration, affichée cette seule fois : { $key }
serve-key-use = Notez-la : « ludotheque admin » la demande. En cas de perte, « ludotheque admin key » en crée une nouvelle.
serve-stop = Ctrl-C arrête le serveur.
serve-closed = Serveur arrêté. Toutes les parties sont enregistrées.

cli-serve = Démarre le serveur de jeu, pour cette machine ou votre réseau local.
cli-serve-details =
    « ludotheque » sans commande fait la même chose, avec les options par défaut.
    LUDOTHEQUE_LOG règle le niveau du journal, par exemple « debug » ou « warn ».
    Pour https, les serveurs mandataires (proxys), les sauvegardes et l’administration : docs/hosting.md.
cli-health = Vérifie qu’un serveur en marche fonctionne bien.
cli-health-details = Code de sortie : 0 si tout va bien, 1 s’il ne peut rien enregistrer, 3 si aucun serveur ne répond.
cli-admin = Administre un serveur en marche.
cli-admin-details = Donnez la clé d’administration avec --key ou LUDOTHEQUE_KEY. Le serveur l’a affichée à son premier démarrage. « admin key » s’en passe : cette commande agit sur le fichier de données.
cli-admin-tables = Liste les tables.
cli-admin-close = Ferme une table.
cli-admin-people = Liste les invités et les comptes.
cli-admin-rename = Renomme un invité ou un compte.
cli-admin-block = Bloque un joueur.
cli-admin-unblock = Débloque un joueur.
cli-admin-password = Change le mot de passe d’un compte, lu sur la première ligne de l’entrée standard.
cli-admin-reports = Liste les signalements à traiter.
cli-admin-settle = Classe un signalement : le supprime et le note dans le journal d’administration.
cli-admin-ranges = Liste les plages d’adresses bloquées.
cli-admin-block-range = Bloque une plage d’adresses.
cli-admin-unblock-range = Débloque une plage d’adresses.
cli-admin-overview = Affiche la charge et l’espace occupé.
cli-admin-log = Affiche ce qui a été fait avec la clé d’administration.
cli-admin-key = Crée une nouvelle clé d’administration. L’ancienne ne fonctionne plus.
cli-backup = Copie tout le fichier de données, même quand le serveur est en marche.
cli-backup-details = La copie contient tout, y compris les secrets du hasard des parties en cours. Protégez-la autant que les données du serveur.
cli-export = Écrit toutes les feuilles de partie en texte, sans les secrets des parties en cours.
cli-import = Importe des feuilles de partie depuis un fichier texte, tel que « export » l’écrit.
cli-migrate = Prépare une base de données PostgreSQL, ou la met à niveau pour cette version.
cli-migrate-details = Aucun serveur ne doit utiliser la base. Un serveur ne fait jamais cela de lui-même.
cli-copy = Copie tout d’une base de données vers une autre, vide.
cli-copy-details =
    Une base est « sqlite:FICHIER » ou « postgres://utilisateur@hôte:port/nom ». Aucun serveur ne doit utiliser l’une ou l’autre.
    Préparez d’abord une base PostgreSQL : « ludotheque migrate ». Un fichier de données est créé.

cli-value-port = PORT
cli-value-path = CHEMIN
cli-value-database = BASE
cli-value-bus = BUS
cli-value-form = FORMAT
cli-value-address = ADRESSE
cli-value-key = CLÉ
cli-value-table = TABLE
cli-value-person = JOUEUR
cli-value-name = NOM
cli-value-contact = CONTACT
cli-value-time = DURÉE
cli-value-range = PLAGE
cli-value-email = E-MAIL
cli-value-interval = INTERVALLE

cli-arg-server_name = Comment ce serveur s’appelle dans ses mesures (le nom de la machine)
cli-arg-port = Port d’écoute (7373)
cli-arg-lan = Écouter aussi sur le réseau local, et afficher l’adresse en code QR
cli-arg-host = Un autre nom du serveur, en plus de ceux de cette machine ; option répétable
cli-arg-public_url = Adresse où tout le monde joint le serveur, par exemple https://games.example ; nécessaire derrière un proxy
cli-arg-data = Fichier de données (par défaut, dans votre dossier de données)
cli-arg-database = Base de données PostgreSQL au lieu d’un fichier : postgres://utilisateur@hôte:port/nom
cli-arg-bus = Serveur NATS par lequel les serveurs d’une même base se signalent aussitôt les nouveautés : nats://hôte:4222
cli-arg-copy_from = Où sont les données : « sqlite:FICHIER » ou « postgres://… »
cli-arg-copy_to = Où les copier : « sqlite:FICHIER » ou « postgres://… »
cli-arg-page = Servir la page depuis ce dossier, créé par « cargo xtask app », au lieu de celle du programme
cli-arg-tls_cert = Certificat (PEM), pour https ; relu quand il change
cli-arg-tls_key = Clé privée (PEM) du certificat
cli-arg-contact = Contact pour les questions sur les données personnelles, affiché sous /privacy : une adresse e-mail, une page web ou quelques mots
cli-arg-forget_guests = Oublier les invités après ce temps sans visite, par exemple 30d (30 jours), ou « never » pour jamais (90d)
cli-arg-acme = Obtenir et renouveler par ACME un certificat pour --public-url chez Let’s Encrypt, dont vous acceptez les conditions ; écouter sur tous les réseaux, au port de --public-url
cli-arg-acme_contact = Adresse e-mail où Let’s Encrypt peut vous joindre
cli-arg-acme_directory = Annuaire ACME d’une autre autorité de certification
cli-arg-acme_ca = Certificats (PEM) de confiance pour joindre cette autorité, au lieu de ceux du système
cli-arg-backup_every = Sauvegarder le fichier de données à cet intervalle, par exemple 30min, 6h ou 1d (un jour)
cli-arg-backup_keep = Nombre maximal de sauvegardes (14) ; les plus anciennes sont supprimées
cli-arg-backup_folder = Dossier des sauvegardes (« backups » à côté du fichier de données)
cli-arg-per_address = Nombre maximal de connexions ouvertes par adresse (200)
cli-arg-trust_forwarded = Se fier à X-Forwarded-For et X-Forwarded-Proto ; seulement derrière un serveur mandataire (proxy) qui les écrit
cli-arg-open_metrics = Montrer /metrics à tout le monde, et pas seulement à cette machine et avec la clé d’administration
cli-arg-bot_threads = Nombre de threads pour les robots et l’analyse (tous les cœurs sauf un)
cli-arg-log = Format du journal : text ou json
cli-arg-url = Adresse du serveur (http://127.0.0.1:7373)
cli-arg-key = Clé d’administration
cli-arg-table = Identifiant de la table : 16 lettres et chiffres
cli-arg-person = Identifiant du joueur : 16 lettres et chiffres
cli-arg-name = Nouveau nom
cli-arg-number = Numéro du signalement, affiché par « admin reports »
cli-arg-range = Plage d’adresses, par exemple 203.0.113.0/24
cli-arg-file = Fichier à écrire ; il ne doit pas encore exister
cli-arg-into = Fichier à écrire ; « - » pour la sortie standard
cli-arg-text = Fichier à lire ; « - » pour l’entrée standard

cli-error-no-data-folder = ce système n’a pas de dossier de données. Indiquez un fichier avec --data.
cli-error-database-backup = { $address } est une base de données PostgreSQL. Sauvegardez-la avec les outils de PostgreSQL, comme pg_dump.
cli-error-no-key = il manque la clé d’administration. Donnez-la avec --key ou LUDOTHEQUE_KEY.
cli-error-address = « { $found } » n’est pas une adresse de serveur. Écrivez par exemple http://127.0.0.1:7373.
cli-error-no-server = aucun serveur ne répond à { $address } : { $why }.
cli-error-no-sense = le programme qui répond à { $address } n’est pas un serveur Ludothèque.
cli-error-no-password = aucun mot de passe sur l’entrée standard.

cli-health-well = Le serveur fonctionne (version { $version }).
cli-backup-done = Sauvegarde enregistrée dans « { $path } ». Elle contient les secrets du hasard des parties en cours : protégez-la bien.
cli-export-done = { $records ->
    [one] { $records } feuille de partie exportée
   *[other] { $records } feuilles de partie exportées
}.
cli-import-done = Parties importées : { $new } ; déjà là : { $before } ; refusées : { $refused }.
cli-migrate-done = La base de données est prête.
cli-migrate-before = La base de données était déjà prête.
cli-copy-done = { $rows ->
    [one] 1 ligne copiée. Il ne manque rien.
   *[other] { $rows } lignes copiées. Il ne manque rien.
}
cli-import-varied = { $records ->
    [one] Une feuille contient des variantes : elles y restent, et la ligne principale est affichée.
   *[other] { $records } feuilles contiennent des variantes : elles y restent, et les lignes principales sont affichées.
}
cli-import-refused = Feuille à la ligne { $line } : { $why }
cli-admin-done = C’est fait.
cli-admin-new-key = Nouvelle clé d’administration : { $key }
cli-admin-prompt = Nouveau mot de passe :
cli-admin-load = Charge : { $seconds } s de temps processeur, { $memory } Mio de mémoire, { $files } fichiers et connexions ouverts.
cli-admin-play = Tables : { $tables }, dont { $unfinished } non terminées. Joueurs : { $people }, dont { $accounts } avec un compte.
cli-admin-storage = Données : { $events } événements, { $records } parties importées, { $size } Mio.
cli-admin-storage-database = Données : { $events } événements, { $records } parties importées, dans une base de données PostgreSQL.
cli-admin-server = Serveur { $name } : en marche depuis { $since }.
cli-admin-server-dead = Serveur { $name } : arrêté, vu pour la dernière fois le { $seen }.
cli-admin-blocked = accès bloqué
cli-admin-report = { $reported }, par { $reporter } : { $reason }
cli-admin-action-closed-table = table fermée
cli-admin-action-renamed = nom changé
cli-admin-action-blocked = accès bloqué
cli-admin-action-unblocked = accès rétabli
cli-admin-action-blocked-range = adresses bloquées
cli-admin-action-unblocked-range = adresses débloquées
cli-admin-action-reset-password = mot de passe remplacé
cli-admin-action-settled-report = signalement classé
cli-admin-action-new-key = nouvelle clé d’administration
