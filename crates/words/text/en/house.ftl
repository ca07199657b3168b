# An online table in the page: the connection, and who sits there.

house-unreachable = The server can’t be reached. Check your connection.
house-unreadable = This page doesn’t understand the server’s answer. Reload the page.
house-calling = Connecting to the server…
house-lost = Connection lost. Reconnecting… Your moves are sent as soon as the connection is back.
house-outdated = This page is out of date. Reload it.
house-reload = Reload the page
house-no-table = Table not found
house-no-table-more = It may have been deleted, or part of the link is missing.
house-damaged = This table can’t be shown
house-me = { $name } (you)
house-nameless = deleted player
house-companion = with { $name }
house-stand-in = { $bot }, for { $name }
house-open-seat = open seat
house-back = You are connected again.
