# Les règles de tous les jeux, sous leur numéro.

rule-all-1 = La partie est nulle quand la même position se présente pour la troisième fois.
rule-all-2 = La partie est nulle après 2 000 coups sans gagnant. Les lancers de dé et les trappes comptent aussi.
rule-all-3 = La partie est nulle quand tous les joueurs sont d’accord.
rule-all-4 = Si vous quittez la partie, vos tours sont sautés. Le dernier joueur qui reste gagne.
