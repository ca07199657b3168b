# The command line: help, answers, mistakes.

cli = A shelf of rare board games: their boards, their rules, their figures.
cli-details = Exit status: 0 all is well; 1 an action breaks a rule, or a position, set-up or record can’t be read; 2 the command line is wrong; 3 a file, pipe or house failed.
cli-games = Shows the shelf.
cli-show = Draws the board.
cli-moves = Lists the legal actions, one a line.
cli-perft = Counts the sequences of legal actions of a given length.
cli-bench = Measures speed.
cli-bench-rules = Measures how fast the rules are: perft and random games.
cli-bench-search = Measures how fast and how deep the bots search.
cli-bench-suites = Counts how many proven solutions the best bots find.

cli-show-details = { cli-opening-details }
cli-moves-details = { cli-opening-details }
cli-perft-details = { cli-opening-details }
cli-opening-details =
    Set-ups: “mirrored” (Kuba); “colours=red,blue first=blue” (Klötze); “players=3” (Klötze, Bille-Trap).
    Tokens: “a6e”, “d4s” (square and direction: n, e, s, w), “d2-d3” (Klötze), “d5 e m17 o c t k” (Bille-Trap), “pass”; also “resign:2”, “draw” as in records.

cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-value-command = COMMAND
cli-value-game = GAME
cli-value-number = NUMBER
cli-value-text = TEXT
cli-value-tokens = TOKENS
cli-value-file = FILE
cli-value-depth = DEPTH
cli-value-language = LANGUAGE

cli-arg-lang = The language, fr or en; otherwise that of your system
cli-arg-game = { $games } or { $last }
cli-arg-players = How many play, where the game has the choice
cli-arg-setup = What was chosen before the first action
cli-arg-from = Actions to play first, with spaces between them
cli-arg-position = A position to start from
cli-arg-record = A record to replay
cli-arg-json = Answer with one line of JSON
cli-arg-stdin = Read one list of tokens a line, and answer each with a line of JSON
cli-arg-depth = How many actions each sequence has, 100 at most
cli-arg-divide = Show the count behind each action too
cli-arg-rounds = How often everything is measured; the best counts (5)
cli-arg-help = Show this help
cli-arg-version = Show the version

cli-error = error:
cli-see-help = “ludotheque --help” shows what there is.
cli-error-subcommand = there is no command “{ $found }”.
cli-error-unknown = the argument “{ $found }” is unknown here.
cli-error-missing = something is missing: { $missing }.
cli-error-no-value = { $argument } needs a value.
cli-error-value = “{ $found }” does not fit { $argument }.
cli-error-conflict = { $one } and { $other } do not go together.
cli-error-no-subcommand = a command is missing.
cli-error-other = the command line can’t be understood.
cli-error-game = there is no game “{ $found }” on the shelf; there are { $games }.
cli-error-no-text = an argument is not readable text.
cli-error-no-file = there is no file “{ $path }”.
cli-error-denied = you may not read “{ $path }”.
cli-error-folder = “{ $path }” is a folder, not a record.
cli-error-file-no-text = “{ $path }” is not a text.
cli-error-twice = { $argument } is given twice.
cli-error-file = “{ $path }” can’t be read: { $why }.
cli-error-too-large = “{ $path }” is far too large for a record.
cli-error-pipe = input or output failed: { $why }.
cli-error-line-too-long = the line is far too long for a list of actions.

cli-games-line = { $name }, { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
}: { $about }
cli-show-title = { $name }, { $players } players
cli-show-position = Position: { $text }

cli-perft-rate = { $seconds } s, { $rate } million a second
cli-bench-machine = { $machine }, one thread; millions a second, best of all rounds
cli-bench-game = { $name }: perft { $bulk }, with every leaf applied { $applied }; random games { $moves } actions ({ $playouts } games a second)
cli-bench-ratios = {"    "}perft { $perft } × cozy-chess, actions { $moves } × Ataxx
cli-bench-yardsticks = Yardsticks: cozy-chess perft 6 { $perft }; Ataxx 7 × 7 random games { $moves } actions ({ $playouts } games a second)
cli-bench-no-yardsticks = This program was built without yardsticks. “cargo bench-rules” measures cozy-chess and Ataxx in the same run and gives the ratios.
cli-bench-search-machine = { $machine }, one thread, { $milliseconds } ms a position
cli-bench-search-place = { $name }, { $players } players, after { $actions } actions: { $rate } million positions a second, depth { $depth }; depth { $fixed } takes { $nodes } positions
cli-bench-search-playouts = { $name }: tree search makes { $rate } playouts a second, { $share }% of playouts alone
cli-bench-search-signature = Signature of the search: { $signature }
cli-bench-suite = { $name }: { $solved } of { $positions } proven solutions found

cli-arena = Lets two bots play each other many times, and tells which is stronger.
cli-arena-details =
    Bots: “level:5”, “best”, “uct”, “plain:4” (alpha-beta 4 actions deep), “paranoid”, “best-reply”, “max-n” (three ways to see several others), “random”, “greedy”, “exec:COMMAND” (a program that speaks the line protocol of docs/engine.md).
    A bot may have a limit of its own: “uct:100ms”, “level:8:5000n”, “plain:4”.
    With neither --time nor --nodes each bot looks at 20,000 positions an action. Only limits of positions or depth can be repeated exactly.
