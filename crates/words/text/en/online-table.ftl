# Beside the board at an online table: phrases, reports, absence, what becomes of
# proposals.

company-table = The table
company-table-rated = This is a rated game.

# Who sits there.

company-watchers = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}

# Proposals.

company-propose-draw = Offer a draw
company-propose-rematch = Rematch
company-agreed = You have agreed. Waiting for the others.
company-agree = Agree
company-decline = Decline
company-withdraw = Withdraw
company-taken-back = The last move was taken back.
company-paused = The game is paused.
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
