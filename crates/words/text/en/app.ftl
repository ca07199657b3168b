# The page: the shelf, setting up, playing on this device.

app-name = Ludothèque
app-title = { $name } – Ludothèque
app-language-other = Français
app-light-system = Light: as the system
app-light-light = Light: day
app-light-dark = Light: night

# The shelf.

app-shelf-title = Which game shall it be?
app-shelf-lead = Four rare games of wood and glass. Sit down and play: alone against a bot, with friends around this device, or with somebody far away by a link.
app-about-black-holes = Blocks of 1 × 1 × 2 tip and roll over a wooden board. Be the first to sink four of yours.
app-about-kuba = Push lines of glass marbles. Seven reds win, and whoever captures may push again.
app-about-klotze = Columns walk as far as they are high. Clear the way and bring your block of four to its corner.
app-about-bille-trap = A race with a die over hidden trap doors, on a board that turns under your marbles.
app-players = Players
app-players-count = { $most ->
    [2] 2
   *[other] { $least } to { $most }
}
app-time = Time
app-time-black-holes = about 20 minutes
app-time-kuba = about 20 minutes
app-time-klotze = about 30 minutes
app-time-bille-trap = about 25 minutes
app-age = Age
app-age-black-holes = from 8
app-age-kuba = from 8
app-age-klotze = from 12
app-age-bille-trap = from 6
app-play-now = Play now
app-play-now-label = Play now: { $name }, against a friendly bot
app-choose = With friends…
app-choose-label = With friends, or other bots: { $name }
app-go-on = Go on

# Setting up.

app-who-plays = Who plays?
app-person = a person at this device
app-elsewhere = a friend elsewhere, by a link
app-bot = Bot, level { $level }: { $name }
app-setup-kuba = How the board lies (Black chooses)
app-setup-kuba-standard = as drawn
app-setup-kuba-mirrored = mirrored
app-setup-klotze = Who begins
app-start = Start

# How the game stands.

app-status = The game
app-confirm = Confirm the turn
app-undo = Undo the last move
app-pending = Sent to the house; waiting for its answer.
app-looks-back = You are looking back: { $shown } of { $all } actions.
app-turn-whole = The turn is on the board: confirm it, or undo.
app-no-bot = The bot can’t be reached. Reload the page to go on.
app-not-your-turn = It is not your turn.
app-no-action = That is not an action of this game.
app-no-random = This browser gives no random numbers, so chance can’t be drawn.
app-chance = drawn by the page when it was due, from the browser’s random source
app-agreed = All agree on a draw.
app-left = { $actor ->
    [light] Light leaves.
    [dark] Dark leaves.
    [white] White leaves.
    [black] Black leaves.
    [red] Red leaves.
    [yellow] Yellow leaves.
    [green] Green leaves.
    [blue] Blue leaves.
    [seat1] Seat 1 leaves.
    [seat2] Seat 2 leaves.
    [seat3] Seat 3 leaves.
   *[seat4] Seat 4 leaves.
}
app-flagged = { $actor ->
    [light] Light’s time has run out.
    [dark] Dark’s time has run out.
    [white] White’s time has run out.
    [black] Black’s time has run out.
    [red] Red’s time has run out.
    [yellow] Yellow’s time has run out.
    [green] Green’s time has run out.
    [blue] Blue’s time has run out.
    [seat1] Seat 1’s time has run out.
    [seat2] Seat 2’s time has run out.
    [seat3] Seat 3’s time has run out.
   *[seat4] Seat 4’s time has run out.
}

# The sheet.

app-sheet = The sheet of the game
app-first = Start
app-previous = Back
app-next = Forward
app-last = Now
app-take-back = Take back
app-new = New game
app-person-name = Name (optional)
app-draw = Draw…
app-draw-sure = Everyone agrees: call it a draw
app-draw-declined = The bot declines the draw and plays on.
app-again = Play again
app-resign = Resign…
app-resign-sure = Yes, I resign
app-board-turns = The board turns to whoever plays
app-record = Record of the game
app-copy = Copy
app-download = Save as a file
app-copied = The record is on the clipboard.
app-not-copied = The browser does not allow copying here. Save the record as a file.
app-load-paste = Paste a record here
app-load-file = or take it from a file
app-load = Load this record

# The rules.

app-rule-link = Rule { $rule }
app-rules = Rules
app-rules-title = The rules of { $name }
app-rules-play = Play

# Sharing a position.

app-share = Link to this position
app-shared = The link is on the clipboard.
app-share-by-hand = Copy this link:

# Places of the board, and what lies there, for reading aloud.

app-spot = { $place }: { $what }
app-empty = empty
place-bille-trap-home = Home
place-bille-trap-tray1 = tray of seat 1
place-bille-trap-tray2 = tray of seat 2
place-bille-trap-tray3 = tray of seat 3
place-bille-trap-tray4 = tray of seat 4
spot-black-holes-hole = hole
spot-klotze-square-corner-red = Red’s goal
spot-klotze-square-corner-yellow = Yellow’s goal
spot-klotze-square-corner-green = Green’s goal
spot-klotze-square-corner-blue = Blue’s goal
spot-klotze-square-home-red = Red’s home
spot-klotze-square-home-yellow = Yellow’s home
spot-klotze-square-home-green = Green’s home
spot-klotze-square-home-blue = Blue’s home
piece-black-holes-light = light block, upright
piece-black-holes-light-lying = light block, lying
piece-black-holes-dark = dark block, upright
piece-black-holes-dark-lying = dark block, lying
piece-kuba-white = { $count ->
    [one] white marble
   *[other] { $count } white marbles
}
piece-kuba-black = { $count ->
    [one] black marble
   *[other] { $count } black marbles
}
piece-kuba-red = { $count ->
    [one] red marble
   *[other] { $count } red marbles
}
piece-klotze-column-one = column of height 1
piece-klotze-column-two = column of height 2
piece-klotze-column-three = column of height 3
piece-klotze-klotz-red = red Klotz
piece-klotze-klotz-yellow = yellow Klotz
piece-klotze-klotz-green = green Klotz
piece-klotze-klotz-blue = blue Klotz
piece-klotze-klotz-red-unused = red Klotz, which nobody plays
piece-klotze-klotz-yellow-unused = yellow Klotz, which nobody plays
piece-klotze-klotz-green-unused = green Klotz, which nobody plays
piece-klotze-klotz-blue-unused = blue Klotz, which nobody plays
piece-klotze-stone-red = Red’s stone
piece-klotze-stone-yellow = Yellow’s stone
piece-klotze-stone-green = Green’s stone
piece-klotze-stone-blue = Blue’s stone
piece-bille-trap-seat1 = { $count ->
    [one] marble of seat 1
   *[other] { $count } marbles of seat 1
}
piece-bille-trap-seat2 = { $count ->
    [one] marble of seat 2
   *[other] { $count } marbles of seat 2
}
piece-bille-trap-seat3 = { $count ->
    [one] marble of seat 3
   *[other] { $count } marbles of seat 3
}
piece-bille-trap-seat4 = { $count ->
    [one] marble of seat 4
   *[other] { $count } marbles of seat 4
}
