# Ce que dit une table en direct quand on ne peut y entrer ou qu’elle ne prend plus rien.

room-no-table = cette table n’existe pas ici.
room-too-long = il s’est passé trop de choses à cette table ; elle ne prend plus rien.
room-damaged = ce qui est enregistré de cette table est illisible. Prévenez la personne qui tient la maison.
room-elsewhere = autre chose s’est passé à la table entre-temps. Regardez à nouveau.
room-too-many = une connexion suit au plus { $most } tables.
room-no-level = dans ce jeu, les robots ont des niveaux de 1 à { $most }.
