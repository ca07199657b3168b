//! Lists of tables: those of the server, one's own with whose turn it is, and the
//! games that are over.

pub(super) mod archive_page;
pub(super) mod here_row;
pub(super) mod my_tables;
pub(super) mod notifying;
mod past_game;
mod past_games;
pub(super) mod table_row;
pub(super) mod tables_page;
