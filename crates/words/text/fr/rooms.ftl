# Ce que dit une table en direct quand on ne peut y entrer ou qu’elle ne prend plus rien.

room-no-table = table introuvable. Vérifiez le lien.
room-damaged = les données enregistrées de cette table sont illisibles. Prévenez la personne qui gère ce serveur.
room-player-gone = un joueur a supprimé son compte : pas d’autre partie classée ensemble. Ouvrez une nouvelle table.
room-elsewhere = la table a changé entre-temps. Regardez-la, puis réessayez.
room-too-many = une connexion peut suivre au plus { $most } tables. Fermez-en une d’abord.
room-too-many-open = vous avez { $most } tables dont la partie n’est pas terminée. Terminez-en ou fermez-en une d’abord.
room-too-many-open-there = { $most } tables ouvertes depuis votre réseau ne sont pas terminées. Terminez-en ou fermez-en une d’abord.
room-no-level = dans ce jeu, les robots ont les niveaux 1 à { $most }.
