//! The table that Bille-Trap's highest level reads, as a file of the page: too
//! large for the first load, so it is loaded when that level is chosen. It is
//! the very table that the house itself works out, and kept where the house
//! keeps it.

use bille_trap::BilleTrap;
use bots::{Book, BotGame};
use thinking::{cache_folder, kept_book};

/// The bytes of the book.
pub(super) fn bytes() -> Vec<u8> {
    let work_out = || {
        println!("working out the table of Bille-Trap");
        <BilleTrap as BotGame>::Book::work_out(&mut |_| {})
    };
    kept_book::<BilleTrap>(cache_folder().as_deref(), work_out).to_bytes()
}
