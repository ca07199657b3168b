# À côté du plateau, à une table de la maison : pendules, présence,
# propositions, phrases, absence, indices.

company-table = La table
company-table-rated = Cette partie est classée.

# Qui est assis là.

company-here = présent
company-away = absent
company-watchers = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

# Pendules.

company-clock = Temps restant : { $who }
company-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} { $hours } h
company-clock-low = Il reste peu de temps : { $who }.

# Propositions.

company-propose-draw = Proposer la nulle
company-propose-pause = Proposer une pause
company-propose-rematch = Une autre partie ?
company-proposed-draw = { $who } propose la nulle.
company-proposed-take-back = { $who } voudrait reprendre son dernier coup.
company-proposed-pause = { $who } propose une pause.
company-proposed-rematch = { $who } voudrait une autre partie.
company-mine-draw = Vous avez proposé la nulle.
company-mine-take-back = Vous avez demandé à reprendre un coup.
company-mine-pause = Vous avez proposé une pause.
company-mine-rematch = Vous voudriez une autre partie.
company-agreed = Vous avez accepté ; les autres n’ont pas tous répondu.
company-agree = Accepter
company-decline = Refuser
company-withdraw = Retirer
company-dropped-draw = La proposition de nulle n’est plus sur la table.
company-dropped-take-back = Aucun coup n’est repris.
company-dropped-pause = Il n’y aura pas de pause.
company-dropped-rematch = Pas d’autre partie pour l’instant.
company-taken-back = Le dernier coup a été repris.
company-paused = La partie est en pause.
company-resume = Continuer
company-resumed = La partie continue.
company-rematch = À la partie suivante

# Phrases.

company-say = Dire quelque chose
company-said = { $who } : { $phrase }
company-said-all = Ce qui a été dit
company-quiet = Ne pas montrer ce que disent les autres

# Absence.

company-absent = { $who } est absent alors que c’est son tour. Au bout d’une minute, vous pourrez mettre fin à l’attente.
company-claim = Faire quitter la partie à cette place
company-stand-in = Faire jouer un robot
company-stand-in-level = Quel robot
company-stood-in = Un robot joue maintenant pour { $who }.
company-came-back = { $who } joue de nouveau.
company-bot-for-me = Un robot joue pour vous, car vous étiez absent.
company-return = Jouer moi-même

# La fin.

company-proof = Les tirages, les dés et les trappes de cette partie étaient fixés avant le début, et personne ne les connaissait. Enregistrez la feuille et vérifiez-la : ludotheque verify.
company-record = Enregistrer la feuille avec sa preuve

# Indices et aides.

hint-ask = Indice
hint-thinks = Recherche d’un bon coup…
hint-best = Essayez { $action } : { $percent } % de chances de gagner.
hint-or = Ou { $action } : { $percent } %.
hint-note = indice
hint-none = Il n’y a pas d’indice pour l’instant.
fair-off = Une de vos parties classées est en cours. Jusqu’à sa fin, les robots et les indices de cette page se reposent.
