# Addresses that lead nowhere, and the ways on from there.

address-unknown-title = Page not found
address-unknown = There is nothing at this address. Check the spelling, or choose where to go.
address-broken-title = Broken link
address-broken = Part of this link is missing or mistyped. Ask for the link again, or choose where to go.
address-no-rule = This game has no rule “{ $rule }”. Here are all its rules.
address-to-games = See the games
address-to-tables = See the tables
