//! The statements, in the SQL that both engines understand. Types of `sqlx` belong to
//! one engine each, so these files are compiled once for each of them, as a module of
//! `sqlite` and one of `postgres`; what an engine does in its own way is in the `engine`
//! beside that module.

mod append;
mod archive;
mod audit;
mod people;
mod records;
mod reports;
mod row;
mod rows;
mod server;
mod tables;

use super::engine;
