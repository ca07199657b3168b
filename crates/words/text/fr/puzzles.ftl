# Les problèmes : énoncés, réponses, thèmes.

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

puzzles-wrong-over = Non : le tour se termine et la partie n’est pas gagnée.
puzzles-wrong-late = { $turns ->
    [1] Non : après ce coup, il n’y a plus de victoire pendant ce tour.
   *[other] Non : après ce coup, la victoire n’est plus forcée en { $turns } tours.
}
puzzles-wrong-loses = Non : maintenant la victoire est forcée pour l’adversaire ({ $who }).
puzzles-wrong-odds = Non : un autre coup gagne plus souvent.
puzzles-solved = Résolu !
puzzles-figure-exact = { $sentence } Vous gagnez { $least } % du temps.
puzzles-figure = { $sentence } Vous gagnez entre { $least } % et { $most } % du temps.

# Les pages de tous les problèmes et de ceux d’un jeu.

puzzles-lead = Dans chaque position, un seul coup est bon. Saurez-vous le trouver ? Si vous en essayez un autre, on vous montre ce qui ne va pas.
puzzles-of = { $name } : problèmes
puzzles-day = Problème du jour
puzzles-of-day = Problème du jour : { $name }
puzzles-day-about = Le même pour tout le monde, et un nouveau chaque jour.
puzzles-day-solved = Vous l’avez résolu. Il y en aura un nouveau demain.
puzzles-day-solve = Le résoudre
puzzles-day-again = Le revoir
puzzles-solved-of = Résolus : { $solved } sur { $all }
puzzles-all = Tous les problèmes
puzzles-next = Problème suivant
puzzles-difficulty = Difficulté { $difficulty } sur { $most }
puzzles-theme = Genre de problème
puzzles-theme-all = Tous les genres
puzzles-number = Problème { $number }
puzzles-number-solved = Problème { $number }, résolu
puzzles-number-shown = Problème { $number }, solution affichée

# La page d’un problème.

puzzles-board = Le plateau du problème
puzzles-try = Jouez votre coup sur le plateau.
puzzles-hint = Indice
puzzles-compare = Comparez les coups un par un : après lequel gagnez-vous le plus souvent ?
puzzles-show-why = Montrez-moi pourquoi
puzzles-show-solution = Montrer la solution
puzzles-thinking = Votre coup est vérifié…
puzzles-right = Bien vu ! Continuez.
puzzles-shown = C’était la solution.
puzzles-failed = Impossible de vérifier votre coup pour le moment. Essayez encore.
puzzles-no-puzzle = Ce problème n’existe pas
puzzles-no-puzzle-more = Le lien est peut-être ancien. Il y a beaucoup d’autres problèmes.

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
theme-presses = Le meilleur coup appuie sur une bille adverse.
theme-presses-own = Le meilleur coup appuie sur une de vos billes.
theme-brings-home = Le meilleur coup amène une bille à la Maison.
theme-enters = Le meilleur coup fait entrer une bille.
theme-holds-back = Le meilleur coup n’est pas celui de votre bille de tête.
theme-turn-or-keep = La question est de tourner le plateau ou non.

# La même chose en un ou deux mots, pour choisir.

theme-name-only-move = La seule défense
theme-name-quiet-start = Début tranquille
theme-name-seventh-red = Septième rouge
theme-name-last-marble = Dernière bille
theme-name-no-push-left = Plus rien à pousser
theme-name-bonus-pushes = Pousser encore
theme-name-sinks-first = Tombe tout de suite
theme-name-two-in-a-turn = Deux blocs par tour
theme-name-makes-ready = Prépare un bloc
theme-name-hinders = Gêne un bloc
theme-name-march-home = Marche vers le coin
theme-name-captures-klotz = Renvoie un Klotz
theme-name-recalls-klotz = Renvoie son propre Klotz
theme-name-stone-lock = La pierre qui retient
theme-name-opens-way = Ouvre le chemin
theme-name-closes-way = Ferme le chemin
theme-name-threatens = À un coup du coin
theme-name-presses = Appuie sur une bille
theme-name-presses-own = Appuie sur sa propre bille
theme-name-brings-home = Amène à la Maison
theme-name-enters = Fait entrer une bille
theme-name-holds-back = Garde la bille de tête
theme-name-turn-or-keep = Tourner ou non
