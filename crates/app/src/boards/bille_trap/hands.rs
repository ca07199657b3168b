//! What a hand on the board of Bille-Trap may have meant: a move whose rule says
//! why it can't be made, or none, and then what to do instead.

use game::{Coded, Notice, Position, RuleId, Seat};
use shelf::games::bille_trap::{Action, BilleTrap, Phase, Roll, Rule, Space};

use super::{foretelling::way, places::BilleTrapSpot};
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
pub(super) fn meant(position: &BilleTrap, hand: &Hand<BilleTrapSpot>) -> Vec<Action> {
    if !matches!(position.phase(), Phase::Move(_)) {
        return vec![Action::Enter];
    }
    begun(position, hand.began()).into_iter().collect()
}

/// What to say to one that means no action that is refused.
pub(super) fn instead(
    position: &BilleTrap,
    hand: &Hand<BilleTrapSpot>,
) -> (Option<RuleId>, Notice) {
    let (rule, idle) = match hand.began() {
        BilleTrapSpot::Home => (Rule::Home, Instead::Home),
        BilleTrapSpot::Tray(owner) if owner != position.turn_of() => {
            (Rule::Moving, Instead::OtherTray { owner })
        }
        BilleTrapSpot::Tray(_) | BilleTrapSpot::Space(_) => {
            elsewhere(position, hand).unwrap_or((Rule::Moving, Instead::Glowing))
        }
    };
    (Some(rule.id()), idle.notice())
}

/// A marble that can move is put where it does not go.
fn elsewhere(position: &BilleTrap, hand: &Hand<BilleTrapSpot>) -> Option<(Rule, Instead)> {
    let (Hand::Takes { from, to, .. }, Phase::Move(roll)) = (hand, position.phase()) else {
        return None;
    };
    let action = begun(position, *from).filter(|action| position.check(*action).is_ok())?;
    let goes_to = way(position, action).pop().filter(|goes_to| goes_to != to)?;
    Some(match goes_to {
        BilleTrapSpot::Space(space) => (Rule::Moving, Instead::Elsewhere { roll, space }),
        BilleTrapSpot::Home | BilleTrapSpot::Tray(_) => (Rule::Home, Instead::GoesHome { roll }),
    })
}

/// The move of what lies at a spot.
fn begun(position: &BilleTrap, spot: BilleTrapSpot) -> Option<Action> {
    match spot {
        BilleTrapSpot::Tray(owner) => (owner == position.turn_of()).then_some(Action::Enter),
        BilleTrapSpot::Space(space) => Some(Action::Advance(space)),
        BilleTrapSpot::Home => None,
    }
}
