//! What pointing at a spot means, given what may be done now. Pure; it knows
//! gestures, no rules: whatever is not among the choices is refused, and why is
//! for the page to say.

use crate::scene::{Choice, Gesture, Ground, Hand, Piece, Spot};

/// What pointing at a spot comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Meaning {
    /// The action with this token.
    Act(String),
    /// This spot is now the chosen one.
    Choose(String),
    /// Nothing is chosen any more.
    Release,
    /// None of the choices; nothing is chosen any more.
    Refused(Hand),
    /// Nothing at all.
    Nothing,
}

/// What pointing at `tapped` means while `chosen` is chosen.
pub(super) fn meaning(
    tapped: &str,
    chosen: Option<&str>,
    choices: &[Choice],
    pieces: &[Piece],
    ground: &Ground,
) -> Meaning {
    if choices.is_empty() {
        return Meaning::Nothing;
    }
    if let Some(token) = action(tapped, chosen, choices) {
        return Meaning::Act(token);
    }
    match (begin(tapped, choices, pieces, &ground.spots), chosen) {
        (Some(from), Some(chosen)) if from == chosen => Meaning::Release,
        (Some(from), _) => Meaning::Choose(from),
        (None, Some(chosen)) => Meaning::Refused(Hand::takes(ground, chosen, tapped)),
        (None, None) if is_taken(tapped, pieces) || any_at(choices) => {
            Meaning::Refused(Hand::Points { spot: tapped.to_owned() })
        }
        (None, None) => Meaning::Nothing,
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
    let covering = pieces.iter().filter(|piece| covers(piece, spot));
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

fn any_at(choices: &[Choice]) -> bool {
    choices.iter().any(|choice| matches!(choice.gesture, Gesture::At { .. }))
}

fn is_taken(spot: &str, pieces: &[Piece]) -> bool {
    pieces.iter().any(|piece| piece.spot.as_deref() == Some(spot))
}

fn covers(piece: &Piece, spot: &Spot) -> bool {
    let (half_width, half_depth) = piece.body.half();
    piece.spot.is_some()
        && (piece.x - spot.x).abs() < half_width
        && (piece.y - spot.y).abs() < half_depth
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Body, PieceId};

    fn ground(spots: Vec<Spot>) -> Ground {
        Ground { look: "board", width: 4.0, depth: 1.0, spots, turned: 0.0 }
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
        let choices = [Choice { token: "a1e".to_owned(), gesture }];
        meaning(tapped, chosen, &choices, &[lying], &ground(spots.to_vec()))
    }

    #[test]
    fn a_piece_is_chosen_by_any_square_that_it_covers() {
        assert_eq!(tap("a1", None), Meaning::Choose("a1".to_owned()));
        assert_eq!(tap("b1", None), Meaning::Choose("a1".to_owned()));
        assert_eq!(tap("b1", Some("a1")), Meaning::Release);
        assert_eq!(tap("d1", None), Meaning::Nothing);
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
        let choices = [Choice { token: "m9".to_owned(), gesture }];
        let nowhere = ground(Vec::new());
        assert_eq!(meaning("9", None, &choices, &[], &nowhere), Meaning::Act("m9".to_owned()));
        let refused = Meaning::Refused(Hand::Points { spot: "8".to_owned() });
        assert_eq!(meaning("8", None, &choices, &[], &nowhere), refused);
        assert_eq!(meaning("9", None, &[], &[], &nowhere), Meaning::Nothing);
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
