# A game that is told as it goes, in the terminal as in the page.

actor-chance = chance
turn-chance = Chance decides.
result-drawn = A draw. { $rule }: { $sentence }
play-did-alone = { $did }.
play-did-deed = { $did }, which { $deed }.
play-chance = Chance decides: { $token }.
play-back = Taken back: { $count ->
    [one] { $count } action.
   *[other] { $count } actions.
}
play-back-start = There is nothing of yours to take back.
play-back-chance = The die or a trap has decided since; there is no second die, so nothing can be taken back.

# The same in brief, in a list of moves.

brief-resigned = resigns
brief-flagged = out of time
brief-left = leaves
brief-draw = draw agreed
