# Puzzles in the terminal: what only it says of them.

cli-puzzles = Sets you puzzles: find the only winning move.
cli-puzzles-details =
    Without a game, it shows how many puzzles you have solved. “--daily” gives the puzzle of the day, the same for everybody.
    Every solution is proven. After a wrong try you see the moves that refute it.
cli-puzzles-make = Makes puzzles from games between bots, and proves their solutions.
cli-puzzles-make-details =
    The same seed makes the same file on every machine, however many cores it has.
cli-arg-difficulty = Only puzzles of this difficulty: the lowest bot level that solves them
cli-arg-daily = The puzzle of the day
cli-arg-count = Number of puzzles to make (100)
cli-arg-most-games = Maximum number of games to look through (5,000)
cli-arg-output = File to write the puzzles to
cli-bench-puzzles = Measures how fast the best bots solve every puzzle.

puzzles-made = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
} from { $games ->
    [one] { $games } game
   *[other] { $games } games
}, saved to { $path }.
puzzles-measured = { $name }: { $solved } of { $all } solved within { $nodes } positions, the slowest in { $seconds } s

puzzles-overview = { $name }: { $solved } of { $all } puzzles solved. Next: { $command }
puzzles-overview-daily = Puzzle of the day: ludotheque puzzles --daily
puzzles-title = { $name }, puzzle { $id }, difficulty { $difficulty } of { $most }
puzzles-none-left = There are no more puzzles here.

puzzles-unreadable = “{ $found }” is not a move. Write “help” to see what you can type.
puzzles-try-again = Try again.
puzzles-solution = The solution:
puzzles-no-hint = There is no hint for this puzzle.

puzzles-help-tries = Write a move to try it.
puzzles-help-help = { $word }: show this list
puzzles-help-moves = { $word }: list the legal moves
puzzles-help-hint = { $word }: tell what the puzzle is about
puzzles-help-solution = { $word }: show the solution and go on
puzzles-help-next = { $word }: go on to the next puzzle
puzzles-help-board = { $word }: show the board again
puzzles-help-quit = { $word }: quit
