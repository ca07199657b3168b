//! Looks for a hint: on this device the page's own engine, at an online table the server;
//! and puts it into words.

use advice::{Advice, Advise, AdvisedLine, Patience, Progress, SaidFact, SaidNotice};
use bots::Described;
use game::Fact;
use leptos::{prelude::*, task::spawn_local};
use shelf::GameInProgress;
use telling::{Reader, advised, why_of};

use crate::page::{
    game::here::Here,
    game::hint::{Hint, Hinting},
    game::session::{Authority, GameSession},
    objection::Objection,
};
use crate::{
    online::api::{self, Failed},
    thinker::Stopped,
};

/// How many of the best actions are compared, and how long is looked for them.
const HINT: Advise = Advise { lines: 2, patience: Patience::Milliseconds(1_000), workers: 1 };

impl GameSession {
    /// Looks for a hint in the position of this text, where the game stands.
    pub(in crate::page) fn look_for_hint(self, position: String) {
        spawn_local(async move {
            let found = match self.authority {
                Authority::Here(here) => self.think(here).await,
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
                    Ok(advice) => Hinting::Here(Hint { position, advice, tell: sentences }),
                    Err(Without::Interest) => Hinting::Unasked,
                    Err(Without::Reason(why)) => Hinting::None(position, why),
                });
            }
        });
    }

    /// Has the page's own engine look for a hint.
    async fn think(self, here: Here) -> Result<Advice, Without> {
        let thinker = here.informed_thinker().await;
        let thinker = thinker.ok_or(Without::Reason(Objection::Plain("hint-none")))?;
        if self.hinting.try_with_untracked(Hinting::is_looking) != Some(true) {
            return Err(Without::Interest);
        }
        let record = self.bare_record();
        let hear = move |progress: Progress| {
            let depth = progress.effort.depth;
            self.hinting.try_update(|hinting| {
                if let Hinting::Looking { depth: before } = hinting {
                    *before = depth;
                }
            });
        };
        let advice = thinker.ask_and_hear(self.game, record, HINT, hear).await;
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

/// A hint in words: the best move with its chance, why, and the next best, unless that was
/// told among the reasons.
fn sentences(game: &GameInProgress, advice: &Advice, reader: &Reader<'_>) -> Vec<String> {
    let told = |code: &str, line: &AdvisedLine| {
        let facts = [
            ("move", Fact::Text(advised(game, &line.action, reader)?)),
            ("percent", Fact::Number(percent(line.win_probability))),
        ];
        Some(reader.words.tell(code, &facts))
    };
    let best = advice.lines.first();
    let named = best.map(|line| line.action.as_str());
    let reasons = advice.reason.iter().filter(|reason| !repeats(game, reason)).map(|reason| {
        let facts = reason.told_facts(reader.words);
        why_of(game.game(), &reason.code, &facts, named, reader)
    });
    let is_told = advice.reason.iter().any(|reason| reason.code.starts_with("reason-next"));
    let next = advice.lines.get(1).filter(|_| !is_told);
    let best = best.and_then(|line| told("hint-first", line));
    let next = next.and_then(|line| told("hint-second", line));
    best.into_iter().chain(reasons).chain(next).collect()
}

/// Whether a reason says no more of a move than what it is called.
fn repeats(game: &GameInProgress, reason: &SaidNotice) -> bool {
    let Some(SaidFact::Notice(effect)) = reason.facts.get("deed") else { return false };
    let is_plain = shelf::match_game!(game.game(), P => {
        <P as Described>::PLAIN.contains(&effect.code.as_str())
    });
    reason.code == "reason-does" && is_plain
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
    use crate::{scene::Gesture, view::Draw};

    /// As the server writes it, and the worker but for what a hint does not need.
    const FOUND: &str = r#"{"game":"kuba","lines":[{"action":"a7s","win_probability":0.636,"score":3},
        {"action":"b7s","win_probability":0.0001}],"reason":[{"code":"reason-wins-at-once",
        "facts":{"action":"a7s"},"text":"a7s wins at once."}]}"#;

    /// The only move, of which there is nothing more to say.
    const ONLY: &str = r#"{"game":"black-holes","lines":[{"action":"d4w","win_probability":0.5}],
        "reason":[{"code":"reason-only","facts":{"action":"d4w"}},{"code":"reason-does",
        "facts":{"action":"d4w","deed":{"code":"gain-black-holes-lies",
        "facts":{"first":"b4","second":"c4"}}}}]}"#;

    /// The next best is told among the reasons.
    const NEXT: &str = r#"{"game":"kuba","lines":[{"action":"a7s","win_probability":0.6},
        {"action":"b7s","win_probability":0.5}],"reason":[{"code":"reason-next",
        "facts":{"action":"b7s","percent":50}}]}"#;

    fn told(language: Language) -> Vec<String> {
        told_of(Game::Kuba, FOUND, language)
    }

    fn told_of(game: Game, found: &str, language: Language) -> Vec<String> {
        let game = game.open(&Opening::default()).expect("a new game");
        let advice = serde_json::from_str(found).expect("a hint");
        sentences(&game, &advice, &Reader::onlooker(&Words::new(language)))
    }

    #[test]
    fn a_hint_is_told_with_its_chances_and_its_reason() {
        assert_eq!(
            told(Language::English),
            [
                "Push a7 down. Win chance: 64%.",
                "It wins at once.",
                "Or: Push b7 down. Win chance: 1%."
            ]
        );
    }

    #[test]
    fn the_same_hint_is_told_in_another_language() {
        assert_eq!(
            told(Language::French),
            [
                "Poussez a7 vers le bas. Chances de gain\u{a0}: 64\u{a0}%.",
                "Ce coup gagne tout de suite.",
                "Ou bien\u{a0}: Poussez b7 vers le bas. Chances de gain\u{a0}: 1\u{a0}%."
            ]
        );
    }

    #[test]
    fn a_hint_says_nothing_twice() {
        assert_eq!(
            told_of(Game::BlackHoles, ONLY, Language::English)[1..],
            ["It is the only move allowed."]
        );
        assert_eq!(
            told_of(Game::Kuba, NEXT, Language::English)[1..],
            ["The next best is pushing b7 down, with 50%."]
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
