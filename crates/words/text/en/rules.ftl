# Every rule in one sentence, under its id.

rule-all-1 = The third occurrence of a position is a draw.
rule-all-2 = Two thousand actions without a winner are a draw.
rule-all-3 = The game is a draw when all who still play agree.
rule-all-4 = Who leaves plays no more, and the last one left wins.

rule-bh-1 = The board has 88 squares: ten by ten without three at each corner.
rule-bh-2 = Four of them are holes; the other 84 are spaces.
rule-bh-3 = Each player’s eight blocks start upright on the sixteen spaces in the middle, light and dark alternating.
rule-bh-4 = Light begins with one move; then each turn has two, with one block or two.
rule-bh-5 = A move tips or rolls one of your own blocks by a quarter turn over an edge.
rule-bh-6 = A block may come to rest only on free squares of the board.
rule-bh-7 = A lying block is sunk over its short edge, into the hole right beyond it; nothing else goes onto a hole.
rule-bh-8 = One of the four spaces beside each hole must stay free.
rule-bh-9 = A block may not be put straight back by its owner’s next action.
rule-bh-10 = Nobody may pass while a move is possible.
rule-bh-11 = Who has no legal move passes; if neither can move, the game is a draw.
rule-bh-12 = The first to sink four of his own blocks wins at once.
rule-bh-13 = The younger player chooses the colour.

rule-ku-1 = Eight white, eight black and thirteen red marbles lie on seven by seven squares.
rule-ku-2 = Before the game Black chooses how the board lies.
rule-ku-3 = White begins; the loser has White in the next game.
rule-ku-4 = You push one of your own marbles by one square, from a free square behind it or from outside.
rule-ku-5 = The whole unbroken line in front moves along.
rule-ku-6 = A marble pushed over the edge is captured; it may not be your own.
rule-ku-7 = After a capture you may push again, or pass.
rule-ku-8 = What was just pushed at you may not be pushed straight back.
rule-ku-9 = The first to capture seven reds wins at once.
rule-ku-10 = Who has no marble left, or no push at the start of his turn, loses.
rule-ku-11 = A player may resign.

rule-kl-1 = The board has ten by ten squares, with a goal in each corner and four homes in the centre.
rule-kl-2 = 24 columns of height 1, 2 and 3 stand around four Klötze of height 4.
rule-kl-3 = Each player has a small stone, at first in his corner, where it blocks nothing.
rule-kl-4 = Turns go clockwise: red, yellow, green, blue.
rule-kl-5 = Klötze that nobody plays stay at home and are never moved or captured.
rule-kl-6 = In his turn a player moves his own Klotz, or a column without another’s stone.
rule-kl-7 = A piece goes exactly as many squares as it is high, with at most one right-angled turn.
rule-kl-8 = Every square on the way must be empty.
rule-kl-9 = Goal corners are neither entered nor passed, but by a Klotz that ends on its own.
rule-kl-10 = Homes may be passed, but no move ends on one.
rule-kl-11 = A move ends on an empty square, or with a column on a Klotz off its home, which goes back home.
rule-kl-12 = Who moves a column puts his stone on it; a column under another’s stone can’t be moved.
rule-kl-13 = Nobody may pass while a move is possible; who has none passes.
rule-kl-14 = Whose Klotz ends a move on his own corner wins at once.

rule-bt-1 = The track has 24 spaces in three rings of eight, then Home.
rule-bt-2 = Of the 24 traps 14 are open and 10 closed, and nobody knows which.
rule-bt-3 = The top turns clockwise by notches over the traps, and takes the marbles along.
rule-bt-4 = Each player has three marbles in the tray.
rule-bt-5 = A turn is: the die, one move of a marble with its trap tests, then turn the top or keep it.
rule-bt-6 = With the roll you enter a marble from your tray or advance one of yours.
rule-bt-7 = Home must be reached exactly.
rule-bt-8 = Playing is compulsory; only who can do nothing passes.
rule-bt-9 = A marble that is landed on is pressed: over an open trap it drops, over a closed one it stays and the other goes on.
rule-bt-10 = Everybody sees the result of each test.
rule-bt-11 = After moving you turn the top one notch or keep it; after entering with a 2 or a 3 the turn is over.
rule-bt-12 = Nobody may look at a trap or feel for it.
rule-bt-13 = The first with all three marbles at Home wins at once.
