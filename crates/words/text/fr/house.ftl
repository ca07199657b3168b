# Une table de la maison dans la page : la connexion, et qui y est assis.

house-unreachable = La maison est injoignable pour l’instant.
house-unreadable = La maison a répondu quelque chose que cette page ne comprend pas. Veuillez recharger la page.
house-calling = Appel de la maison…
house-lost = Connexion perdue, la page rappelle la maison… Ce que vous faites entre-temps partira dès qu’elle répond.
house-outdated = La maison parle une langue plus récente que cette page. Veuillez recharger la page.
house-reload = Recharger la page
house-no-table = Cette table n’existe pas
house-no-table-more = Elle a peut-être été rangée, ou le lien est incomplet.
house-damaged = Cette table ne peut pas être montrée
house-me = { $name } (vous)
house-nameless = quelqu’un qui a quitté la maison
house-companion = avec { $name }
house-stand-in = { $bot }, pour { $name }
house-open-seat = personne encore
house-back = La connexion est rétablie.
