# The page as the browser keeps it: newer versions, use without a network, and
# the tables that are loaded when a bot needs them.

install-new-version = A new version is ready. It starts as soon as no game is running. Your game is saved.
install-take-over = Update now
install-later = Later
install-plain-http = This address uses plain http, without encryption. Playing offline, copying to the clipboard and notifications need https. Everything else works.
install-not-here = This browser window can’t save the page for playing offline. Everything else works.
install-read = OK
install-book = Position table for the strongest level
install-book-loading = Loading the position table for the strongest level: { $here } of { $all } MB
install-book-percent = Loading the position table: { $percent }%.
install-book-here = The position table is loaded.
install-book-wait = The bot is waiting for its position table.
install-book-stop = Cancel
install-book-load = Load the position table
install-book-stopped = The strongest level uses a position table of { $all } MB, which is not loaded.
install-book-unreachable = The strongest level uses a position table of { $all } MB. It can’t be loaded now, because the server is not answering.
install-book-gone = The server has a newer version of this page. Reload the page to load the position table of { $all } MB. Your game is saved.
install-part-loading = Loading…
install-part-missing = This screen could not be loaded. Check your connection and try again. If the server has been updated, reload the page: games on this device are saved.
install-language-missing = The page could not be loaded in French. Check your connection and try again.
install-book-without = Until it is loaded, the bot plays without it and is a little weaker.
