# Klötze : ses coups en phrases, et des conseils pour une première partie.

klotze-moves = { $person ->
    [you] Vous déplacez
    [do] Déplacez
    [name] { $who } déplace
   *[side] { $who } déplacent
}
klotze-column = { klotze-moves } la colonne de { $from } à { $to }
klotze-own = { klotze-moves } { $person ->
    [you] votre Klotz
    [do] votre Klotz
    [name] son Klotz
   *[side] leur Klotz
} de { $from } à { $to }
klotze-sends = { $person ->
    [you] renvoyez
    [do] renvoyez
    [name] renvoie
   *[side] renvoient
}
move-klotze-column = { klotze-column }.
move-klotze-klotz = { klotze-own }.
move-klotze-captures = { klotze-column } et { klotze-sends } { $owner ->
    [you] votre Klotz
    [red] le Klotz rouge
    [yellow] le Klotz jaune
    [green] le Klotz vert
   *[blue] le Klotz bleu
} chez lui.
move-klotze-recalls = { klotze-column } et { klotze-sends } { $person ->
    [you] votre propre Klotz
    [do] votre propre Klotz
    [name] son propre Klotz
   *[side] leur propre Klotz
} chez lui.
move-klotze-wins = { klotze-own }, dans le coin, et { verb-wins }.
move-klotze-pass = { $person ->
    [you] Vous ne pouvez pas jouer et passez
    [do] Passez : vous ne pouvez pas jouer
    [name] { $who } ne peut pas jouer et passe
   *[side] { $who } ne peuvent pas jouer et passent
}.
naming-klotze-move = déplacer la pièce de { $from } à { $to }
naming-klotze-pass = passer

# Conseils pour une première partie.

tip-klotze-walk = Menez votre grand Klotz dans le coin de sa couleur. Choisissez une pièce qui brille : elle avance d’autant de cases que sa hauteur.
tip-klotze-stone = Votre pierre est sur la colonne en { $square } : tant qu’elle y reste, personne d’autre ne peut déplacer cette colonne.
tip-klotze-shut = Ouvrez un chemin à votre Klotz, qui ne peut pas encore bouger. Le nombre près de votre nom compte ses cases jusqu’au coin { $corner }.
tip-klotze-goal = Votre Klotz peut avancer de quatre cases. Le nombre près de votre nom compte ses cases jusqu’au coin { $corner }, où vous gagnez.
tip-klotze-capture = Une colonne peut arriver sur le Klotz en { $square } et le renvoyer chez lui.
tip-klotze-win = Votre Klotz peut arriver en { $corner }. Choisissez-le, puis le coin.
tip-klotze-ring = Choisissez maintenant un anneau : votre pièce s’y rend.

# Ce qu’un coup a changé, pour une première partie.

klotze-whose = { $color ->
    [you] votre Klotz
    [red] le Klotz rouge
    [yellow] le Klotz jaune
    [green] le Klotz vert
   *[blue] le Klotz bleu
}
klotze-sent = { $person ->
    [you] Vous avez renvoyé
    [name] { $who } a renvoyé
   *[side] { $who } ont renvoyé
}
recap-klotze-saves = { klotze-sent } { klotze-whose } chez lui, juste avant son coin.
recap-klotze-captures = { klotze-sent } { klotze-whose } chez lui : il repart de là.
recap-klotze-recalls = { klotze-sent } { $person ->
    [you] votre propre Klotz
    [name] son propre Klotz
   *[side] leur propre Klotz
} chez lui : il repart de là.
recap-klotze-closes = { $person ->
    [you] Vous avez fermé
    [name] { $who } a fermé
   *[side] { $who } ont fermé
} à { klotze-whose } le dernier chemin vers son coin.
recap-klotze-threatens = { $person ->
    [you] Vous avez amené votre Klotz
    [name] { $who } a amené son Klotz
   *[side] { $who } ont amené leur Klotz
} à un coup du coin { $corner }.
recap-klotze-opens = { $person ->
    [you] Vous avez ouvert à votre Klotz
    [name] { $who } a ouvert à son Klotz
   *[side] { $who } ont ouvert à leur Klotz
} la voie jusqu’au coin { $corner }.
