# What a link tells of itself before it is opened: in messages, in search engines.

preview-shelf-title = Ludothèque: rare board games
preview-shelf = Four rare board games to play right away. Play against a bot, share a device with friends, or send a link to friends elsewhere.
preview-rules = Every rule in one or two sentences, with its number. { $about }
preview-print = The whole game on paper: board, pieces, rules and score sheet. { $about }
preview-analysis = The best moves with their win chances, and why. Try everything on the board. { $about }
preview-position-title = A position in { $game }
preview-position = See it on the board and play on. { $about }
preview-tables = Games waiting for players, and games to watch. No account needed.
preview-past = Finished games, to replay move by move.
preview-imported-title = An imported game
preview-invitation-title = You are invited to a game of { $game }
preview-invitation = Open the link, type your name and play. { $about }
preview-running-title = A game of { $game } in progress
preview-running = Open the link to watch it. { $about }
preview-over-title = A finished game of { $game }
preview-over = Open the link to replay it move by move. { $about }
