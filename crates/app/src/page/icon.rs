//! The page's icons, drawn as one set: lines of one width on a field of 24 by 24, in
//! the colour of the text around them. What an icon stands for is said beside it or in
//! the name of its button; to a screen reader the drawing itself is nothing.

use game::Direction;
use leptos::prelude::*;

/// An icon of the set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Icon {
    Book,
    Bot,
    Bulb,
    Close,
    Dot,
    Eye,
    Flag,
    First,
    Flat,
    HalfDisc,
    Keyboard,
    Last,
    Link,
    List,
    Lower,
    Higher,
    Moon,
    More,
    Next,
    People,
    Previous,
    Reset,
    Shelf,
    Sun,
    To,
    TurnLeft,
    TurnRight,
    Undo,
    Way(Direction),
}

impl Icon {
    /// Its drawing, as SVG has paths.
    pub(crate) const fn path(self) -> &'static str {
        match self {
            Self::Book => "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
            Self::Bot => {
                "M5 9h14v10H5zM12 9V5M12 5h.01M9.5 13h.01M14.5 13h.01M10 16h4M2.5 13v3M21.5 13v3"
            }
            Self::Bulb => {
                "M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.5-1 1.2-1 2h-5c0-.8-.4-1.5-1-2z"
            }
            Self::Close => "M6 6l12 12M18 6L6 18",
            Self::Dot => "M12 7a5 5 0 1 0 .01 0",
            Self::Eye => {
                "M2 12c2.5-4.7 6-7 10-7s7.5 2.3 10 7c-2.5 4.7-6 7-10 7s-7.5-2.3-10-7z\
                M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
            }
            Self::Flag => "M6 21V4c5-2 8 3 13 1v9c-5 2-8-3-13-1",
            Self::First => "M6 5v14M18 5l-8 7 8 7",
            Self::Flat => "M5 5h14v14H5zM5 12h14M12 5v14",
            Self::HalfDisc => "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
            Self::Keyboard => "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8",
            Self::Last => "M18 5v14M6 5l8 7-8 7",
            Self::Link => {
                "M10 14a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5\
                M14 10a4.2 4.2 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5"
            }
            Self::List => "M4 6h16M4 12h16M4 18h10",
            Self::Lower => "M3 17h18l-4-6H7zM12 3v5M9.5 5.5L12 8l2.5-2.5",
            Self::Higher => "M3 17h18l-4-6H7zM12 8V3M9.5 5.5L12 3l2.5 2.5",
            Self::Moon => "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
            Self::More => "M5 12h.01M12 12h.01M19 12h.01",
            Self::Next => "M9 5l8 7-8 7",
            Self::People => {
                "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6\
                M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2.3.8 3.5 2.7 3.5 5.5"
            }
            Self::Previous => "M15 5l-8 7 8 7",
            Self::Reset => "M4 4v5h5M4.5 9a8 8 0 1 1-.5 5",
            Self::Shelf => "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
            Self::Sun => {
                "M12 8a4 4 0 1 0 .01 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"
            }
            Self::To | Self::Way(Direction::East) => "M4 12h15M13 6l6 6-6 6",
            Self::TurnLeft => "M5 12a7 7 0 1 1 3 5.7M5 12l-3-3M5 12l3.4-2.6",
            Self::TurnRight => "M19 12a7 7 0 1 0-3 5.7M19 12l3-3M19 12l-3.4-2.6",
            Self::Undo => "M9 7L4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2",
            Self::Way(Direction::North) => "M12 20V5M6 11l6-6 6 6",
            Self::Way(Direction::South) => "M12 4v15M6 13l6 6 6-6",
            Self::Way(Direction::West) => "M20 12H5M11 6l-6 6 6 6",
        }
    }
}

/// The drawing of an icon.
#[component]
pub(crate) fn Drawing(#[prop(into)] icon: Signal<Icon>) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=move || icon.get().path()></path>
        </svg>
    }
}

/// A button that is an icon with its name below it, beside it, or only told.
#[component]
pub(in crate::page) fn IconButton(
    /// The code of its name, and how tests find it.
    code: &'static str,
    #[prop(into)] icon: Signal<Icon>,
    #[prop(optional, into)] disabled: Signal<bool>,
    /// Whether what it opens or switches is open or on; nothing where it is no switch.
    #[prop(optional, into)]
    pressed: Option<Signal<bool>>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let speaking = super::speaking::Speaking::here();
    view! {
        <button
            type="button"
            class="icon-button"
            data-control=code
            title=move || speaking.text(code)
            aria-pressed=move || pressed.map(|pressed| pressed.get().to_string())
            disabled=move || disabled.get()
            on:click=move |_| on_press.run(())
        >
            <Drawing icon />
            <span>{move || speaking.text(code)}</span>
        </button>
    }
}
