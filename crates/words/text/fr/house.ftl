# Une table en ligne dans la page : la connexion, et qui y est assis.

house-unreachable = Le serveur est injoignable. Vérifiez votre connexion.
house-unreadable = Cette page ne comprend pas la réponse du serveur. Rechargez-la.
house-calling = Connexion au serveur…
house-lost = Connexion perdue. Reconnexion en cours… Vos coups partiront dès qu’elle sera rétablie.
house-outdated = Cette page n’est plus à jour. Rechargez-la.
house-reload = Recharger la page
house-no-table = Table introuvable
house-no-table-more = Elle a peut-être été supprimée, ou le lien est incomplet.
house-damaged = Impossible d’afficher cette table
house-me = { $name } (vous)
house-nameless = compte supprimé
house-companion = avec { $name }
house-stand-in = { $bot }, pour { $name }
house-open-seat = place libre
house-back = La connexion est rétablie.
