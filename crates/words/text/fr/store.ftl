# Le fichier de données, et les parties importées.

store-full = le disque du serveur est plein. Rien n’a été modifié. Prévenez la personne qui gère ce serveur, puis réessayez.
store-read-only = le serveur ne peut pas écrire ses données pour l’instant. Rien n’a été modifié. Prévenez la personne qui gère ce serveur, puis réessayez.
store-busy = un autre programme utilise les données du serveur. Rien n’a été modifié. Réessayez.
store-disk = le disque du serveur est en panne. Rien n’a été modifié. Prévenez la personne qui gère ce serveur, puis réessayez.
store-unopened = impossible d’ouvrir le fichier « { $path } ».
store-newer = ces données viennent d’une version plus récente de Ludothèque. Installez cette version.
store-damaged = les données sont illisibles : le fichier est abîmé, ou ne vient pas de Ludothèque.
store-empty = le fichier est vide : ce n’est pas un fichier de données de Ludothèque. Remplacez-le par votre sauvegarde, ou supprimez-le pour repartir sans données.
store-exists = le fichier « { $path } » existe déjà et n’a pas été remplacé. Choisissez un autre nom.
store-closed = le serveur s’arrête. Rien n’a été modifié. Réessayez plus tard.
store-other = les données ne peuvent être ni lues ni écrites : { $detail }.

import-no-game = la feuille n’indique pas son jeu. Ajoutez une ligne comme « game: kuba ».
import-unknown-game = il n’y a pas de jeu « { $found } ».
