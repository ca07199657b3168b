# Les règles de tous les jeux, sous leur numéro.

rule-all-1 = La même position pour la troisième fois : la partie est nulle.
rule-all-2 = Deux mille actions sans gagnant : la partie est nulle.
rule-all-3 = La partie est nulle quand tous ceux qui jouent encore en conviennent.
rule-all-4 = Qui s’en va ne joue plus, et le dernier qui reste gagne.
