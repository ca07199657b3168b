# Who is who: names, accounts, sessions, and who may come in.

people-deleted = deleted player
people-name-empty = a nickname needs at least one character.
people-name-long = a nickname has at most { $most } characters.
people-name-invisible = a nickname can’t have characters that nobody sees.
people-account-unfit = an account’s name has { $least } to { $most } characters: Latin letters, digits, “-”, “_” and “.”.
people-account-taken = the name “{ $name }” belongs to somebody else. Please choose another.
people-account-there = you have an account already.
people-account-needed = this needs an account.
people-owner-needed = a program’s token is not enough for this: please come in with your browser.
people-password-short = a password has at least { $least } characters.
people-password-long = a password has at most { $most } bytes.
people-login-wrong = name and password don’t belong together.
people-password-wrong = this is not your present password.
people-nobody = please tell us first who you are: a nickname is enough.
people-pass-over = your session or token is over. Please come in again.
people-blocked = whoever runs this house has blocked you here.
people-key-wrong = this needs the housekeeping key.
people-unknown = there is nobody with this id.
people-token-unknown = you have no token with this id.
people-tokens-many = you have { $most } tokens already; revoke one first.
people-too-fast =
    { $seconds ->
        [one] that was too often. Please try again in a second.
       *[other] that was too often. Please try again in { $seconds } seconds.
    }
people-game-unknown = there is no game called “{ $name }” on the shelf.
