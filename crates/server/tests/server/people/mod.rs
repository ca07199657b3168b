//! Who is who, with a real data file and, where HTTP matters, real sockets.

mod accounts;
mod coming;
mod deletion;
mod housekeeping;
mod kept;
mod ratings;
mod sessions;
mod tables;
mod tokens;
mod visitor;
