//! BT-12: when a game is over, all that lay hidden is shown. At a table of the
//! house that follows from the secret, which is revealed then. In a game on this
//! device nobody dealt in advance: chance decided each trap when it was tested,
//! so those that never were are drawn now, from what was still possible, and the
//! page says so.

use leptos::prelude::*;

use crate::page::{
    game::playing::{Course, Playing},
    speaking::Speaking,
};
use crate::{house::HouseTable, local::Hidden};

impl Playing {
    /// Shows what lay hidden, as soon as that is allowed.
    pub(in crate::page) fn uncover_at_the_end(self) {
        Effect::new(move |_| {
            let over = self.kept.with(|kept| kept.table.played().ending().is_some());
            let hidden = match self.course {
                _ if !over => None,
                Course::Here { .. } => Some(Hidden::NeverDealt),
                Course::House(house) => self.dealt(house).map(Hidden::Dealt),
            };
            if let Some(hidden) = hidden {
                self.kept.maybe_update(|kept| kept.table.uncover(&hidden));
            }
        });
    }

    /// What was dealt at a table of the house, once its secret is known.
    fn dealt(self, house: HouseTable) -> Option<String> {
        let proof = house.table.with(|table| table.as_ref()?.proof());
        self.kept.with(|kept| proof?.deal(kept.table.played()))
    }
}

/// How what is shown at the end came about.
#[component]
pub(in crate::page) fn HowUncovered(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let shown = Memo::new(move |_| playing.kept.with(|kept| kept.table.is_uncovered()));
    let code = match playing.course {
        Course::Here { .. } => "app-uncovered-drawn",
        Course::House(_) => "app-uncovered-dealt",
    };
    move || {
        shown.get().then(|| {
            view! { <p class="uncovered" data-status="uncovered">{move || speaking.text(code)}</p> }
        })
    }
}
