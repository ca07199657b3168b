//! How far the loading of a bot's table has come: shown, read aloud in quarters,
//! and stopped on request. What could not be loaded is loaded as soon as the browser
//! has a network again.

use game::Fact;
use leptos::{ev, prelude::*};

use super::{
    books::{Book, BookState},
    browser,
    control::Control,
    speaking::Speaking,
};

/// Shows it while somebody needs it, and has it loaded.
#[component]
pub(super) fn BookBar(book: Book, #[prop(into)] needed: Signal<bool>) -> impl IntoView {
    let speaking = Speaking::here();
    Effect::new(move |_| {
        if needed.get() && book.state.with_untracked(|state| *state == BookState::Unasked) {
            book.load();
        }
    });
    let connected = window_event_listener(ev::online, move |_| {
        if needed.get_untracked() && book.state.get_untracked() == BookState::Unreachable {
            book.load();
        }
    });
    on_cleanup(move || connected.remove());
    let length = book.length();
    let megabytes = |bytes: u32| Fact::Number(bytes.div_ceil(1_000_000).into());
    let loaded = Memo::new(move |_| match book.state.get() {
        BookState::Loading(here) => here,
        _ => 0,
    });
    let amount = move || {
        let facts = [("here", megabytes(loaded.get())), ("all", megabytes(length))];
        speaking.tell("install-book-loading", &facts)
    };
    let quarters = Memo::new(move |_| loaded.get() / (length / 4).max(1));
    let kind = Memo::new(move |_| kind(book.state.get()));
    // What is read aloud: not every part of it.
    let news = move || match (needed.get(), kind.get()) {
        (true, Kind::Loading) => {
            let percent = Fact::Number((quarters.get() * 25).into());
            speaking.tell("install-book-percent", &[("percent", percent)])
        }
        (true, Kind::Here) => speaking.text("install-book-here"),
        _ => String::new(),
    };
    let body = move || {
        match kind.get() {
        Kind::Unasked | Kind::Here => None,
        Kind::Loading => Some(
            view! {
                <p aria-hidden="true">{amount}</p>
                <progress
                    aria-label=move || speaking.text("install-book")
                    max=length.to_string()
                    prop:value=move || f64::from(loaded.get())
                ></progress>
                <Control code="install-book-stop" on_press=move |()| book.stop() />
            }
            .into_any(),
        ),
        Kind::Missing(code) => Some(
            view! {
                <p role="alert">
                    {move || speaking.tell(code, &[("all", megabytes(length))])} " "
                    {move || speaking.text("install-book-without")}
                </p>
                {match code {
                    GONE => view! { <Control code="start-reload" on_press=|()| browser::reload() /> }.into_any(),
                    _ => view! { <Control code="install-book-load" on_press=move |()| book.load() /> }.into_any(),
                }}
            }
            .into_any(),
        ),
    }
    };
    view! {
        <p class="unseen" aria-live="polite" data-book=move || kind.get().word()>{news}</p>
        {move || {
            (needed.get() && kind.get() != Kind::Here)
                .then(|| view! { <div class="notice" data-notice="book">{body}</div> })
        }}
    }
}

/// The server has a newer page.
const GONE: &str = "install-book-gone";

/// What there is to show, without how much.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Unasked,
    Loading,
    Here,
    /// It is not there, for the reason of this code.
    Missing(&'static str),
}

fn kind(state: BookState) -> Kind {
    match state {
        BookState::Unasked => Kind::Unasked,
        BookState::Loading(_) => Kind::Loading,
        BookState::Here => Kind::Here,
        BookState::Stopped => Kind::Missing("install-book-stopped"),
        BookState::Unreachable => Kind::Missing("install-book-unreachable"),
        BookState::Gone => Kind::Missing(GONE),
    }
}

impl Kind {
    /// Its name for style sheets and tests.
    fn word(self) -> &'static str {
        match self {
            Self::Unasked => "unasked",
            Self::Loading => "loading",
            Self::Here => "here",
            Self::Missing(_) => "missing",
        }
    }
}
