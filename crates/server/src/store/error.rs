//! What can go wrong with the data, as codes for people. The engine's own words
//! go to the log: they help whoever runs the server and nobody else.

use game::Quote;

game::notices! {
    /// Why something is not stored or can't be read.
    pub enum StoreError {
        /// There is no room left on the disk.
        "store-full" Full,
        /// The file or its disk can't be written.
        "store-read-only" ReadOnly,
        /// Someone else held the file for too long.
        "store-busy" Busy,
        /// The disk does not do what it should.
        "store-disk" Disk,
        /// The file can't be opened or made.
        "store-unopened" Unopened { path: Quote },
        /// The file was written by a later release.
        "store-newer" Newer,
        /// What is in the file can't be what this program wrote.
        "store-damaged" Damaged,
        /// The database does not answer.
        "store-unreachable" Unreachable,
        /// The database lets this user do nothing, or not enough.
        "store-refused" Refused,
        /// There is no such database.
        "store-no-database" NoDatabase,
        /// The database has not the tables that this program needs.
        "store-unprepared" Unprepared,
        /// Somebody has the database for themselves, or servers have it.
        "store-in-use" InUse,
        /// There is something where everything is to be copied to.
        "store-not-empty" NotEmpty,
        /// Only a part was copied into it.
        "store-half-copied" HalfCopied,
        /// There is nothing in the file.
        "store-empty" Empty,
        /// The file that a copy was to be written to is there already.
        "store-exists" Exists { path: Quote },
        /// The server is closing.
        "store-closed" Closed,
        /// Anything else, in the engine's own words.
        "store-other" Other { detail: Quote },
    }
}
