# Bille-Trap, as only the terminal tells it.

play-draw-agreed-seat1 = Player 1 agrees to a draw.
play-draw-agreed-seat2 = Player 2 agrees to a draw.
play-draw-agreed-seat3 = Player 3 agrees to a draw.
play-draw-agreed-seat4 = Player 4 agrees to a draw.
play-draw-declined-seat1 = Player 1 declines the draw.
play-draw-declined-seat2 = Player 2 declines the draw.
play-draw-declined-seat3 = Player 3 declines the draw.
play-draw-declined-seat4 = Player 4 declines the draw.
mark-bille-trap-1 = Player 1 has marbles on: { $places }.
mark-bille-trap-2 = Player 2 has marbles on: { $places }.
mark-bille-trap-3 = Player 3 has marbles on: { $places }.
mark-bille-trap-4 = Player 4 has marbles on: { $places }.
beside-bille-trap = Player { $label }: { $before } in the tray, { $after } at Home.
tokens-bille-trap = “e” enters a marble, “m9” moves the one on space 9, “t” turns the disc, “k” leaves it, “pass” if you can’t move. The die is rolled and traps are tested for you.
