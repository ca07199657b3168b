//! What may end the game soon where one looks, on the board and in words. To look for it
//! takes a while: once at each place, and only when a first line of the engine is seen,
//! which would have to wait for it.

use leptos::{prelude::*, task::spawn_local};
use shelf::GameInProgress;

use super::engine::Engine;
use crate::{
    page::browser,
    scene::Note,
    view::{NearEnd, nearing, warnings},
};

/// So many milliseconds after the first line, which is drawn meanwhile.
const BREATH: i32 = 30;

/// What may end the game soon.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Threats {
    pub(super) ends: Vec<NearEnd>,
    /// What of it is on the board.
    pub(super) notes: Vec<Note>,
}

impl Threats {
    /// Those where one looks; nothing as long as nobody has looked for them.
    pub(super) fn here(engine: Engine) -> RwSignal<Self> {
        let exploring = engine.exploring;
        let threats = RwSignal::new(Self::default());
        let looked = StoredValue::new(0_u32);
        let waits =
            Memo::new(move |_| engine.doing.get().thinks() && engine.found.with(Option::is_none));
        Effect::new(move |_| {
            exploring.standing.track();
            let now = looked.get_value().wrapping_add(1);
            looked.set_value(now);
            if threats.with_untracked(|threats| *threats != Self::default()) {
                threats.set(Self::default());
            }
            if waits.get() {
                return;
            }
            spawn_local(async move {
                browser::wait(BREATH).await;
                if looked.try_get_value() == Some(now) {
                    threats.set(untrack(|| exploring.with_game(Self::of)));
                }
            });
        });
        threats
    }

    fn of(game: &GameInProgress) -> Self {
        Self { ends: nearing(game), notes: warnings(game) }
    }
}
