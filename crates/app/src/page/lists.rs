//! Lists of tables: those of the house, and one's own with whose turn it is.

pub(super) mod my_tables;
pub(super) mod notifying;
pub(super) mod table_row;
pub(super) mod tables_page;
