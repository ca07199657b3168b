# Une partie racontée au fil des coups, dans le terminal comme dans la page.

turn = { $actor ->
    [light] Aux clairs de jouer.
    [dark] Aux foncés de jouer.
    [white] Aux blancs de jouer.
    [black] Aux noirs de jouer.
    [red] Aux rouges de jouer.
    [yellow] Aux jaunes de jouer.
    [green] Aux verts de jouer.
    [blue] Aux bleus de jouer.
    [seat1] À la place 1 de jouer.
    [seat2] À la place 2 de jouer.
    [seat3] À la place 3 de jouer.
    [seat4] À la place 4 de jouer.
   *[chance] Au hasard de décider.
}
result-won = { $winner ->
    [light] Les clairs gagnent
    [dark] Les foncés gagnent
    [white] Les blancs gagnent
    [black] Les noirs gagnent
    [red] Les rouges gagnent
    [yellow] Les jaunes gagnent
    [green] Les verts gagnent
    [blue] Les bleus gagnent
    [seat1] La place 1 gagne
    [seat2] La place 2 gagne
    [seat3] La place 3 gagne
   *[seat4] La place 4 gagne
}. { $rule } : { $sentence }
result-drawn = Partie nulle. { $rule } : { $sentence }
play-sits = { $actor ->
    [light] Les clairs
    [dark] Les foncés
    [white] Les blancs
    [black] Les noirs
    [red] Les rouges
    [yellow] Les jaunes
    [green] Les verts
    [blue] Les bleus
    [seat1] Place 1
    [seat2] Place 2
    [seat3] Place 3
   *[seat4] Place 4
} : { $who }
play-did = { $actor ->
    [light] Les clairs jouent { $token }
    [dark] Les foncés jouent { $token }
    [white] Les blancs jouent { $token }
    [black] Les noirs jouent { $token }
    [red] Les rouges jouent { $token }
    [yellow] Les jaunes jouent { $token }
    [green] Les verts jouent { $token }
    [blue] Les bleus jouent { $token }
    [seat1] La place 1 joue { $token }
    [seat2] La place 2 joue { $token }
    [seat3] La place 3 joue { $token }
   *[seat4] La place 4 joue { $token }
}
play-did-alone = { $did }.
play-did-deed = { $did }, ce qui { $deed }.
play-thinks = { $actor ->
    [light] Les clairs réfléchissent…
    [dark] Les foncés réfléchissent…
    [white] Les blancs réfléchissent…
    [black] Les noirs réfléchissent…
    [red] Les rouges réfléchissent…
    [yellow] Les jaunes réfléchissent…
    [green] Les verts réfléchissent…
    [blue] Les bleus réfléchissent…
    [seat1] La place 1 réfléchit…
    [seat2] La place 2 réfléchit…
    [seat3] La place 3 réfléchit…
   *[seat4] La place 4 réfléchit…
}
play-resigned = { $actor ->
    [light] Les clairs abandonnent.
    [dark] Les foncés abandonnent.
    [white] Les blancs abandonnent.
    [black] Les noirs abandonnent.
    [red] Les rouges abandonnent.
    [yellow] Les jaunes abandonnent.
    [green] Les verts abandonnent.
    [blue] Les bleus abandonnent.
    [seat1] La place 1 abandonne.
    [seat2] La place 2 abandonne.
    [seat3] La place 3 abandonne.
   *[seat4] La place 4 abandonne.
}
play-chance = Le hasard décide : { $token }.
play-back = Retour de { $count ->
    [one] { $count } action.
   *[other] { $count } actions.
}
play-back-start = Vous n’avez encore rien joué que l’on puisse reprendre.
play-back-chance = Le dé ou une trappe a décidé depuis ; il n’y a pas de deuxième dé, on ne revient pas en arrière.
