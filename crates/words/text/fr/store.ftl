# Le fichier de données, et les parties importées.

store-full = le disque du serveur est plein. Rien n’a été modifié. Prévenez la personne qui gère ce serveur, puis réessayez.
store-read-only = le serveur ne peut pas écrire ses données pour l’instant. Rien n’a été modifié. Prévenez la personne qui gère ce serveur, puis réessayez.
store-busy = un autre programme utilise les données du serveur. Rien n’a été modifié. Réessayez.
store-disk = le disque du serveur est en panne. Rien n’a été modifié. Prévenez la personne qui gère ce serveur, puis réessayez.
store-unopened = impossible d’ouvrir le fichier « { $path } ».
store-newer = ces données viennent d’une version plus récente de Ludothèque. Installez cette version.
store-damaged = les données sont illisibles : le fichier est abîmé, ou ne vient pas de Ludothèque.
store-empty = le fichier est vide : ce n’est pas un fichier de données de Ludothèque. Remplacez-le par votre sauvegarde, ou supprimez-le pour repartir sans données.
store-unreachable = la base de données du serveur ne répond pas. Réessayez dans un instant.
store-refused = la base de données refuse cet utilisateur. Vérifiez son nom, son mot de passe et ses droits.
store-no-database = cette base de données n’existe pas. Créez-la d’abord, par exemple avec createdb.
store-unprepared = la base de données n’est pas prête pour cette version de Ludothèque. Préparez-la avec « ludotheque migrate --database … ».
store-in-use = cette base de données est utilisée. Seuls des serveurs peuvent la partager : pour la préparer ou la copier, arrêtez d’abord tous les serveurs.
store-not-empty = la destination contient déjà des données. On ne peut tout copier que vers une destination vide.
store-half-copied = une partie seulement a été copiée ici. Recommencez avec une base vide ou un nouveau fichier.
store-exists = le fichier « { $path } » existe déjà et n’a pas été remplacé. Choisissez un autre nom.
store-closed = le serveur s’arrête. Rien n’a été modifié. Réessayez plus tard.
store-other = les données ne peuvent être ni lues ni écrites : { $detail }.

import-no-game = la feuille n’indique pas son jeu. Ajoutez une ligne comme « game: kuba ».
import-unknown-game = il n’y a pas de jeu « { $found } ».
