//! Loading a rulebook or a lesson in the reader's language, a file of the page's set.
//! When the language is switched it is loaded in the other one.

use std::sync::Arc;

use leptos::prelude::*;
use rulebook::{Lesson, ReadError, Rulebook, Source};
use shelf::Game;

use crate::page::{loading, speaking::Speaking, texts};

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

/// Shows what is loaded as soon as it is here, and until then what there is to say.
pub(super) fn loaded<T: Loaded>(
    game: Game,
    show: impl Fn(Arc<T>) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let speaking = Speaking::here();
    loading::loaded(move || asked::<T>(game, speaking.code()), show)
}

async fn asked<T: Loaded>(game: Game, code: &'static str) -> Option<T> {
    let selector = format!("meta[name={}][lang={code}][data-game={}]", T::META, game.name());
    let file = texts::named(&selector).await?;
    T::read(game, Source::of_file(&file)).ok()
}
