//! The server over HTTP, on real sockets with a real data file: what every answer
//! has, what is refused, and who is turned away.

mod acme;
mod addresses;
mod authority;
mod backups;
mod buses;
mod closing;
mod crowds;
mod description;
mod files;
mod foreign;
mod hosts;
mod opening;
mod pages;
mod pictures;
mod places;
mod slow;
pub(crate) mod test_server;
mod tls;
mod tls_client;
mod watching;
pub(crate) mod wire;
