# À côté du plateau, à une table en ligne : pendules, présence,
# propositions, phrases, absence, indices.

company-table = La table
company-table-rated = Cette partie est classée.

# Qui est assis là.

company-here = en ligne
company-away = hors ligne
company-watchers = { $count ->
    [0] Personne ne regarde.
    [1] 1 personne regarde.
   *[other] { $count } personnes regardent.
}

# Pendules.

company-clock = Temps restant : { $who }
company-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} { $hours } h
company-clock-low = { $who } : le temps est presque écoulé.

# Propositions.

company-propose-draw = Proposer la nulle
company-propose-pause = Proposer une pause
company-propose-rematch = Revanche
company-proposed-draw = { $who } propose la nulle.
company-proposed-take-back = { $who } demande à reprendre son dernier coup.
company-proposed-pause = { $who } propose une pause.
company-proposed-rematch = { $who } propose une revanche.
company-mine-draw = Vous avez proposé la nulle.
company-mine-take-back = Vous avez demandé à reprendre votre dernier coup.
company-mine-pause = Vous avez proposé une pause.
company-mine-rematch = Vous avez proposé une revanche.
company-agreed = Vous avez accepté. On attend les autres.
company-agree = Accepter
company-decline = Refuser
company-withdraw = Retirer
company-dropped-draw = La proposition de nulle ne tient plus.
company-dropped-take-back = Le coup n’a pas été repris.
company-dropped-pause = Pas de pause : la partie continue.
company-dropped-rematch = Pas de revanche cette fois.
company-taken-back = Le dernier coup a été repris.
company-paused = La partie est en pause.
company-resume = Reprendre la partie
company-resumed = La partie reprend.
company-rematch = Aller à la partie suivante

# Phrases.

company-say = Envoyer un message
company-said = { $who } : { $phrase }
company-said-all = Messages
company-quiet = Masquer les messages

# Signaler un joueur.

company-report = Signaler un joueur
company-report-how = Votre signalement va aux personnes qui gèrent ce serveur. Personne d’autre ne l’apprend.
company-report-who = Joueur
company-report-why = Motif
company-report-name = nom choquant ou trompeur
company-report-pestering = importune les autres
company-report-stalling = fait attendre exprès
company-report-cheating = triche
company-report-other = autre chose
company-report-note = Que s’est-il passé ? (facultatif)
company-report-send = Envoyer le signalement
company-report-sent = Merci. Votre signalement est envoyé.

# Absence.

company-absent = { $who } est hors ligne, et c’est son tour. Au bout d’une minute, vous pourrez décider de la suite.
company-claim = Retirer le joueur hors ligne
company-stand-in = Faire jouer un robot à sa place
company-stand-in-level = Niveau du robot
company-stood-in = Un robot joue maintenant à la place de { $who }.
company-came-back = { $who } est de retour et reprend sa place.
company-bot-for-me = Un robot joue à votre place, car vous étiez hors ligne.
company-return = Reprendre ma place

# La fin.

company-proof = Le tirage des places, les dés et les trappes de cette partie étaient fixés avant le début, et personne ne les connaissait. Pour le vérifier vous-même, enregistrez la feuille et lancez : ludotheque verify
company-record = Enregistrer la feuille avec sa preuve

# Indices et aides.

hint-ask = Indice
hint-thinks = Recherche d’un bon coup…
hint-note = indice
tip-note = montré par l’astuce
hint-none = Pas d’indice pour l’instant.
fair-off = Vous jouez une partie classée. Les robots et les indices sont désactivés jusqu’à la fin.
