# La commande qui analyse, et son tableau.

cli-analyse = Affiche les meilleurs coups avec les chances de gain, la suite et la raison.
cli-analyse-details =
    Sans --time, --nodes ni --depth, la recherche dure une seconde. Seules les limites de positions ou de profondeur donnent des résultats reproductibles.
    { cli-opening-details }
cli-arg-lines = Nombre de meilleurs coups à afficher (3)
cli-arg-deepest = Profondeur maximale, en coups

analysis-action = coup
analysis-chance = chances de gain
analysis-odds = cas
analysis-end = résultat
analysis-line = suite
analysis-percent = { $percent } %
analysis-of = { $weight } sur { $of }
analysis-wins-in = gagne en { analysis-actions }
analysis-loses-in = perd en { analysis-actions }
analysis-chances-of = Les chances de gain sont celles { analysis-whose }.
analysis-chances = Chances de gain de chacun : { $seats }.
analysis-chance-of = { actor } { $percent } %
analysis-over = La partie est terminée : il n’y a rien à analyser.
analysis-effort = Profondeur { $depth }, { $count ->
    [one] { $nodes } position
   *[other] { $nodes } positions
} en { $seconds } s ({ $rate } par seconde)
