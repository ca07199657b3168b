//! A game under way in the page, whoever moves it on: the board with what stands
//! beside it, and its course on this device.

pub(super) mod acting;
pub(super) mod aids;
pub(super) mod bar;
pub(super) mod clock;
pub(super) mod coach;
pub(super) mod die;
pub(super) mod draft;
pub(super) mod fairness;
pub(super) mod game_page;
pub(super) mod here;
pub(super) mod here_status;
pub(super) mod hint;
mod in_words;
pub(super) mod legend;
pub(super) mod loading;
pub(super) mod moves;
pub(super) mod names;
pub(super) mod near_end;
pub(super) mod news;
mod now;
pub(super) mod pace;
pub(super) mod panel;
pub(super) mod plates;
pub(super) mod presenting;
pub(super) mod progress;
mod reader;
pub(super) mod record;
pub(super) mod record_page;
pub(super) mod result;
pub(super) mod seeing;
pub(super) mod session;
pub(super) mod sounds;
pub(super) mod spots;
pub(super) mod steps;
pub(super) mod table_page;
pub(super) mod uncovering;
