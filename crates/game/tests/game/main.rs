//! The parts that all games share, tried with the smallest game that has them.

mod records;
mod so_far;
mod trees;
mod walking;
