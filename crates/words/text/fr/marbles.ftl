# Kuba et Bille-Trap dans le navigateur : ce qui est noté sur le plateau, le dé à
# côté, et ce que l’on entend.

place-kuba-white-reds = rouges prises par les blancs
place-kuba-white-captures = billes noires prises par les blancs
place-kuba-black-reds = rouges prises par les noirs
place-kuba-black-captures = billes blanches prises par les noirs

note-kuba-banned = ne peut pas être repoussée vers { $direction ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
} pendant ce tour (KU-8)
note-bille-trap-known = { $found ->
    [open] la trappe dessous est ouverte
   *[closed] la trappe dessous est fermée
}
note-bille-trap-chance = la trappe dessous est ouverte avec { $open ->
    [one] { $open } chance
   *[other] { $open } chances
} sur { $all }
note-bille-trap-untested = { $found ->
    [open] la trappe dessous, jamais essayée, est ouverte
   *[closed] la trappe dessous, jamais essayée, est fermée
}

app-last-roll = Dernier dé : { $roll }
app-aids = Montrer ce que l’on sait des trappes
app-sound = Sons
app-uncovered-dealt = Toutes les trappes sont montrées, telles qu’elles étaient distribuées avant la partie.
app-uncovered-drawn = Toutes les trappes sont montrées. Sur cet appareil, personne ne distribue d’avance : celles qui n’ont jamais été essayées viennent seulement d’être tirées, parmi ce qui restait possible.
