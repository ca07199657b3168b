//! All tests of the rulebooks in one program.

mod errors;
mod examples;
mod forms;
mod lessons;
mod typography;
