//! The rules of Black Holes against the rules page, a twin, the laws of all games and stored
//! games. Tests of a rule bear its id.

mod agree;
mod drawn;
mod laws;
mod perft;
mod playthrough;
mod properties;
mod rules_board;
mod rules_holes;
mod rules_moving;
mod rules_turns;
mod texts;
mod twin;
