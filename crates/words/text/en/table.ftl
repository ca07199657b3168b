# At a table: why something is not done, and what can be said.

# When.

table-started = the game has started.
table-not-started = the game has not started yet.
table-over = the game is over.
table-not-over = the game is not over yet.
table-closed = this table is closed.
table-paused = the game is paused.
table-not-paused = the game is not paused.
table-already-so = that is so already.
table-not-now = that can’t be done at this point.

# Who.

table-not-seated = you don’t sit at this table.
table-not-opener = only whoever opened the table may do that.
table-not-house = only the house may do that.
table-not-person = only people at the table may do that.
table-not-yours = seat { $seat } is not yours.
table-no-seat = this table has no seat { $seat }.
table-seat-taken = seat { $seat } is taken.
table-seat-open = nobody sits on seat { $seat }.
table-seated-already = you sit at this table already.
table-seat-left = seat { $seat } has left the game.

# Before the start.

table-no-choice = there is nothing to choose in this game.
table-unknown-word = “{ $word }” is not among the choices.
table-choice-taken = “{ $word }” is for a player to choose, not for the table.
table-setup-long = the set-up is too long.
table-clock-bounds = the clock must give each player from one second to a day, with at most an hour more for each turn; or from 1 to 30 days for each turn.

# Rated.

table-rated-account = rated games are for players with an account.
table-rated-one-seat = in a rated game each player has one seat.
table-rated-clock = a rated game needs a clock.
table-rated-aids = there are no aids in a rated game.
table-rated-take-backs = there are no take-backs in a rated game.
table-rated-bots = there are no bots in a rated game.

# Acting.

table-not-your-turn = it is not seat { $seat }’s turn.
table-no-actions = there is no action in it.
table-turn-ended = { $made ->
    [0] it is another player’s turn.
    [one] the turn ended after { $made } action.
   *[other] the turn ended after { $made } actions.
}
table-stale = the game has moved on in the meantime.
table-flag-up = nobody’s time is up.
table-no-secret = the secret of this table’s chance is missing.

# Agreeing.

table-no-take-backs = nothing is taken back at this table.
table-nothing-to-take-back = you have nothing to take back.
table-take-back-chance = chance has acted since; what it did stays.
table-take-back-left = someone has left the game since; what came before stays.
table-proposed-already = that has been proposed already.
table-asked-already = you have asked already; you may ask again after your next action.
table-nothing-proposed = nothing of the kind has been proposed, or it is settled.
table-answered-already = you have agreed already.
table-rematched = the next game has its table already.
table-no-rematch = not everybody has agreed to another game.

# Absence.

table-not-absent = the player on seat { $seat } is not absent, or not for long enough.
table-stood-in = a bot is playing on seat { $seat }.
table-not-stood-in = no bot is standing in on seat { $seat }.

# Talking.

table-said-already = one thing at a time.

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
