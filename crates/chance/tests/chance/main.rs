//! Fair chance: known vectors, evenness, and the proof in a record.

mod even;
mod proof;
mod vectors;
