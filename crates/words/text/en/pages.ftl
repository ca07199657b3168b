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
