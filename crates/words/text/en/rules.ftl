# The rules that hold in every game, under their ids.

rule-all-1 = The game is a draw when the same position comes up for the third time.
rule-all-2 = The game is a draw after 2,000 moves without a winner. Die rolls and traps count too.
rule-all-3 = The game is a draw when all players agree.
rule-all-4 = When you leave, your turns are skipped. The last player still in the game wins.
