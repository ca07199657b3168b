//! Every sentence of a reason, taken at its word.

use std::{collections::BTreeMap, sync::Arc};

use bots::{
    Book, BotGame,
    analysis::{Analysis, Analyst, Continuations, Line, Proven, Scope},
};
use game::{Actor, Coded, Fact, GameSoFar, Notice, Seat};
use shelf::games::{bille_trap::BilleTrap, black_holes::BlackHoles, klotze::Klotze, kuba::Kuba};

use super::games;
use crate::exhaustive::wins_within;

/// How often each claim was compared.
type Seen = BTreeMap<&'static str, u64>;

/// A reason and where it was given.
struct Claim<'a, P: BotGame> {
    game: &'a GameSoFar<P>,
    seat: Seat,
    lines: &'a [Line<P::Action>],
    reason: &'a Notice,
    /// Results so many actions ahead are tried by trying everything.
    farthest: u32,
}

impl<P: BotGame> Claim<'_, P> {
    fn fact(&self, name: &str) -> &Fact {
        let found = self.reason.facts.iter().find(|(other, _)| *other == name);
        &found.unwrap_or_else(|| panic!("{} has no {name}", self.reason)).1
    }

    fn action(&self, name: &str) -> P::Action {
        let Fact::Text(token) = self.fact(name) else { panic!("{} {name}", self.reason) };
        token.parse().unwrap_or_else(|_| panic!("{token}"))
    }

    fn number(&self, name: &str) -> u32 {
        let Fact::Number(number) = self.fact(name) else { panic!("{} {name}", self.reason) };
        u32::try_from(*number).expect("a count")
    }

    fn notice(&self, name: &str) -> &Notice {
        let Fact::Notice(notice) = self.fact(name) else { panic!("{} {name}", self.reason) };
        notice
    }

    fn board(&self) -> &P {
        self.game.position()
    }

    fn holds(&self, is_so: bool) {
        assert!(is_so, "{}\n{}\n{}", self.reason, self.board(), self.board().sketch());
    }

    /// Another wins within so many actions, whatever is done against it.
    fn is_lost(&self, position: &P, actions: u32) -> bool {
        let mut others = self.board().playing().without(self.seat).into_iter();
        others.any(|other| wins_within(position, other, actions))
    }

    /// The answer is given by the seat that is named, right after this action.
    fn is_answered(&self, action: P::Action) -> P {
        let after = self.board().apply(action);
        let Actor::Seat(answering) = after.actor() else { panic!("nobody answers") };
        self.holds(Fact::Text(after.seat_name(answering).into()) == *self.fact("seat"));
        self.holds(answering != self.seat);
        self.holds(after.check(self.action("answer")).is_ok());
        after
    }

    /// Whether an own action does this whatever the others do before.
    fn is_there_in_any_case(&self, position: &P, next: P::Action, effect: &Notice) -> bool {
        if position.actor() == Actor::Seat(self.seat) {
            return does(position, next, effect);
        }
        let replies = position.actions();
        !replies.is_empty()
            && replies
                .into_iter()
                .all(|reply| self.is_there_in_any_case(&position.apply(reply), next, effect))
    }

    /// Every action but this loses within so many actions.
    fn others_lose(&self, but: P::Action, actions: u32) {
        for other in self.game.actions().into_iter().filter(|other| *other != but) {
            self.holds(self.is_lost(&self.board().apply(other), actions - 1));
        }
    }

    fn check(&self, seen: &mut Seen) {
        let compared = self.result().unwrap_or_else(|| {
            self.plan();
            true
        });
        if compared {
            *seen.entry(self.reason.code).or_default() += 1;
        }
    }

    /// What is said of results, compared with trying everything. `None` where nothing
    /// is said of any, `false` where one is too far away.
    fn result(&self) -> Option<bool> {
        let (board, code) = (self.board(), self.reason.code);
        let has_number = self.reason.facts.iter().any(|(name, _)| *name == "actions");
        let actions = match code {
            "reason-only-defence-at-once" => 2,
            "reason-others-lose" => match self.lines[1].proven {
                Some(Proven::LosesIn(actions)) => actions,
                other => panic!("{other:?}: {}", self.reason),
            },
            _ if has_number => self.number("actions"),
            _ => 0,
        };
        let after = |name| board.apply(self.action(name));
        let is_near = actions <= self.farthest;
        match code {
            "reason-only" => self.holds(self.game.actions() == [self.action("action")]),
            "reason-wins-at-once" | "reason-wins-at-once-deed" => {
                self.holds(wins_within(&after("action"), self.seat, 0));
            }
            "reason-wins" | "reason-wins-deed" if is_near => {
                self.holds(wins_within(&after("action"), self.seat, actions - 1));
            }
            "reason-loses" if is_near => {
                self.others_lose(self.action("action"), actions);
                self.holds(self.is_lost(&after("action"), actions - 1));
                self.holds(!self.is_lost(&after("action"), actions.saturating_sub(2)));
            }
            "reason-all-lose" | "reason-loses-anyway" if is_near => {
                for action in self.game.actions() {
                    self.holds(self.is_lost(&board.apply(action), actions - 1));
                }
            }
            "reason-only-defence-at-once" => {
                self.others_lose(self.action("action"), actions);
                self.holds(!self.is_lost(&after("action"), 1));
            }
            "reason-only-defence" if is_near => self.others_lose(self.action("action"), actions),
            "reason-others-lose" if is_near => self.others_lose(self.lines[0].action, actions),
            "reason-tempting-slower" if is_near => {
                self.holds(!wins_within(&after("tempting"), self.seat, actions - 1));
            }
            "reason-wins"
            | "reason-wins-deed"
            | "reason-loses"
            | "reason-all-lose"
            | "reason-loses-anyway"
            | "reason-only-defence"
            | "reason-others-lose"
            | "reason-tempting-slower" => return Some(false),
            "reason-tempting-loses" | "reason-tempting-loses-quietly" => {
                if code == "reason-tempting-loses" {
                    let after = self.is_answered(self.action("tempting"));
                    self.holds(does(&after, self.action("answer"), self.notice("deed")));
                }
                if is_near {
                    self.holds(self.is_lost(&after("tempting"), actions - 1));
                }
                return Some(is_near);
            }
            _ => return None,
        }
        Some(true)
    }

    /// What is said of moves, compared with the rules.
    fn plan(&self) {
        let board = self.board();
        match self.reason.code {
            "reason-does" => {
                let action = self.action("action");
                let effect = P::effect(board, action).map(|effect| effect.notice());
                let told = effect.unwrap_or_else(|| P::gain(board, action).notice());
                self.holds(*self.notice("deed") == told);
            }
            "reason-does-then" => {
                let after = board.apply(self.action("action"));
                let (next, then) = (self.action("next"), self.notice("then"));
                self.holds(after.actor() == Actor::Seat(self.seat));
                self.holds(does(&after, next, then) && !does(board, next, then));
            }
            "reason-does-prepares" | "reason-prepares" => {
                let after = board.apply(self.action("action"));
                let next = self.action("next");
                let effect = if self.reason.code == "reason-prepares" { "deed" } else { "then" };
                let effect = self.notice(effect);
                self.holds(!does(board, next, effect));
                self.holds(self.is_there_in_any_case(&after, next, effect));
            }
            "reason-does-if" => {
                let (next, then) = (self.action("next"), self.notice("then"));
                let answered = self.is_answered(self.action("action")).apply(self.action("answer"));
                self.holds(answered.actor() == Actor::Seat(self.seat));
                self.holds(does(&answered, next, then) && !does(board, next, then));
            }
            "reason-prevents" | "reason-also-prevents" => {
                let (answer, effect) = (self.action("answer"), self.notice("deed"));
                let after = board.apply(self.lines[0].action);
                let Actor::Seat(theirs) = after.actor() else { panic!("nobody is stopped") };
                self.holds(Fact::Text(after.seat_name(theirs).into()) == *self.fact("seat"));
                self.holds(!does(&after, answer, effect));
                let otherwise = |action: P::Action| {
                    let next = board.apply(action);
                    next.actor() == Actor::Seat(theirs) && does(&next, answer, effect)
                };
                self.holds(self.game.actions().into_iter().any(otherwise));
            }
            "reason-tempting-falls" | "reason-tempting-falls-quietly" => {
                let after = self.is_answered(self.action("tempting"));
                if self.reason.code == "reason-tempting-falls" {
                    self.holds(does(&after, self.action("answer"), self.notice("deed")));
                }
                self.holds(self.number("after") < self.number("before"));
            }
            "reason-tempting-less" => self.holds(self.number("after") < self.number("before")),
            "reason-next-loses" => {
                let after = self.is_answered(self.action("action"));
                self.holds(does(&after, self.action("answer"), self.notice("deed")));
            }
            "reason-next" => {
                let percent = (self.lines[1].win_probability * 100.0).round().clamp(1.0, 99.0);
                self.holds((f64::from(self.number("percent")) - percent).abs() < 0.5);
            }
            // It says what was not found, or that percents are equal.
            "reason-tempting-no-win" | "reason-next-equal" => {}
            odds if odds.starts_with("odds-") => {}
            other => panic!("nobody has looked whether {other} is true"),
        }
    }
}

