//! The angle that a board is seen from: the usual one of the screen, until somebody
//! chooses another, which is remembered for screens of that kind.

use leptos::prelude::*;

use super::view::View;

/// The kinds of screens that see a board differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Screen {
    /// There is room on both sides.
    Wide,
    /// A phone that is held upright.
    Narrow,
    /// A phone that lies on its side.
    Low,
}

impl Screen {
    fn now() -> Self {
        if matches("(max-height: 30rem)") {
            Self::Low
        } else if matches("(max-width: 40rem)") {
            Self::Narrow
        } else {
            Self::Wide
        }
    }

    fn usual(self) -> View {
        match self {
            Self::Wide => View::WIDE,
            Self::Narrow => View::NARROW,
            Self::Low => View::LOW,
        }
    }

    /// Under this name the browser keeps what was chosen.
    fn kept(self) -> &'static str {
        match self {
            Self::Wide => "ludotheque-view",
            Self::Narrow => "ludotheque-view-narrow",
            Self::Low => "ludotheque-view-low",
        }
    }
}

/// The usual view of this screen.
pub(super) fn usual() -> View {
    Screen::now().usual()
}

/// The view that was chosen last on a screen like this one, or the usual one.
pub(super) fn view() -> View {
    let screen = Screen::now();
    let kept = storage().and_then(|storage| storage.get_item(screen.kept()).ok()?);
    kept.and_then(|text| screen.usual().read(&text)).unwrap_or(screen.usual())
}

/// Remembers a view from now on.
pub(super) fn keep(view: RwSignal<View>) {
    Effect::new(move |before: Option<()>| {
        let (view, screen) = (view.get(), Screen::now());
        if let (Some(()), Some(storage)) = (before, storage()) {
            let _ = if view == screen.usual() {
                storage.remove_item(screen.kept())
            } else {
                storage.set_item(screen.kept(), &view.text())
            };
        }
    });
}

fn matches(query: &str) -> bool {
    let window = web_sys::window();
    let found = window.and_then(|window| window.match_media(query).ok().flatten());
    found.is_some_and(|query| query.matches())
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}
