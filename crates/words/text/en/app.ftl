# The page: the shelf, setting up, playing on this device.

app-name = Ludothèque
app-title = { $name } – Ludothèque
app-language-other = Français
app-light-system = Theme: system
app-light-light = Theme: light
app-light-dark = Theme: dark

# The shelf.

app-shelf-title = What shall we play?
app-shelf-lead = { $count ->
    [4] Four
   *[other] { $count }
} rare board games of wood and glass. Play against a bot, share this device with friends, or send a link to friends elsewhere.
app-puzzles = Puzzles
app-players = Players
app-players-count = { $most ->
    [2] 2
   *[other] { $least } to { $most }
}
app-time = Time
app-age = Age
app-play-now = Play now
app-play-now-label = Play now: { $name }, against an easy bot
app-choose = With friends…
app-choose-label = With friends or other bots: { $name }

# Setting up.

app-bot = Bot, level { $level }: { $name }

# How the game stands.

app-status = The game
app-confirm = Confirm turn
app-pending = Sending your move…
app-looks-back = Looking back: move { $shown } of { $all }
app-turn-whole = Confirm your turn
app-no-bot = The bot is not answering. Reload the page.
app-you = You
app-record-person = Player

status-your-move = Your move
status-one-more = One more move
status-moves = { $who } to move
status-thinks = { $who } is thinking
status-you-win = You win!
status-you-lose = You lose
status-bots-rest = Bots rest until your rated game ends
status-wins = { $who } wins
status-draw = A draw

plates-near = Near side
plates-far = Far side
plate-named-bot = { $colour } · bot
plate-bot = { $colour } · bot, level { $level }
app-not-your-turn = It is not your turn.
app-not-your-turn-of = It is not your turn: wait for { $who }.
app-not-your-turn-thinks = It is not your turn: { $who } is thinking.
app-watching = You are watching this game. Only its players can move.
app-over = The game is over. Look back through it, or start a new one.
app-now-first = You are looking back. Go to the current move to play.
app-one-moment = One moment: the last move is still being played.
app-paused = The game is paused. Resume it to move.
app-no-random = This browser provides no random numbers, so the die can’t be rolled.
app-chance = drawn by the page at each roll, from the browser’s random source
app-agreed = All players agree to a draw.

# The first game.

coach-show = Show me
coach-dismiss = Got it, no more tips

# What can be opened beside the board, and the bar.

panel-name = Moves and more
panel-moves = Moves
panel-more = More
panel-options = Options
panel-close = Close
bar-name = Game
steps-name = Look back
moves-none = No moves yet.
more-settings = Settings
more-share = Share and save
more-another = Another game
head-name = Pages
head-games = Games
head-learn = Learn
app-first = To the start
app-previous = Back
app-next = Forward
app-last = To the current move
app-take-back = Undo
app-new = New game
app-person-name = Name (optional)
app-draw = Draw…
app-draw-sure = Yes, everybody agrees
app-draw-declined = The bot declines the draw and plays on.
app-again = Play again
app-resign = Resign
app-resign-ask = Resign this game?
app-resign-sure = Yes, I resign
app-resign-not = Play on
app-board-turns = Turn the board towards each player
app-copy = Copy game record
app-download = Save game file
app-copied = Game record copied.
app-not-copied = This browser can’t copy here. Save the game as a file instead.
app-load-paste = Paste a game record
app-load-file = or choose a game file
app-load = Open this game

# The rules.

app-rule-link = Rule { $rule }
app-rules = Rules
app-rules-title = Rules of { $name }
app-rules-play = Play

# Printing a game.

app-print = Print and play
app-print-title = Print { $name }
app-print-about = The board, the pieces, the rules and a score sheet to print, cut out and play. In the print dialog choose 100% or “actual size”, and no margins.
app-print-paper = Paper
app-print-a4 = A4
app-print-a3 = A3
app-print-letter = Letter
app-print-now = Print
app-print-sheet = Sheet { $number } of { $of }

# Analysing a game.

app-analyse = Analyse
app-analyse-game = Analyse: try other moves
app-analysis-title = Analysis of { $name }

# Sharing a position.

app-share = Link to this position
app-shared = Link copied.
app-share-by-hand = Copy this link:

# Places of the board, and what lies there, for reading aloud.

app-spot = { $place }: { $what }
app-empty = empty

# Beside the board.

app-aids = Show what is known about the traps
app-sound = Sounds
app-pace-quick = Show the other players’ moves quickly
app-uncovered-dealt = All traps are shown, as they were set before the game.
app-uncovered-drawn = All traps are shown. The traps that nobody tested were drawn only now, from what was still possible.
