//! The turn that is made on the board and not yet part of the game: confirming
//! it, taking it back, and saying that it is on its way.

use game::{Actor, Seat};
use leptos::prelude::*;
use protocol::Command;
use shelf::GameInProgress;
use table::{Table, TableId};

use crate::page::{
    browser,
    control::Control,
    game::news::News,
    game::session::{Authority, GameSession, Shown},
    speaking::Speaking,
};
use crate::view::Draw;

/// Actions that are made on the board and not yet part of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::page) enum Draft {
    /// There are none.
    None,
    /// These of this seat, which can be taken back until they are confirmed.
    Open(Seat, Vec<String>),
    /// These, which whoever keeps the table has not answered yet.
    Sent(Vec<String>),
}

impl Draft {
    /// Their tokens.
    pub(in crate::page) fn actions(&self) -> &[String] {
        match self {
            Self::None => &[],
            Self::Open(_, actions) | Self::Sent(actions) => actions,
        }
    }

    /// Whose turn it is that waits to be confirmed.
    pub(in crate::page) fn seat(&self) -> Option<Seat> {
        match self {
            Self::Open(seat, _) => Some(*seat),
            Self::None | Self::Sent(_) => None,
        }
    }

    /// How many they are.
    pub(in crate::page) fn count(&self) -> usize {
        self.actions().len()
    }

    /// A seat makes one more.
    pub(in crate::page) fn add(&mut self, seat: Seat, token: &str) {
        let actions = [self.actions(), &[token.to_owned()]].concat();
        *self = Self::Open(seat, actions);
    }

    /// Its name for style sheets and tests.
    pub(in crate::page) fn word(&self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Open(..) => "open",
            Self::Sent(_) => "sent",
        }
    }
}

/// Under this name the browser keeps a turn that is not confirmed at an online table.
fn kept_draft(table: TableId) -> String {
    format!("ludotheque-draft-{table}")
}

impl GameSession {
    /// Whether a turn stands on the board that only needs to be confirmed.
    pub(in crate::page) fn is_turn_whole(self) -> bool {
        let turn = self.with_game(|game| Some(game.turn()));
        self.draft.with(|draft| match draft {
            Draft::Open(seat, _) => turn != Some(Actor::Seat(*seat)),
            Draft::None | Draft::Sent(_) => false,
        })
    }

    /// Makes the draft part of the game.
    pub(in crate::page) fn confirm(self) {
        let Draft::Open(seat, actions) = self.draft.get_untracked() else { return };
        let answers = untrack(|| self.with_table(Table::events)).saturating_sub(1);
        self.draft.set(Draft::Sent(actions.clone()));
        match actions.try_into() {
            Ok(actions) => self.ask(Command::Act { seat, actions, answers }),
            // No turn has so many actions.
            Err(_) => self.drop_draft(),
        }
    }

    /// Takes back the last action of the draft.
    pub(in crate::page) fn undo_draft(self) {
        let Draft::Open(seat, mut actions) = self.draft.get_untracked() else { return };
        self.shown.set(Shown::Now);
        actions.pop();
        self.forget_draft(actions.len());
        self.draft.set(if actions.is_empty() { Draft::None } else { Draft::Open(seat, actions) });
        self.news.set(News::TakenBack(1));
    }

    /// Takes the whole draft back from the board.
    pub(in crate::page) fn drop_draft(self) {
        if self.draft.with_untracked(|draft| *draft != Draft::None) {
            self.forget_draft(0);
            self.draft.set(Draft::None);
        }
    }

    /// Makes a turn on the board again that was not confirmed before the page was loaded,
    /// as far as it is still what whoever is to act could do.
    pub(super) fn restore_draft(self, actions: &[String]) {
        for token in actions {
            let made = untrack(|| {
                let seat = self.person_to_act().filter(|_| self.may_act())?;
                let game = self.with_game(|game| {
                    let mut game = game.clone();
                    let legal = game.confirms_turns() && game.add_tokens(token).is_ok();
                    legal.then_some(game)
                });
                Some((seat, game?))
            });
            let Some((seat, game)) = made else { return };
            self.draft.update(|draft| draft.add(seat, token));
            self.pictures.update(|pictures| pictures.follow(&game));
        }
    }

    /// From now on a turn that is not confirmed survives a reload.
    pub(super) fn keep_drafts(self) {
        Effect::new(move |before: Option<()>| {
            self.draft.track();
            if before.is_none() {
                return;
            }
            match self.authority {
                Authority::Here(_) => self.save(),
                Authority::Online(online) => untrack(|| self.keep_online_draft(online.id)),
            }
        });
    }

    fn keep_online_draft(self, table: TableId) {
        match self.draft.get() {
            Draft::Open(_, actions) => {
                let text = format!("{} {}", self.presented.get(), actions.join(" "));
                browser::keep(&kept_draft(table), &text);
            }
            Draft::None | Draft::Sent(_) => browser::forget(&kept_draft(table)),
        }
    }

    /// Makes a turn again that was not confirmed at an online table, unless something
    /// has happened there since.
    pub(in crate::page) fn restore_online_draft(self, table: TableId) {
        let Some(text) = browser::kept(&kept_draft(table)) else { return };
        let mut parts = text.split(' ').map(str::to_owned);
        let before = parts.next().and_then(|number| number.parse().ok());
        if before == Some(self.presented.get_untracked()) {
            self.restore_draft(&parts.collect::<Vec<_>>());
        }
    }

    /// Whether a turn is on its way to a server: the one on the board, or one from
    /// before the page was loaded, of which the board shows nothing.
    pub(super) fn is_sending(self) -> bool {
        let waits = matches!(self.authority, Authority::Online(online) if online.acting.get());
        waits || self.draft.with(|draft| matches!(draft, Draft::Sent(_)))
    }
}

/// Confirming a turn, where turns are confirmed: in its place until the game is over, so
/// that nothing moves under a finger.
#[component]
pub(in crate::page) fn DraftBar(session: GameSession) -> impl IntoView {
    let confirms = untrack(|| session.with_game(GameInProgress::confirms_turns));
    let whole = Memo::new(move |_| session.is_turn_whole());
    let unfinished = Signal::derive(move || !whole.get());
    let over = Memo::new(move |_| session.is_over());
    // A whole turn waits for one key; then the keys go on from where they were.
    Effect::new(move |_| {
        if whole.get() {
            request_animation_frame(|| browser::focus("[data-control=app-confirm]"));
        }
    });
    let confirm = move |()| {
        session.confirm();
        browser::focus_board();
    };
    confirms.then(|| {
        view! {
            <Show when=move || !over.get()>
                <Control code="app-confirm" main=true disabled=unfinished on_press=confirm />
            </Show>
        }
    })
}

/// Says that a turn is on its way, if the answer takes long enough to wonder.
#[component]
pub(in crate::page) fn Pending(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let sent = Memo::new(move |_| session.is_sending());
    view! {
        <Show when=move || sent.get()>
            <p class="pending">{move || speaking.text("app-pending")}</p>
        </Show>
    }
}
