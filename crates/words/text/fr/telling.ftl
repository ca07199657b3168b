# Une partie racontée au fil des coups, dans le terminal comme dans la page.

actor-chance = le dé
turn-chance = Le dé est lancé…
result-drawn = Partie nulle. { $rule } : { $sentence }
play-back = { $count ->
    [one] { $count } coup annulé.
   *[other] { $count } coups annulés.
}
play-back-start = Vous n’avez aucun coup à annuler.
play-back-chance = On n’annule pas un lancer de dé ni une trappe.

# Le même en bref, dans la liste des coups.

brief-resigned = abandon
brief-flagged = temps écoulé
brief-left = départ
brief-draw = nulle par accord
