# Les parties sur cet appareil.

device-no-game = Cette partie n’est pas sur cet appareil
device-no-game-more = Une partie contre un robot, ou à plusieurs sur un seul appareil, n’est enregistrée que là où elle se joue. Pour jouer avec quelqu’un qui est ailleurs, invitez cette personne à une table.
device-here = Sur cet appareil
device-played = dernier coup { $when }
device-remove = Supprimer
device-remove-label = Supprimer : { $name }, { $who }
device-removed = Partie supprimée : { $name }
device-restore = Annuler
device-go-on = Continuer
device-go-on-label = Continuer : { $name }, { $who }
device-box-label = Continuer : { $name }
learn-label = Apprendre { $name }
