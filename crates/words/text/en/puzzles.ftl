# Puzzles: tasks, answers, what each puzzle is about.

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

puzzles-wrong-over = No: the turn ends, and nobody has won yet.
puzzles-wrong-late = { $turns ->
    [1] No: after this there is no win this turn.
   *[other] No: after this there is no forced win within { $turns } turns any more.
}
puzzles-wrong-loses = No: { $who } can force a win now.
puzzles-wrong-odds = No: another move wins more often.
puzzles-solved = Solved!
puzzles-figure-exact = { $sentence } You win { $least }% of the time.
puzzles-figure = { $sentence } You win between { $least }% and { $most }% of the time.

# The pages of all puzzles and of a game’s.

puzzles-lead = In every position there is only one good move. Can you find it? If you try another one, you are shown what is wrong with it.
puzzles-of = { $name }: puzzles
puzzles-day = Puzzle of the day
puzzles-of-day = Puzzle of the day: { $name }
puzzles-day-about = The same for everybody, and a new one every day.
puzzles-day-solved = You have solved it. There is a new one tomorrow.
puzzles-day-solve = Solve it
puzzles-day-again = Look at it again
puzzles-solved-of = { $solved } of { $all } solved
puzzles-all = All puzzles
puzzles-next = Next puzzle
puzzles-difficulty = Difficulty { $difficulty } of { $most }
puzzles-theme = Kind of puzzle
puzzles-theme-all = All kinds
puzzles-number = Puzzle { $number }
puzzles-number-solved = Puzzle { $number }, solved
puzzles-number-shown = Puzzle { $number }, solution shown

# The page of a puzzle.

puzzles-board = The board of the puzzle
puzzles-try = Make your move on the board.
puzzles-hint = Hint
puzzles-compare = Compare the moves one by one: after which of them do you win most often?
puzzles-show-why = Show me why
puzzles-show-solution = Show the solution
puzzles-thinking = Looking at your move…
puzzles-right = Right! Go on.
puzzles-shown = That was the solution.
puzzles-failed = Your move can’t be checked right now. Try again.
puzzles-no-puzzle = There is no such puzzle
puzzles-no-puzzle-more = Perhaps the link is old. There are many other puzzles.

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

# The same in a word or two, to choose among them.

theme-name-only-move = The only defence
theme-name-quiet-start = Quiet start
theme-name-seventh-red = Seventh red
theme-name-last-marble = Last marble
theme-name-no-push-left = No push left
theme-name-bonus-pushes = Bonus pushes
theme-name-sinks-first = Sinks at once
theme-name-two-in-a-turn = Two blocks in a turn
theme-name-makes-ready = Gets a block ready
theme-name-hinders = Stops a block
theme-name-march-home = March home
theme-name-captures-klotz = Sends a Klotz home
theme-name-recalls-klotz = Sends your own Klotz home
theme-name-stone-lock = Stone lock
theme-name-opens-way = Opens the way
theme-name-closes-way = Closes the way
theme-name-threatens = One move away
theme-name-presses = Presses a marble
theme-name-presses-own = Presses your own marble
theme-name-brings-home = Brings a marble Home
theme-name-enters = Enters a marble
theme-name-holds-back = Holds back
theme-name-turn-or-keep = Turn the disc or not
