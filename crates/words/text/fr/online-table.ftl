# À côté du plateau d’une table en ligne : phrases, signalements, absences, et ce que
# deviennent les propositions.

company-table = La table
company-table-rated = Cette partie est classée.

# Qui est assis là.

company-watchers = { $count ->
    [0] Personne ne regarde.
    [1] 1 personne regarde.
   *[other] { $count } personnes regardent.
}

# Propositions.

company-propose-draw = Proposer la nulle
company-propose-rematch = Revanche
company-agreed = Vous avez accepté. On attend les autres.
company-agree = Accepter
company-decline = Refuser
company-withdraw = Retirer
company-taken-back = Le dernier coup a été repris.
company-paused = La partie est en pause.
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
