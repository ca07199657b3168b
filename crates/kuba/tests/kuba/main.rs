//! The rules of Kuba against the rules page, a twin, the laws of all games and stored
//! games. Tests of a rule bear its id.

mod agree;
mod arbitrary;
mod drawn;
mod laws;
mod perft;
mod playthrough;
mod rules;
mod rules_end;
mod rules_turn;
mod texts;
mod twin;
