//! What a screen shows that must be loaded first: a text of the page's set, a record. It
//! is asked for again when what is asked for changes; until the new one is here the
//! reader keeps what they have. What can't be loaded is a message with another try.

use std::sync::Arc;

use leptos::{prelude::*, task::spawn_local};

use super::{control::Control, speaking::Speaking};

/// How far it is.
enum State<T> {
    /// On its way.
    Coming,
    /// Here.
    Here(Arc<T>),
    /// It can't be loaded now.
    Missing,
}

/// Shows what is loaded as soon as it is here, and until then what there is to say. It is
/// asked for again when something changes that was read to ask for it.
pub(super) fn loaded<T, L>(
    ask: impl Fn() -> L + Copy + Send + Sync + 'static,
    show: impl Fn(Arc<T>) -> AnyView + Send + Sync + 'static,
) -> impl IntoView
where
    T: Send + Sync + 'static,
    L: Future<Output = Option<T>> + 'static,
{
    let speaking = Speaking::here();
    let state = RwSignal::new(State::Coming);
    // Counts how often it was asked for: only the last answer is waited for.
    let asked = StoredValue::new(0_u32);
    let load = move || {
        asked.update_value(|asked| *asked += 1);
        let round = asked.get_value();
        let coming = ask();
        spawn_local(async move {
            let loaded = coming.await;
            // Somebody may be elsewhere by now.
            if asked.try_get_value() == Some(round) {
                state.set(loaded.map_or(State::Missing, |it| State::Here(Arc::new(it))));
            }
        });
    };
    Effect::new(move |_| load());
    let again = move |()| {
        state.set(State::Coming);
        untrack(load);
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
