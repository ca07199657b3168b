//! Rulebooks and lessons on the page: the texts with a live board beside them, and the
//! screen that leads to them. What stands in a rulebook is the crate `rulebook`'s, what is
//! allowed on the board the games'.

mod chapters;
pub(super) mod learn_page;
pub(super) mod lesson_page;
pub(super) mod lesson_progress;
mod loading;
pub(super) mod rules_page;
mod trying;
