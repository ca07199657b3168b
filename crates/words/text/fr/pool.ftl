# Ce que la maison répond à qui veut faire analyser une position.

pool-one-each = votre dernière analyse est encore en cours ; une à la fois.
pool-full = { $waiting ->
    [one] quelqu’un d’autre fait analyser une position ; réessayez dans un instant.
   *[other] { $waiting } personnes font déjà analyser des positions ; réessayez dans un instant.
}
pool-closing = la maison ferme, ou l’analyse a échoué ; réessayez plus tard.

analysis-no-game = il n’y a pas de jeu « { $found } » sur l’étagère.
analysis-two-limits = indiquez un temps ou un nombre de positions, pas les deux.

hint-forbidden = les conseils et les probabilités ne sont pas permis à cette table.
hint-not-seated = les conseils sont pour ceux qui sont assis à la table.
hint-no-game = aucune partie n’est en cours à cette table.
