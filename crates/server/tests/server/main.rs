//! The server with real data files, real sockets and real threads.

mod bus;
mod data;
mod http;
mod people;
mod pool;
mod store;
mod tables;
