# La fin d’une partie : la carte, et ce qui a mis fin à la partie.

result-name = Résultat
result-told = { $result } – { $by }
result-rematch = Rejouer
result-side = { $who } : { $side }
result-next-sides = Prochaine partie – { $sides }
result-level-beaten = Deux victoires contre ce niveau. On passe au suivant ?
result-next-level = Essayer le niveau { $level } : { $name }
result-look-back = Revoir les coups
result-review = Revue : les erreurs
result-close = Fermer

ended-resigned = Abandon : { $who }.
ended-resigned-you = Vous avez abandonné.
ended-flagged = Plus de temps pour { $who }.
ended-flagged-you = Vous n’avez plus de temps.
ended-left = Partie quittée par { $who }.
ended-left-you = Vous avez quitté la partie.
ended-agreed = Nulle d’un commun accord.
ended-repetition = La même position est revenue trois fois.
ended-length = Deux mille coups sans gagnant.
