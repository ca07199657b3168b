# The games on this device.

device-no-game = This game is not on this device
device-no-game-more = A game against a bot, or with friends around one device, is saved only on that device. To play with somebody elsewhere, invite them to a table.
device-here = On this device
device-played = last played { $when }
device-remove = Remove
device-remove-label = Remove: { $name }, { $who }
device-removed = Removed: { $name }
device-restore = Undo
device-go-on = Continue
device-go-on-label = Continue: { $name }, { $who }
device-box-label = Continue: { $name }
learn-label = Learn { $name }
