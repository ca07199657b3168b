# The pages that the server writes itself, without JavaScript.

page-no-script = The board needs JavaScript, which is switched off in this browser.
page-no-script-link = What works without it
page-skip = Skip to content

page-front-title = Ludothèque: rare board games
page-front-heading = Rare board games
page-front-what = This server runs four rare board games. Play with friends, near or far, or against bots of every strength.
page-front-not-built = The board for the browser is not part of this build. `cargo play` builds one that has it. Tables, bots and the API work without it.
page-front-no-script = This page works without JavaScript, but the board needs it. Tables, bots and the API work without it.
page-front-shelf = Games
page-front-without = How to play without the board
page-front-terminal = In a terminal, alone or with friends at one keyboard, with the program that runs this server:
page-front-programs = Programs play on this server through its API: they open a table, take a seat, make moves and watch games.
page-front-api = API reference

page-api-title = The API of this server · Ludothèque
page-api-heading = The API of this server
page-api-about = Programs can do everything that the page can do. An error is a code with facts, and a sentence in the language of `Accept-Language`. To act as a player, send a cookie or the header `Authorization: Bearer …`. The requests are described in English.
page-api-for-programs = OpenAPI document
page-api-parameters = Parameters
page-api-body = Body:
page-api-answers = Responses
page-api-types = Types

page-privacy-title = Privacy · Ludothèque
page-privacy-heading = Privacy
page-privacy-lead = There is no advertising here and nobody tracks you. The page loads nothing from other websites.
page-privacy-kept = What the server stores
page-privacy-guest = Guest: the nickname that you chose, a random id, when you first came, and when you last came (to within a day).
page-privacy-cookie = Cookie: your browser gets one cookie, named `ludotheque`, when you choose a nickname. It holds a random number, by which the server knows you again. It lasts a year from your last visit. The server stores only a hash of it.
page-privacy-account = Account: its name, hashes of your password and of your recovery code, the names of your tokens and hashes of them, and your ratings.
page-privacy-games = Games: who sat where, by id, every move with its time, proposals, the ready-made messages, and the random numbers for the dice. There is no free chat.
page-privacy-reports = Reports: if you report a player, the server stores both ids, the player’s name, the reason and your note until the report is settled.
page-privacy-addresses = Internet address: the server keeps it in memory, for a while, to stop those who send too much. It is neither stored nor written to the log, unless the administrator blocks a range of addresses.
page-privacy-log = Log: which kind of page or request was asked for, when, and whether it worked. It has no names, no addresses, and not the full id of any table.
page-privacy-admin = Administration: a list of what the administrator did, with the ids of tables and players and the blocked ranges of addresses. It is never shortened.
page-privacy-browser = In your browser: games on this device, your settings, and what the page has to remember about your tables. The server doesn’t see that.
page-privacy-seen = Who sees it
page-privacy-seen-all = Everybody: your nickname, the name of your account, when you first came, your ratings, and your games at public tables. At a table, the others also see whether you are connected.
page-privacy-seen-link = Everybody who has the link: games at tables that are shared by link.
page-privacy-seen-admin = The people who run this server: all of it, but neither your password nor your recovery code.
page-privacy-seen-nobody = Nobody else. The server sends nothing to other companies. Companies that carry the data to you, such as your internet provider or the hosting company of this server, may keep records of their own.
page-privacy-long = How long it stays
page-privacy-long-guests = { $days ->
    [one] Guests who stay away for { $days } day are forgotten. A guest whose game is not over stays.
   *[other] Guests who stay away for { $days } days are forgotten. A guest whose game is not over stays.
}
page-privacy-long-guests-never = Guests stay until they delete themselves.
page-privacy-long-account = Accounts stay until they are deleted.
page-privacy-long-games = Games stay, also when their players are forgotten or deleted: then “deleted player” stands in the place of the name, and only the random id is left.
page-privacy-long-backups = Backups may hold what was deleted since they were made, for as long as the people who run this server keep them.
page-privacy-yours = What you can do
page-privacy-take = Save your data: the button is under “Your data”, on the page of online tables. Names of other players are left out, unless they have an account, since everybody can see the names of accounts. What others report of you is left out, too.
page-privacy-delete = Delete yourself: in the same place. Your name, account, sessions, tokens, ratings and reports are gone at once.
page-privacy-ask = Questions
page-privacy-contact = Ask the people who run this server:
page-privacy-no-contact = Ask the people who run this server. They have not given an address here.
