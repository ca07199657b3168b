//! A hint: what a strong player would do now, how likely it wins, and why, where aids
//! are allowed. It is shown on the board, in words, and read aloud; and it is gone when
//! the position is another. How it is looked for and put into words comes with a part of
//! the page (`looking.rs`).

use advice::Advice;
use leptos::{prelude::*, task::spawn_local};
use shelf::GameInProgress;
use table::Permission;
use telling::Reader;

use crate::page::{
    browser,
    game::fairness::{Engine, Fairness},
    game::session::{Authority, GameSession},
    icon::{Icon, IconButton},
    objection::Objection,
    parts,
    speaking::Speaking,
};
use crate::{scene::Scene, view::Draw};

/// A hint, and where it holds.
#[derive(Clone)]
pub(in crate::page) struct Hint {
    /// The text of the position.
    pub(in crate::page) position: String,
    /// What to do there.
    pub(in crate::page) advice: Advice,
    /// Puts it into words.
    pub(in crate::page) tell: TellHint,
}

/// A hint in words, sentence by sentence.
pub(in crate::page) type TellHint = fn(&GameInProgress, &Advice, &Reader<'_>) -> Vec<String>;

/// What has become of the wish for a hint.
#[derive(Clone)]
pub(in crate::page) enum Hinting {
    /// Nobody has asked.
    Unasked,
    /// It is looked for, so deep by now.
    Looking {
        /// How many actions deep.
        depth: u32,
    },
    Here(Hint),
    /// There is none in the position of this text, and why.
    None(String, Objection),
}

impl Hinting {
    pub(in crate::page) fn is_unasked(&self) -> bool {
        matches!(self, Self::Unasked)
    }

    pub(in crate::page) fn is_looking(&self) -> bool {
        matches!(self, Self::Looking { .. })
    }
}

impl GameSession {
    /// Whether the table allows hints.
    fn allows_hints(self) -> bool {
        self.with_table(|table| table.options().aids == Permission::Allowed)
    }

    /// The hint, if it is for what is on the board.
    fn hint(self) -> Option<Hint> {
        let position = self.with_game(GameInProgress::position);
        self.hinting.with(|hinting| match hinting {
            Hinting::Here(hint) if hint.position == position => Some(hint.clone()),
            _ => None,
        })
    }

    /// Marks the hint in the scene of the present.
    pub(in crate::page) fn mark_hint(self, scene: &mut Scene) {
        let Some(hint) = self.hint() else { return };
        let Some(best) = hint.advice.lines.first() else { return };
        let spots = self.with_game(|game| game.spots(&best.action));
        scene.point_at(spots, "hint-note");
    }

    /// Asks for a hint where the game stands.
    pub(in crate::page) fn ask_hint(self) {
        let position = untrack(|| self.with_game(GameInProgress::position));
        if let (Authority::Here(_), Engine::Rests) = (self.authority, self.fairness.engine_now()) {
            self.hinting.set(Hinting::None(position, Objection::Plain("fair-off")));
            return;
        }
        self.hinting.set(Hinting::Looking { depth: 0 });
        spawn_local(async move {
            let look = parts::hint().await;
            // Somebody may have acted or gone meanwhile.
            if self.hinting.try_with_untracked(Hinting::is_looking) == Some(true) {
                if let Ok(look) = look {
                    look(self, position);
                } else {
                    let why = Objection::Plain("install-part-missing");
                    self.hinting.set(Hinting::None(position, why));
                }
            }
        });
    }
}

/// The button, where hints are allowed: it asks for one, and puts it away again.
#[component]
pub(in crate::page) fn HintButton(session: GameSession) -> impl IntoView {
    let fairness = Fairness::here();
    let acts = Memo::new(move |_| session.person_to_act().is_some());
    let allowed = Memo::new(move |_| session.allows_hints());
    let looks = Memo::new(move |_| session.hinting.with(Hinting::is_looking));
    let cannot = Signal::derive(move || !acts.get() || looks.get());
    // A rated game has begun meanwhile.
    Effect::new(move |_| {
        let here = matches!(session.authority, Authority::Here(_));
        let shown = session.hinting.with_untracked(|it| matches!(it, Hinting::Here(_)));
        if fairness.engine() == Engine::Rests && here && shown {
            session.hinting.set(Hinting::Unasked);
        }
    });
    let shown = Signal::derive(move || session.hint().is_some());
    let press = move |()| {
        session.objection.set(Objection::None);
        if shown.get_untracked() {
            session.hinting.set(Hinting::Unasked);
        } else {
            session.ask_hint();
        }
        browser::focus_board();
    };
    view! {
        <Show when=move || allowed.get()>
            <IconButton
                code="hint-ask"
                icon=Icon::Bulb
                pressed=shown
                disabled=cannot
                on_press=press
            />
        </Show>
    }
}

/// What comes of it.
#[component]
pub(in crate::page) fn HintTold(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    // A hint is gone with the position that it was for.
    Effect::new(move |_| {
        let position = session.with_game(GameInProgress::position);
        let is_old = session.hinting.with(|hinting| match hinting {
            Hinting::Here(Hint { position: of, .. }) | Hinting::None(of, _) => *of != position,
            Hinting::Unasked | Hinting::Looking { .. } => false,
        });
        if is_old {
            session.hinting.set(Hinting::Unasked);
        }
    });
    let told = move || {
        let words = speaking.words();
        let (hint, reader) = (session.hint(), session.reader(&words));
        session.hinting.with(|hinting| match hinting {
            Hinting::Looking { .. } => vec![words.text("hint-thinks")],
            Hinting::None(_, why) => vec![why.sentence(&reader)],
            Hinting::Unasked | Hinting::Here(_) => {
                let tell = |Hint { advice, tell, .. }: Hint| {
                    session.with_game(|game| tell(game, &advice, &reader))
                };
                hint.map(tell).unwrap_or_default()
            }
        })
    };
    let depth = move || {
        session.hinting.with(|hinting| match hinting {
            Hinting::Looking { depth } => Some(depth.to_string()),
            _ => None,
        })
    };
    let best = move || {
        let hint = session.hint()?;
        hint.advice.lines.first().map(|line| line.action.clone())
    };
    view! {
        <div class="hint-told" role="status" data-status="hint" data-hint=best data-depth=depth>
            {move || {
                let told = told().into_iter();
                told.map(|sentence| view! { <p>{sentence}</p> }).collect_view()
            }}
        </div>
    }
}
