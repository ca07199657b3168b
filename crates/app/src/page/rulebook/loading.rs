//! Loading the rulebook of a game in the reader's language, a file of the page's set.
//! When the language is switched it is loaded in the other one; until that is here the
//! reader keeps what they have.

use std::sync::Arc;

use leptos::{prelude::*, task::spawn_local};
use rulebook::{Rulebook, Source};
use shelf::Game;

use crate::page::{speaking::Speaking, texts};

/// How far it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Loading {
    /// On its way.
    Coming,
    /// Here.
    Here(Arc<Rulebook>),
    /// It can't be loaded now.
    Missing,
}

/// The rulebook of a game, and having it asked for again.
pub(super) fn load(game: Game) -> (Signal<Loading>, Callback<()>) {
    let speaking = Speaking::here();
    let loading = RwSignal::new(Loading::Coming);
    let language = Memo::new(move |_| speaking.code());
    let ask = move |code: &'static str| {
        spawn_local(async move {
            let loaded = asked(game, code).await;
            // Somebody may be elsewhere by now, or speak another language.
            if language.try_get_untracked() != Some(code) {
                return;
            }
            match loaded {
                Some(book) => loading.set(Loading::Here(Arc::new(book))),
                None => loading.set(Loading::Missing),
            }
        });
    };
    Effect::new(move |_| ask(language.get()));
    let again = Callback::new(move |()| {
        loading.set(Loading::Coming);
        ask(language.get_untracked());
    });
    (loading.into(), again)
}

async fn asked(game: Game, code: &str) -> Option<Rulebook> {
    let selector = format!("meta[name=app-rulebook][lang={code}][data-game={}]", game.name());
    let file = texts::named(&selector).await?;
    Rulebook::read(game, Source::of_file(&file)).ok()
}
