# La commande qui analyse, et son tableau.

cli-analyse = Dit les meilleures actions, leurs chances, la suite probable, et pourquoi.
cli-analyse-details =
    Sans --time, --nodes ni --depth, la réflexion dure une seconde. Seules les limites de positions ou de profondeur permettent de tout répéter à l’identique.
    { cli-opening-details }
cli-arg-lines = Combien des meilleures actions sont montrées (3)
cli-arg-deepest = Jusqu’à combien d’actions de profondeur chercher

analysis-action = action
analysis-chance = chances de gain
analysis-odds = cas
analysis-end = fin
analysis-line = suite
analysis-percent = { $percent } %
analysis-of = { $weight } sur { $of }
analysis-wins-in = gagne en { analysis-actions }
analysis-loses-in = perd en { analysis-actions }
analysis-chances-of = Les chances sont celles { analysis-whose }.
analysis-over = Il n’y a plus rien à analyser.
analysis-effort = Profondeur { $depth }, { $count ->
    [one] { $nodes } position
   *[other] { $nodes } positions
} en { $seconds } s ({ $rate } par seconde)
