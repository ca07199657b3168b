# The games, and the names of those who act.

game-black-holes = Black Holes
game-kuba = Kuba
game-klotze = Klötze
game-bille-trap = Bille-Trap

game-black-holes-about = blocks of 1 × 1 × 2 tip and roll over a wooden board; sink four of yours
game-kuba-about = push lines of glass marbles; seven reds win, captures push again
game-klotze-about = columns walk as far as they are high; bring your block of four to its corner
game-bille-trap-about = a die race over hidden trap doors on a turning board

actor-light = Light
actor-dark = Dark
actor-white = White
actor-black = Black
actor-red = Red
actor-yellow = Yellow
actor-green = Green
actor-blue = Blue
actor-seat1 = seat 1
actor-seat2 = seat 2
actor-seat3 = seat 3
actor-seat4 = seat 4
actor-chance = chance
