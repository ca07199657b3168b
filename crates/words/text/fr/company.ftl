# Qui est là, les pendules, les propositions et les aides, à toute table.

# Qui est assis là.

company-here = en ligne
company-away = hors ligne

# Pendules.

company-clock = Temps restant : { $who }
company-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} { $hours } h
company-clock-low = { $who } : le temps est presque écoulé.

# Propositions.

company-propose-pause = Proposer une pause
company-proposed-draw = { $who } propose la nulle.
company-proposed-take-back = { $who } demande à reprendre son dernier coup.
company-proposed-pause = { $who } propose une pause.
company-proposed-rematch = { $who } propose une revanche.
company-mine-draw = Vous avez proposé la nulle.
company-mine-take-back = Vous avez demandé à reprendre votre dernier coup.
company-mine-pause = Vous avez proposé une pause.
company-mine-rematch = Vous avez proposé une revanche.
company-dropped-draw = La proposition de nulle ne tient plus.
company-dropped-take-back = Le coup n’a pas été repris.
company-dropped-pause = Pas de pause : la partie continue.
company-dropped-rematch = Pas de revanche cette fois.
company-resume = Reprendre la partie

# Signaler un joueur.

company-report-name = nom choquant ou trompeur
company-report-pestering = importune les autres
company-report-stalling = fait attendre exprès
company-report-cheating = triche
company-report-other = autre chose

# Indices et aides.

hint-ask = Indice
hint-thinks = Recherche d’un bon coup…
hint-note = indice
tip-note = montré par l’astuce
hint-none = Pas d’indice pour l’instant.
fair-off = Vous jouez une partie classée. Les robots et les indices sont désactivés jusqu’à la fin.
