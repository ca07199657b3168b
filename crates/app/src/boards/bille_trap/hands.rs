//! What a hand on the board of Bille-Trap may have meant: a move whose rule says
//! why it can't be made, or none, and then what to do instead.

use game::{Coded, Notice, Position, RuleId, Seat};
use shelf::games::bille_trap::{Action, BilleTrap, Phase, Roll, Rule, Space};

use super::{
    foretelling::way,
    places::{HOME_ID, tray_id, tray_owner},
};
use crate::scene::Hand;

game::notices! {
    /// What to do instead of what a hand tried.
    pub enum Instead {
        /// BT-4: the tray is another player's.
        "hand-bille-trap-other-tray" OtherTray { owner: Seat },
        /// BT-7: marbles stay at Home.
        "hand-bille-trap-home" Home,
        /// BT-6: the marble goes elsewhere with this roll.
        "hand-bille-trap-elsewhere" Elsewhere { roll: Roll, space: Space },
        /// BT-7: with this roll it goes Home.
        "hand-bille-trap-goes-home" GoesHome { roll: Roll },
        /// BT-6: nothing there can be moved.
        "hand-bille-trap-glowing" Glowing,
    }
}

/// The actions that it may have meant; whatever it was, nothing but the due one
/// can be done while no marble is to be moved.
pub(super) fn meant(position: &BilleTrap, hand: &Hand) -> Vec<Action> {
    if !matches!(position.phase(), Phase::Move(_)) {
        return vec![Action::Enter];
    }
    let (Hand::Points { spot } | Hand::Takes { from: spot, .. }) = hand;
    begun(position, spot).into_iter().collect()
}

/// What to say to one that means no action that is refused.
pub(super) fn instead(position: &BilleTrap, hand: &Hand) -> (Option<RuleId>, Notice) {
    let (Hand::Points { spot } | Hand::Takes { from: spot, .. }) = hand;
    let other = tray_owner(spot).filter(|owner| *owner != position.turn_of());
    let (rule, idle) = match (spot.as_str(), other) {
        (HOME_ID, _) => (Rule::Home, Instead::Home),
        (_, Some(owner)) => (Rule::Moving, Instead::OtherTray { owner }),
        _ => elsewhere(position, hand).unwrap_or((Rule::Moving, Instead::Glowing)),
    };
    (Some(rule.id()), idle.notice())
}

/// A marble that can move is put where it does not go.
fn elsewhere(position: &BilleTrap, hand: &Hand) -> Option<(Rule, Instead)> {
    let (Hand::Takes { from, to, .. }, Phase::Move(roll)) = (hand, position.phase()) else {
        return None;
    };
    let action = begun(position, from).filter(|action| position.check(*action).is_ok())?;
    let goes_to = way(position, action).pop().filter(|goes_to| goes_to != to)?;
    Some(match goes_to.parse() {
        Ok(space) => (Rule::Moving, Instead::Elsewhere { roll, space }),
        Err(_) => (Rule::Home, Instead::GoesHome { roll }),
    })
}

/// The move of what lies at a spot.
fn begun(position: &BilleTrap, spot: &str) -> Option<Action> {
    let enters = (tray_id(position.turn_of()) == spot).then_some(Action::Enter);
    enters.or_else(|| spot.parse().ok().map(Action::Advance))
}
