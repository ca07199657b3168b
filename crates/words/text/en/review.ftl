# The review of a finished game.

review-moves = Turning points and mistakes
review-nothing = No turning points and no mistakes, as far as this review sees.
review-better = Better: { $line }
review-accuracy = Accuracy
review-accuracy-so-far = Accuracy so far
review-kept = { $seat }: { $kept } of { $choices } { $choices ->
    [one] choice
   *[other] choices
} cost less than 2 points of win chance ({ $percent }%). Each choice gave away { $lost } points on average.
review-no-choices = { $seat }: nothing to choose.
review-balance = From start to end, in points of win chance
review-part-start = at the start
review-part-die = die luck
review-part-traps = trap luck
review-part-own = own moves
review-part-others = moves of others
review-part-people = leaving and draws
review-part-hindsight = seen only later
review-part-end = at the end

# The page of a review.

review-name = Review of a game
review-of = Review: { $name }
review-lead = A finished game, gone through once more: mistakes, better moves, luck.
review-not-over = This game still goes on. It can be reviewed when it is over.
review-to-game = Back to the game
review-running = Looking at every move…
review-through = { $through } of { $entries } moves
review-stop = Stop
review-begin = Review again
review-done = The review is finished.
review-stopped-here = Stopped. What was found so far stays here.
review-failed = The review can’t be made right now.
review-chance-of = Win chance: { $seat }
review-slider = Move
review-percent = { $percent }%
review-at-start = At the start.
review-moment = { $number }. { $told }
review-went = { $seat }: win chance from { $before } to { $after }.
review-win-missed = A sure win was missed. { $line } That wins in { analysis-actions }.
review-doubtful = Doubtful
review-mistake = Mistake
review-blunder = Big mistake
review-turn = Turning point
review-show = Show on the board
review-show-better = Show the better move
review-try-again = Try again from here
review-board = The board of the game
review-shown = After move { $number } of { $entries }
review-better-shown = The better way, after move { $number } of { $entries }
review-verdict-great = Played very well!
review-verdict-good = Played well.
review-verdict-fair = Some moves could have been better.
review-verdict-poor = There is a lot to learn from this game.
