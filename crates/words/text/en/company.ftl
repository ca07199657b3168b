# Beside the board at a table of the house: clocks, who is there, proposals,
# phrases, absence, hints.

company-table = The table
company-table-rated = This game is rated.

# Who sits there.

company-here = here
company-away = away
company-watchers = { $count ->
    [0] Nobody looks on.
    [one] One person looks on.
   *[other] { $count } people look on.
}

# Clocks.

company-clock = Time left: { $who }
company-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h
company-clock-low = Little time is left: { $who }.

# Proposals.

company-propose-draw = Propose a draw
company-propose-pause = Propose a pause
company-propose-rematch = Another game?
company-proposed-draw = { $who } proposes a draw.
company-proposed-take-back = { $who } would like to take back the last move.
company-proposed-pause = { $who } proposes a pause.
company-proposed-rematch = { $who } would like another game.
company-mine-draw = You have proposed a draw.
company-mine-take-back = You have asked to take back.
company-mine-pause = You have proposed a pause.
company-mine-rematch = You would like another game.
company-agreed = You have agreed; the others have not all answered yet.
company-agree = Agree
company-decline = Decline
company-withdraw = Withdraw
company-dropped-draw = The draw is off the table.
company-dropped-take-back = Nothing is taken back.
company-dropped-pause = There will be no pause.
company-dropped-rematch = There will be no other game for now.
company-taken-back = The last move was taken back.
company-paused = The game is paused.
company-resume = Go on
company-resumed = The game goes on.
company-rematch = To the next game

# Phrases.

company-say = Say something
company-said = { $who }: { $phrase }
company-said-all = What was said
company-quiet = Don’t show what others say

# Absence.

company-absent = { $who } is away, and it is that player’s turn. After a minute you may end the waiting.
company-claim = Let the seat leave the game
company-stand-in = Let a bot play
company-stand-in-level = Which bot
company-stood-in = A bot now plays for { $who }.
company-came-back = { $who } plays again.
company-bot-for-me = A bot plays for you, because you were away.
company-return = Play myself

# The end.

company-proof = Lots, dice and traps of this game were fixed before it began, and nobody knew them. Save the record and check it: ludotheque verify.
company-record = Save the record with its proof

# Hints and aids.

hint-ask = Hint
hint-thinks = Looking for a good move…
hint-best = Try { $action }: { $percent }% to win.
hint-or = Or { $action }: { $percent }%.
hint-note = hint
hint-none = There is no hint now.
fair-off = A rated game of yours is running. Until it is over, bots and hints of this page rest.
