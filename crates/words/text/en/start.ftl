# What the page says when it can’t load the texts of a language, and so has no others.

start-missing = The texts of this page could not be loaded. Check your connection and try again. If the server has been updated, reload the page: games on this device are saved.
start-retry = Try again
start-reload = Reload the page
