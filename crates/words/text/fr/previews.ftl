# Ce qu’un lien dit de lui-même avant d’être ouvert : dans un message, dans un moteur de recherche.

preview-shelf-title = Ludothèque : jeux de société rares
preview-shelf = Quatre jeux de société rares à essayer tout de suite : contre un robot, entre amis autour d’un appareil, ou à distance grâce à un lien.
preview-rules = Chaque règle en une ou deux phrases, avec son numéro. { $about }
preview-print = Tout le jeu sur papier : plateau, pièces, règles et feuille de partie. { $about }
preview-analysis = Les meilleurs coups, leurs chances de gain, et pourquoi. Essayez tout sur le plateau. { $about }
preview-position-title = Une position de { $game }
preview-position = Regardez-la sur le plateau, et jouez la suite. { $about }
preview-tables = Des parties qui attendent des joueurs, d’autres à regarder. Sans compte.
preview-past = Les parties terminées, à revoir coup par coup.
preview-imported-title = Une partie importée
preview-invitation-title = Une partie de { $game } vous attend
preview-invitation = Ouvrez le lien, écrivez votre nom et jouez. { $about }
preview-running-title = Une partie de { $game } en cours
preview-running = Ouvrez le lien pour la regarder. { $about }
preview-over-title = Une partie de { $game } terminée
preview-over = Ouvrez le lien pour la revoir coup par coup. { $about }
