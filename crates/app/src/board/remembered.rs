//! The angle that a board is seen from: the usual one of the screen, until somebody
//! chooses another, which is remembered for screens of that kind. A phone that is
//! turned on its side is a screen of another kind, with an angle of its own.

use leptos::{ev, prelude::*};

use super::view::View;

/// The kinds of screens that see a board differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Screen {
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

    /// The view of a board that nobody has turned.
    pub(super) fn usual(self) -> View {
        match self {
            Self::Wide => View::WIDE,
            Self::Narrow => View::NARROW,
            Self::Low => View::LOW,
        }
    }

    /// The view that was chosen last on a screen like this one, or the usual one.
    fn view(self) -> View {
        let kept = storage().and_then(|storage| storage.get_item(self.kept()).ok()?);
        kept.and_then(|text| self.usual().read(&text)).unwrap_or(self.usual())
    }

    fn keep(self, view: View) {
        let Some(storage) = storage() else { return };
        let _ = if view == self.usual() {
            storage.remove_item(self.kept())
        } else {
            storage.set_item(self.kept(), &view.text())
        };
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

/// The kind of this screen and the view on it, both as the window is turned and
/// resized; the view is remembered from now on.
pub(super) fn follow() -> (ReadSignal<Screen>, RwSignal<View>) {
    let (screen, set_screen) = signal(Screen::now());
    let view = RwSignal::new(screen.get_untracked().view());
    let turned = window_event_listener(ev::resize, move |_| {
        let now = Screen::now();
        if screen.get_untracked() != now {
            set_screen.set(now);
            view.set(now.view());
        }
    });
    on_cleanup(move || turned.remove());
    Effect::new(move |before: Option<()>| {
        let view = view.get();
        if before.is_some() {
            screen.get_untracked().keep(view);
        }
    });
    (screen, view)
}

fn matches(query: &str) -> bool {
    let window = web_sys::window();
    let found = window.and_then(|window| window.match_media(query).ok().flatten());
    found.is_some_and(|query| query.matches())
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}
