# The command line: help, answers, mistakes.

cli = Rare board games in the browser and the terminal: play, analyse, serve.
cli-details = Exit status: 0 success; 1 illegal move, or an unreadable position, set-up or game record; 2 wrong command line; 3 a file, a pipe or the server failed.
cli-games = Lists the games.
cli-rules = Shows the rulebook of a game, or one rule with an example.
cli-show = Shows the board.
cli-moves = Lists the legal moves, one per line.
cli-perft = Counts the sequences of legal moves of a given length (perft).
cli-print = Makes a PDF of a game to print, cut out and play.
cli-bench = Measures speed.
cli-bench-rules = Measures the speed of the rules: perft and random games.
cli-bench-search = Measures the speed and depth of the search.
cli-bench-suites = Counts how many solved positions the best bots solve.

cli-show-details = { cli-opening-details }
cli-moves-details = { cli-opening-details }
cli-perft-details = { cli-opening-details }
cli-opening-details =
    Set-ups: “mirrored” (Kuba); “colours=red,blue first=blue” (Klötze); “players=3” (Klötze, Bille-Trap).
    Moves: “a6e”, “d4s” (square and direction: n, e, s, w), “d2-d3” (Klötze), “d5 e m17 o c t k” (Bille-Trap), “pass”; also “resign:2” and “draw”, as in game records.

cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-value-command = COMMAND
cli-value-game = GAME
cli-value-rule = RULE
cli-value-number = NUMBER
cli-value-text = TEXT
cli-value-tokens = MOVES
cli-value-file = FILE
cli-value-depth = DEPTH
cli-value-language = LANGUAGE
cli-value-paper = PAPER
cli-value-url = URL

cli-arg-lang = Language: fr or en (by default that of your system)
cli-arg-game = { $games } or { $last }
cli-arg-rule = A rule, such as KU-6
cli-arg-players = Number of players, where the game gives a choice
cli-arg-setup = Set-up, chosen before the first move
cli-arg-from = Moves to play first, separated by spaces
cli-arg-position = Position to start from (the counterpart of FEN)
cli-arg-record = Game record to replay (the counterpart of PGN)
cli-arg-json = Print one line of JSON
cli-arg-stdin = Read one move list per line from stdin and answer each with a line of JSON
cli-arg-depth = Number of moves in each sequence, at most 100
cli-arg-divide = Show the count for each first move too
cli-arg-rounds = Number of rounds; the best one counts (5)
cli-arg-paper = Paper: a4, a3 or letter (a4)
cli-arg-origin = Address of your server, such as https://games.example; the first page then shows a code that opens the game
cli-arg-pdf = PDF file to write
cli-arg-force = Replace the file if it exists
cli-arg-help = Show this help
cli-arg-version = Show the version

cli-error = error:
cli-see-help = For help: { $command } --help
cli-error-subcommand = unknown command “{ $found }”.
cli-error-unknown = unknown argument “{ $found }”.
cli-error-missing = missing argument: { $missing }.
cli-error-no-value = { $argument } needs a value.
cli-error-value = invalid value “{ $found }” for { $argument }.
cli-error-conflict = { $one } and { $other } can’t be used together.
cli-error-no-subcommand = missing command.
cli-error-other = the command line can’t be read.
cli-error-game = there is no game “{ $found }”. Choose one of { $games }.
rules-error = this game has no rule “{ $found }”. Choose one of { $rules }.
cli-error-no-text = an argument is not valid UTF-8 text.
cli-error-no-file = file not found: “{ $path }”.
cli-error-exists = “{ $path }” already exists. Add --force to replace it.
cli-error-denied = permission denied: “{ $path }”.
cli-error-folder = “{ $path }” is a folder, not a game file.
cli-error-file-no-text = “{ $path }” is not a text file.
cli-error-twice = { $argument } is given twice.
cli-error-file = can’t read “{ $path }”: { $why }.
cli-error-too-large = “{ $path }” is too large for a game file.
cli-error-pipe = input or output failed: { $why }.
cli-error-line-too-long = the line is too long for a move list.

cli-print-done = { $sheets } sheets written to “{ $path }”. Print them at 100%.

cli-games-line = { $name }, { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
}: { $about }
cli-show-title = { $name }, { $players } players
cli-show-annotated = Moves, with variations and comments:
cli-show-or = or
cli-show-comment = “{ $text }”
cli-main-line = The record has { $variations ->
    [one] a variation
   *[other] { $variations } variations
}; only the main line is used.
cli-show-position = Position: { $text }

cli-perft-rate = { $seconds } s, { $rate } million per second
cli-bench-machine = { $machine }, one thread; millions per second, best of all rounds
cli-bench-game = { $name }: perft { $bulk }, with every leaf played { $applied }; random games { $moves } moves ({ $playouts } games per second)
cli-bench-ratios = {"    "}perft { $perft } × cozy-chess, moves { $moves } × Ataxx
cli-bench-yardsticks = Reference: cozy-chess perft 6 { $perft }; Ataxx 7 × 7 random games { $moves } moves ({ $playouts } games per second)
cli-bench-no-yardsticks = This program was built without reference engines. “cargo bench-rules” measures cozy-chess and Ataxx in the same run and shows the ratios.
cli-bench-search-machine = { $machine }, one thread, { $milliseconds } ms per position
cli-bench-search-place = { $name }, { $players } players, after { $actions } moves: { $rate } million nodes per second, depth { $depth }; depth { $fixed } takes { $nodes } nodes
cli-bench-search-playouts = { $name }: tree search makes { $rate } playouts per second, { $share }% of plain playouts
cli-bench-search-signature = Search signature: { $signature }
cli-bench-suite = { $name }: { $solved } of { $positions } positions solved

