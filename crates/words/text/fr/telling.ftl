# Une partie racontée au fil des coups, dans le terminal comme dans la page.

actor-chance = le hasard
turn-chance = Au hasard de décider.
result-drawn = Partie nulle. { $rule } : { $sentence }
play-did-alone = { $did }.
play-did-deed = { $did }, ce qui { $deed }.
play-chance = Le hasard décide : { $token }.
play-back = Retour de { $count ->
    [one] { $count } action.
   *[other] { $count } actions.
}
play-back-start = Vous n’avez encore rien joué que l’on puisse reprendre.
play-back-chance = Le dé ou une trappe a décidé depuis ; il n’y a pas de deuxième dé, on ne revient pas en arrière.

# Le même en bref, dans la liste des coups.

brief-resigned = abandon
brief-flagged = temps écoulé
brief-left = départ
brief-draw = nulle convenue
