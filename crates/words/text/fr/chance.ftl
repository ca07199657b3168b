# La preuve du hasard d’une partie : pourquoi il n’y en a pas, ou pourquoi elle ne tient pas.

proof-no-server = il n’y a rien à vérifier : cette partie n’a pas été jouée sur un serveur, sa feuille ne contient donc pas de secret.
proof-word = « { $word } » est illisible dans la ligne sur le hasard.
proof-missing = dans la ligne sur le hasard, il manque « { $key }= ».
proof-half-secret = dans la ligne sur le hasard, il y a un secret sans son sel, ou un sel sans son secret.

unproven-secret = la feuille ne contient pas de secret : elle a été enregistrée avant la fin de la partie. Enregistrez-la de nouveau maintenant.
unproven-published = l’engagement de la feuille n’est pas celui que vous avez donné. Dans la feuille : { $found } ; le vôtre : { $published }. Quelqu’un a changé le secret.
unproven-commitment = le secret ne correspond pas à l’engagement publié avant la partie. Quelqu’un a changé l’un des deux.
unproven-seats = la feuille donne les contributions de { $found ->
    [one] { $found } place
   *[other] { $found } places
}, mais la partie en a { $seats }.
unproven-not-over = la partie n’est pas terminée, mais la feuille montre le secret : un serveur ne le montre qu’à la fin. Quelqu’un a changé la feuille, ou pouvait connaître les dés et les trappes.
unproven-lot-missing = les places devaient être tirées au sort, comme le dit le nom de la table, mais la feuille n’a pas de tirage. Quelqu’un l’a retiré.
unproven-lot-added = les places ne devaient pas être tirées au sort, comme le dit le nom de la table, mais la feuille a le tirage { $found }. Quelqu’un l’a ajouté.
unproven-lot = le tirage des places n’a pas pu donner { $found } : le secret donne { $drawn }.
unproven-chance = l’entrée { $at } de la feuille est « { $found } », mais le secret donne « { $drawn } ».
