//! Coaching in the first game: a few tips that follow from the position, until they
//! are dismissed or a game has been played to its end. Both are kept for this game.

use game::Notice;
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
    tip: Memo<Option<Notice>>,
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
                .then(|| session.with_game(|game: &GameInProgress| game.tip(only)))
                .flatten()
        });
        let coaching = Self { session, wanted, tip };
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

    fn dismiss(self) {
        browser::keep(&kept(self.session.game), "yes");
        self.wanted.set(false);
    }
}

/// The tip, to be read, with the button that ends the coaching.
#[component]
pub(in crate::page) fn Tip(coaching: Coaching) -> impl IntoView {
    let speaking = Speaking::here();
    let tip = coaching.tip;
    let told = move || tip.get().map(|tip| speaking.words().say(&tip));
    let code = move || tip.with(|tip| tip.as_ref().map(|tip| tip.code));
    let dismiss = move |()| {
        coaching.dismiss();
        browser::focus_board();
    };
    view! {
        <div class="tip">
            <p role="status" data-status="coach" data-tip=code>
                {told}
            </p>
            <Show when=move || coaching.has_tip()>
                <IconButton code="coach-dismiss" icon=Icon::Close on_press=dismiss />
            </Show>
        </div>
    }
}
