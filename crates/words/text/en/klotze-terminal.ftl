# Klötze, as only the terminal tells it.

play-draw-agreed-red = Red agrees to a draw.
play-draw-agreed-yellow = Yellow agrees to a draw.
play-draw-agreed-green = Green agrees to a draw.
play-draw-agreed-blue = Blue agrees to a draw.
play-draw-declined-red = Red declines the draw.
play-draw-declined-yellow = Yellow declines the draw.
play-draw-declined-green = Green declines the draw.
play-draw-declined-blue = Blue declines the draw.
mark-klotze-1 = Columns of height 1 ({ $count }): { $places }.
mark-klotze-2 = Columns of height 2 ({ $count }): { $places }.
mark-klotze-3 = Columns of height 3 ({ $count }): { $places }.
mark-klotze-R = Red Klotz: { $places }.
mark-klotze-Y = Yellow Klotz: { $places }.
mark-klotze-G = Green Klotz: { $places }.
mark-klotze-B = Blue Klotz: { $places }.
mark-klotze-r = Red corner: { $places }.
mark-klotze-y = Yellow corner: { $places }.
mark-klotze-g = Green corner: { $places }.
mark-klotze-b = Blue corner: { $places }.
tokens-klotze = write two squares, such as d2-d3, to move the piece from the first to the second. Write “pass” if you can’t move.
