# Jouer dans le terminal : aide, ce qui se passe, ce qui ne se peut pas.

cli-play = Joue une partie : vous, d’autres à votre clavier, et des robots.
cli-play-details =
    Places : « you » ou « vous » pour une personne ; pour les robots « level:1 » et plus, « best », « random », « greedy », « uct », « plain:4 ». Un nom par place, comme « vous,level:3 » ou « vous,vous,best ».
    { cli-opening-details }
cli-value-seats = PLACES
cli-arg-seats = Qui s’assied où, avec des virgules ; sinon, vous contre des robots aimables
cli-arg-plain = Décrire le plateau avec des mots, en lignes simples, comme pour un lecteur d’écran
cli-value-names = NOMS
cli-arg-names = Noms des personnes à ce clavier, avec des virgules, dans l’ordre de leurs places

play-error-seats = { $found ->
    [one] { $found } joueur est nommé
   *[other] { $found } joueurs sont nommés
} pour { $seats } places.
play-error-names = { $found ->
    [one] { $found } nom
   *[other] { $found } noms
} pour { $people ->
    [0] personne : seuls des robots jouent.
    [one] { $people } personne à ce clavier.
   *[other] { $people } personnes à ce clavier.
}

# Qui s’assied où.

play-who-you = vous
play-who-person = une personne à ce clavier
play-who-level = niveau { $level } sur { $levels }, « { $name } »
play-who-paranoid = un robot qui croit tout le monde ligué contre lui
play-who-best-reply = un robot qui s’attend à un adversaire par tour de table
play-who-max-n = un robot pour qui chacun joue pour soi
play-who-uct = un robot qui joue beaucoup de parties au hasard jusqu’au bout
play-who-plain = un robot qui compte toutes les variantes
play-who-random = un robot qui joue n’importe quoi
play-who-greedy = un robot qui prend tout de suite ce qu’il peut
play-record-person = personne au clavier
play-welcome = Écrivez une action, ou « aide ».
play-welcome-tab = Écrivez une action, ou « aide » ; la touche Tab complète ce que vous écrivez.
play-bye = Au revoir.
play-unsaved = La partie n’a pas été gardée.

# Ce qui se passe.

play-chance-system = tiré par le programme au moment voulu, à la source de hasard du système
play-chance-seed = tiré par le programme au moment voulu, de la graine { $seed }
play-after = Vous pouvez encore garder la partie, revenir en arrière ou quitter.
play-after-again = Pour rejouer, écrivez « { $word } ».
play-draw-offered = Vous proposez la partie nulle.

# Le plateau en mots : une phrase pour chaque signe du dessin, et pour ce qui
# est à côté du plateau.

# Ce que l’on peut écrire.

play-help-actions = Actions : { tokens } Plusieurs actions d’un même tour peuvent tenir sur une ligne.
play-help-help = { $word } : cette liste
play-help-moves = { $word } : les actions permises
play-help-back = { $word } : revenir à votre dernière décision, mais jamais avant un dé ou une trappe
play-help-hint = { $word } : ce que ferait un bon joueur
play-help-board = { $word } : le plateau encore une fois
play-help-save = { $word } FICHIER : garder la partie dans un fichier
play-help-load = { $word } FICHIER : continuer la partie d’un fichier
play-help-draw = { $word } : proposer la partie nulle ; chaque robot décide pour lui-même
play-help-resign = { $word } : donner la partie pour perdue
play-help-again = { $word } : rejouer, une fois la partie finie
play-help-quit = { $word } : partir
play-moves = { $count ->
    [0] Rien ne peut se jouer.
    [one] Une action est permise :
   *[other] { $count } actions sont permises :
}
play-begun = « { $token } » pourrait devenir :

# Ce que font les commandes, et pourquoi elles ne le peuvent pas.

play-hint = Essayez { $token }.
play-hint-none = Ce n’est à personne de jouer, il n’y a rien à conseiller.
play-saved = La partie est gardée dans « { $path } ».
play-save-foreign = « { $path } » existe déjà et n’est pas une feuille de partie ; rien n’a été écrit.
play-save-failed = « { $path } » ne peut pas être écrit : { $why }.
play-loaded = La partie continue d’après « { $path } », après { $count ->
    [one] { $count } action.
   *[other] { $count } actions.
}
play-resign-none = Ce n’est à personne au clavier de jouer, personne ne peut donc abandonner.
play-draw-none = Vous pouvez proposer la nulle quand c’est à vous de jouer.
play-draw-asked = Vous avez déjà proposé la nulle. Vous pourrez la proposer de nouveau après votre prochain coup.
play-draw-withdrawn = Vous retirez la proposition de nulle.
play-again-not-over = La partie n’est pas encore finie.
play-stopped = Le robot ne réfléchit plus. Appuyez sur Entrée pour qu’il continue.
play-bots-turn = C’est au robot de jouer. Appuyez sur Entrée pour qu’il continue.
play-out = Plus personne ne joue à ce clavier.
play-no-file = Nommez un fichier : { $word } FICHIER.
play-alone = « { $word } » s’écrit seul sur sa ligne.
play-turn-over = « { $token } » viendrait après la fin de votre tour ; rien de la ligne n’a été joué.
play-interrupted = Pour partir, écrivez « { $word } ».
