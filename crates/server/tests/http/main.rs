//! The house over HTTP, on real sockets with a real data file: what every answer
//! has, what is refused, and who is turned away.

mod addresses;
mod closing;
mod crowds;
mod files;
mod foreign;
mod house;
mod opening;
mod pages;
mod slow;
mod tls;
mod watching;
mod wire;
