# The data file, and records brought from elsewhere.

store-full = there is no room left on the disk of this house: nothing was changed. Please tell whoever runs it, and try again.
store-read-only = the data of this house can’t be written just now: nothing was changed. Please tell whoever runs it, and try again.
store-busy = the data of this house is in use elsewhere: nothing was changed. Please try again.
store-disk = the disk of this house does not answer as it should: nothing was changed. Please tell whoever runs it, and try again.
store-unopened = the file “{ $path }” can’t be opened.
store-newer = the data was written by a later version of Ludothèque. Please use that one.
store-damaged = the data can’t be read: the file is damaged, or not one of Ludothèque’s.
store-exists = the file “{ $path }” is there already, and is not overwritten.
store-closed = the house is closing: nothing was changed. Please come back later.
store-other = the data can’t be read or written: { $detail }.

import-no-game = the record does not say which game it is of.
import-unknown-game = “{ $found }” is not on the shelf.
