# Puzzles in the terminal: tasks, answers, what each puzzle is about.

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

puzzles-task-win = { $turns ->
    [1] { $who } to move: win this turn.
   *[other] { $who } to move: force a win within { $turns } turns.
}
puzzles-task-hold = { $turns ->
    [1] { $who } to move: find the only move after which the other player can’t win next turn.
   *[other] { $who } to move: find the only move after which the other player can’t force a win within { $turns } turns.
}
puzzles-task-hold-many = { $turns ->
    [1] { $who } to move: find the only move after which nobody else can force a win on their next turn.
   *[other] { $who } to move: find the only move after which nobody else can force a win within { $turns } turns.
}
puzzles-task-odds = { $who } to move: find the move with the best chance to win.

puzzles-unreadable = “{ $found }” is not a move. Write “help” to see what you can type.
puzzles-wrong-over = No: the turn ends, and nobody has won yet.
puzzles-wrong-late = { $turns ->
    [1] No: after this there is no win this turn.
   *[other] No: after this there is no forced win within { $turns } turns any more.
}
puzzles-wrong-loses = No: { $who } can force a win now.
puzzles-wrong-odds = No: another move wins more often.
puzzles-try-again = Try again.
puzzles-solved = Solved!
puzzles-solution = The solution:
puzzles-figure-exact = { $move }: { $sentence } You win { $least }% of the time.
puzzles-figure = { $move }: { $sentence } You win between { $least }% and { $most }% of the time.
puzzles-no-hint = There is no hint for this puzzle.

puzzles-help-tries = Write a move to try it.
puzzles-help-help = { $word }: show this list
puzzles-help-moves = { $word }: list the legal moves
puzzles-help-hint = { $word }: tell what the puzzle is about
puzzles-help-solution = { $word }: show the solution and go on
puzzles-help-next = { $word }: go on to the next puzzle
puzzles-help-board = { $word }: show the board again
puzzles-help-quit = { $word }: quit

# What a puzzle is about: one sentence each.

theme-only-move = Every move but one loses.
theme-quiet-start = The first move looks quiet, but nothing else works.
theme-seventh-red = You win with the seventh red marble.
theme-last-marble = You win when the last marble of the other player falls.
theme-no-push-left = You win when the other player has no push left.
theme-bonus-pushes = A capture lets you push again, and you capture again.
theme-sinks-first = It begins with a block in a hole.
theme-two-in-a-turn = You sink two blocks in one turn.
theme-makes-ready = It begins with a block that lies down next to a hole, ready to sink.
theme-hinders = It begins with a move that keeps a block of the other player from lying down next to a hole.
theme-march-home = Your Klotz marches to its corner, move after move.
theme-captures-klotz = You send another player’s Klotz home.
theme-recalls-klotz = You send your own Klotz home.
theme-stone-lock = Your stone holds a column: without it, the plan fails.
theme-opens-way = It begins with a move that opens the way for your Klotz.
theme-closes-way = It begins with a move that closes the way of another Klotz.
theme-threatens = It begins with a Klotz one move away from its corner.
theme-presses = The best move presses another player’s marble.
theme-presses-own = The best move presses one of your own marbles.
theme-brings-home = The best move brings a marble Home.
theme-enters = The best move enters a marble.
theme-holds-back = The best move is not the one with your front marble.
theme-turn-or-keep = The question is whether to turn the disc.
