# The rules that hold in every game, under their ids.

rule-all-1 = The third occurrence of a position is a draw.
rule-all-2 = Two thousand actions without a winner are a draw.
rule-all-3 = The game is a draw when all who still play agree.
rule-all-4 = Who leaves plays no more, and the last one left wins.