cli-engine = Plays as a program: reads commands, answers with actions (see docs/engine.md).

cli-value-bot = BOT
cli-value-milliseconds = MILLISECONDS
cli-value-elo = ELO
cli-value-folder = FOLDER

cli-arg-a = The bot that is measured
cli-arg-b = The bot that it is measured against; with more than two players it has all other seats
cli-arg-games = How many games at most, rounded up so that a has every seat equally often (100; 20,000 with --sprt)
cli-arg-time = How long a bot may think about one action
cli-arg-nodes = How many positions a bot may look at for one action
cli-arg-sprt = Stop as soon as it is clear which of two differences in strength is nearer the truth
cli-arg-seed = What openings, dice and tastes are drawn from; the same number gives the same games
cli-arg-threads = How many games are played at the same time (all cores; 1 where time is the limit)
cli-arg-records = Keep a record of each game in this folder
cli-arg-level = Play at this level (the highest)
cli-arg-bot = Play as this bot

cli-error-not-written = “{ $path }” can’t be written: { $why }.
cli-book = Working out the table of { $name }. It is kept for the next time.

cli-arena-title = { $name }, { $players } players: { $a } against { $b }
cli-arena-points = { $bot }: { $percent } % of the points in { $games } games (won: { $wins }, drawn: { $draws }, lost: { $losses }); equals would have { $expected } %
cli-arena-elo = Elo { $elo } ± { $error } (95 %)
cli-arena-elo-unsure = Elo { $elo }; all rounds ended alike, so nobody knows how sure that is
cli-arena-no-elo = No finite Elo explains all of the points, or none.
cli-arena-sprt-stronger = SPRT { $lower } or { $upper } Elo: { $upper } (LLR { $llr }, limit { $bound })
cli-arena-sprt-weaker = SPRT { $lower } or { $upper } Elo: { $lower } (LLR { $llr }, limit −{ $bound })
cli-arena-sprt-open = SPRT { $lower } or { $upper } Elo: undecided (LLR { $llr }, limits ±{ $bound })
cli-arena-rate = { $bot }: { $rate } positions a second
cli-arena-shared-clock = Games were played at the same time under limits of time: busy cores make all bots weaker.
cli-arena-end = { $seconds } s, seed { $seed }
cli-arena-standing = a: { $percent } %
cli-arena-failed = Game { $number }, seat { $seat }: { $bot } loses. { $sentence }

cli-program-no-start = The program can’t be started: { $said }.
cli-program-hung = The program gave no answer within { $seconds } s.
cli-program-died = The program ended without an answer.
cli-program-complained = The program reported an error: { $said }
cli-program-nonsense = The program answered “{ $said }”, which is no action of this game.
cli-program-refused = The program answered “{ $said }”. { $why }

engine-unknown-command = there is no command “{ $found }”.
engine-unknown-game = there is no game “{ $found }”; there are { $games }.
engine-no-game = no game has begun: “newgame” comes first.
engine-no-position = there is no position: the last one could not be read.
engine-unknown-limit = “{ $found }” is no limit; there are time=, nodes= and depth=, one at a time.
engine-no-seat = no player has to act: chance acts, or the game is over.
engine-too-long = the line is far too long for a command.

cli-verify = Checks that dice, traps and lots of a finished game are what was settled before it began.
cli-verify-details = How chance is drawn and what is promised: docs/chance.md.
cli-value-digits = DIGITS
cli-arg-finished = The record of a finished game
cli-arg-commitment = The commitment that you were shown when the table opened, 64 hexadecimal digits
cli-verify-no-line = the record does not say how chance was drawn, so there is nothing to verify.
cli-verify-commitment = The secret fits the commitment { $commitment }.
cli-verify-published = The secret fits the commitment that you were given.
cli-verify-first = The commitment came first if you played at the table { $table }: its name is made from the commitment.
cli-verify-not-first = The record does not show that the commitment came first: the table’s name is not made from it. Servers before version 0.2 wrote such records.
cli-verify-lot = { $lot ->
    [0] The lot left everybody on his seat, as follows from the secret.
    [one] The lot moved everybody on by one seat, as follows from the secret.
   *[other] The lot moved everybody on by { $lot } seats, as follows from the secret.
}
cli-verify-no-lot = No lot was drawn.
cli-verify-chances = { $chances ->
    [0] No die was rolled and no trap tested.
    [one] The one outcome of die or trap is what follows from the secret.
   *[other] All { $chances } outcomes of die and traps are what follows from the secret.
}
cli-verify-no-chance = There is no die in this game and nothing hidden: there was no more to check.
cli-verify-deal = What lay hidden: { $deal }
cli-verify-holds = It holds: nobody has changed chance since the table opened.
cli-verify-compare = It holds if this is the commitment that you were shown when the table opened; with --commitment that is checked too.
