//! A server as a process of its own, and what can happen to it: crashes, bad
//! networks, full disks, bad manners, curious people. Each fault is a function
//! that makes it happen, small or large, and fails when the server does not bear
//! it. The tests of `cli` call them small; `cargo soak` calls them large. The load
//! generator of `ludotheque bench server` uses the same server and guests.
//!
//! Nothing here looks into the server: everything goes through its program, its
//! sockets, its files and its log.

pub mod cluster;
pub mod crash;
pub mod disk;
pub mod durability;
mod folder;
pub mod frames;
mod guest;
pub mod hostile;
mod nats;
pub mod network;
mod opened;
mod player;
mod postgres;
pub mod process;
mod proxy;
pub mod releases;
pub mod restore;
pub mod secrets;
mod server_process;
mod tap;
pub mod trace;
mod turn;

use std::error::Error;

pub use folder::Folder;
pub use guest::{Account, Guest};
pub use nats::Nats;
pub use opened::{Table, contribution, open_table};
pub use player::{Player, SentCommand};
pub use postgres::Postgres;
pub use proxy::{Proxy, Whims};
pub use server_process::{ServerProcess, Wrapper};
pub use turn::random_turn;

/// What a fault run comes to: all is well, or what was wrong in plain words.
pub type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;
