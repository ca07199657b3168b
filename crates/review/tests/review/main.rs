//! Whole games, gone through: what is counted adds up exactly, known mistakes are found,
//! and a review that is stopped is whole as far as it goes.

mod games;
mod mistakes;
