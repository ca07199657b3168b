# Kuba, as only the terminal tells it.

play-draw-agreed-white = White agrees to a draw.
play-draw-agreed-black = Black agrees to a draw.
play-draw-declined-white = White declines the draw.
play-draw-declined-black = Black declines the draw.
mark-kuba-W = White marbles ({ $count }): { $places }.
mark-kuba-B = Black marbles ({ $count }): { $places }.
mark-kuba-R = Red marbles ({ $count }): { $places }.
tokens-kuba = write a square and a direction (n, e, s, w), such as a6e, to push the marble there. Write “pass” to end your turn after a capture.
