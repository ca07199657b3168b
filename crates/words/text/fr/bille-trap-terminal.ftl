# Bille-Trap, comme seul le terminal en parle.

play-draw-agreed-seat1 = Le joueur 1 accepte la nulle.
play-draw-agreed-seat2 = Le joueur 2 accepte la nulle.
play-draw-agreed-seat3 = Le joueur 3 accepte la nulle.
play-draw-agreed-seat4 = Le joueur 4 accepte la nulle.
play-draw-declined-seat1 = Le joueur 1 refuse la nulle.
play-draw-declined-seat2 = Le joueur 2 refuse la nulle.
play-draw-declined-seat3 = Le joueur 3 refuse la nulle.
play-draw-declined-seat4 = Le joueur 4 refuse la nulle.
mark-bille-trap-1 = Le joueur 1 a des billes en : { $places }.
mark-bille-trap-2 = Le joueur 2 a des billes en : { $places }.
mark-bille-trap-3 = Le joueur 3 a des billes en : { $places }.
mark-bille-trap-4 = Le joueur 4 a des billes en : { $places }.
beside-bille-trap = Joueur { $label } : { $before } dans la réserve, { $after } à la Maison.
tokens-bille-trap = « e » met une bille en piste, « m9 » avance celle de la case 9, « t » tourne le plateau, « k » le laisse, « pass » si rien n’est possible. Le dé et les trappes se jouent tout seuls.
