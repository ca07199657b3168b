# La revue d’une partie terminée.

review-moves = Tournants et erreurs
review-nothing = Ni tournant ni erreur, pour autant que cette revue puisse le voir.
review-better = Mieux : { $line }
review-accuracy = Précision
review-accuracy-so-far = Précision jusqu’ici
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

# La page d’une revue.

review-name = Revue d’une partie
review-of = Revue : { $name }
review-lead = Une partie terminée, passée en revue : erreurs, meilleurs coups, part du hasard.
review-not-over = Cette partie n’est pas finie. Vous pourrez la passer en revue à la fin.
review-to-game = Retour à la partie
review-running = Chaque coup est examiné…
review-through = Coups examinés : { $through } sur { $entries }
review-stop = Arrêter
review-begin = Reprendre la revue
review-done = La revue est terminée.
review-stopped-here = Arrêt. Ce qui est déjà trouvé reste affiché.
review-failed = La revue n’est pas possible pour le moment.
review-chance-of = Chances de gain : { $seat }
review-slider = Coup
review-percent = { $percent } %
review-at-start = Au début.
review-moment = { $number }. { $told }
review-went = { $seat } : les chances de gain passent de { $before } à { $after }.
review-win-missed = Une victoire sûre a été manquée. { $line } Cela gagne en { analysis-actions }.
review-doubtful = Douteux
review-mistake = Erreur
review-blunder = Grosse erreur
review-turn = Tournant
review-show = Montrer sur le plateau
review-show-better = Montrer le meilleur coup
review-try-again = Rejouer à partir d’ici
review-board = Le plateau de la partie
review-shown = Après le coup { $number } sur { $entries }
review-better-shown = La meilleure voie, après le coup { $number } sur { $entries }
review-verdict-great = Très bien joué !
review-verdict-good = Bien joué.
review-verdict-fair = Quelques coups pouvaient être meilleurs.
review-verdict-poor = Il y a beaucoup à apprendre de cette partie.
