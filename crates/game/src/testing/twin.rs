//! Compares a game's rules with a twin: a second, naive implementation of them
//! that speaks in texts alone. Each game's tests bring their own.

use crate::{Actor, LONGEST, Position, Refusal, Seat};

/// The rules once more, written to be obvious.
pub trait Twin {
    /// The name of the acting seat, `chance`, or nothing when it is over.
    fn actor(&self) -> String;
    /// The names of those who won or share the draw, and the rule.
    fn outcome(&self) -> Option<(Vec<String>, &'static str)>;
    /// The legal tokens in plain string order.
    fn actions(&self) -> Vec<String>;
    /// The weight of a legal token.
    fn weight(&self, token: &str) -> u32 {
        let _ = token;
        1
    }
    /// The rule that a token breaks, if it is not legal.
    fn refusal(&self, token: &str) -> Option<&'static str>;
    /// Makes a legal action.
    fn apply(&mut self, token: &str);
    /// A seat leaves while at least three play.
    fn leave(&mut self, seat: Seat) {
        unreachable!("seat {seat} leaves a game for two");
    }
    /// How much a steered game likes this token: more for what is rare.
    fn rarity(&self, token: &str) -> u32;
    /// The text of the position.
    fn text(&self) -> String;
}

/// How often each rule was seen to refuse something or to end a game.
pub type Seen = std::collections::BTreeMap<&'static str, u64>;

/// Plays one game on both, steered towards what is rare in every other action,
/// and compares everything at every step. `draw` is told a number and answers
/// with one below it.
///
/// # Panics
/// When the two disagree; the message shows the position.
pub fn agree<P: Position>(
    mut position: P,
    mut twin: impl Twin,
    seen: &mut Seen,
    draw: &mut dyn FnMut(u32) -> u32,
) {
    for _ in 0..LONGEST {
        let actions = twin.actions();
        compare(&position, &twin, &actions);
        if actions.is_empty() || draw(16) == 0 {
            compare_refusals(&position, &twin, seen, draw);
        }
        let Some(likes) = likes(&twin, &actions, draw(2) == 0) else {
            let (_, rule) = twin.outcome().expect("it is over");
            *seen.entry(rule).or_default() += 1;
            return;
        };
        let playing = position.playing();
        if playing.len() > 2 && draw(200) == 0 {
            let seat = playing.into_iter().nth(draw(playing.len() as u32) as usize);
            let seat = seat.expect("one who plays");
            position = position.leave(seat);
            twin.leave(seat);
            continue;
        }
        let mut left = draw(likes.iter().sum());
        let chosen = likes.iter().position(|like| {
            let here = left < *like;
            left = left.saturating_sub(*like);
            here
        });
        let token = &actions[chosen.expect("a number below the sum")];
        position = position.play(token.parse().expect("a token")).expect("a legal action");
        twin.apply(token);
    }
}

fn likes(twin: &impl Twin, actions: &[String], steered: bool) -> Option<Vec<u32>> {
    if actions.is_empty() {
        return None;
    }
    Some(actions.iter().map(|token| if steered { twin.rarity(token) } else { 1 }).collect())
}

fn compare<P: Position>(position: &P, twin: &impl Twin, twins_actions: &[String]) {
    let shown = || format!("{}\n{position}", position.sketch());
    assert_eq!(position.to_string(), twin.text(), "\n{}", shown());
    let name = |seat| position.seat_name(seat).to_owned();
    let actor = match position.actor() {
        Actor::Seat(seat) => name(seat),
        Actor::Chance => "chance".to_owned(),
        Actor::Over(_) => String::new(),
    };
    assert_eq!(actor, twin.actor(), "\n{}", shown());
    let outcome = position.actor().outcome().map(|outcome| {
        (outcome.winners.into_iter().map(name).collect::<Vec<_>>(), outcome.rule.as_str())
    });
    assert_eq!(outcome, twin.outcome(), "\n{}", shown());
    let actions = position.actions();
    let tokens: Vec<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(tokens, twins_actions, "\n{}", shown());
    for (action, token) in actions.iter().zip(&tokens) {
        assert_eq!(position.weight(*action), twin.weight(token), "{token}\n{}", shown());
    }
}

/// What can be written and is not legal is refused for the same rule by both.
/// Where thousands of actions can be written, a different part of them is tried
/// each time.
fn compare_refusals<P: Position>(
    position: &P,
    twin: &impl Twin,
    seen: &mut Seen,
    draw: &mut dyn FnMut(u32) -> u32,
) {
    const AT_ONCE: usize = 500;
    let parts = 1 + P::every_action().count() / AT_ONCE;
    let part = draw(parts as u32) as usize;
    for action in P::every_action().skip(part).step_by(parts) {
        let rule = position.check(action).err().map(|refusal| refusal.rule().as_str());
        let token = action.to_string();
        assert_eq!(rule, twin.refusal(&token), "{token}\n{}\n{position}", position.sketch());
        if let Some(rule) = rule {
            *seen.entry(rule).or_default() += 1;
        }
    }
}
