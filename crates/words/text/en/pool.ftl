# What the server answers to those who want a position analysed.

pool-one-each = your last analysis is still running. Wait until it is done.
pool-many-there = others at your address have { $most } analyses running. Try again in a moment.
pool-full = { $waiting ->
    [one] the server is busy with another analysis. Try again in a moment.
   *[other] the server is busy with { $waiting } other analyses. Try again in a moment.
}
pool-preparing = the server is still getting its best bot ready. Try again in a minute.
pool-closing = the server is shutting down, or the analysis has failed. Try again later.

analysis-no-game = there is no game “{ $found }”.
analysis-two-limits = give a time limit or a node limit, not both.

hint-forbidden = hints and odds are off at this table.
hint-not-seated = only players at this table can ask for hints.
hint-no-game = no game is running at this table.
