# Qui tient la maison : l’ouvrir, en prendre soin, garder ses données.

serve-port-taken = un autre programme écoute déjà à { $address }. La maison est peut-être déjà ouverte ; « --port » choisit un autre port.
serve-port-forbidden = vous n’avez pas le droit d’écouter à { $address } ; « --port » choisit un port à partir de 1024.
serve-no-address = impossible d’écouter à { $address } : { $why }.
serve-folder = le dossier « { $path } » est inutilisable : { $why }.
serve-in-use = un autre programme a ouvert « { $path } » : une seule maison à la fois.
serve-data = les données de « { $path } » sont inutilisables : { $why }
serve-unreadable = « { $path } » est illisible : { $why }.
serve-no-certificate = il n’y a pas de certificat (PEM) dans « { $path } ».
serve-no-key = il n’y a pas de clé privée (PEM) dans « { $path } ».
serve-unfit-key = la clé de « { $path } » ne va pas avec le certificat, ou elle est d’un genre inconnu.

serve-open = La maison est ouverte à l’adresse { $address }
serve-here = Seule cette machine y a accès ; « ludotheque serve --lan » l’ouvre aux téléphones de la salle.
serve-room = Les téléphones du même réseau la trouvent à l’adresse { $address }
serve-room-also = ou { $address }
serve-no-room = Cette machine n’est sur aucun réseau local : les téléphones n’y ont pas accès.
serve-data-file = Ses données : { $path }
serve-key = Clé de la maison, montrée cette seule fois : { $key }
serve-key-use = Gardez-la : « ludotheque admin » la demande. « ludotheque admin key » en fait une nouvelle.
serve-stop = Ctrl-C ferme la maison.
serve-closed = La maison est fermée. Rien n’est perdu.

cli-serve = Ouvre la maison : des tables pour les gens et les robots, ici ou dans la salle.
cli-serve-details =
    Sans commande, « ludotheque » fait de même, sans options.
    LUDOTHEQUE_LOG règle ce que dit le journal, par exemple « debug » ou « warn ».
    docs/hosting.md en dit plus : https, mandataires, sauvegardes, entretien.
cli-admin = Prend soin d’une maison ouverte.
cli-admin-details = La clé de la maison a été montrée à sa première ouverture ; --key ou LUDOTHEQUE_KEY la donne. « admin key » s’en passe : elle travaille sur le fichier de données.
cli-admin-tables = Liste les tables.
cli-admin-close = Ferme une table.
cli-admin-people = Liste les invités et les comptes.
cli-admin-rename = Donne un autre nom à un invité ou à un compte.
cli-admin-block = Interdit l’entrée à quelqu’un.
cli-admin-unblock = Laisse rentrer quelqu’un.
cli-admin-password = Fixe le mot de passe d’un compte, lu sur la première ligne de l’entrée.
cli-admin-overview = Montre la charge et la place occupée.
cli-admin-key = Fait une nouvelle clé de la maison ; l’ancienne ne vaut alors plus rien.
cli-backup = Copie tout le fichier de données, même quand la maison est ouverte.
cli-backup-details = La copie contient tout, y compris les secrets du hasard des parties en cours : gardez-la aussi bien que la maison elle-même.
cli-export = Écrit toutes les feuilles de partie en texte, jamais un secret d’une partie en cours.
cli-import = Lit des feuilles de partie dans un texte, tel que « export » l’écrit.

cli-value-port = PORT
cli-value-path = CHEMIN
cli-value-form = FORME
cli-value-address = ADRESSE
cli-value-key = CLÉ
cli-value-table = TABLE
cli-value-person = PERSONNE
cli-value-name = NOM

cli-arg-port = Le port (7373)
cli-arg-lan = Ouvrir la maison au réseau local, et montrer son adresse en code QR
cli-arg-data = Le fichier de données ; sinon, un fichier de votre dossier de données
cli-arg-page = Le dossier d’une page à servir au lieu de celle du programme, tel que le fait « cargo xtask app »
cli-arg-tls_cert = Un certificat (PEM), pour https
cli-arg-tls_key = Sa clé privée (PEM)
cli-arg-per_address = Combien de connexions une adresse peut tenir ouvertes (200)
cli-arg-trust_forwarded = Croire X-Forwarded-For et X-Forwarded-Proto : seulement derrière un mandataire qui les écrit
cli-arg-open_metrics = Montrer /metrics à tous, et non à cette seule machine ou avec la clé
cli-arg-bot_threads = Combien de fils réfléchissent pour les robots et l’analyse (tous les cœurs sauf un)
cli-arg-log = La forme du journal : text ou json
cli-arg-url = La maison (http://127.0.0.1:7373)
cli-arg-key = La clé de la maison
cli-arg-table = Le nom de la table : seize lettres et chiffres
cli-arg-person = L’identifiant de la personne : seize lettres et chiffres
cli-arg-name = Le nouveau nom
cli-arg-file = Le fichier à écrire ; il ne doit pas encore exister
cli-arg-into = Le fichier à écrire ; « - » est la sortie
cli-arg-text = Le fichier à lire ; « - » est l’entrée

cli-error-no-data-folder = ce système ne nomme pas de dossier de données ; --data dit où il est.
cli-error-no-key = la clé de la maison manque : --key ou LUDOTHEQUE_KEY la donne.
cli-error-address = « { $found } » n’est pas l’adresse d’une maison, comme http://127.0.0.1:7373.
cli-error-no-house = aucune maison ne répond à { $address } : { $why }.
cli-error-no-sense = ce qui répond à { $address } n’est pas une maison.
cli-error-no-password = il n’y a pas de mot de passe dans l’entrée.

cli-backup-done = Tout est copié dans « { $path } ». La copie contient les secrets du hasard des parties en cours : gardez-la bien.
cli-export-done = { $records ->
    [one] { $records } feuille de partie écrite
   *[other] { $records } feuilles de partie écrites
}.
cli-import-done = Nouvelles feuilles : { $new } ; déjà là : { $before } ; refusées : { $refused }.
cli-import-refused = À partir de la ligne { $line } : { $why }
cli-admin-done = C’est fait.
cli-admin-new-key = Nouvelle clé de la maison : { $key }
cli-admin-prompt = Nouveau mot de passe :
cli-admin-load = Charge : { $seconds } s de processeur, { $memory } Mio de mémoire, { $files } fichiers et connexions ouverts.
cli-admin-play = Tables : { $tables }, dont { $unfinished } pas encore finies. Personnes : { $people }, dont { $accounts } avec un compte.
cli-admin-storage = Données : { $events } événements, { $records } feuilles de partie importées, { $size } Mio.
cli-admin-blocked = interdit d’entrée
