# The end of a game: the card, and by what the game ended.

result-name = Result
result-told = { $result } – { $by }
result-rematch = Play again
result-side = { $who }: { $side }
result-next-sides = Next game – { $sides }
result-level-beaten = Two wins against this level. Ready for the next one?
result-next-level = Try level { $level }: { $name }
result-look-back = Look back
result-close = Close

ended-resigned = { $who } resigned.
ended-resigned-you = You resigned.
ended-flagged = { $who } ran out of time.
ended-flagged-you = You ran out of time.
ended-left = { $who } left the game.
ended-left-you = You left the game.
ended-agreed = All agreed on a draw.
ended-repetition = The same position came up three times.
ended-length = Two thousand moves, and no winner.

ended-kuba-reds = { $who } took seven reds.
ended-kuba-reds-you = You took seven reds.
ended-kuba-marbles = { $who } has no marble left.
ended-kuba-marbles-you = Your last marble is gone.
ended-kuba-stuck = { $who } can’t push any marble.
ended-kuba-stuck-you = You can’t push any of your marbles.
ended-black-holes-sunk = { $who } sank four blocks.
ended-black-holes-sunk-you = You sank four blocks.
ended-black-holes-stuck = Nobody can move any more.
ended-klotze-corner = { $who } brought the Klotz to its corner.
ended-klotze-corner-you = Your Klotz is in its corner.
ended-bille-trap-home = { $who } brought three marbles Home.
ended-bille-trap-home-you = Your three marbles are Home.

tally-klotze-distance = { $have ->
    [0] in its corner
    [one] { $have } square to the corner
   *[other] { $have } squares to the corner
}
