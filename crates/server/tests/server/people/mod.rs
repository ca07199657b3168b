//! Who is who, with a real data file and, where HTTP matters, real sockets.

mod accounts;
mod admin;
mod coming;
mod deletion;
mod privacy;
mod ratings;
mod reports;
mod sessions;
mod tables;
pub(crate) mod test_people;
mod tokens;
pub(crate) mod visitor;
