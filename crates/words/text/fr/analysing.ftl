# Le plateau d’analyse.

analysing-engine = Moteur
analysing-best = Meilleurs coups
analysing-lines = Suites
analysing-lines-count = { $count ->
    [one] { $count } suite
   *[other] { $count } suites
}
analysing-stop = Arrêter
analysing-deeper = Plus loin
analysing-off = Le moteur est arrêté
analysing-looks = Recherche…
analysing-missing = Le moteur ne répond pas. Rechargez la page.
analysing-even = À peu près égal
analysing-ahead = { $who } : { $percent } %
analysing-proven = { $who } : { $what }
analysing-wins = gain en { why-moves }
analysing-loses = perte en { why-moves }
analysing-percent = { $percent } %
analysing-chance = Chances de gain : { $percent } %.
analysing-effort = Profondeur { $depth } · { $count ->
    [one] { $count } millier
   *[other] { $count } milliers
} de positions · sur cet appareil
analysing-effort-millions = Profondeur { $depth } · { $count ->
    [one] { $count } million
   *[other] { $count } millions
} de positions · sur cet appareil

# Le dé et les trappes.

analysing-happens = Que se passe-t-il maintenant ?
analysing-draw = Tirer au sort
analysing-odds = { $weight } sur { $of }.

# Les coups et les notes.

analysing-no-moves = Jouez un coup pour commencer, ou composez une position.
analysing-variation = Ou bien
analysing-note = Noter ce coup
analysing-comment = Commentaire
analysing-signs = Que pensez-vous de ce coup ?
analysing-excellent = Excellent coup
analysing-good = Bon coup
analysing-interesting = Coup intéressant
analysing-doubtful = Coup douteux
analysing-mistake = Erreur
analysing-blunder = Grosse erreur
analysing-promote = Mettre en premier
analysing-delete = Supprimer la suite
analysing-last = À la fin
analysing-play = Jouer d’ici
analysing-share = Copier le lien
analysing-share-by-hand = Ce navigateur ne permet pas de copier ici. Copiez plutôt l’adresse dans la barre du navigateur.
