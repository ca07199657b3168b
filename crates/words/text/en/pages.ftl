# The pages that the house writes itself, without JavaScript.

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
