# L’analyse d’une partie terminée.

cli-review = Passe en revue une partie terminée : chances de gain, tournants, erreurs, chance et adresse.
cli-review-details =
    Sans --nodes ni --depth, 50 000 positions sont examinées par coup. Ctrl-C arrête et affiche ce qui est déjà trouvé.
    Le sens des chiffres est expliqué dans docs/review.md.
cli-arg-reviewed = Feuille de la partie
cli-arg-review-nodes = Nombre maximal de positions par coup (50 000)
cli-arg-annotate = Enregistrer dans ce fichier la feuille avec commentaires et meilleurs coups

review-title = { $name } : revue de la partie
review-move = { $number }. { $cause } { $move } ({ $change })
review-change = { $seat } { $before } → { $after }
review-missed = Gain manqué : { $move } gagne en { analysis-actions }.
review-curve = Chances de gain en % : { $seat }
review-effort = { $nodes } positions en { $seconds } s, profondeur { $least } à { $most }
review-stopped = Arrêt : { $through } coups sur { $entries } sont passés en revue.
review-die = Dé
review-trap = Trappe
review-people = Joueurs
