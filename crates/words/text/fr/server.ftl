# Ce que le serveur répond par HTTP : les erreurs.

http-malformed = requête illisible : { $why }
http-not-json = le corps de la requête doit être du JSON.
http-too-large = la requête est trop grande : { $most } Kio au plus.
http-not-found = il n’y a rien à cette adresse.
http-no-record = il n’y a pas de partie importée avec ce numéro.
http-method = cette adresse n’accepte pas cette méthode.
http-slow = la requête a mis trop de temps à arriver. Réessayez.
http-foreign = la requête vient d’un autre site, ce qui n’est pas permis.
http-host = ce serveur ne connaît pas le nom « { $host } ». Si c’est bien le sien, démarrez-le avec --host et ce nom, ou avec --public-url et son adresse complète.
http-crowded = trop de connexions depuis votre adresse : { $most } au plus. Fermez-en une, puis réessayez.
http-private = réservé à l’administration du serveur. Envoyez la clé d’administration.
http-failed = erreur interne du serveur. Les détails sont dans son journal.