/// Whether an action is legal there and does this.
fn does<P: BotGame>(position: &P, action: P::Action, effect: &Notice) -> bool {
    let told = || P::effect(position, action).map(|effect| effect.notice());
    position.check(action).is_ok() && told().is_some_and(|told| told.code == effect.code)
}

fn analysed<P: BotGame>(game: &GameSoFar<P>, nodes: u64) -> Analysis<P::Action> {
    let book = Arc::new(P::Book::unread());
    let mut analyst = Analyst::new(game, &book, Scope { lines: 3, deepest: None });
    analyst.step(nodes);
    analyst.analysis()
}

fn reasons_are_true<P: BotGame>(players: u8, number: u64, farthest: u32, seen: &mut Seen) {
    for (place, game) in games::<P>(players, number).into_iter().enumerate() {
        // At the very beginning of a search, too.
        let nodes = [0, 300, 3_000][place % 3];
        let analysis = analysed(&game, nodes);
        let Continuations::Lines { seat, lines } = &analysis.continuations else {
            panic!("a seat acts")
        };
        assert!((1..=2).contains(&analysis.reasons.len()), "{}", game.position());
        for reason in &analysis.reasons {
            Claim { game: &game, seat: *seat, lines, reason, farthest }.check(seen);
        }
    }
}

#[test]
fn every_reason_is_true() {
    let mut seen = Seen::new();
    reasons_are_true::<Kuba>(2, 200, 5, &mut seen);
    reasons_are_true::<BlackHoles>(2, 100, 4, &mut seen);
    reasons_are_true::<Klotze>(2, 200, 3, &mut seen);
    for players in 3..=4 {
        reasons_are_true::<Klotze>(players, 60, 2, &mut seen);
    }
    for players in 2..=4 {
        reasons_are_true::<BilleTrap>(players, 10, 2, &mut seen);
    }
    for code in [
        "reason-does",
        "reason-does-then",
        "reason-prevents",
        "reason-only-defence-at-once",
        "reason-only-defence",
        "reason-loses",
        "reason-wins-deed",
        "reason-prepares",
        "reason-next-loses",
        "reason-tempting-falls",
    ] {
        assert!(seen.get(code).is_some_and(|times| *times >= 3), "{code}: {seen:#?}");
    }
}
