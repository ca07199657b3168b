//! The searches against their naive twins, in slices, and under limits.

mod alpha_beta;
mod common;
mod expectation;
mod uct;
