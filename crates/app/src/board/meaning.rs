//! What pointing at a spot means, given what may be done now. Pure; it knows
//! gestures, no rules: whatever is not among the choices is refused, also when
//! there are none, and why is for the page to say.

use crate::scene::{Choice, Gesture, Ground, Hand, Piece, Spot, Target};

/// What pointing at a spot comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Meaning {
    /// The action with this token.
    Act(String),
    /// This spot is now the chosen one.
    Choose(String),
    /// Nothing is chosen any more.
    Release,
    /// None of the choices.
    Refused(Hand),
}

/// What pointing at `tapped` means while `chosen` is chosen.
pub(super) fn meaning(
    tapped: &str,
    chosen: Option<&str>,
    choices: &[Choice],
    pieces: &[Piece],
    ground: &Ground,
) -> Meaning {
    if let Some(token) = action(tapped, chosen, choices) {
        return Meaning::Act(token);
    }
    // On a track a piece has one place to go to: pointing at it twice is enough.
    if ground.has_track() && chosen == Some(tapped) {
        let only = marks(chosen, choices).into_iter().next();
        return only.map_or(Meaning::Release, |(_, token)| Meaning::Act(token));
    }
    match (begin(tapped, choices, pieces, &ground.spots), chosen) {
        (Some(from), Some(chosen)) if from == chosen => Meaning::Release,
        (Some(from), _) => Meaning::Choose(from),
        (None, Some(chosen)) => Meaning::Refused(Hand::takes(ground, chosen, tapped)),
        (None, None) => Meaning::Refused(Hand::Points { spot: tapped.to_owned() }),
    }
}

/// The spot that is chosen by pointing at `tapped`: itself, or that of a piece
/// that covers it.
pub(super) fn begin(
    tapped: &str,
    choices: &[Choice],
    pieces: &[Piece],
    spots: &[Spot],
) -> Option<String> {
    let begins = |spot: &str| {
        choices
            .iter()
            .any(|choice| matches!(&choice.gesture, Gesture::FromTo { from, .. } if from == spot))
    };
    if begins(tapped) {
        return Some(tapped.to_owned());
    }
    let spot = spots.iter().find(|spot| spot.id == tapped)?;
    let covering = pieces.iter().filter(|piece| piece.covers(spot));
    covering.filter_map(|piece| piece.spot.clone()).find(|spot| begins(spot))
}

/// The spots that are marked while `chosen` is chosen, each with its token.
pub(super) fn marks(chosen: Option<&str>, choices: &[Choice]) -> Vec<(String, String)> {
    let marked = choices.iter().filter_map(|choice| match &choice.gesture {
        Gesture::FromTo { from, to } if Some(from.as_str()) == chosen => Some((to, choice)),
        Gesture::At { spot } => Some((spot, choice)),
        _ => None,
    });
    marked.map(|(spot, choice)| (spot.clone(), choice.token.clone())).collect()
}

/// How the marks of what is chosen are shown, each at its spot.
pub(super) fn targets(chosen: Option<&str>, choices: &[Choice]) -> Vec<(String, Target)> {
    let chosen = choices.iter().filter_map(|choice| match &choice.gesture {
        Gesture::FromTo { from, to } if Some(from.as_str()) == chosen => Some((to, choice.target)),
        _ => None,
    });
    let above = chosen.filter(|(_, target)| *target != Target::Place);
    above.map(|(spot, target)| (spot.clone(), target)).collect()
}

/// Whether a piece lies at a spot, or over it.
pub(super) fn is_taken(spot: &str, pieces: &[Piece], spots: &[Spot]) -> bool {
    let spot = spots.iter().find(|known| known.id == spot);
    spot.is_some_and(|spot| pieces.iter().any(|piece| piece.covers(spot)))
}

/// The token of the mark that is pointed at, or that the keyboard is at, or of
/// the only one.
pub(super) fn aimed(
    marks: &[(String, String)],
    hovered: Option<&str>,
    here: Option<&str>,
) -> Option<String> {
    let of = |spot: Option<&str>| marks.iter().find(|(mark, _)| Some(mark.as_str()) == spot);
    let only = || if let [only] = marks { Some(only) } else { None };
    of(hovered).or_else(|| of(here)).or_else(only).map(|(_, token)| token.clone())
}

