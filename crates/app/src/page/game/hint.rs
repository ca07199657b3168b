//! A hint: what a strong player would do now, how likely it wins, and why. On
//! this device the page's own engine looks for it, at an online table the
//! server does, where aids are allowed. It is shown on the board, in words, and
//! read aloud; and it is gone when the position is another.

use std::rc::Rc;

use advice::{Advice, Progress};
use game::Fact;
use leptos::{prelude::*, task::spawn_local};
use shelf::GameInProgress;
use table::Permission;
use telling::{Reader, advised, why};

use crate::page::{
    browser,
    game::fairness::{Engine, Fairness},
    game::session::{Authority, GameSession},
    icon::{Icon, IconButton},
    objection::Objection,
    speaking::Speaking,
};
use crate::{
    online::api::{self, Failed},
    scene::Scene,
    thinker::{Hear, Stopped, Thinker},
    view::Draw,
};

/// A hint, and where it holds.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::page) struct Hint {
    /// The text of the position.
    position: String,
    /// What to do there.
    advice: Advice,
}

/// What has become of the wish for a hint.
#[derive(Clone, PartialEq, Debug)]
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
    fn is_looking(&self) -> bool {
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
            let found = match self.authority {
                Authority::Here(here) => self.think(here.thinker.get_value()).await,
                Authority::Online(online) => api::hint(online.id).await.map_err(|failed| {
                    Without::Reason(match failed {
                        Failed::Unreadable => Objection::Plain("hint-none"),
                        failed => Objection::Server(failed),
                    })
                }),
            };
            // Something else may have been asked for meanwhile.
            if self.hinting.try_with_untracked(Hinting::is_looking) == Some(true) {
                self.hinting.set(match found {
                    Ok(advice) => Hinting::Here(Hint { position, advice }),
                    Err(Without::Interest) => Hinting::Unasked,
                    Err(Without::Reason(why)) => Hinting::None(position, why),
                });
            }
        });
    }

    /// Has the page's own engine look for a hint.
    async fn think(self, thinker: Thinker) -> Result<Advice, Without> {
        let record = self.bare_record();
        let hear: Hear = Rc::new(move |progress: Progress| {
            let depth = progress.effort.depth;
            self.hinting.try_update(|hinting| {
                if let Hinting::Looking { depth: before } = hinting {
                    *before = depth;
                }
            });
        });
        let advice = thinker.advise(self.game, record, hear).await;
        advice.map_err(|stopped| match stopped {
            Stopped::OnRequest => Without::Interest,
            Stopped::Unanswerable | Stopped::Failed => {
                Without::Reason(Objection::Plain("hint-none"))
            }
        })
    }
}

/// Why there is no hint.
enum Without {
    /// Somebody has acted without waiting for it.
    Interest,
    Reason(Objection),
}

/// The button, where hints are allowed.
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
    let ask = move |()| {
        session.objection.set(Objection::None);
        session.ask_hint();
        browser::focus_board();
    };
    view! {
        <Show when=move || allowed.get()>
            <IconButton code="hint-ask" icon=Icon::Bulb disabled=cannot on_press=ask />
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
                let told = hint
                    .map(|hint| session.with_game(|game| sentences(game, &hint.advice, &reader)));
                told.unwrap_or_default()
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

/// A hint in words: the best two moves with their chances, and why.
fn sentences(game: &GameInProgress, advice: &Advice, reader: &Reader<'_>) -> Vec<String> {
    let codes = ["hint-first", "hint-second"];
    let lines = codes.into_iter().zip(&advice.lines).filter_map(|(code, line)| {
        let facts = [
            ("move", Fact::Text(advised(game, &line.action, reader)?)),
            ("percent", Fact::Number(percent(line.win_probability))),
        ];
        Some(reader.words.tell(code, &facts))
    });
    let reasons = advice
        .reason
        .iter()
        .map(|reason| why(game.game(), &reason.code, &reason.told_facts(reader.words), reader));
    lines.chain(reasons).collect()
}

/// A chance as a whole number of a hundred; only what is sure is 0 or 100.
pub(in crate::page) fn percent(chance: f64) -> i64 {
    if chance <= 0.0 {
        0
    } else if chance >= 1.0 {
        100
    } else {
        (chance * 100.0).round().clamp(1.0, 99.0) as i64
    }
}

#[cfg(test)]
mod tests {
    use shelf::{Game, Opening};
    use words::{Language, Words};

    use super::*;
    use crate::scene::Gesture;

    /// As the server writes it, and the worker but for what a hint does not need.
    const FOUND: &str = r#"{"game":"kuba","lines":[{"action":"a7s","win_probability":0.636,"score":3},
        {"action":"b7s","win_probability":0.0001}],"reason":[{"code":"reason-wins-at-once",
        "facts":{"action":"a7s"},"text":"a7s wins at once."}]}"#;

    fn told(language: Language) -> Vec<String> {
        let game = Game::Kuba.open(&Opening::default()).expect("a new game");
        let advice = serde_json::from_str(FOUND).expect("a hint");
        sentences(&game, &advice, &Reader::onlooker(&Words::new(language)))
    }

    #[test]
    fn a_hint_is_told_with_its_chances_and_its_reason() {
        assert_eq!(
            told(Language::English),
            [
                "Push a7 down. Win chance: 64%.",
                "Or: Push b7 down. Win chance: 1%.",
                "Pushing a7 down wins at once."
            ]
        );
    }

    #[test]
    fn the_same_hint_is_told_in_another_language() {
        assert_eq!(
            told(Language::French),
            [
                "Poussez a7 vers le bas. Chances de gain\u{a0}: 64\u{a0}%.",
                "Ou bien\u{a0}: Poussez b7 vers le bas. Chances de gain\u{a0}: 1\u{a0}%.",
                "Pousser a7 vers le bas gagne tout de suite."
            ]
        );
    }

    #[test]
    fn every_action_of_every_game_has_its_spots_or_a_button() {
        for game in Game::ALL {
            let mut played = game.open(&Opening::default()).expect("a new game");
            if let Some(roll) = played.drawn_action(&mut |_| 0) {
                played.add_tokens(&roll).expect("what is drawn is legal");
            }
            for choice in played.choices() {
                let spots = played.spots(&choice.token);
                let button = matches!(choice.gesture, Gesture::Button { .. });
                assert_eq!(spots.is_empty(), button, "{}: {}", game.name(), choice.token);
            }
            assert!(played.spots("nonsense").is_empty());
        }
    }
}
