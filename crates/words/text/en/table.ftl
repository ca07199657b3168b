# At a table: why something is not done, and what can be said.

# When.

table-started = the game has already started.
table-not-started = the game has not started yet.
table-over = the game is over.
table-not-over = the game is not over yet.
table-closed = this table is closed.
table-paused = the game is paused.
table-not-paused = the game is not paused.
table-already-so = nothing to change: it is already like that.
table-not-now = you can’t do that now.

# Who.

table-not-seated = you don’t have a seat at this table.
table-not-opener = only the player who opened the table can do that.
table-not-host = only the server can do that.
table-not-person = only players at this table can do that.
table-not-yours = you can’t do that for player { $seat }.
table-no-seat = there is no seat { $seat } at this table.
table-seat-taken = seat { $seat } is taken.
table-seat-open = seat { $seat } is empty.
table-seated-already = you already have a seat at this table.
table-seat-left = the player on seat { $seat } has left the game.

# Before the start.

table-no-choice = this game has nothing to choose.
table-unknown-word = “{ $word }” is not one of the choices.
table-choice-taken = “{ $word }” is for a player to choose, not for the table.
table-setup-long = the set-up is too long.
table-clock-bounds = choose 1 second to 24 hours per player, with an increment of at most 1 hour per turn; or 1 to 30 days per turn.

# Rated.

table-rated-account = rated games are for players with an account. Create one first.
table-rated-one-seat = in a rated game each player has one seat.
table-rated-clock = a rated game needs a clock.
table-rated-aids = rated games have no hints and no odds.
table-rated-take-backs = in rated games moves can’t be taken back.
table-rated-bots = bots can’t play in rated games.

# Acting.

table-not-your-turn = it is not your turn.
table-no-actions = there is no move to play.
table-turn-ended = { $made ->
    [0] it is another player’s turn.
    [one] your turn ended after { $made } move.
   *[other] your turn ended after { $made } moves.
}
table-stale = the game has changed in the meantime. Look at it again, then retry.
table-flag-up = nobody has run out of time.
table-no-secret = the random secret of this table is missing.

# Agreeing.

table-no-take-backs = moves can’t be taken back at this table.
table-nothing-to-take-back = you have nothing to take back.
table-take-back-chance = you can’t take back a die roll or a trap.
table-take-back-left = you can’t take back: a player has left the game since.
table-proposed-already = this is already proposed.
table-asked-already = you have already asked. You can ask again after your next move.
table-nothing-proposed = there is no such proposal any more.
table-answered-already = you have already agreed.
table-rematched = the next game already has its table.
table-no-rematch = not all players have agreed to another game.

# Absence.

table-not-absent = the player on seat { $seat } is not away, or not for long enough.
table-stood-in = a bot is playing for seat { $seat }.
table-not-stood-in = no bot is playing for seat { $seat }.

# Length.

table-enough = that is enough for now. You can do this again after the next move.
table-too-long = too much has happened at this table. You can only finish the game here.

# Talking.

table-said-already = you are sending messages too fast. Wait a moment.

phrase-hello = Hello!
phrase-have-fun = Have fun!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back = I’m back.
phrase-your-turn = Your turn!
phrase-oops = Oops!
phrase-what-luck = What luck!
phrase-close = That was close!
phrase-another = Another game?
phrase-goodbye = Goodbye!
