# The proof of a game’s chance: why there is none, or why it does not hold.

proof-no-server = the chance of this game was not drawn by a server, so there is nothing to verify: its record gives no secret.
proof-word = the line about chance can’t be read: “{ $word }”.
proof-missing = the line about chance lacks “{ $key }=”.
proof-half-secret = the line about chance has a secret without its salt, or a salt without its secret.

unproven-secret = the record does not show the secret: the game was still being played when it was written.
unproven-published = the commitment in the record is not the one that you were given. In the record: { $found }; yours: { $published }. Someone has exchanged the secret.
unproven-commitment = the secret does not fit the commitment that was published before the game. Someone has exchanged one of them.
unproven-seats = the record has contributions for { $found ->
    [one] { $found } seat
   *[other] { $found } seats
}, but the game has { $seats }.
unproven-lot = the lot was not { $found }: from the secret follows { $drawn }.
unproven-chance = entry { $at } of the record is “{ $found }”, but from the secret follows “{ $drawn }”.
