//! Coaching in the first game: a few tips that follow from the position, until they
//! are dismissed or a game has been played to its end. Both are kept for this game.

use leptos::prelude::*;
use shelf::{Game, GameInProgress};

use crate::page::{
    browser, device_games,
    game::session::GameSession,
    icon::{Icon, IconButton},
    speaking::Speaking,
};
use crate::view::Coach;

/// Whether somebody is coached here: a handle.
#[derive(Clone, Copy)]
pub(in crate::page) struct Coaching {
    session: GameSession,
    wanted: RwSignal<bool>,
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
        let coaching = Self { session, wanted: RwSignal::new(!known) };
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

    /// The code of the tip for this moment.
    pub(in crate::page) fn tip(self) -> Option<&'static str> {
        let mine = self.session.my_seats();
        let only = mine.into_iter().next().filter(|_| mine.len() == 1)?;
        let is_now = self.session.shown_length() == self.session.length();
        (self.wanted.get() && is_now)
            .then(|| self.session.with_game(|game: &GameInProgress| game.tip(only)))
            .flatten()
    }

    fn dismiss(self) {
        browser::keep(&kept(self.session.game), "yes");
        self.wanted.set(false);
    }
}

/// The tip, to be read, with the button that ends the coaching.
#[component]
pub(in crate::page) fn Tip(coaching: Coaching) -> impl IntoView {
    let speaking = Speaking::here();
    let tip = Memo::new(move |_| coaching.tip());
    let told = move || tip.get().map(|code| speaking.text(code));
    let dismiss = move |()| {
        coaching.dismiss();
        browser::focus_board();
    };
    view! {
        <div class="tip">
            <p role="status" data-status="coach" data-tip=move || tip.get()>
                {told}
            </p>
            <Show when=move || tip.get().is_some()>
                <IconButton code="coach-dismiss" icon=Icon::Close on_press=dismiss />
            </Show>
        </div>
    }
}
