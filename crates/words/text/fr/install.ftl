# La page telle que le navigateur la garde : nouvelles versions, usage sans
# réseau, et livres de positions chargés quand un robot en a besoin.

install-new-version = Une nouvelle version est prête. Elle démarrera dès qu’aucune partie ne sera en cours. Votre partie est enregistrée.
install-take-over = Mettre à jour
install-later = Plus tard
install-plain-http = Cette adresse utilise http, sans chiffrement. Jouer hors ligne, copier dans le presse-papiers et recevoir des notifications demandent https. Tout le reste fonctionne.
install-not-here = Cette fenêtre de navigateur ne peut pas enregistrer la page pour jouer hors ligne. Tout le reste fonctionne.
install-read = D’accord
install-book = Livre de positions du niveau le plus fort
install-book-loading = Chargement du livre du niveau le plus fort : { $here } Mo sur { $all }
install-book-percent = Chargement du livre : { $percent } %.
install-book-here = Le livre de positions est chargé.
install-book-wait = Le robot attend son livre de positions.
install-book-stop = Annuler
install-book-load = Charger le livre de positions
install-book-stopped = Le niveau le plus fort utilise un livre de positions de { $all } Mo, qui n’est pas chargé.
install-book-unreachable = Le niveau le plus fort utilise un livre de positions de { $all } Mo. Impossible de le charger pour l’instant : le serveur ne répond pas.
install-book-gone = Le serveur a une version plus récente de cette page. Rechargez la page pour charger le livre de positions de { $all } Mo. Votre partie est enregistrée.
install-part-loading = Chargement…
install-part-missing = Cet écran n’a pas pu être chargé. Vérifiez votre connexion et réessayez. Si le serveur a été mis à jour, rechargez la page : les parties de cet appareil sont enregistrées.
install-language-missing = La page n’a pas pu être chargée en anglais. Vérifiez votre connexion et réessayez.
install-book-without = En attendant, le robot joue sans ce livre, un peu moins bien.
