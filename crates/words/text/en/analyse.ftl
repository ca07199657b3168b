# The command that analyses, and its table.

cli-analyse = Tells the best actions, their chances, how the game would go on, and why.
cli-analyse-details =
    With neither --time nor --nodes nor --depth it looks for a second. Only limits of positions or depth can be repeated exactly.
    { cli-opening-details }
cli-arg-lines = How many of the best actions are shown (3)
cli-arg-deepest = How many actions deep to look

analysis-action = action
analysis-chance = chance to win
analysis-odds = odds
analysis-end = end
analysis-line = line
analysis-percent = { $percent }%
analysis-of = { $weight } of { $of }
analysis-wins-in = wins in { analysis-actions }
analysis-loses-in = loses in { analysis-actions }
analysis-chances-of = The chances are those of { actor }.
analysis-over = There is nothing left to analyse.
analysis-effort = Depth { $depth }, { $count ->
    [one] { $nodes } position
   *[other] { $nodes } positions
} in { $seconds } s ({ $rate } a second)
