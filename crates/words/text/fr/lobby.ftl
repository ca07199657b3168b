# Ses propres tables sur l’étagère, les lignes d’une liste de tables, le titre et
# les notifications. Ouvrir, trouver une table et s’y asseoir : tables.ftl.

# Une table avant le début.

lobby-seat-companion = avec { $name }
lobby-seat-unknown = joueur inconnu
lobby-terms = Réglages de cette table

# Les listes de tables.

lobby-mine = Vos tables
lobby-lists-loading = Chargement des tables…
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-go-on = Continuer
lobby-look-at = Revoir
lobby-row-label = { $do } : { $game }, { $who }
lobby-somebody-open = une place libre
lobby-bot = Robot { $name }
lobby-turn-yours = À vous de jouer
lobby-turn-of = À { $name } de jouer
lobby-turn-bot = Au robot de jouer
lobby-turn-none = Lancer du dé
lobby-phase-seating = Pas encore commencée
lobby-phase-paused = En pause
lobby-phase-over = Terminée
lobby-ago = dernier coup { $when }
lobby-opened = ouverte { $when }
lobby-rated-mark = classée
lobby-head = { $count ->
    [0] Tables
   *[other] Tables ({ $count })
}
lobby-to-tables = Tables en ligne

# Le titre, et être prévenu.

lobby-title-turns = ({ $count }) { $title }
lobby-notify = Me prévenir quand c’est à moi de jouer
lobby-notify-denied = Ce navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages.
lobby-notify-insecure = Les notifications demandent https. Cette page a été ouverte en http, sans chiffrement.
lobby-notify-turn = À vous de jouer : { $game }

# Les parties finies.

archive = Parties terminées
