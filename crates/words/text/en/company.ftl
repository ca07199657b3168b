# Who is there, clocks, proposals and hints, at any table.

# Who sits there.

company-here = online
company-away = offline

# Clocks.

company-clock = Time left: { $who }
company-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h
company-clock-low = { $who }: time is running out.

# Proposals.

company-propose-pause = Suggest a pause
company-proposed-draw = { $who } offers a draw.
company-proposed-take-back = { $who } asks to take back the last move.
company-proposed-pause = { $who } suggests a pause.
company-proposed-rematch = { $who } wants a rematch.
company-mine-draw = You have offered a draw.
company-mine-take-back = You have asked to take back your last move.
company-mine-pause = You have suggested a pause.
company-mine-rematch = You have asked for a rematch.
company-dropped-draw = No draw: the game goes on.
company-dropped-take-back = The move was not taken back.
company-dropped-pause = No pause: the game goes on.
company-dropped-rematch = No rematch this time.
company-resume = Resume

# Reporting a player.

company-report-name = offensive or misleading name
company-report-pestering = pesters others
company-report-stalling = makes others wait on purpose
company-report-cheating = cheats
company-report-other = something else

# Hints and aids.

hint-ask = Hint
hint-thinks = Looking for a good move…
hint-note = hint
tip-note = shown by the tip
hint-none = There is no hint right now.
fair-off = You are playing a rated game. Bots and hints are off until it ends.
