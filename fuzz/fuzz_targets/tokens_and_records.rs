//! Token lists and records of all games, as hostile as can be.
#![no_main]

#[path = "../../crates/shelf/tests/hostile/mod.rs"]
#[allow(dead_code, reason = "each target uses one half of it")]
mod hostile;

libfuzzer_sys::fuzz_target!(|text: &str| hostile::tokens_and_records(text));
