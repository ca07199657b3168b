# Jouer dans le terminal : aide, ce qui se passe, ce qui ne se peut pas.

cli-play = Joue une partie dans le terminal, à plusieurs au même clavier ou contre des robots.
cli-play-details =
    Places : « you » ou « vous » pour une personne ; pour un robot « level:1 » et plus, « best », « random », « greedy », « uct », « plain:4 ». Donnez un nom par place, comme « vous,level:3 » ou « vous,vous,best ».
    { cli-opening-details }
cli-value-seats = PLACES
cli-arg-seats = Qui joue à chaque place, avec une virgule entre les joueurs (par défaut, vous contre des robots faciles)
cli-arg-plain = Décrire le plateau par des phrases simples, pour les lecteurs d’écran
cli-value-names = NOMS
cli-arg-names = Noms des personnes à ce clavier, séparés par des virgules, dans l’ordre des places
cli-value-clock = MINUTES+SECONDES
cli-arg-clock = Une pendule : les minutes de chaque joueur et les secondes ajoutées après chaque tour, par exemple 10+5

play-error-seats = { $found ->
    [one] { $found } joueur indiqué
   *[other] { $found } joueurs indiqués
} pour { $seats } places. Indiquez un joueur par place.
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
play-who-person = un joueur à ce clavier
play-who-level = niveau { $level } sur { $levels }, « { $name } »
play-who-paranoid = un robot qui croit que tout le monde joue contre lui
play-who-best-reply = un robot qui croit qu’un seul adversaire à la fois joue contre lui
play-who-max-n = un robot qui croit que chacun joue pour soi
play-who-uct = un robot qui essaie beaucoup de parties au hasard
play-who-plain = un robot qui examine toutes les variantes
play-who-random = un robot qui joue au hasard
play-who-greedy = un robot qui prend tout ce qu’il peut
play-record-person = personne au clavier
play-welcome = Écrivez un coup, ou « aide ».
play-welcome-tab = Écrivez un coup, ou « aide ». La touche Tab complète ce que vous écrivez.
play-bye = Au revoir.
play-unsaved = La partie n’a pas été enregistrée.

# Ce qui se passe.

play-chance-system = tiré par le programme à chaque lancer, avec le générateur aléatoire du système
play-chance-seed = tiré par le programme à chaque lancer, avec la graine aléatoire { $seed }
play-after = Vous pouvez encore enregistrer la partie, annuler ou quitter.
play-after-again = Pour rejouer, écrivez « { $word } ».
play-clock = Temps restant – { $clocks }
play-draw-offered = Vous proposez la nulle.

# Le plateau en mots : une phrase pour chaque signe du dessin, et pour ce qui
# est à côté du plateau.

# Ce que l’on peut écrire.

play-help-actions = Coups : { tokens } Vous pouvez écrire plusieurs coups d’un même tour sur une ligne.
play-help-help = { $word } : afficher cette liste
play-help-moves = { $word } : lister les coups permis
play-help-back = { $word } : annuler votre dernier coup, mais jamais un lancer de dé ni une trappe
play-help-hint = { $word } : montrer un bon coup
play-help-board = { $word } : afficher de nouveau le plateau
play-help-rules = { $word } [RÈGLE] : affiche le livret, ou une règle avec un exemple
play-help-save = { $word } FICHIER : enregistrer la partie dans un fichier
play-help-load = { $word } FICHIER : ouvrir une partie enregistrée
play-help-draw = { $word } : proposer la nulle ; chaque robot décide pour lui-même
play-help-resign = { $word } : abandonner
play-help-again = { $word } : rejouer, une fois la partie terminée
play-help-quit = { $word } : quitter
play-moves = { $count ->
    [0] Aucun coup n’est permis.
    [one] Un seul coup permis :
   *[other] { $count } coups permis :
}
play-begun = « { $token } » est incomplet. Vouliez-vous dire :

# Ce que font les commandes, et pourquoi elles ne le peuvent pas.

play-entry = { $token } : { $sentence }
play-hint = Essayez { $token }.
play-hint-none = Pas d’indice : ce n’est à aucun joueur de jouer.
play-saved = Partie enregistrée dans « { $path } ».
play-save-foreign = « { $path } » existe déjà et n’est pas une feuille de partie. Rien n’a été enregistré. Choisissez un autre nom.
play-save-failed = impossible d’écrire « { $path } » : { $why }.
play-loaded = Partie « { $path } » ouverte, après { $count ->
    [one] { $count } coup.
   *[other] { $count } coups.
}
play-resign-none = Vous pouvez abandonner quand c’est à vous de jouer.
play-draw-none = Vous pouvez proposer la nulle quand c’est à vous de jouer.
play-draw-asked = Vous avez déjà proposé la nulle. Vous pourrez la proposer de nouveau après votre prochain coup.
play-draw-withdrawn = Vous retirez votre proposition de nulle.
play-again-not-over = La partie n’est pas encore terminée.
play-stopped = Le robot ne réfléchit plus. Appuyez sur Entrée pour qu’il continue.
play-bots-turn = C’est au robot de jouer. Appuyez sur Entrée pour qu’il continue.
play-out = Tous les joueurs de ce clavier ont quitté la partie.
play-no-file = Donnez un nom de fichier : { $word } FICHIER.
play-alone = Écrivez « { $word } » seul sur sa ligne.
play-turn-over = « { $token } » viendrait après la fin de votre tour. Rien de cette ligne n’a été joué.
play-interrupted = Pour quitter, écrivez « { $word } ».
