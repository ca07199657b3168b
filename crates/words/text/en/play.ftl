# Playing in the terminal: help, what happens, what can’t be done.

cli-play = Plays a game: you, others at your keyboard, and bots.
cli-play-details =
    Seats: “you” for a person; for bots “level:1” and up, “best”, “random”, “greedy”, “uct”, “plain:4”. One for each seat, such as “you,level:3” or “you,you,best”.
    { cli-opening-details }
cli-value-seats = SEATS
cli-arg-seats = Who sits where, with commas; otherwise you against friendly bots
cli-arg-plain = Describe the board in words, in plain lines, as for a screen reader
cli-value-names = NAMES
cli-arg-names = Names of the people at this keyboard, with commas, in the order of their seats

play-error-seats = { $found ->
    [one] { $found } player is
   *[other] { $found } players are
} named for { $seats } seats.
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
play-who-person = a person at this keyboard
play-who-level = level { $level } of { $levels }, “{ $name }”
play-who-paranoid = a bot that expects everybody to be against it
play-who-best-reply = a bot that expects one of the others to be against it
play-who-max-n = a bot that expects everybody to play for themselves
play-who-uct = a bot that plays many random games to the end
play-who-plain = a bot that counts through all variations
play-who-random = a bot that plays anything
play-who-greedy = a bot that takes what it can at once
play-record-person = person
play-welcome = Type an action, or “help”.
play-welcome-tab = Type an action, or “help”; the Tab key completes what you type.
play-bye = Goodbye.
play-unsaved = The game was not saved.

# What happens.

play-chance-system = drawn by the program when it was due, from the system’s random source
play-chance-seed = drawn by the program when it was due, from the seed { $seed }
play-after = You can still save the game, take back, or quit.
play-after-again = To play again, type “{ $word }”.
play-draw-offered = You offer a draw.

# The board in words: a sentence for each mark of a picture, and for what lies
# beside the board.

# What can be typed.

play-help-actions = Actions: { tokens } Several actions of one turn may stand on one line.
play-help-help = { $word }: this list
play-help-moves = { $word }: the legal actions
play-help-back = { $word }: take back to your last decision, though never the die or a trap
play-help-hint = { $word }: what a good player would do
play-help-board = { $word }: the board once more
play-help-save = { $word } FILE: keep the game in a file
play-help-load = { $word } FILE: go on with the game in a file
play-help-draw = { $word }: offer a draw; each bot decides for itself
play-help-resign = { $word }: give up
play-help-again = { $word }: play again, once the game is over
play-help-quit = { $word }: leave
play-moves = { $count ->
    [0] Nothing can be played.
    [one] One action can be played:
   *[other] { $count } actions can be played:
}
play-begun = “{ $token }” could become:

# What commands do, and why they can’t.

play-hint = Try { $token }.
play-hint-none = Nobody is to act, so there is nothing to advise.
play-saved = The game is kept in “{ $path }”.
play-save-foreign = “{ $path }” is there already and is no record; nothing was written.
play-save-failed = “{ $path }” can’t be written: { $why }.
play-loaded = The game goes on from “{ $path }”, after { $count ->
    [one] { $count } action.
   *[other] { $count } actions.
}
play-resign-none = Nobody at the keyboard is to act, so nobody can resign.
play-draw-none = You can offer a draw when it is your turn.
play-draw-asked = You have already offered a draw. You can offer another after your next move.
play-draw-withdrawn = You withdraw the offer of a draw.
play-again-not-over = The game is not over yet.
play-stopped = The bot has stopped thinking. Press Enter to let it go on.
play-bots-turn = It is the bot’s turn. Press Enter to let it go on.
play-out = Nobody at this keyboard plays any more.
play-no-file = Name a file: { $word } FILE.
play-alone = “{ $word }” stands alone on its line.
play-turn-over = “{ $token }” would come after the end of your turn; nothing of the line was played.
play-interrupted = To leave, type “{ $word }”.
