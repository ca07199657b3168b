# Ce que la maison répond par HTTP : les refus.

http-malformed = la demande est incompréhensible : { $why }
http-not-json = le corps de la demande doit être du JSON.
http-too-large = la demande est trop longue ; la limite est de { $most } Kio.
http-not-found = il n’y a rien à cette adresse.
http-no-record = aucune feuille de ce numéro n’a été apportée ici.
http-method = cela ne peut pas se faire ici.
http-slow = la demande est arrivée trop lentement.
http-foreign = la demande vient d’une page d’un autre site.
http-crowded = il y a trop de connexions depuis votre adresse ; { $most } au plus.
http-private = ceci est réservé à qui tient la maison.
http-failed = quelque chose a mal tourné dans la maison. C’est noté dans son journal.
