//! Records that were brought here by `ludotheque import`. They are no tables of
//! this house: nobody here can vouch for how they were played.

pub(crate) mod list;
pub(crate) mod show;
