//! A game under way in the page, whoever moves it on: the board with what stands
//! beside it, and its course on this device.

pub(super) mod acting;
pub(super) mod aids;
pub(super) mod die;
pub(super) mod draft;
pub(super) mod fairness;
pub(super) mod game_page;
pub(super) mod hearing;
pub(super) mod here;
pub(super) mod here_status;
pub(super) mod hint;
pub(super) mod loading;
pub(super) mod names;
pub(super) mod news;
pub(super) mod presenting;
pub(super) mod record_page;
pub(super) mod seeing;
pub(super) mod session;
pub(super) mod sheet;
pub(super) mod spots;
pub(super) mod status;
pub(super) mod table_page;
pub(super) mod uncovering;
