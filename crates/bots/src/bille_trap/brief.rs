//! What happens in Bille-Trap, in brief, as a list of moves has it: the roll, where a
//! marble goes from and to, what a trap does, and what is done with the disc.

use game::Position;
use shelf::games::bille_trap::{Action, BilleTrap, Finding, Phase};

use crate::Mark;

/// The codes of what is said in words, with the names of their facts.
pub(super) const CODES: &[(&str, &[&str])] = &[
    ("brief-bille-trap-roll", &["number"]),
    ("brief-bille-trap-enter", &[]),
    ("brief-bille-trap-home", &[]),
    ("brief-bille-trap-open", &[]),
    ("brief-bille-trap-closed", &[]),
    ("brief-bille-trap-turn", &[]),
    ("brief-bille-trap-keep", &[]),
    ("brief-bille-trap-pass", &[]),
];

/// A legal action in brief.
pub(super) fn brief(position: &BilleTrap, action: Action) -> Vec<Mark> {
    let words = |code| vec![Mark::words(code)];
    match action {
        Action::Roll(roll) => {
            vec![Mark::words_of("brief-bille-trap-roll", "number", roll.number())]
        }
        Action::Enter => {
            vec![Mark::words("brief-bille-trap-enter"), Mark::To, landing(position, action)]
        }
        Action::Advance(space) => vec![Mark::text(&space), Mark::To, landing(position, action)],
        Action::Find(Finding::Open) => words("brief-bille-trap-open"),
        Action::Find(Finding::Closed) => words("brief-bille-trap-closed"),
        Action::Turn => words("brief-bille-trap-turn"),
        Action::Keep => words("brief-bille-trap-keep"),
        Action::Pass => words("brief-bille-trap-pass"),
    }
}

/// Where the marble that moves comes to lie, or what it presses.
fn landing(position: &BilleTrap, action: Action) -> Mark {
    let (seat, next) = (position.turn_of(), position.apply(action));
    if let Phase::Test(test) = next.phase() {
        return Mark::text(&test.space);
    }
    let new = next.on_track(seat) - position.on_track(seat);
    new.into_iter()
        .next()
        .map_or_else(|| Mark::words("brief-bille-trap-home"), |space| Mark::text(&space))
}

#[cfg(test)]
mod tests {
    use game::{GameSoFar, Notice};
    use shelf::games::bille_trap::Setup;

    use super::*;

    /// What the last of these entries is in brief.
    fn told(tokens: &str) -> Vec<Mark> {
        let mut game = GameSoFar::<BilleTrap>::from_setup(Setup::default());
        let (before, last) = tokens.rsplit_once(' ').unwrap_or(("", tokens));
        game.add_tokens(before.split_whitespace()).expect("legal entries");
        brief(game.position(), last.parse().expect("an action"))
    }

    #[test]
    fn a_turn_is_a_roll_a_way_and_the_disc() {
        let roll = Notice { code: "brief-bille-trap-roll", facts: vec![("number", 1_u8.into())] };
        assert_eq!(told("d1"), [Mark::Words(roll)]);
        let enters = Mark::words("brief-bille-trap-enter");
        assert_eq!(told("d1 e"), [enters, Mark::To, Mark::text(&"1")]);
        assert_eq!(told("d1 e k"), [Mark::words("brief-bille-trap-keep")]);
        let on = told("d1 e k d5 e t d4 m1");
        assert_eq!(on, [Mark::text(&"1"), Mark::To, Mark::text(&"5")]);
    }
}
