# The page as the browser keeps it: newer versions, use without a network, and
# the tables that are loaded when a bot needs them.

install-new-version = A new version is ready. It comes when no game is running; yours is kept.
install-take-over = Use it now
install-later = Later
install-plain-http = At this address (http, without encryption) browsers don’t keep the shelf for use without a network, and don’t let it copy to the clipboard or send notifications. Everything else works.
install-not-here = This browser window does not keep the shelf for use without a network. Everything else works.
install-read = All right
install-reload = Reload the page
install-book = The table of the highest level
install-book-loading = The highest level reads a table, which is being loaded: { $here } of { $all } MB
install-book-percent = Loading the table: { $percent } percent.
install-book-here = The table is loaded.
install-book-wait = The bot waits for its table.
install-book-stop = Don’t load it
install-book-load = Load the table
install-book-stopped = The highest level reads a table of { $all } MB, which was not loaded.
install-book-unreachable = The table of { $all } MB that the highest level reads can’t be loaded now: the house does not answer.
install-book-gone = The house has a newer version of this page. Reload it to load the table of { $all } MB; your game is kept.
install-part-loading = Loading…
install-part-missing = This screen could not be loaded. Check your connection and try again. If the server has been updated, reload the page: games on this device are saved.
install-part-retry = Try again
install-book-without = Until it is here, the bot plays without it, a little weaker.
