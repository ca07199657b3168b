# What the house answers to those who want a position analysed.

pool-one-each = your last analysis is still under way; one at a time.
pool-full = { $waiting ->
    [one] someone else is having a position analysed; please try again in a moment.
   *[other] { $waiting } people are having positions analysed already; please try again in a moment.
}
pool-closing = the house is closing, or the analysis has failed; please try again later.

analysis-no-game = there is no game “{ $found }” on the shelf.
analysis-two-limits = give either a time or a number of positions, not both.

hint-forbidden = hints and odds are not allowed at this table.
hint-not-seated = hints are for those who sit at the table.
hint-no-game = no game is running at this table.
