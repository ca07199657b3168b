//! The table, asked by people, bots and the server. Every command in these tests
//! goes through [`company::Company`], which checks after each that the table is
//! sound, that a refusal changed nothing, and that whoever folds the events sees
//! the same table.

mod absence;
mod acting;
mod agreeing;
mod clocks;
mod closing;
mod company;
mod device;
mod leaving;
mod length;
mod picture;
mod random;
mod rated;
mod rematch;
mod rules;
mod seating;
mod stories;
mod taking_back;
