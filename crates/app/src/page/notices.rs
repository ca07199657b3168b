//! Quiet notices above the page: a newer version waits, the browser keeps nothing at
//! this address, or a language can't be loaded.

use leptos::prelude::*;

use super::{
    browser,
    control::Control,
    installed::{Installed, Missing, Newer},
    speaking::Speaking,
};

/// Under this name the browser keeps that a notice was read.
const READ: &str = "ludotheque-read";

/// Whether somebody has put a notice away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PutAway {
    No,
    Yes,
}

/// A newer version waits until no game is running.
#[component]
pub(super) fn NewVersion(installed: Installed) -> impl IntoView {
    let speaking = Speaking::here();
    let (put_away, set_put_away) = signal(PutAway::No);
    let waits = move || installed.newer.get() == Newer::Waiting && put_away.get() == PutAway::No;
    view! {
        // It is there before it says something, so that it is read aloud.
        <div role="status">
            {move || {
                waits()
                    .then(|| {
                        view! {
                            <div class="notice floating" data-notice="new-version">
                                <p>{move || speaking.text("install-new-version")}</p>
                                <Control
                                    code="install-take-over"
                                    on_press=move |()| installed.take_over()
                                />
                                <Control
                                    code="install-later"
                                    on_press=move |()| set_put_away.set(PutAway::Yes)
                                />
                            </div>
                        }
                    })
            }}
        </div>
    }
}

/// The texts of the reader's language can't be loaded, so there is no page; the second
/// way is for a server that has a newer one by now.
#[component]
pub(super) fn Unspoken() -> impl IntoView {
    let speaking = Speaking::here();
    move || {
        speaking.missing().map(|language| {
            view! {
                <main>
                    <div class="notice" data-notice="no-texts">
                        <p role="alert">{speaking.text("start-missing")}</p>
                        <Control
                            code="start-retry"
                            main=true
                            on_press=move |()| speaking.load(language)
                        />
                        <Control code="start-reload" on_press=|()| browser::reload() />
                    </div>
                </main>
            }
        })
    }
}

/// The other language can't be loaded, so the page stays in this one.
#[component]
pub(super) fn NotSwitched() -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        // It is there before it says something, so that it is read aloud.
        <div role="status">
            {move || {
                speaking
                    .missing()
                    .map(|language| {
                        view! {
                            <div class="notice floating" data-notice="no-language">
                                <p>{move || speaking.text("install-language-missing")}</p>
                                <Control
                                    code="start-retry"
                                    on_press=move |()| speaking.load(language)
                                />
                                <Control
                                    code="install-read"
                                    on_press=move |()| speaking.stay()
                                />
                            </div>
                        }
                    })
            }}
        </div>
    }
}

/// What this browser does not do at this address, until somebody has read it.
#[component]
pub(super) fn NotKept() -> impl IntoView {
    let speaking = Speaking::here();
    let missing = Installed::missing().map(|missing| match missing {
        Missing::PlainHttp => "plain-http",
        Missing::NotHere => "not-here",
    });
    let unread = missing.filter(|missing| browser::kept(READ).as_deref() != Some(missing));
    let shown = RwSignal::new(unread);
    let read = move |()| {
        if let Some(notice) = shown.get_untracked() {
            browser::keep(READ, notice);
        }
        shown.set(None);
    };
    move || {
        shown.get().map(|notice| {
            view! {
                <div class="notice" role="note" data-notice=notice>
                    <p>{move || speaking.text(&format!("install-{notice}"))}</p>
                    <Control code="install-read" on_press=read />
                </div>
            }
        })
    }
}
