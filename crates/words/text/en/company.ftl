# Beside the board at an online table: clocks, who is there, proposals,
# phrases, absence, hints.

company-table = The table
company-table-rated = This is a rated game.

# Who sits there.

company-here = online
company-away = offline
company-watchers = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}

# Clocks.

company-clock = Time left: { $who }
company-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h
company-clock-low = { $who }: time is running out.

# Proposals.

company-propose-draw = Offer a draw
company-propose-pause = Suggest a pause
company-propose-rematch = Rematch
company-proposed-draw = { $who } offers a draw.
company-proposed-take-back = { $who } asks to take back the last move.
company-proposed-pause = { $who } suggests a pause.
company-proposed-rematch = { $who } wants a rematch.
company-mine-draw = You have offered a draw.
company-mine-take-back = You have asked to take back your last move.
company-mine-pause = You have suggested a pause.
company-mine-rematch = You have asked for a rematch.
company-agreed = You have agreed. Waiting for the others.
company-agree = Agree
company-decline = Decline
company-withdraw = Withdraw
company-dropped-draw = No draw: the game goes on.
company-dropped-take-back = The move was not taken back.
company-dropped-pause = No pause: the game goes on.
company-dropped-rematch = No rematch this time.
company-taken-back = The last move was taken back.
company-paused = The game is paused.
company-resume = Resume
company-resumed = The game goes on.
company-rematch = Go to the next game

# Phrases.

company-say = Send a message
company-said = { $who }: { $phrase }
company-said-all = Messages
company-quiet = Hide messages

# Reporting a player.

company-report = Report a player
company-report-how = Your report goes to the people who run this server. Nobody else learns of it.
company-report-who = Player
company-report-why = Reason
company-report-name = offensive or misleading name
company-report-pestering = pesters others
company-report-stalling = makes others wait on purpose
company-report-cheating = cheats
company-report-other = something else
company-report-note = What happened? (optional)
company-report-send = Send the report
company-report-sent = Thank you. Your report has been sent.

# Absence.

company-absent = { $who } is offline, and it is their turn. After one minute you can decide how the game goes on.
company-claim = Remove the absent player
company-stand-in = Let a bot play for them
company-stand-in-level = Bot level
company-stood-in = A bot is now playing for { $who }.
company-came-back = { $who } is back and plays again.
company-bot-for-me = A bot is playing for you, because you were away.
company-return = Take over from the bot

# The end.

company-proof = The seat draws, dice and traps of this game were fixed before it began, and nobody knew them. To check that yourself, save the record and run: ludotheque verify
company-record = Save the record with its proof

# Hints and aids.

hint-ask = Hint
hint-thinks = Looking for a good move…
hint-note = hint
tip-note = shown by the tip
hint-none = There is no hint right now.
fair-off = You are playing a rated game. Bots and hints are off until it ends.
