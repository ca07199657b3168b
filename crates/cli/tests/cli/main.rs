//! The program as its users meet it: arguments, output, exit status.

mod analyse;
mod arena;
mod cli;
mod crash;
mod disk;
mod durability;
mod engine;
mod hostile;
mod logs;
mod network;
mod play;
mod postgres;
mod print;
mod program;
mod puzzles;
mod reports;
mod restore;
mod review;
mod secrets;
mod serve;
mod verify;
mod words;
