# What a live table says when it can't be entered or does nothing more.

room-no-table = there is no such table here.
room-too-long = too much has happened at this table; nothing more is taken there.
room-damaged = what is stored of this table can’t be read. Please tell whoever runs the house.
room-elsewhere = something else happened at the table in the meantime. Please look again.
room-too-many = one connection follows at most { $most } tables.
room-no-level = bots have levels from 1 to { $most } in this game.
