# The data file, and imported game records.

store-full = the server’s disk is full. Nothing was changed. Tell the person who runs this server, then try again.
store-read-only = the server can’t write its data now. Nothing was changed. Tell the person who runs this server, then try again.
store-busy = another program is using the server’s data. Nothing was changed. Try again.
store-disk = the server’s disk has failed. Nothing was changed. Tell the person who runs this server, then try again.
store-unopened = the file “{ $path }” can’t be opened.
store-newer = this data was written by a newer version of Ludothèque. Update to that version.
store-damaged = the data can’t be read: the file is damaged, or was not written by Ludothèque.
store-empty = the file is empty, so it is not a data file of Ludothèque. Put your backup in its place, or delete it to start with no data.
store-unreachable = the server’s database doesn’t answer. Try again in a moment.
store-refused = the database refuses this user. Check the user name, the password and what the user may do.
store-no-database = there is no such database. Make it first, for example with createdb.
store-unprepared = the database is not prepared for this version of Ludothèque. Prepare it with “ludotheque migrate --database …”.
store-in-use = this database is in use. Only servers can share it: to prepare or copy it, stop all servers first.
store-not-empty = the destination already holds data. Everything can only be copied to an empty one.
store-half-copied = only a part was copied here. Start again with an empty database or a new file.
store-exists = the file “{ $path }” already exists and was not overwritten. Choose another name.
store-closed = the server is shutting down. Nothing was changed. Try again later.
store-other = the data can’t be read or written: { $detail }.

import-no-game = the record doesn’t name its game. Add a line such as “game: kuba”.
import-unknown-game = there is no game “{ $found }”.
