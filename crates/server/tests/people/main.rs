//! Who is who, with a real data file and, where HTTP matters, real sockets.

mod accounts;
mod coming;
mod deletion;
#[path = "../http/house.rs"]
#[allow(dead_code, reason = "shared with the tests of HTTP, which use all of it")]
mod house;
mod housekeeping;
mod people;
mod ratings;
mod sessions;
mod tables;
mod tokens;
mod visitor;
#[path = "../http/wire.rs"]
#[allow(dead_code, reason = "shared with the tests of HTTP, which use all of it")]
mod wire;
