# Printing a game: the sheets to cut out, and what is said of them.

print-full-size = Print at 100%
print-sheet = Sheet { $number } of { $of }
print-glue = glue here
print-in-the-set = In this set
print-you-need = You need
print-need-1 = scissors, glue and a ruler
print-need-2 = firm card, such as an empty cereal box
print-need-kuba-1 = 29 marbles, if you have some; if not, use the discs
print-need-bille-trap-1 = a split pin to hold the disc
print-need-bille-trap-2 = marbles and a die, if you have some
print-how = How to make it
print-ruler = This line is { $length } mm long. If yours is not, print again at 100%, without “fit to page”.
print-at-the-start = At the start
print-online = Play it on a screen
print-online-how = Scan the code to open the game: against a bot, on one device, or with friends far away.

# The steps, those of all games first.

print-step-1 = Print all sheets at 100% and measure the line at the foot of this page.
print-step-2 = Cut along solid lines and fold along dashed lines. Glue goes on the grey tabs.
print-step-black-holes-1 = If the board has two parts, glue the second onto the grey strip of the first, so that the black corners meet. Then glue the board onto card.
print-step-black-holes-2 = Fold every block into a box: glue its side first, then both ends. Fold along a ruler to get sharp edges.
print-step-black-holes-3 = Stand a block on each of the sixteen marked squares. Dark blocks go on the squares with a line across.
print-step-black-holes-4 = The black circles are the holes. When a block tips into one, take it off the board and put it in front of you.
print-step-kuba-1 = Glue the board onto card.
print-step-kuba-2 = Play with real marbles if you can. If not, glue the sheet of discs onto card and cut the discs out.
print-step-kuba-3 = Put a marble on every hollow with a dot, in the dot’s colour: white, black or red.
print-step-kuba-4 = Put the reds that you capture in the tray in front of you. When its seven places are full, you have won.
print-step-klotze-1 = If the board has two parts, glue the second onto the grey strip of the first, so that the black corners meet. Then glue the board onto card.
print-step-klotze-2 = Fold every piece into a cap: glue its side first, then its lid. The bottom stays open.
print-step-klotze-3 = Put each column on a square with its number. The number is its height, and so is the number of dots on the lid.
print-step-klotze-4 = Put each Klotz on its coloured square in the middle, where its sign is. Glue the four stones onto card and put each in its corner.
print-step-bille-trap-1 = Glue the sheet of the base and the disc onto card. Cut the disc out and pin it onto the base through the two crosses, so that it turns.
print-step-bille-trap-2 = Fold each trap card and glue it, so that nobody can see through it. Shuffle the cards and put one face down on each place of the chart. Nobody may look.
print-step-bille-trap-3 = Each ray of the disc points to a letter, and each ring has a number: 1 outside, 2 in the middle, 3 inside. Together they name the trap under a space, such as C2.
print-step-bille-trap-4 = When you press a marble, turn over the card of its trap. If it says “open”, the marble drops. Then turn the card face down again and remember it.
print-step-bille-trap-5 = Turn the disc clockwise and let its rays stop at the letters: from one letter to the next is one notch.

# What is in a set.

print-piece-light = { $count } light blocks
print-piece-dark = { $count } dark blocks
print-piece-white = { $count } white discs
print-piece-black = { $count } black discs
print-piece-red = { $count } red discs
print-piece-klotz = { $count } Klötze
print-piece-three = { $count } columns of height 3
print-piece-two = { $count } columns of height 2
print-piece-one = { $count } columns of height 1
print-piece-stone = { $count } stones
print-piece-disc = the disc, and a base for it
print-piece-open = { $count } open traps
print-piece-closed = { $count } closed traps
print-piece-marble = { $count } discs for marbles
print-piece-die = a die to fold
print-piece-board = the board, the rules and a score sheet
print-tray = captured reds
print-trap-open = open
print-trap-closed = closed
print-disc-here = Pin the disc here. It turns clockwise.

# The score sheet.

print-score-sheet = Score sheet
print-score-sheet-how = Write down your moves, and you can play the game again later.
print-date = Date
print-result = Result
print-cell-black-holes-1 = move 1
print-cell-black-holes-2 = move 2
print-cell-bille-trap-1 = die
print-cell-bille-trap-2 = move
print-cell-bille-trap-3 = disc
print-notation-black-holes = How to write a move: the square of the block and the side it tips to: n, e, s or w (up, right, down or left). d4s tips the block on d4 downwards. A lying block is named after its lower or left square. Light’s first turn has only one move.
print-notation-kuba = How to write a push: the square of your marble and the direction: n, e, s or w (up, right, down or left). a6e pushes the marble on a6 to the right. After a capture write the next push beside it, or pass.
print-notation-klotze = How to write a move: the square where the piece starts and the square where it ends. d2-d3 moves the piece on d2 to d3. The way between them need not be written.
print-notation-bille-trap = How to write a turn: d and your roll; e for a marble that enters, or m and its space (m9); then o or c for each trap that you test, open or closed; then t if you turn the disc, or k if you leave it. If you can’t move, write pass.
