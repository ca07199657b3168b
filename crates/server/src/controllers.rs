//! Who answers which request: a folder for each noun, a file for each verb, and
//! what is answered above who answers.

pub(crate) mod accounts;
pub(crate) mod admin;
pub(crate) mod analysis;
pub(crate) mod lists;
pub(crate) mod me;
pub(crate) mod players;
pub(crate) mod records;
pub(crate) mod server_info;
pub(crate) mod shelf;
pub(crate) mod tables;
