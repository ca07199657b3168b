//! Coaching in the first game: what the last turns came to, and a few tips that follow from
//! the position, until they are dismissed or a game has been played to its end. Both are
//! kept for this game, and coaching begins again after its lesson.

use game::Seat;
use leptos::prelude::*;
use shelf::{Game, GameInProgress};
use telling::recapped;

use crate::page::{
    browser, device_games,
    game::session::{Authority, GameSession},
    icon::{Drawing, Icon, IconButton},
    speaking::Speaking,
};
use crate::{
    drawn,
    view::{Coach, Recap},
};

/// Whether somebody is coached here: a handle.
#[derive(Clone, Copy)]
pub(in crate::page) struct Coaching {
    session: GameSession,
    wanted: RwSignal<bool>,
    tip: Memo<Option<drawn::Coached>>,
    /// What the last turns came to, in sentences.
    recap: Memo<String>,
}

/// Under this name the browser keeps that a game needs no coaching any more.
fn kept(game: Game) -> String {
    format!("ludotheque-coached-{}", game.name())
}

/// What is kept there when coaching begins again.
const AGAIN: &str = "again";

/// The next game of this kind is coached, whatever was played or dismissed before.
pub(in crate::page) fn coach_again(game: Game) {
    browser::keep(&kept(game), AGAIN);
}

/// Whether somebody is coached who plays this game now.
fn is_wanted(game: Game) -> bool {
    match browser::kept(&kept(game)) {
        Some(kept) => kept == AGAIN,
        None => !device_games::has_finished(game),
    }
}

impl Coaching {
    /// For whoever plays this game, unless they know it.
    pub(in crate::page) fn of(session: GameSession) -> Self {
        let wanted = RwSignal::new(is_wanted(session.game));
        // Nobody is coached who looks back, or plays more than one seat.
        let coached = Memo::new(move |_| {
            let mine = session.my_seats();
            let is_now = session.shown_length() == session.length();
            mine.into_iter().next().filter(|_| mine.len() == 1 && wanted.get() && is_now)
        });
        let tip = Memo::new(move |_| {
            let (seat, chosen) = (coached.get()?, session.activity.chosen());
            session.with_game(|game: &GameInProgress| game.tip(seat, chosen.as_deref()))
        });
        // Whoever has chosen a piece has read it, and hears where that can go.
        let undecided = move || coached.get().filter(|_| !session.activity.is_choosing());
        let recap = Memo::new(move |_| session.recap(undecided()));
        let coaching = Self { session, wanted, tip, recap };
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

    /// Whether there is something to say at this moment.
    pub(in crate::page) fn speaks(self) -> bool {
        self.has_tip() || self.recap.with(|recap| !recap.is_empty())
    }

    fn has_tip(self) -> bool {
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

impl GameSession {
    /// What the last turns came to, told to whoever has this seat: a sentence a turn. An
    /// online table has nobody who comments.
    fn recap(self, coached: Option<Seat>) -> String {
        let (Authority::Here(_), Some(seat)) = (self.authority, coached) else {
            return String::new();
        };
        let words = self.speaking.words();
        let reader = self.reader(&words);
        let told = self.with_game(|game| {
            let told = |recap: &Recap| {
                recap.effects.iter().find_map(|effect| recapped(game, recap.by, effect, &reader))
            };
            game.recaps(seat).iter().filter_map(told).collect::<Vec<_>>()
        });
        told.join(" ")
    }
}

/// What the last turns came to, and the tip, to be read, with the button that has the board show what it means, and the one
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
            <div>
                <p class="recap" role="status" data-status="recap">{coaching.recap}</p>
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
            </div>
            <Show when=move || coaching.speaks()>
                <IconButton code="coach-dismiss" icon=Icon::Close on_press=dismiss />
            </Show>
        </div>
    }
}
