# Ce que dit la page quand elle ne peut pas charger les textes d’une langue, et n’en a donc pas d’autres.

start-missing = Les textes de cette page n’ont pas pu être chargés. Vérifiez votre connexion et réessayez. Si le serveur a été mis à jour, rechargez la page : les parties de cet appareil sont enregistrées.
start-retry = Réessayer
start-reload = Recharger la page
