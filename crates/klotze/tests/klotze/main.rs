//! The rules of Klötze against the rules page, a twin, the laws of all games and stored
//! games. Tests of a rule bear its id.

mod agree;
mod drawn;
mod laws;
mod perft;
mod playthrough;
mod properties;
mod rules;
mod texts;
mod twin;
