//! Tables over real sockets: people sit down, play whole games, go away and come
//! back, and the server closes and opens again over the same data.

mod abandoned;
mod analysis;
mod asking;
mod crowding;
mod lists;
mod long;
mod playing;
mod rematch;
mod restarts;
mod seating;
mod test_server;
mod time;
