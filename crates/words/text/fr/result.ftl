# La fin d’une partie : la carte, et ce qui a mis fin à la partie.

result-name = Résultat
result-told = { $result } – { $by }
result-rematch = Rejouer
result-side = { $who } : { $side }
result-next-sides = Prochaine partie – { $sides }
result-level-beaten = Deux victoires contre ce niveau. On passe au suivant ?
result-next-level = Essayer le niveau { $level } : { $name }
result-look-back = Revoir la partie
result-close = Fermer

ended-resigned = Abandon : { $who }.
ended-resigned-you = Vous avez abandonné.
ended-flagged = Plus de temps pour { $who }.
ended-flagged-you = Vous n’avez plus de temps.
ended-left = Départ : { $who }.
ended-left-you = Vous avez quitté la partie.
ended-agreed = Nulle d’un commun accord.
ended-repetition = La même position est revenue trois fois.
ended-length = Deux mille coups sans vainqueur.

ended-kuba-reds = Sept rouges pour { $who }.
ended-kuba-reds-you = Vous avez pris sept rouges.
ended-kuba-marbles = Plus une seule bille pour { $who }.
ended-kuba-marbles-you = Vous n’avez plus de bille.
ended-kuba-stuck = Plus rien à pousser pour { $who }.
ended-kuba-stuck-you = Vous ne pouvez plus pousser aucune bille.
ended-black-holes-sunk = Quatre blocs tombés pour { $who }.
ended-black-holes-sunk-you = Vous avez fait tomber quatre blocs.
ended-black-holes-stuck = Plus personne ne peut jouer.
ended-klotze-corner = Klotz arrivé dans son coin : { $who }.
ended-klotze-corner-you = Votre Klotz est dans son coin.
ended-bille-trap-home = Trois billes à la Maison pour { $who }.
ended-bille-trap-home-you = Vos trois billes sont à la Maison.

tally-klotze-distance = { $have ->
    [0] dans son coin
    [one] à { $have } case du coin
   *[other] à { $have } cases du coin
}