fn action(tapped: &str, chosen: Option<&str>, choices: &[Choice]) -> Option<String> {
    marks(chosen, choices).into_iter().find(|(spot, _)| spot == tapped).map(|(_, token)| token)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Body, Engraved, Engraving, PieceId};

    fn ground(spots: Vec<Spot>) -> Ground {
        Ground { look: "board", width: 4.0, depth: 1.0, spots, ..Ground::default() }
    }

    fn tap(tapped: &str, chosen: Option<&str>) -> Meaning {
        let square = |id: &str, x| Spot { id: id.to_owned(), x, y: 0.5, size: 1.0, look: "square" };
        let spots = [square("a1", 0.5), square("b1", 1.5), square("c1", 2.5), square("d1", 3.5)];
        let lying = Piece {
            id: PieceId(0),
            body: Body::Block { width: 1.9, depth: 0.9, height: 0.9 },
            look: "light",
            x: 1.0,
            y: 0.5,
            z: 0.0,
            spot: Some("a1".to_owned()),
        };
        let gesture = Gesture::FromTo { from: "a1".to_owned(), to: "c1".to_owned() };
        let target = Target::Ring;
        let choices = [Choice { token: "a1e".to_owned(), gesture, target }];
        meaning(tapped, chosen, &choices, &[lying], &ground(spots.to_vec()))
    }

    #[test]
    fn a_piece_is_chosen_by_any_square_that_it_covers() {
        assert_eq!(tap("a1", None), Meaning::Choose("a1".to_owned()));
        assert_eq!(tap("b1", None), Meaning::Choose("a1".to_owned()));
        assert_eq!(tap("b1", Some("a1")), Meaning::Release);
        assert_eq!(tap("d1", None), points("d1"));
    }

    #[test]
    fn a_mark_acts_and_anything_else_is_refused() {
        assert_eq!(tap("c1", Some("a1")), Meaning::Act("a1e".to_owned()));
        let hand = Hand::Takes {
            from: "a1".to_owned(),
            to: "d1".to_owned(),
            direction: game::Direction::East,
        };
        assert_eq!(tap("d1", Some("a1")), Meaning::Refused(hand));
    }

    #[test]
    fn places_that_act_at_once_need_nothing_chosen() {
        let gesture = Gesture::At { spot: "9".to_owned() };
        let target = Target::Place;
        let choices = [Choice { token: "m9".to_owned(), gesture, target }];
        let nowhere = ground(Vec::new());
        assert_eq!(meaning("9", None, &choices, &[], &nowhere), Meaning::Act("m9".to_owned()));
        assert_eq!(meaning("8", None, &choices, &[], &nowhere), points("8"));
    }

    #[test]
    fn where_nothing_can_be_done_pointing_is_refused_all_the_same() {
        assert_eq!(meaning("9", None, &[], &[], &ground(Vec::new())), points("9"));
    }

    fn points(spot: &str) -> Meaning {
        Meaning::Refused(Hand::Points { spot: spot.to_owned() })
    }

    #[test]
    fn targets_are_those_of_what_is_chosen() {
        let choice = |from: &str, target| Choice {
            token: format!("{from}e"),
            gesture: Gesture::FromTo { from: from.to_owned(), to: "c1".to_owned() },
            target,
        };
        let arrow = Target::Arrow(game::Direction::East);
        let choices = [choice("a1", arrow), choice("b1", Target::Place)];
        assert_eq!(targets(Some("a1"), &choices), [("c1".to_owned(), arrow)]);
        assert_eq!(targets(Some("b1"), &choices), [], "the place shows itself");
        assert_eq!(targets(None, &choices), []);
    }

    #[test]
    fn on_a_track_a_piece_is_pointed_at_twice() {
        let gesture = Gesture::FromTo { from: "5".to_owned(), to: "9".to_owned() };
        let choices = [Choice { token: "m5".to_owned(), gesture, target: Target::Place }];
        let middle = (0.0, 0.0);
        let shape = Engraving::Disc { middle, radius: 1.0 };
        let engraved = vec![Engraved { look: "hollow", shape }];
        let track = Ground { engraved, ..ground(Vec::new()) };
        let tap = |chosen, ground| meaning("5", chosen, &choices, &[], ground);
        assert_eq!(tap(None, &track), Meaning::Choose("5".to_owned()));
        assert_eq!(tap(Some("5"), &track), Meaning::Act("m5".to_owned()));
        assert_eq!(tap(Some("5"), &ground(Vec::new())), Meaning::Release);
    }

    #[test]
    fn the_pointer_aims_before_the_keyboard() {
        let marks = [("c1", "a1e"), ("a2", "a1n")].map(|(spot, token)| (spot.into(), token.into()));
        let aim = |hovered, here| aimed(&marks, hovered, here);
        assert_eq!(aim(Some("c1"), Some("a2")).as_deref(), Some("a1e"));
        assert_eq!(aim(Some("d1"), Some("a2")).as_deref(), Some("a1n"));
        assert_eq!(aim(None, None), None);
        assert_eq!(aimed(&marks[..1], None, None).as_deref(), Some("a1e"));
    }
}
