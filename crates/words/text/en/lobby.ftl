# Tables of the house in the page: opening, finding and joining them.

# Choosing how a table is opened.

lobby-clock = Clock
lobby-clock-none = no clock
lobby-clock-other = other times…
lobby-clock-total = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}, { $seconds ->
    [0] nothing more
    [one] { $seconds } second more a turn
   *[other] { $seconds } seconds more a turn
}
lobby-clock-short = { $total } each, { $increment } s more a turn
lobby-clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
lobby-clock-minutes = Minutes for each player
lobby-clock-seconds = Seconds more for each turn
lobby-take-backs = Actions may be taken back if all agree
lobby-aids = Hints and odds are shown
lobby-public = In the lobby: anybody may join or watch
lobby-rated = Rated game
lobby-rated-account = Rated games are for players with an account.
lobby-rated-clock = A rated game needs a clock.
lobby-rated-one-seat = In a rated game each player sits on one seat, and nobody beside you.
lobby-rated-bots = There are no bots in a rated game.
lobby-rated-note = No take-backs, hints or odds in a rated game.
lobby-opening = The table is being opened…

# Who one is.

lobby-name = What are you called?
lobby-name-hint = A nickname is enough, 1 to 24 characters. Others at the table see it.
lobby-name-take = That’s me
lobby-me-guest = You are here as { $name }.
lobby-me-account = You are here as { $name }, with an account.
lobby-me-nobody = Nobody knows you here yet. A nickname is enough to sit down.
lobby-account = Name and account
lobby-account-why = With an account you can play rated games and come back as yourself on another device.
lobby-account-name = Name of the account
lobby-account-password = Password, at least 10 characters
lobby-account-log-in = Log in
lobby-account-create = Make an account
lobby-account-log-out = Log out
lobby-account-leave = Not me: forget me here
lobby-no-random = This browser gives no random numbers, which fair chance needs.

# A table before its start.

lobby-seats = Seats
lobby-seat-open = open
lobby-seat-you = { $name } (you)
lobby-seat-companion = beside { $name }
lobby-seat-yours-too = beside you
lobby-seat-unknown = somebody
lobby-ready-yes = ready
lobby-ready-no = not ready yet
lobby-sit = Sit down here
lobby-sit-label = Sit down: { $seat }
lobby-companion = Somebody beside me sits here
lobby-companion-label = Somebody beside me sits here: { $seat }
lobby-bot-level = Bot for { $seat }
lobby-seat-bot = Put the bot here
lobby-seat-bot-label = Put the bot here: { $seat }
lobby-stand = Stand up
lobby-stand-label = Stand up: { $seat }
lobby-remove-bot = Send the bot away
lobby-remove-bot-label = Send the bot away: { $seat }
lobby-ready = I’m ready
lobby-unready = Not yet
lobby-wish = Should you have Black: how the board lies
lobby-waits-you = The others wait for you: say when you are ready.
lobby-waits-others = You are ready. The game begins as soon as all are.
lobby-terms = What is agreed
lobby-terms-first = Seats
lobby-terms-first-as-seated = as they are taken
lobby-terms-first-by-lot = by lot, which moves everybody around the table
lobby-terms-take-backs = Taking back
lobby-terms-aids = Hints and odds
lobby-terms-stakes = Kind
lobby-terms-friendly = friendly
lobby-terms-rated = rated
lobby-terms-access = Who finds it
lobby-terms-public = everybody, in the lobby
lobby-terms-link-only = whoever has the link
lobby-terms-allowed = if all agree
lobby-terms-shown = shown
lobby-terms-forbidden = no
lobby-close = Close the table…
lobby-close-sure = Yes, close it for everybody
lobby-closed = This table is closed.

# Links.

lobby-link-copy = Copy
lobby-link-copied = Copied.
lobby-link-selected = The link is selected: copy it with the browser’s own means.
lobby-link-share = Share…
lobby-link-label = { $do } { $link }
lobby-share-text = Come and play { $game }!
lobby-qr-alt = QR code of { $address }
lobby-only-here = This house is open to its own machine alone, so these links lead nowhere on other devices. “ludotheque serve --lan” opens it to the room.
lobby-in-room = These links lead to { $address }, where devices in the same network find the house.

# Lists of tables.

lobby-tables = Tables of the house
lobby-tables-lead = Sit down at an open table, look on where others play, or go on with your own.
lobby-mine = Your tables
lobby-waiting = Open tables
lobby-running = Games under way
lobby-lists-failed = The house can’t be reached. What is shown may be old.
lobby-lists-loading = Looking around the house…
lobby-join = Join
lobby-watch = Look on
lobby-go-on = Go on
lobby-look-at = Look at it
lobby-row-label = { $do }: { $game }, { $who }
lobby-somebody-open = an open seat
lobby-bot = Bot { $name }
lobby-turn-yours = Your turn
lobby-turn-of = { $name } is to play
lobby-turn-bot = The bot is to play
lobby-turn-none = Chance is to play
lobby-phase-seating = Before the start
lobby-phase-paused = Paused
lobby-phase-over = Over
lobby-ago = last action: { $when }
lobby-opened = opened { $when }
lobby-rated-mark = rated
lobby-head = { $count ->
    [0] Tables
   *[other] Tables ({ $count })
}
lobby-to-tables = Tables of the house

# The title, and being told.

lobby-title-turns = ({ $count }) { $title }
lobby-notify = Tell me when it is my turn
lobby-notify-denied = The browser does not allow messages from this page.
lobby-notify-insecure = Messages need https or this machine itself; over plain http browsers forbid them.
lobby-notify-turn = Your turn: { $game }

# Games that are over.

archive = Games that are over
archive-lead = The public games of this house, to be looked at again, action by action.
archive-game = Game
archive-game-all = all games
archive-mine = Only mine, those played by link too
archive-more = Show older ones
archive-closed = Closed before its end.
archive-brought = Brought from elsewhere
archive-brought-note = Records that whoever runs this house has brought here. Nobody here saw these games.
archive-brought-more = Show more of them
archive-won = { $winner } won. { $rule }: { $sentence }
archive-won-by-you = You won. { $rule }: { $sentence }
