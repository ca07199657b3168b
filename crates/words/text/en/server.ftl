# What the house answers over HTTP: refusals, and the pages that it writes itself.

http-malformed = the request can’t be understood: { $why }
http-not-json = the request’s body must be JSON.
http-too-large = the request is too long; { $most } KiB are the most.
http-not-found = there is nothing under this address.
http-method = this can’t be done here.
http-slow = the request came too slowly.
http-foreign = the request comes from a page of another site.
http-crowded = there are too many connections from your address; { $most } are the most.
http-private = this is for whoever runs the house.
http-failed = something went wrong in the house. It is noted in its log.

page-no-script = The board needs JavaScript, which is switched off in this browser.
page-no-script-link = What there is without it
page-skip = To the content

page-front-title = Ludothèque: rare board games
page-front-heading = A shelf of rare board games
page-front-what = This is a house for four rare board games. People sit down at its tables, near or far apart, and play; whoever needs an opponent finds bots of every strength.
page-front-not-built = The board in the browser was not built into this program; `cargo play` builds one that has it. The tables, the bots and everything around them are here all the same.
page-front-no-script = This page needs no JavaScript; the board does. The tables, the bots and everything around them can also be used without it.
page-front-shelf = On the shelf
page-front-without = How to play without the board
page-front-terminal = In a terminal, alone or with friends at one keyboard, with the same program that runs this house:
page-front-programs = Programs play at the tables of this house through its API: open a table, sit down, act, watch.
page-front-api = The API, explained

page-api-title = The API of this house · Ludothèque
page-api-heading = The API of this house
page-api-about = Everything that this house can do, programs can ask for. A refusal is a code with facts, and a sentence in the language of `Accept-Language`. Whoever wants to act shows a cookie or the header `Authorization: Bearer …`. What each request does is told in English.
page-api-for-programs = The same for programs (OpenAPI)
page-api-parameters = Parameters
page-api-body = Body:
page-api-answers = Answers
page-api-types = What the answers are made of
