# Putting a position together on the analysis board.

arranging-title = Set up a position
arranging-lead = Choose a piece, then the places where it goes.
arranging-stock = Pieces
arranging-take = Take away
arranging-turn = To move
arranging-seat = { actor }
arranging-number = { $count }
arranging-possible = This position can be played.
arranging-impossible = Not yet a position: { $why }
arranging-over = The game is over in this position.
arranging-analyse = Analyse this position
arranging-clear = Empty the board
arranging-start = Starting position
arranging-cancel = Back to the analysis
arranging-text = Position as text

arranging-kuba-white = white marble
arranging-kuba-black = black marble
arranging-kuba-red = red marble
arranging-kuba-reds = Reds captured by { actor }

arranging-light-upright = light block, standing
arranging-light-across = light block, lying to the right
arranging-light-along = light block, lying away from you
arranging-dark-upright = dark block, standing
arranging-dark-across = dark block, lying to the right
arranging-dark-along = dark block, lying away from you
arranging-left = Moves left in this turn

arranging-column-one = column of height 1
arranging-column-two = column of height 2
arranging-column-three = column of height 3
arranging-klotz-red = red Klotz
arranging-klotz-yellow = yellow Klotz
arranging-klotz-green = green Klotz
arranging-klotz-blue = blue Klotz
arranging-stone-red = red stone, on a column
arranging-stone-yellow = yellow stone, on a column
arranging-stone-green = green stone, on a column
arranging-stone-blue = blue stone, on a column

arranging-bille-trap-marble = marble of player { $seat }
arranging-bille-trap-open = open trap
arranging-bille-trap-closed = closed trap
arranging-bille-trap-due = What comes next
arranging-bille-trap-die = rolling the die
arranging-bille-trap-roll = a move, after a { $roll }
arranging-bille-trap-turn = turning the disc, or not
arranging-bille-trap-over = nothing, the game is over
arranging-bille-trap-notches = Notches that the disc is turned
