# The proof of a game’s chance: why there is none, or why it does not hold.

proof-no-server = there is nothing to verify: this game was not played on a server, so its record contains no secret.
proof-word = can’t read “{ $word }” in the line about chance.
proof-missing = the line about chance has no “{ $key }=”.
proof-half-secret = the line about chance has a secret without its salt, or a salt without its secret.

unproven-secret = the record contains no secret: it was saved before the game ended. Save it again now.
unproven-published = the commitment in the record is not the one that you gave. In the record: { $found }; yours: { $published }. Someone has changed the secret.
unproven-commitment = the secret does not match the commitment that was published before the game. Someone has changed one of them.
unproven-seats = the record has contributions from { $found ->
    [one] { $found } seat
   *[other] { $found } seats
}, but the game has { $seats }.
unproven-not-over = the game is not over, but its record shows the secret: a server shows it only at the end. Someone has changed the record, or could have known the dice and traps.
unproven-lot-missing = seats were to be drawn, which the table’s name says, but the record has no seat draw. Someone has removed it.
unproven-lot-added = nobody’s seat was to be drawn, which the table’s name says, but the record has the seat draw { $found }. Someone has added it.
unproven-lot = the seat draw was not { $found }: the secret gives { $drawn }.
unproven-chance = entry { $at } of the record is “{ $found }”, but the secret gives “{ $drawn }”.
