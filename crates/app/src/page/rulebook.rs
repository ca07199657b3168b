//! The rulebooks on the page: the texts with a live board beside them, and the screen
//! that leads to them. What stands in a rulebook is the crate `rulebook`'s, what is
//! allowed on the board the games'.

pub(super) mod chapters;
pub(super) mod learn_page;
pub(super) mod loading;
pub(super) mod rules_page;
pub(super) mod trying;
