# L’analyse d’une partie terminée.

cli-review = Passe en revue une partie terminée : chances de gain, tournants, erreurs, chance et adresse.
cli-review-details =
    Sans --nodes ni --depth, 50 000 positions sont examinées par coup. Ctrl-C arrête et affiche ce qui est déjà trouvé.
    Le sens des chiffres est expliqué dans docs/review.md.
cli-arg-reviewed = Feuille de la partie
cli-arg-review-nodes = Nombre maximal de positions par coup (50 000)
cli-arg-annotate = Enregistrer dans ce fichier la feuille avec commentaires et meilleurs coups

review-title = { $name } : revue de la partie
review-moves = Tournants et erreurs
review-nothing = Ni tournant ni erreur, pour autant que cette revue puisse le voir.
review-move = { $number }. { $cause } { $move } ({ $change })
review-change = { $seat } { $before } → { $after }
review-die = Dé
review-trap = Trappe
review-people = Joueurs
review-missed = Gain manqué : { $move } gagne en { analysis-actions }.
review-better = Mieux : { $line }
review-accuracy = Précision
review-kept = { $seat } : { $kept } choix sur { $choices } ont coûté moins de 2 points de chances de gain ({ $percent } %). Perte moyenne par choix, en points : { $lost }.
review-no-choices = { $seat } : aucun choix à faire.
review-balance = Du début à la fin, en points de chances de gain
review-part-start = au début
review-part-die = hasard du dé
review-part-traps = hasard des trappes
review-part-own = ses propres coups
review-part-others = coups des autres
review-part-people = départs et nulles
review-part-hindsight = vu seulement après
review-part-end = à la fin
review-curve = Chances de gain en % : { $seat }
review-effort = { $nodes } positions en { $seconds } s, profondeur { $least } à { $most }
review-stopped = Arrêt : { $through } coups sur { $entries } sont passés en revue.
