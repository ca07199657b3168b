# La page telle que le navigateur la garde : nouvelles versions, usage sans
# réseau, et tables chargées quand un robot en a besoin.

install-new-version = Une nouvelle version est prête. Elle viendra quand aucune partie ne sera en cours ; la vôtre est gardée.
install-take-over = L’utiliser maintenant
install-later = Plus tard
install-plain-http = À cette adresse (http, sans chiffrement), les navigateurs ne gardent pas l’étagère pour jouer sans réseau, et ne permettent ni la copie dans le presse-papiers ni les notifications. Tout le reste fonctionne.
install-not-here = Cette fenêtre de navigateur ne garde pas l’étagère pour jouer sans réseau. Tout le reste fonctionne.
install-read = D’accord
install-reload = Recharger la page
install-book = La table du plus haut niveau
install-book-loading = Le plus haut niveau lit une table, en cours de chargement : { $here } Mo sur { $all }
install-book-percent = Chargement de la table : { $percent } pour cent.
install-book-here = La table est chargée.
install-book-wait = Le robot attend sa table.
install-book-stop = Ne pas la charger
install-book-load = Charger la table
install-book-stopped = Le plus haut niveau lit une table de { $all } Mo, qui n’a pas été chargée.
install-book-unreachable = La table de { $all } Mo que lit le plus haut niveau ne peut pas être chargée pour l’instant : la maison ne répond pas.
install-book-gone = La maison a une version plus récente de cette page. Rechargez-la pour charger la table de { $all } Mo ; votre partie est gardée.
install-part-loading = Chargement…
install-part-missing = Cet écran n’a pas pu être chargé. Vérifiez votre connexion et réessayez. Si le serveur a été mis à jour, rechargez la page : les parties de cet appareil sont enregistrées.
install-part-retry = Réessayer
install-book-without = En attendant, le robot joue sans lui, un peu moins bien.
