# An online table in the page: the connection, and who sits there.

online-unreachable = The server can’t be reached. Check your connection.
online-unreadable = This page doesn’t understand the server’s answer. Reload the page.
online-calling = Connecting to the server…
online-lost = Connection lost. Reconnecting… Your moves are sent as soon as the connection is back.
online-outdated = This page is out of date. Reload it.
online-reload = Reload the page
online-no-table = Table not found
online-no-table-more = It may have been deleted, or part of the link is missing.
online-damaged = This table can’t be shown
online-me = { $name } (you)
online-nameless = deleted player
online-companion = with { $name }
online-stand-in = { $bot }, for { $name }
online-open-seat = open seat
online-back = You are connected again.
