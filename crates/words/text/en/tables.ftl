# Online tables on screens of their own: opening, finding and joining them, and who
# one is.

# Choosing how a table is opened.

lobby-clock = Clock
lobby-clock-none = no clock
lobby-clock-other = custom…
lobby-clock-total = { $minutes } min per player, { $seconds ->
    [0] no increment
   *[other] +{ $seconds } s per turn
}
lobby-clock-short = { $total } per player, +{ $increment } s per turn
lobby-clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
lobby-clock-minutes = Minutes per player
lobby-clock-seconds = Seconds added per turn
lobby-take-backs = Moves can be taken back if all players agree
lobby-aids = Show hints and odds
lobby-public = Public table: everybody can join or watch
lobby-rated = Rated game
lobby-rated-account = You need an account to play rated games.
lobby-rated-clock = A rated game needs a clock.
lobby-rated-one-seat = In a rated game each player has one seat and plays on their own device.
lobby-rated-bots = Bots can’t play in rated games.
lobby-rated-note = Rated games have no take-backs, hints or odds.
lobby-opening = Opening the table…

# Who one is.

lobby-name = What is your name?
lobby-name-hint = A nickname is enough: 1 to 24 characters. The other players see it.
lobby-name-take = Use this name
lobby-me-guest = You are playing as { $name }.
lobby-me-account = You are signed in as { $name }.
lobby-me-nobody = You are not signed in. A nickname is enough to play.
lobby-account = Name and account
lobby-account-why = With an account you can play rated games and sign in on other devices.
lobby-account-name = Account name
lobby-account-password = Password, at least 10 characters
lobby-account-log-in = Sign in
lobby-account-create = Create an account
lobby-account-log-out = Sign out
lobby-recovery = Recovery code
lobby-recovery-forgot = Forgot your password?
lobby-recovery-how = Type your account name and a new password above, and your recovery code here.
lobby-recovery-use = Set the new password
lobby-recovery-told = Write down your recovery code. If you forget your password, you can set a new one with it. You see this code only once:
lobby-recovery-noted = I wrote it down
lobby-data = Your data
lobby-data-privacy = Privacy: what this server knows about you
lobby-data-save = Save your data
lobby-data-delete = Delete everything about you
lobby-data-delete-sure = Your name, your account and your ratings will be gone for good. Your games stay, without your name.
lobby-data-delete-yes = Delete for good
lobby-account-leave = Not you? Remove this name
lobby-no-random = This browser provides no secure random numbers. They are needed for fair dice.

# A table before its start.

lobby-seats = Seats
lobby-seat-open = open
lobby-seat-you = { $name } (you)
lobby-seat-yours-too = with you
lobby-ready-yes = ready
lobby-ready-no = not ready
lobby-sit = Take this seat
lobby-sit-label = Take this seat: { $seat }
lobby-companion = Add a player beside me
lobby-companion-label = Add a player beside me: { $seat }
lobby-bot-level = Bot for { $seat }
lobby-seat-bot = Add this bot
lobby-seat-bot-label = Add this bot: { $seat }
lobby-stand = Leave this seat
lobby-stand-label = Leave this seat: { $seat }
lobby-remove-bot = Remove the bot
lobby-remove-bot-label = Remove the bot: { $seat }
lobby-ready = I’m ready
lobby-unready = Not ready
lobby-wish = If you play Black: your choice of corners
lobby-waits-you = The others are waiting for you. Are you ready?
lobby-waits-others = You are ready. The game starts when everybody is.
lobby-terms-first = Seats
lobby-terms-first-as-seated = as chosen
lobby-terms-first-by-lot = drawn by lot
lobby-terms-take-backs = Take-backs
lobby-terms-aids = Hints and odds
lobby-terms-stakes = Type
lobby-terms-friendly = friendly
lobby-terms-rated = rated
lobby-terms-access = Who can join
lobby-terms-public = everybody
lobby-terms-link-only = people with the link
lobby-terms-allowed = if all players agree
lobby-terms-shown = shown
lobby-terms-forbidden = no
lobby-close = Close the table…
lobby-close-sure = Yes, close it for everybody
lobby-closed = This table is closed.

# Links.

lobby-link-copy = Copy
lobby-link-copied = Copied.
lobby-link-selected = The link is selected. Now copy it.
lobby-link-share = Share…
lobby-link-label = { $do } { $link }
lobby-share-text = Let’s play { $game }!
lobby-qr-alt = QR code for { $address }
lobby-only-here = Only this machine can reach this server, so these links don’t work on other devices. To let other devices in, start the server with “ludotheque serve --lan”.
lobby-in-room = These links use { $address }. They work on all devices on the same network.

# Lists of tables.

lobby-tables = Online tables
lobby-tables-lead = Join an open table, watch a game, or continue your own.
lobby-waiting = Open tables
lobby-running = Games in progress
lobby-lists-failed = The server can’t be reached. This list may be out of date.

# Games that are over.

archive-lead = Public games on this server, and the games on this device. Replay them move by move.
archive-game = Game
archive-game-all = all games
archive-mine = Only my games, private ones too
archive-more = Show older games
archive-closed = Closed before the end.
archive-imported = Imported games
archive-imported-note = The person who runs this server imported these games. They were not played here.
archive-imported-more = Show more games
archive-won = { $winner } won. { $rule }: { $sentence }
archive-won-by-you = You won. { $rule }: { $sentence }