cli-arena = Plays many games between two bots and measures which one is stronger.
cli-arena-details =
    Bots: “level:5”, “best”, “uct”, “plain:4” (alpha-beta at depth 4), “paranoid”, “best-reply”, “max-n” (three searches for more than two players), “random”, “greedy”, “exec:COMMAND” (an engine that speaks the line protocol of docs/engine.md).
    A bot can have its own limit: “uct:100ms”, “level:8:5000n”, “plain:4”.
    Without --time and --nodes each bot searches 20,000 nodes per move. Only node and depth limits give repeatable results.
cli-engine = Runs as an engine over stdin and stdout, much like UCI (see docs/engine.md).

cli-value-bot = BOT
cli-value-milliseconds = MILLISECONDS
cli-value-elo = ELO
cli-value-folder = FOLDER

cli-arg-a = The bot to measure
cli-arg-b = Its opponent; with more than two players it takes all other seats
cli-arg-games = Maximum number of games, rounded up so that bot a plays each seat equally often (100; 20,000 with --sprt)
cli-arg-time = Time limit per move
cli-arg-nodes = Node limit per move
cli-arg-sprt = Stop as soon as the test (SPRT) can tell these two Elo differences apart
cli-arg-seed = Random seed: the same seed gives the same games
cli-arg-threads = Number of games played in parallel (all cores; 1 with a time limit)
cli-arg-records = Save the record of each game in this folder
cli-arg-level = Level to play at (the highest)
cli-arg-bot = Bot to play as

cli-error-not-written = can’t write “{ $path }”: { $why }.
cli-book = Computing the position table of { $name }. It is saved for next time.

cli-arena-title = { $name }, { $players } players: { $a } against { $b }
cli-arena-points = { $bot }: { $percent }% of the points in { $games } games (won: { $wins }, drawn: { $draws }, lost: { $losses }); equal strength would score { $expected }%
cli-arena-elo = Elo { $elo } ± { $error } (95%)
cli-arena-elo-unsure = Elo { $elo }; error unknown, because all rounds ended alike
cli-arena-no-elo = Elo undefined: one side scored 100%.
cli-arena-sprt-stronger = SPRT { $lower } or { $upper } Elo: { $upper } (LLR { $llr }, limit { $bound })
cli-arena-sprt-weaker = SPRT { $lower } or { $upper } Elo: { $lower } (LLR { $llr }, limit −{ $bound })
cli-arena-sprt-open = SPRT { $lower } or { $upper } Elo: undecided (LLR { $llr }, limits ±{ $bound })
cli-arena-rate = { $bot }: { $rate } nodes per second
cli-arena-shared-clock = Games with a time limit were played in parallel: on busy cores all bots play weaker.
cli-arena-end = { $seconds } s, seed { $seed }
cli-arena-standing = a: { $percent }%
cli-arena-failed = Game { $number }, seat { $seat }: { $bot } loses. { $sentence }

cli-program-no-start = Can’t start the engine: { $said }.
cli-program-hung = The engine did not answer within { $seconds } s.
cli-program-died = The engine exited without an answer.
cli-program-complained = The engine reported an error: { $said }
cli-program-nonsense = The engine answered “{ $said }”, which is not a move of this game.
cli-program-refused = The engine answered “{ $said }”. { $why }

engine-unknown-command = unknown command “{ $found }”.
engine-unknown-game = there is no game “{ $found }”. Choose one of { $games }.
engine-no-game = no game has started. Send “newgame” first.
engine-no-position = no position is set: the last one could not be read.
engine-unknown-limit = unknown limit “{ $found }”. Give one of time=, nodes= or depth=.
engine-no-seat = no player is to move: a die roll or trap is due, or the game is over.
engine-too-long = the line is too long for a command.

cli-verify = Verifies that the dice, traps and seat draws of a finished game were fixed before it began.
cli-verify-details = For how random outcomes are drawn and what is guaranteed, see docs/chance.md.
cli-value-digits = DIGITS
cli-arg-finished = Record of a finished game
cli-arg-commitment = The commitment that the server showed when the table opened: 64 hexadecimal digits
cli-verify-no-line = the record does not say how its random outcomes were drawn, so there is nothing to verify.
cli-verify-commitment = The secret matches the commitment { $commitment }.
cli-verify-published = The secret matches the commitment that you gave.
cli-verify-first = The commitment came first if you played at the table { $table }: its name is made from the commitment.
cli-verify-not-first = The record does not show that the commitment came first: the table’s name is not made from it. Servers before version 0.2 wrote such records.
cli-verify-lot = { $lot ->
    [0] The seat draw left all players on their seats, as the secret requires.
    [one] The seat draw moved all players by one seat, as the secret requires.
   *[other] The seat draw moved all players by { $lot } seats, as the secret requires.
}
cli-verify-no-lot = Seats were not drawn.
cli-verify-lot-unknown = The record has no seat draw, and does not show whether there was to be one.
cli-verify-chances = { $chances ->
    [0] No die was rolled and no trap was tested.
    [one] The one die roll or trap is what the secret requires.
   *[other] All { $chances } die rolls and traps are what the secret requires.
}
cli-verify-no-chance = This game has no die and nothing hidden: there is nothing else to verify.
cli-verify-deal = Traps (o open, c closed): { $deal }
cli-verify-not-checked = Not checked: the names, who was behind them, and whether each player really made the moves under their name. A record carries no signatures.
cli-verify-holds = Verified: nobody has changed the dice or traps since the table opened.
cli-verify-compare = Verified, provided that this is the commitment you were shown when the table opened. Add --commitment to check that too.
cli-error-range = Choose { $least } to { $most }.
