# Setting up a game, and inviting friends.

setup-with = Who do you play with?
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
empty-past = No finished games here yet.
empty-to-games = Choose a game
empty-invite = Invite a friend
empty-to-past = See past games

# What each level looks at.

level-about-kuba-1 = looks at one push only, and overlooks many. Good for your first games.
level-about-kuba-2 = still looks at one push only, but overlooks few.
level-about-kuba-3 = thinks of its own push and your answer, and overlooks some of them.
level-about-kuba-4 = looks three pushes ahead and follows every capture to its end.
level-about-kuba-5 = looks four pushes ahead and overlooks almost nothing.
level-about-kuba-6 = looks five pushes ahead and overlooks nothing.
level-about-kuba-7 = weighs thousands of positions before each push.
level-about-kuba-8 = plays at full strength. It looks as far ahead as it can.

level-about-black-holes-1 = looks at its next move only. Good for your first games.
level-about-black-holes-2 = looks two moves ahead, but often misjudges what it sees.
level-about-black-holes-3 = looks three moves ahead and overlooks a few.
level-about-black-holes-4 = looks four moves ahead and seldom overlooks one.
level-about-black-holes-5 = looks five moves ahead and overlooks nothing.
level-about-black-holes-6 = weighs 3,000 positions before each move.
level-about-black-holes-7 = weighs 7,000 positions before each move.
level-about-black-holes-8 = plays at full strength and looks as far ahead as it can.

level-about-klotze-1 = overlooks more than half of its moves. Good for your first games.
level-about-klotze-2 = overlooks many of its moves and does not look far.
level-about-klotze-3 = thinks of its own move and the answer, and overlooks some of them.
level-about-klotze-4 = thinks of its own move and the answer, and overlooks few.
level-about-klotze-5 = looks further ahead and overlooks almost nothing.
level-about-klotze-6 = plays at full strength and looks as far ahead as it can.

level-about-bille-trap-1 = puts all its marbles on the track first and does not hurry Home. Good for your first games.
level-about-bille-trap-2 = knows that marbles are safe at Home, but thinks of its own turn only.
level-about-bille-trap-3 = hurries Home and thinks of the turn after its own, but forgets which traps were tested.
level-about-bille-trap-4 = remembers every tested trap and knows the odds of every position by heart.
