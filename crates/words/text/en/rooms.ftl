# What a live table says when it can't be entered or does nothing more.

room-no-table = table not found. Check the link.
room-damaged = the saved data of this table can’t be read. Tell the person who runs this server.
room-player-gone = a player has deleted their account, so there is no rated rematch. Open a new table.
room-elsewhere = the table has changed in the meantime. Look at it again, then retry.
room-too-many = one connection can follow at most { $most } tables. Close one first.
room-too-many-open = you have { $most } tables that are not over. Finish or close one first.
room-too-many-open-there = { $most } tables opened from your network are not over. Finish or close one first.
room-no-level = in this game bots have levels 1 to { $most }.
