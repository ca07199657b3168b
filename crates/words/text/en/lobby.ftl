# One's own tables on the shelf, rows of a list of tables, the title, and
# notifications. Opening, finding and joining tables is in tables.ftl.

# A table before its start.

lobby-seat-companion = with { $name }
lobby-seat-unknown = unknown player
lobby-terms = Settings of this table

# Lists of tables.

lobby-mine = Your tables
lobby-lists-loading = Loading tables…
lobby-join = Join
lobby-watch = Watch
lobby-go-on = Continue
lobby-look-at = View
lobby-row-label = { $do }: { $game }, { $who }
lobby-somebody-open = an open seat
lobby-bot = Bot { $name }
lobby-turn-yours = Your turn
lobby-turn-of = { $name } to move
lobby-turn-bot = Bot to move
lobby-turn-none = Rolling the die
lobby-phase-seating = Not started
lobby-phase-paused = Paused
lobby-phase-over = Finished
lobby-ago = last move: { $when }
lobby-opened = opened { $when }
lobby-rated-mark = rated
lobby-head = { $count ->
    [0] Tables
   *[other] Tables ({ $count })
}
lobby-to-tables = Online tables

# The title, and notifications.

lobby-title-turns = ({ $count }) { $title }
lobby-notify = Notify me when it is my turn
lobby-notify-denied = This browser blocks notifications from this page. Allow them in its settings.
lobby-notify-insecure = Notifications need https. This page was opened with plain http.
lobby-notify-turn = Your turn: { $game }

# Games that are over.

archive = Past games
