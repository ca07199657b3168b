//! What is said between client and server, and what is stored: read as it was
//! written, by this release and by earlier ones.

mod decoding;
mod golden;
mod round_trip;
mod views;
