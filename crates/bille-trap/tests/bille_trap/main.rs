//! The rules of Bille-Trap against the rules page, a twin, the laws of all games and stored
//! games. Tests of a rule bear its id.

mod agree;
mod belief;
mod drawn;
mod laws;
mod perft;
mod playthrough;
mod properties;
mod rules;
mod rules_end;
mod rules_moving;
mod rules_traps;
mod shown;
mod texts;
mod twin;
