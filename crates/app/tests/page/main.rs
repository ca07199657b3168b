//! The page without a browser: what is drawn, what is played.

mod bille_trap;
mod black_holes;
mod coaching;
mod drawing;
mod ending;
mod foretelling;
mod klotze;
mod kuba;
mod nearing;
mod recapping;
mod saved_game;
mod view;
