//! Moves in sentences, as data: where, which move, to whom, in both languages.

mod moves;
mod reasons;
