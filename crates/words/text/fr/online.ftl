# Une table en ligne dans la page : la connexion, et qui y est assis.

online-unreachable = Le serveur est injoignable. Vérifiez votre connexion.
online-unreadable = Cette page ne comprend pas la réponse du serveur. Rechargez-la.
online-calling = Connexion au serveur…
online-lost = Connexion perdue. Reconnexion en cours… Vos coups partiront dès qu’elle sera rétablie.
online-outdated = Cette page n’est plus à jour. Rechargez-la.
online-reload = Recharger la page
online-no-table = Table introuvable
online-no-table-more = Elle a peut-être été supprimée, ou le lien est incomplet.
online-damaged = Impossible d’afficher cette table
online-me = { $name } (vous)
online-nameless = compte supprimé
online-companion = avec { $name }
online-stand-in = { $bot }, pour { $name }
online-open-seat = place libre
online-back = La connexion est rétablie.
