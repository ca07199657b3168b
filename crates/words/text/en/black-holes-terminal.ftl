# Black Holes, as only the terminal tells it.

play-draw-agreed-light = Light agrees to a draw.
play-draw-agreed-dark = Dark agrees to a draw.
play-draw-declined-light = Light declines the draw.
play-draw-declined-dark = Dark declines the draw.
mark-black-holes-L = Light, upright ({ $count }): { $places }.
mark-black-holes-l = Light, lying ({ $count }): { $places }.
mark-black-holes-D = Dark, upright ({ $count }): { $places }.
mark-black-holes-d = Dark, lying ({ $count }): { $places }.
mark-black-holes-O = Holes ({ $count }): { $places }.
tokens-black-holes = write a square and a direction (n, e, s, w), such as d4s, to tip or roll the block there. For a lying block write its lower square, or its left one if both are in one row. Write “pass” if you can’t move.
