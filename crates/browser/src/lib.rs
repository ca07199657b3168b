//! The page in a real browser: a server with the page inside, Chromium, and
//! someone who points, types and reads what the page says of itself in its
//! `data-` attributes. Nothing here looks into the page's code, and nothing
//! waits for time: only for states.
//!
//! The tests need a program that was built with the page inside; `cargo xtask
//! check` builds it, tells where it is, and turns on the feature `browser`.

#[cfg(feature = "browser")]
mod accessibility;
#[cfg(feature = "browser")]
mod chromium;
#[cfg(feature = "browser")]
mod console;
#[cfg(feature = "browser")]
mod devtools;
#[cfg(feature = "browser")]
mod driver;
#[cfg(feature = "browser")]
mod engine;
#[cfg(feature = "browser")]
mod finger;
#[cfg(feature = "browser")]
mod playing;
#[cfg(feature = "browser")]
mod screens;
#[cfg(feature = "browser")]
mod session;
#[cfg(feature = "browser")]
mod sitting;
#[cfg(feature = "browser")]
mod visit;
#[cfg(feature = "browser")]
mod window;

#[cfg(feature = "browser")]
pub use {
    accessibility::Accessible,
    devtools::Wish,
    engine::Engine,
    playing::GameState,
    visit::{Device, Language, Motion, Visitor, meet, visit, visit_in},
    window::Window,
};
