# La page telle que le navigateur la garde : nouvelles versions, usage sans
# réseau, et tables chargées quand un robot en a besoin.

install-new-version = Une nouvelle version est prête. Elle démarrera dès qu’aucune partie ne sera en cours. Votre partie est enregistrée.
install-take-over = Mettre à jour
install-later = Plus tard
install-plain-http = Cette adresse utilise http, sans chiffrement. Jouer hors ligne, copier dans le presse-papiers et recevoir des notifications demandent https. Tout le reste fonctionne.
install-not-here = Cette fenêtre de navigateur ne peut pas enregistrer la page pour jouer hors ligne. Tout le reste fonctionne.
install-read = D’accord
install-book = Table de positions du niveau le plus fort
install-book-loading = Chargement de la table du niveau le plus fort : { $here } Mo sur { $all }
install-book-percent = Chargement de la table : { $percent } %.
install-book-here = La table est chargée.
install-book-wait = Le robot attend sa table.
install-book-stop = Annuler
install-book-load = Charger la table
install-book-stopped = Le niveau le plus fort utilise une table de { $all } Mo, qui n’est pas chargée.
install-book-unreachable = Le niveau le plus fort utilise une table de { $all } Mo. Elle ne peut pas être chargée pour l’instant : le serveur ne répond pas.
install-book-gone = Le serveur a une version plus récente de cette page. Rechargez la page pour charger la table de { $all } Mo. Votre partie est enregistrée.
install-part-loading = Chargement…
install-part-missing = Cet écran n’a pas pu être chargé. Vérifiez votre connexion et réessayez. Si le serveur a été mis à jour, rechargez la page : les parties de cet appareil sont enregistrées.
install-language-missing = La page n’a pas pu être chargée en anglais. Vérifiez votre connexion et réessayez.
install-book-without = En attendant, le robot joue sans cette table, un peu moins bien.
