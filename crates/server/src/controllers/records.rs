//! Records that were imported by `ludotheque import`. They are no tables of
//! this server: nobody here can vouch for how they were played.

pub(crate) mod list;
pub(crate) mod show;
