# Le fichier des données, et les feuilles venues d’ailleurs.

store-full = il n’y a plus de place sur le disque de cette maison : rien n’a été changé. Prévenez la personne qui la tient, puis réessayez.
store-read-only = les données de cette maison ne peuvent pas être écrites en ce moment : rien n’a été changé. Prévenez la personne qui la tient, puis réessayez.
store-busy = les données de cette maison sont occupées ailleurs : rien n’a été changé. Réessayez.
store-disk = le disque de cette maison ne répond pas comme il faut : rien n’a été changé. Prévenez la personne qui la tient, puis réessayez.
store-unopened = impossible d’ouvrir le fichier « { $path } ».
store-newer = les données viennent d’une version plus récente de Ludothèque. Utilisez cette version.
store-damaged = les données sont illisibles : le fichier est abîmé, ou n’est pas de Ludothèque.
store-exists = le fichier « { $path } » existe déjà ; il n’est pas remplacé.
store-closed = la maison ferme : rien n’a été changé. Revenez plus tard.
store-other = les données ne peuvent être ni lues ni écrites : { $detail }.

import-no-game = la feuille ne dit pas de quel jeu elle est.
import-unknown-game = « { $found } » n’est pas sur l’étagère.
