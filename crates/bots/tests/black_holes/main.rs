//! The bots of Black Holes: what they claim to know is compared with trying
//! everything.

mod race;
mod solver;
