# Between client and server.

options-no-game = there is no game “{ $found }”.
