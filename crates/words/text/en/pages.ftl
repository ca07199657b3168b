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
page-privacy-guest = Guests: your nickname, a random id, when you first came here, and when you were last here, give or take a day.
page-privacy-cookie = Cookie: when you choose a nickname, your browser gets one cookie, named `ludotheque`. It holds a random number by which the server knows you again. It lasts for a year after your last visit. The server stores that number only in scrambled form, as a hash.
page-privacy-account = Accounts: the name of your account, your password, recovery code and tokens in scrambled form, as hashes, the names of your tokens, and your ratings.
page-privacy-games = Games: who sat where, by id, every move and its time, proposals, ready-made messages, and the random numbers for the dice. You can’t write messages of your own. Where several servers share the work, it is also noted whether you are at a table, until an hour after you have left it.
page-privacy-reports = Reports: if you report a player, the server stores your id and theirs, their name, the reason and your note, until the report is closed.
page-privacy-addresses = Internet address: the server remembers it for a while, to stop anyone who sends too much. It is not saved, and not written to the log. Only a range of addresses that the administrator blocks is saved.
page-privacy-log = Log: what kind of page or request was asked for, when, and whether it worked. It has no names, no addresses, and no full table ids.
page-privacy-admin = Administration: a list of what the administrator did, with the ids of tables and players and the blocked ranges of addresses. Nothing is ever removed from it.
page-privacy-browser = In your browser: the games on this device, your settings, and what the page has to remember about your tables. The server doesn’t see them.
page-privacy-seen = Who sees it
page-privacy-seen-all = Everybody can see your nickname, the name of your account, when you first came here, your ratings, and your games at public tables. At a table, the others also see whether you are online.
page-privacy-seen-link = Everybody who has the link can see the games at a table that is shared by link.
page-privacy-seen-admin = The people who run this server can see everything but your password and your recovery code.
page-privacy-seen-nobody = Nobody else can. The server sends nothing to other companies. Companies that carry the data to you, such as your internet provider or the hosting company of this server, may have records of their own.
page-privacy-long = How long it stays
page-privacy-long-guests = { $days ->
    [one] Guests are forgotten after { $days } day without a visit. Those with an unfinished game stay.
   *[other] Guests are forgotten after { $days } days without a visit. Those with an unfinished game stay.
}
page-privacy-long-guests-never = Guests stay until they delete themselves.
page-privacy-long-account = Accounts stay until they are deleted.
page-privacy-long-games = Games stay, even when their players are forgotten or deleted. Then “deleted player” takes the place of the name, and only the random id is left.
page-privacy-long-backups = Backups may still contain what was deleted after they were made, for as long as the people who run this server store them.
page-privacy-yours = What you can do
page-privacy-take = Save your data: the button is under “Your data”, on the page of online tables. The file has no names of other players, except account names, which everybody can see anyway. It does not have what others reported about you.
page-privacy-delete = Delete yourself: the button is in the same place. Your name, account, sessions, tokens, ratings and reports are deleted at once.
page-privacy-ask = Questions
page-privacy-contact = Ask the people who run this server:
page-privacy-no-contact = Ask the people who run this server. They have not given an address here.
