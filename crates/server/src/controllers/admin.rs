//! For whoever runs the server and has its key, one file a request.

pub(crate) mod audit;
pub(crate) mod overview;
pub(crate) mod people;
pub(crate) mod ranges;
pub(crate) mod reports;
pub(crate) mod tables;
