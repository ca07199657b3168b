# A game that is told as it goes, in the terminal as in the page.

turn = { $actor ->
    [light] Light to play.
    [dark] Dark to play.
    [white] White to play.
    [black] Black to play.
    [red] Red to play.
    [yellow] Yellow to play.
    [green] Green to play.
    [blue] Blue to play.
    [seat1] Seat 1 to play.
    [seat2] Seat 2 to play.
    [seat3] Seat 3 to play.
    [seat4] Seat 4 to play.
   *[chance] Chance decides.
}
result-won = { $winner ->
    [light] Light wins
    [dark] Dark wins
    [white] White wins
    [black] Black wins
    [red] Red wins
    [yellow] Yellow wins
    [green] Green wins
    [blue] Blue wins
    [seat1] Seat 1 wins
    [seat2] Seat 2 wins
    [seat3] Seat 3 wins
   *[seat4] Seat 4 wins
}. { $rule }: { $sentence }
result-drawn = A draw. { $rule }: { $sentence }
play-sits = { $actor ->
    [light] Light
    [dark] Dark
    [white] White
    [black] Black
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [seat1] Seat 1
    [seat2] Seat 2
    [seat3] Seat 3
   *[seat4] Seat 4
}: { $who }
play-did = { $actor ->
    [light] Light plays { $token }
    [dark] Dark plays { $token }
    [white] White plays { $token }
    [black] Black plays { $token }
    [red] Red plays { $token }
    [yellow] Yellow plays { $token }
    [green] Green plays { $token }
    [blue] Blue plays { $token }
    [seat1] Seat 1 plays { $token }
    [seat2] Seat 2 plays { $token }
    [seat3] Seat 3 plays { $token }
   *[seat4] Seat 4 plays { $token }
}
play-did-alone = { $did }.
play-did-deed = { $did }, which { $deed }.
play-thinks = { $actor ->
    [light] Light is thinking…
    [dark] Dark is thinking…
    [white] White is thinking…
    [black] Black is thinking…
    [red] Red is thinking…
    [yellow] Yellow is thinking…
    [green] Green is thinking…
    [blue] Blue is thinking…
    [seat1] Seat 1 is thinking…
    [seat2] Seat 2 is thinking…
    [seat3] Seat 3 is thinking…
   *[seat4] Seat 4 is thinking…
}
play-resigned = { $actor ->
    [light] Light resigns.
    [dark] Dark resigns.
    [white] White resigns.
    [black] Black resigns.
    [red] Red resigns.
    [yellow] Yellow resigns.
    [green] Green resigns.
    [blue] Blue resigns.
    [seat1] Seat 1 resigns.
    [seat2] Seat 2 resigns.
    [seat3] Seat 3 resigns.
   *[seat4] Seat 4 resigns.
}
play-chance = Chance decides: { $token }.
play-back = Taken back: { $count ->
    [one] { $count } action.
   *[other] { $count } actions.
}
play-back-start = There is nothing of yours to take back.
play-back-chance = The die or a trap has decided since; there is no second die, so nothing can be taken back.
