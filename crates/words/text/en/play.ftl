# Playing in the terminal: help, what happens, what can’t be done.

cli-play = Plays a game in the terminal, with friends at one keyboard or against bots.
cli-play-details =
    Seats: “you” for a person; for a bot “level:1” and up, “best”, “random”, “greedy”, “uct”, “plain:4”. Give one for each seat, such as “you,level:3” or “you,you,best”.
    { cli-opening-details }
cli-value-seats = SEATS
cli-arg-seats = Who plays each seat, separated by commas (by default you against easy bots)
cli-arg-plain = Describe the board in plain sentences, for screen readers
cli-value-names = NAMES
cli-arg-names = Names of the people at this keyboard, separated by commas, in seat order
cli-value-clock = MINUTES+SECONDS
cli-arg-clock = A clock: minutes for each player, and seconds added after each turn, such as 10+5

play-error-seats = { $found ->
    [one] { $found } player is
   *[other] { $found } players are
} given for { $seats } seats. Give one player for each seat.
play-error-names = { $found ->
    [one] { $found } name
   *[other] { $found } names
} for { $people ->
    [0] nobody: only bots play.
    [one] { $people } person at this keyboard.
   *[other] { $people } people at this keyboard.
}

# Who sits where.

play-who-you = you
play-who-person = a player at this keyboard
play-who-level = level { $level } of { $levels }, “{ $name }”
play-who-paranoid = a bot that expects everybody to play against it
play-who-best-reply = a bot that expects one opponent at a time to play against it
play-who-max-n = a bot that expects everybody to play for themselves
play-who-uct = a bot that tries many random games
play-who-plain = a bot that searches all variations
play-who-random = a bot that plays random moves
play-who-greedy = a bot that takes what it can
play-record-person = person
play-welcome = Type a move, or “help”.
play-welcome-tab = Type a move, or “help”. The Tab key completes what you type.
play-bye = Goodbye.
play-unsaved = The game was not saved.

# What happens.

play-chance-system = drawn by the program at each roll, from the system’s random source
play-chance-seed = drawn by the program at each roll, from the random seed { $seed }
play-after = You can still save the game, undo, or quit.
play-after-again = To play again, type “{ $word }”.
play-clock = Time left – { $clocks }
play-draw-offered = You offer a draw.

# What can be typed.

play-help-actions = Moves: { tokens } You can write several moves of one turn on one line.
play-help-help = { $word }: show this list
play-help-moves = { $word }: list the legal moves
play-help-back = { $word }: undo your last move, but never a die roll or a trap
play-help-hint = { $word }: show a good move
play-help-board = { $word }: show the board again
play-help-rules = { $word } [RULE]: show the rulebook, or one rule with an example
play-help-save = { $word } FILE: save the game to a file
play-help-load = { $word } FILE: open a saved game
play-help-draw = { $word }: offer a draw; each bot decides for itself
play-help-resign = { $word }: resign
play-help-again = { $word }: play again after the game
play-help-quit = { $word }: quit
play-moves = { $count ->
    [0] There is no legal move.
    [one] One legal move:
   *[other] { $count } legal moves:
}
play-begun = “{ $token }” is not complete. Did you mean:

# What commands do, and why they can’t.

play-entry = { $token }: { $sentence }
play-hint = Try { $token }.
play-hint-none = There is no hint: no player is to move.
play-saved = Saved to “{ $path }”.
play-save-foreign = “{ $path }” already exists and is not a game file. Nothing was saved. Choose another name.
play-save-failed = can’t write “{ $path }”: { $why }.
play-loaded = Opened “{ $path }”, after { $count ->
    [one] { $count } move.
   *[other] { $count } moves.
}
play-resign-none = You can resign when it is your turn.
play-draw-none = You can offer a draw when it is your turn.
play-draw-asked = You have already offered a draw. You can offer another after your next move.
play-draw-withdrawn = You withdraw your draw offer.
play-again-not-over = The game is not over yet.
play-stopped = The bot has stopped thinking. Press Enter to let it continue.
play-bots-turn = It is the bot’s turn. Press Enter to let it continue.
play-out = All players at this keyboard have left the game.
play-no-file = Give a file name: { $word } FILE.
play-alone = Write “{ $word }” on a line of its own.
play-turn-over = “{ $token }” would come after the end of your turn. Nothing on this line was played.
play-interrupted = To quit, type “{ $word }”.
