# The command that analyses, and its table.

cli-analyse = Shows the best moves with win chances, main lines and the reason.
cli-analyse-details =
    Without --time, --nodes or --depth it searches for one second. Only node and depth limits give repeatable results.
    { cli-opening-details }
cli-arg-lines = Number of best moves to show (3)
cli-arg-deepest = Maximum depth, in moves

analysis-action = move
analysis-chance = win chance
analysis-odds = odds
analysis-end = result
analysis-line = main line
analysis-percent = { $percent }%
analysis-of = { $weight } of { $of }
analysis-wins-in = wins in { analysis-actions }
analysis-loses-in = loses in { analysis-actions }
analysis-chances-of = Win chances are for { actor }.
analysis-chances = Win chances of each player: { $seats }.
analysis-chance-of = { actor } { $percent }%
analysis-over = The game is over: there is nothing to analyse.
analysis-effort = Depth { $depth }, { $count ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
} in { $seconds } s ({ $rate } per second)
