# A table of the house in the page: the connection, and who sits there.

house-unreachable = The house can’t be reached just now.
house-unreadable = The house answered something that this page doesn’t understand. Please load the page again.
house-calling = Calling the house…
house-lost = Connection lost, calling the house again… What you do meanwhile is sent once it answers.
house-outdated = The house speaks a newer language than this page. Please load the page again.
house-reload = Load the page again
house-no-table = There is no such table
house-no-table-more = It may have been put away, or the link is not whole.
house-damaged = This table can’t be shown
house-me = { $name } (you)
house-nameless = somebody who has left the house
house-companion = with { $name }
house-stand-in = { $bot }, for { $name }
house-open-seat = nobody yet
house-back = The connection is back.
