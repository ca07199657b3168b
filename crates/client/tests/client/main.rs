//! A client against a house that does as it is told.

mod following;
mod house;
mod live;
