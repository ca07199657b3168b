# Les problèmes dans le terminal : énoncés, réponses, thèmes.

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

puzzles-task-win = { $turns ->
    [1] Trait : { $who }. Gagnez pendant ce tour.
   *[other] Trait : { $who }. Forcez la victoire en { $turns } tours au plus.
}
puzzles-task-hold = { $turns ->
    [1] Trait : { $who }. Trouvez le seul coup qui empêche l’adversaire de gagner au tour suivant.
   *[other] Trait : { $who }. Trouvez le seul coup qui empêche l’adversaire de forcer la victoire en { $turns } tours.
}
puzzles-task-hold-many = { $turns ->
    [1] Trait : { $who }. Trouvez le seul coup qui empêche les autres de forcer la victoire à leur prochain tour.
   *[other] Trait : { $who }. Trouvez le seul coup qui empêche les autres de forcer la victoire en { $turns } tours.
}
puzzles-task-odds = Trait : { $who }. Trouvez le coup qui donne les meilleures chances de gain.

puzzles-unreadable = « { $found } » n’est pas un coup. Écrivez « aide » pour voir ce que vous pouvez écrire.
puzzles-wrong-over = Non : le tour se termine et la partie n’est pas gagnée.
puzzles-wrong-late = { $turns ->
    [1] Non : après ce coup, il n’y a plus de victoire pendant ce tour.
   *[other] Non : après ce coup, la victoire n’est plus forcée en { $turns } tours.
}
puzzles-wrong-loses = Non : maintenant la victoire est forcée pour l’adversaire ({ $who }).
puzzles-wrong-odds = Non : un autre coup gagne plus souvent.
puzzles-try-again = Essayez encore.
puzzles-solved = Résolu !
puzzles-solution = La solution :
puzzles-figure-exact = { $move } : { $sentence } Vous gagnez { $least } % du temps.
puzzles-figure = { $move } : { $sentence } Vous gagnez entre { $least } % et { $most } % du temps.
puzzles-no-hint = Il n’y a pas d’indice pour ce problème.

puzzles-help-tries = Écrivez un coup pour l’essayer.
puzzles-help-help = { $word } : afficher cette liste
puzzles-help-moves = { $word } : afficher les coups permis
puzzles-help-hint = { $word } : dire de quoi parle le problème
puzzles-help-solution = { $word } : montrer la solution et continuer
puzzles-help-next = { $word } : passer au problème suivant
puzzles-help-board = { $word } : afficher de nouveau le plateau
puzzles-help-quit = { $word } : quitter

# De quoi parle un problème : une phrase pour chaque thème.

theme-only-move = Tous les coups perdent, sauf un.
theme-quiet-start = Le premier coup a l’air tranquille, mais aucun autre ne gagne à temps.
theme-seventh-red = Vous gagnez avec la septième bille rouge.
theme-last-marble = Vous gagnez quand la dernière bille adverse tombe.
theme-no-push-left = Vous gagnez quand l’adversaire ne peut plus rien pousser.
theme-bonus-pushes = Une prise permet de pousser encore, et vous prenez encore.
theme-sinks-first = Cela commence par un bloc qui tombe dans un trou.
theme-two-in-a-turn = Vous faites tomber deux blocs dans le même tour.
theme-makes-ready = Cela commence par un bloc couché au bord d’un trou, prêt à tomber.
theme-hinders = Cela commence par un coup qui empêche un bloc adverse de se coucher au bord d’un trou.
theme-march-home = Votre Klotz marche vers son coin, coup après coup.
theme-captures-klotz = Vous renvoyez un autre Klotz chez lui.
theme-recalls-klotz = Vous renvoyez votre propre Klotz chez lui.
theme-stone-lock = Votre pierre retient une colonne : sans elle, le plan échoue.
theme-opens-way = Cela commence par un coup qui ouvre le chemin de votre Klotz.
theme-closes-way = Cela commence par un coup qui ferme le chemin d’un autre Klotz.
theme-threatens = Cela commence par un Klotz à un coup de son coin.
theme-presses = Le meilleur coup presse une bille adverse.
theme-presses-own = Le meilleur coup presse une de vos billes.
theme-brings-home = Le meilleur coup amène une bille à la Maison.
theme-enters = Le meilleur coup fait entrer une bille.
theme-holds-back = Le meilleur coup n’est pas celui de votre bille de tête.
theme-turn-or-keep = La question est de tourner le plateau ou non.
