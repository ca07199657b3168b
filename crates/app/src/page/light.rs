//! Light or dark: as the system has it, until somebody switches; kept then.

use leptos::prelude::*;

use super::{browser, icon::Icon};

/// Under this name the browser keeps the choice.
const KEPT: &str = "ludotheque-light";

/// How the page looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Light {
    /// As the system has it.
    System,
    /// Dark letters.
    Day,
    /// Light letters.
    Night,
}

impl Light {
    /// What was kept.
    pub(super) fn kept() -> RwSignal<Self> {
        let light = match browser::kept(KEPT).as_deref() {
            Some("light") => Self::Day,
            Some("dark") => Self::Night,
            _ => Self::System,
        };
        browser::set_attribute("data-light", light.name());
        RwSignal::new(light)
    }

    /// The next one, shown and kept.
    pub(super) fn switch(light: RwSignal<Self>) {
        let next = match light.get_untracked() {
            Self::System => Self::Day,
            Self::Day => Self::Night,
            Self::Night => Self::System,
        };
        browser::keep(KEPT, next.name());
        browser::set_attribute("data-light", next.name());
        light.set(next);
    }

    /// Its name in style sheets, and behind `app-light-` in sentences.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Day => "light",
            Self::Night => "dark",
        }
    }

    /// A half disc, a sun, a moon.
    pub(super) const fn icon(self) -> Icon {
        match self {
            Self::System => Icon::HalfDisc,
            Self::Day => Icon::Sun,
            Self::Night => Icon::Moon,
        }
    }
}
