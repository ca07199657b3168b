//! An online table in the page: sitting down, playing, and everything that
//! stands beside the board because others are elsewhere.

pub(super) mod absence;
pub(super) mod company_news;
pub(super) mod following;
pub(super) mod guest;
pub(super) mod online_page;
pub(super) mod online_status;
pub(super) mod proposals;
pub(super) mod reporting;
pub(super) mod seat_row;
pub(super) mod seating_page;
pub(super) mod sharing;
pub(super) mod talking;
pub(super) mod terms;
pub(super) mod who;
