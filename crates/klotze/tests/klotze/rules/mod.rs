//! One test or more for each rule, named after it: what it allows, and what it
//! refuses with which facts.

mod board;
mod captures;
mod end;
mod leaving;
mod moving;
mod ways;
