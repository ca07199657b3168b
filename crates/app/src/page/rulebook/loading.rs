//! Loading a rulebook or a lesson in the reader's language, a file of the page's set.
//! When the language is switched it is loaded in the other one; until that is here the
//! reader keeps what they have.

use std::sync::Arc;

use leptos::{prelude::*, task::spawn_local};
use rulebook::{Lesson, ReadError, Rulebook, Source};
use shelf::Game;

use crate::page::{control::Control, speaking::Speaking, texts};

/// What is loaded so.
pub(super) trait Loaded: Sized + Send + Sync + 'static {
    /// Under which name the page's head says where it is.
    const META: &'static str;

    fn read(game: Game, source: Source<'_>) -> Result<Self, ReadError>;
}

impl Loaded for Rulebook {
    const META: &'static str = "app-rulebook";

    fn read(game: Game, source: Source<'_>) -> Result<Self, ReadError> {
        Self::read(game, source)
    }
}

impl Loaded for Lesson {
    const META: &'static str = "app-lesson";

    fn read(game: Game, source: Source<'_>) -> Result<Self, ReadError> {
        Self::read(game, source)
    }
}

/// How far it is.
enum State<T> {
    /// On its way.
    Coming,
    Here(Arc<T>),
    /// It can't be loaded now.
    Missing,
}

/// Shows what is loaded as soon as it is here, and until then what there is to say.
pub(super) fn loaded<T: Loaded>(
    game: Game,
    show: impl Fn(Arc<T>) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let speaking = Speaking::here();
    let state = RwSignal::new(State::<T>::Coming);
    let language = Memo::new(move |_| speaking.code());
    let ask = move |code: &'static str| {
        spawn_local(async move {
            let loaded = asked::<T>(game, code).await;
            // Somebody may be elsewhere by now, or speak another language.
            if language.try_get_untracked() == Some(code) {
                state.set(loaded.map_or(State::Missing, |it| State::Here(Arc::new(it))));
            }
        });
    };
    Effect::new(move |_| ask(language.get()));
    let again = move |()| {
        state.set(State::Coming);
        ask(language.get_untracked());
    };
    move || {
        state.with(|state| match state {
            State::Coming => view! {
                <p class="note awaited" role="status">
                    {move || speaking.text("install-part-loading")}
                </p>
            }
            .into_any(),
            State::Here(it) => show(it.clone()),
            State::Missing => view! {
                <div class="notice" data-part="missing">
                    <p role="alert">{move || speaking.text("install-part-missing")}</p>
                    <Control code="start-retry" main=true on_press=again />
                </div>
            }
            .into_any(),
        })
    }
}

async fn asked<T: Loaded>(game: Game, code: &str) -> Option<T> {
    let selector = format!("meta[name={}][lang={code}][data-game={}]", T::META, game.name());
    let file = texts::named(&selector).await?;
    T::read(game, Source::of_file(&file)).ok()
}
