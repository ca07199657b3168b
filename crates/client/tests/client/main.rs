//! A client against a server that does as it is told.

mod fake_server;
mod following;
mod http;
mod live;
