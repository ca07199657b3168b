# La preuve du hasard d’une partie : pourquoi il n’y en a pas, ou pourquoi elle ne tient pas.

proof-no-server = le hasard de cette partie n’a pas été tiré par un serveur : la feuille ne donne pas de secret, il n’y a donc rien à vérifier.
proof-word = la ligne sur le hasard est illisible : « { $word } ».
proof-missing = dans la ligne sur le hasard, il manque « { $key }= ».
proof-half-secret = dans la ligne sur le hasard, il y a un secret sans son sel, ou un sel sans son secret.

unproven-secret = la feuille ne montre pas le secret : la partie n’était pas finie quand elle a été écrite.
unproven-published = l’engagement de la feuille n’est pas celui que l’on vous a donné. Dans la feuille : { $found } ; le vôtre : { $published }. Quelqu’un a changé le secret.
unproven-commitment = le secret ne correspond pas à l’engagement publié avant la partie. Quelqu’un a changé l’un des deux.
unproven-seats = la feuille donne les contributions de { $found ->
    [one] { $found } place
   *[other] { $found } places
}, mais la partie en a { $seats }.
unproven-lot = le tirage au sort n’a pas donné { $found } : du secret découle { $drawn }.
unproven-chance = l’entrée { $at } de la feuille est « { $found } », mais du secret découle « { $drawn } ».
