# Les problèmes dans le terminal : ce que lui seul en dit.

cli-puzzles = Propose des problèmes : trouvez le seul coup gagnant.
cli-puzzles-details =
    Sans jeu, affiche combien de problèmes vous avez résolus. « --daily » donne le problème du jour, le même pour tout le monde.
    Chaque solution est prouvée. Après un essai manqué, vous voyez les coups qui le réfutent.
cli-puzzles-make = Crée des problèmes à partir de parties entre robots et prouve leurs solutions.
cli-puzzles-make-details =
    La même graine donne le même fichier sur toutes les machines, quel que soit leur nombre de cœurs.
cli-arg-difficulty = Seulement les problèmes de cette difficulté : le plus petit niveau de robot qui les résout
cli-arg-daily = Le problème du jour
cli-arg-count = Nombre de problèmes à créer (100)
cli-arg-most-games = Nombre maximal de parties à examiner (5 000)
cli-arg-output = Fichier où écrire les problèmes
cli-bench-puzzles = Mesure la vitesse à laquelle les meilleurs robots résolvent chaque problème.

puzzles-made = { $puzzles ->
    [one] { $puzzles } problème tiré
   *[other] { $puzzles } problèmes tirés
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : enregistré dans { $path }.
puzzles-measured = { $name } : { $solved } sur { $all } résolus en { $nodes } positions au plus, le plus lent en { $seconds } s

puzzles-overview = { $name } : { $solved } problèmes résolus sur { $all }. Pour continuer : { $command }
puzzles-overview-daily = Problème du jour : ludotheque puzzles --daily
puzzles-title = { $name }, problème { $id }, difficulté { $difficulty } sur { $most }
puzzles-none-left = Il n’y a plus de problème ici.

puzzles-unreadable = « { $found } » n’est pas un coup. Écrivez « aide » pour voir ce que vous pouvez écrire.
puzzles-try-again = Essayez encore.
puzzles-solution = La solution :
puzzles-no-hint = Il n’y a pas d’indice pour ce problème.

puzzles-help-tries = Écrivez un coup pour l’essayer.
puzzles-help-help = { $word } : afficher cette liste
puzzles-help-moves = { $word } : afficher les coups permis
puzzles-help-hint = { $word } : dire de quoi parle le problème
puzzles-help-solution = { $word } : montrer la solution et continuer
puzzles-help-next = { $word } : passer au problème suivant
puzzles-help-board = { $word } : afficher de nouveau le plateau
puzzles-help-quit = { $word } : quitter
