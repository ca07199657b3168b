# The end of a game: the card, and by what the game ended.

result-name = Result
result-told = { $result } – { $by }
result-rematch = Play again
result-side = { $who }: { $side }
result-next-sides = Next game – { $sides }
result-level-beaten = Two wins against this level. Ready for the next one?
result-next-level = Try level { $level }: { $name }
result-look-back = See the moves again
result-review = Review: find mistakes
result-close = Close

ended-resigned = { $who } resigned.
ended-resigned-you = You resigned.
ended-flagged = { $who } ran out of time.
ended-flagged-you = You ran out of time.
ended-left = { $who } left the game.
ended-left-you = You left the game.
ended-agreed = All players agreed to a draw.
ended-repetition = The same position came up three times.
ended-length = Two thousand moves, and no winner.
