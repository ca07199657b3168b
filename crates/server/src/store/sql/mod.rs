//! The statements, in SQL that is not one engine's own. Types of `sqlx` belong to one
//! engine each, so these files are compiled as a module of the engine's; what an engine
//! does in its own way is in the `engine` beside that module.

mod append;
mod archive;
mod audit;
mod people;
mod records;
mod reports;
mod row;
mod server;
mod tables;

use super::engine;
