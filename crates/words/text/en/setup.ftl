# Setting up a game, and inviting friends.

setup-with = Who are you playing with?
setup-with-bots = Against a bot
setup-with-bots-about = { $levels } levels, offline too
setup-with-here = Friends here
setup-with-here-about = Share this device
setup-with-elsewhere = Friends elsewhere
setup-with-elsewhere-about = Send a link or QR code
setup-no-server = The server can’t be reached, so you can only play on this device for now.
setup-how-strong = How strong?
setup-level = Level { $level }: { $name }
setup-side = You play
setup-random = Random
setup-names = Your names
setup-minutes = { $minutes } min
setup-clock-none = None
setup-clock-more = Other times
setup-play = Play
setup-rules = Read the rules
setup-more = More choices
setup-seats = Who sits where
setup-friend-here = A friend here
setup-friend-elsewhere = A friend elsewhere, by link

# Inviting, and being invited.

setup-invite = Invite a friend
setup-link = Send this link, or let your friend scan the code
setup-waits = { $count ->
    [one] Waiting for your friend…
   *[other] Waiting for { $count } friends…
}
setup-begins = Everyone is here. The game is about to begin…
setup-invited = { $name } invites you to play { $game }
setup-full = All seats are taken. Stay here to watch the game.
setup-new-game = New game
setup-table-more = Seats and settings

# Lists that are empty.

empty-mine = You are not playing at any table right now.
empty-waiting = Nobody is waiting for an opponent right now.
empty-running = No public game is being played right now.
empty-unknown = The server can’t be reached, so this list is unknown right now.
empty-past = No finished games here yet.
empty-to-games = Choose a game
empty-invite = Invite a friend
empty-to-past = See past games
