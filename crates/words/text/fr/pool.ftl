# Ce que le serveur répond à qui veut faire analyser une position.

pool-one-each = votre dernière analyse est encore en cours. Attendez qu’elle soit terminée.
pool-many-there = d’autres personnes à votre adresse ont { $most } analyses en cours. Réessayez dans un instant.
pool-full = { $waiting ->
    [one] le serveur fait déjà une autre analyse. Réessayez dans un instant.
   *[other] le serveur fait déjà { $waiting } autres analyses. Réessayez dans un instant.
}
pool-preparing = le serveur prépare encore son meilleur robot. Réessayez dans une minute.
pool-closing = le serveur s’arrête, ou l’analyse a échoué. Réessayez plus tard.

analysis-no-game = il n’y a pas de jeu « { $found } ».
analysis-two-limits = indiquez une limite de temps ou de positions, pas les deux.

hint-forbidden = les indices et les probabilités sont désactivés à cette table.
hint-not-seated = seuls les joueurs de cette table peuvent demander un indice.
hint-no-game = aucune partie n’est en cours à cette table.
