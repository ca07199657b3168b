//! The analysis board: any position and what may follow, moves with variations and
//! comments, and beside them what the engine finds, for as long as one likes. Its address
//! holds all of it but what the engine says.

pub(super) mod analysis_page;
mod arranging;
mod chance;
mod engine;
mod exploring;
mod found;
mod lines;
mod noting;
mod sharing;
mod threats;
mod tree_list;
