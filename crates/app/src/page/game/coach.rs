//! Coaching in the first game: a few tips that follow from the position, until they
//! are dismissed or a game has been played to its end. Both are kept for this game.

use leptos::prelude::*;
use shelf::{Game, GameInProgress};

use crate::page::{
    browser, device_games,
    game::session::GameSession,
    icon::{Drawing, Icon, IconButton},
    speaking::Speaking,
};
use crate::{drawn, view::Coach};

/// Whether somebody is coached here: a handle.
#[derive(Clone, Copy)]
pub(in crate::page) struct Coaching {
    session: GameSession,
    wanted: RwSignal<bool>,
    tip: Memo<Option<drawn::Coached>>,
}

/// Under this name the browser keeps that a game needs no coaching any more.
fn kept(game: Game) -> String {
    format!("ludotheque-coached-{}", game.name())
}

impl Coaching {
    /// For whoever plays this game, unless they know it.
    pub(in crate::page) fn of(session: GameSession) -> Self {
        let known = browser::kept(&kept(session.game)).is_some()
            || device_games::has_finished(session.game);
        let wanted = RwSignal::new(!known);
        let tip = Memo::new(move |_| {
            let mine = session.my_seats();
            let only = mine.into_iter().next().filter(|_| mine.len() == 1)?;
            let is_now = session.shown_length() == session.length();
            (wanted.get() && is_now)
                .then(|| {
                    let chosen = session.activity.chosen();
                    session.with_game(|game: &GameInProgress| game.tip(only, chosen.as_deref()))
                })
                .flatten()
        });
        let coaching = Self { session, wanted, tip };
        // What was shown belongs to the tip that was read.
        Effect::new(move |_| {
            tip.track();
            coaching.show(Vec::new());
        });
        // Who has played a game to its end knows how it goes.
        Effect::new(move |before: Option<bool>| {
            let over = session.is_over();
            if over && before == Some(false) {
                coaching.dismiss();
            }
            over
        });
        coaching
    }

    /// Whether there is a tip for this moment.
    pub(in crate::page) fn has_tip(self) -> bool {
        self.tip.with(Option::is_some)
    }

    /// Whether the board shows what the tip is about.
    fn is_shown(self) -> bool {
        self.session.tip_shown.with(|spots| !spots.is_empty())
    }

    /// Has the board show these spots.
    fn show(self, spots: Vec<String>) {
        if self.session.tip_shown.with_untracked(|shown| *shown != spots) {
            self.session.tip_shown.set(spots);
        }
    }

    /// Shows what the tip is about, or nothing any more.
    fn switch(self) {
        let tip = self.tip.get_untracked().filter(|_| !untrack(|| self.is_shown()));
        self.show(tip.map(|tip| tip.spots).unwrap_or_default());
    }

    fn dismiss(self) {
        browser::keep(&kept(self.session.game), "yes");
        self.wanted.set(false);
    }
}

/// The tip, to be read, with the button that has the board show what it means, and the one
/// that ends the coaching.
#[component]
pub(in crate::page) fn Tip(coaching: Coaching) -> impl IntoView {
    let speaking = Speaking::here();
    let tip = coaching.tip;
    let told = move || tip.get().map(|tip| speaking.words().say(&tip.told));
    let code = move || tip.with(|tip| tip.as_ref().map(|tip| tip.told.code));
    let switch = move |_| {
        coaching.switch();
        browser::focus_board();
    };
    let dismiss = move |()| {
        coaching.dismiss();
        browser::focus_board();
    };
    view! {
        <div class="tip">
            <Drawing icon=Icon::Bulb />
            <p>
                <span role="status" data-status="coach" data-tip=code>{told}</span> " "
                <Show when=move || coaching.has_tip()>
                    <button
                        type="button"
                        class="show-me"
                        data-control="coach-show"
                        aria-pressed=move || coaching.is_shown().to_string()
                        on:click=switch
                    >
                        {move || speaking.text("coach-show")}
                    </button>
                </Show>
            </p>
            <Show when=move || coaching.has_tip()>
                <IconButton code="coach-dismiss" icon=Icon::Close on_press=dismiss />
            </Show>
        </div>
    }
}
