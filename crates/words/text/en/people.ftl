# Who is who: names, accounts, sessions, and who may come in.

people-deleted = deleted player
people-name-empty = a nickname needs at least 1 character.
people-name-long = a nickname can have at most { $most } characters.
people-name-invisible = a nickname can’t contain invisible characters.
people-name-pretends = this name could be taken for the server or the people who run it. Choose another.
people-account-unfit = an account name has { $least } to { $most } characters: Latin letters, digits, “-”, “_” and “.”.
people-account-taken = the account name “{ $name }” is taken. Choose another.
people-account-alike = “{ $name }” looks like the name of another account. Choose another.
people-account-there = you already have an account.
people-account-needed = you need an account for this.
people-owner-needed = a program’s token is not enough for this. Sign in with your browser.
people-password-short = a password needs at least { $least } characters.
people-password-long = a password can have at most { $most } bytes.
people-login-wrong = wrong name or password.
people-recovery-wrong = wrong name or recovery code.
people-password-wrong = this is not your current password.
people-nobody = you are not signed in. Choose a nickname first.
people-pass-over = your session or token has expired. Sign in again.
people-blocked = you are blocked on this server. Ask the person who runs it.
people-range-unfit = “{ $range }” is not a range of addresses. Write one such as 203.0.113.0/24.
people-range-unknown = the range { $range } is not blocked.
people-key-wrong = this needs the admin key.
people-unknown = there is no player with this id.
people-token-unknown = you have no token with this id.
people-tokens-many = you already have { $most } tokens. Revoke one first.
people-too-fast =
    { $seconds ->
        [one] too many requests. Try again in 1 second.
       *[other] too many requests. Try again in { $seconds } seconds.
    }
people-note-long = the note is too long: at most { $most } characters.
people-report-self = you can’t report yourself.
people-report-elsewhere = you can only report somebody at a table where you are playing or watching.
people-report-absent = this player is not at this table.
people-report-unknown = there is no report with this number.
people-game-unknown = there is no game “{ $name }”.
