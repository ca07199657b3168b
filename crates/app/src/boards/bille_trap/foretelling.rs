//! Where a move of Bille-Trap leads and what may happen there, told to whoever is
//! about to make it: the spaces on its way, the marble that it presses and how
//! likely that drops, and what lies below with and without turning the top.

use std::iter;

use game::{Coded, Notice, Position, Seat};
use shelf::games::bille_trap::{Action, BilleTrap, Finding, Phase, Space, Spaces};

use super::{
    marbles::rest,
    notes::percent,
    places::{BilleTrapSpot, MarblePlace, after_turning, mark},
};
use crate::scene::{Aid, Preview, Target};

game::notices! {
    /// What comes of an action, in a few words.
    pub enum Foretold {
        /// The marble comes to rest here.
        "foretold-bille-trap-lands" Lands { space: Space },
        /// BT-11: entering with a 2 or a 3 ends the turn.
        "foretold-bille-trap-turn-ends" TurnEnds,
        /// The marble comes Home: the how many-th.
        "foretold-bille-trap-home" Home { number: usize },
        /// BT-13: it is the last one.
        "foretold-bille-trap-wins" Wins,
        /// BT-9: it presses a marble, without a word on the trap.
        "foretold-bille-trap-presses" Presses { owner: Seat },
        /// BT-9: it presses another marble of the same player.
        "foretold-bille-trap-presses-own" PressesOwn,
        /// The pressed marble drops so often in a hundred.
        "foretold-bille-trap-drops" Drops { owner: Seat, percent: u32 },
        /// The same of the player's own.
        "foretold-bille-trap-drops-own" DropsOwn { percent: u32 },
        /// The pressed marble does not drop.
        "foretold-bille-trap-holds" Holds { space: Space },
        /// If it does not drop, the other goes on to here.
        "foretold-bille-trap-on" On { how: &'static str, space: Space },
        /// If it does not drop, the other presses the next one.
        "foretold-bille-trap-on-pressing" OnPressing { how: &'static str, space: Space },
        /// If it does not drop, the other comes Home.
        "foretold-bille-trap-on-home" OnHome { how: &'static str },
        /// A trap that is known, inside another sentence.
        "foretold-bille-trap-trap" Trap { found: Finding },
        /// One that is open so often in a hundred.
        "foretold-bille-trap-odds" Odds { percent: u32 },
        /// What lies below, whether the top is turned then or not.
        "foretold-bille-trap-below" Below { trap: Notice },
        /// What lies below if the top is kept.
        "foretold-bille-trap-kept" Kept { trap: Notice },
        /// What lies below if the top is turned.
        "foretold-bille-trap-turned" Turned { trap: Notice },
        /// Marbles of the player's own that lie over closed traps then.
        "foretold-bille-trap-safe" Safe { spaces: Spaces },
        /// Marbles of the player's own that lie over open traps then.
        "foretold-bille-trap-danger" Danger { spaces: Spaces },
        /// Marbles of others that lie over open traps then.
        "foretold-bille-trap-others" Others { spaces: Spaces },
    }
}

/// Where a marble is seen to go by a legal move: the spots on its way, first and
/// last included; none for what is no move of a marble.
pub(super) fn way(position: &BilleTrap, action: Action) -> Vec<BilleTrapSpot> {
    let (from, first) = match action {
        Action::Enter => (BilleTrapSpot::Tray(position.turn_of()), Space::FIRST),
        Action::Advance(space) => (BilleTrapSpot::Space(space), space),
        _ => return Vec::new(),
    };
    let last = target(position, action);
    // BT-6: the marked spaces are entered straight, the others by counting.
    let straight = action == Action::Enter && last.and_then(mark).is_some();
    let counted = move |space: &Space| {
        let is_before = last.is_none_or(|last| *space < last);
        let is_after = *space > first || action == Action::Enter;
        !straight && is_before && is_after
    };
    let passed = Space::all().filter(counted).map(BilleTrapSpot::Space);
    iter::once(from).chain(passed).chain([BilleTrapSpot::on_track(last)]).collect()
}

/// What would come of a legal action.
pub(super) fn preview(position: &BilleTrap, action: Action, aid: Aid) -> Preview<BilleTrapSpot> {
    let next = position.apply(action);
    let (told, drifting) = match action {
        Action::Enter | Action::Advance(_) => {
            let then = matches!(next.phase(), Phase::Top).then(|| target(position, action));
            let drifting: Spaces = then.flatten().into_iter().collect();
            (of_a_move(position, action, aid), drifting)
        }
        Action::Turn => (of_the_top(&next, position.turn_of(), aid), all_marbles(position)),
        Action::Keep => (of_the_top(&next, position.turn_of(), aid), Spaces::NONE),
        Action::Roll(_) | Action::Find(_) | Action::Pass => (Vec::new(), Spaces::NONE),
    };
    let drift = |space: Space| {
        Some((BilleTrapSpot::Space(space), BilleTrapSpot::Space(after_turning(space)?)))
    };
    Preview {
        told: told.iter().map(Coded::notice).collect(),
        drifts: drifting.into_iter().filter_map(drift).collect(),
    }
}

/// How the end of a move is shown.
pub(super) fn shown(position: &BilleTrap, action: Action) -> Target {
    let is_taken = |space| position.marble(space).is_some();
    if target(position, action).is_some_and(is_taken) { Target::Ring } else { Target::Place }
}

/// The space that a move leads to; none where that is Home.
fn target(position: &BilleTrap, action: Action) -> Option<Space> {
    match rest(position, &position.apply(action)) {
        MarblePlace::On(space) | MarblePlace::Above(space) => Some(space),
        MarblePlace::Home(_) | MarblePlace::Tray(_) => None,
    }
}

fn of_a_move(position: &BilleTrap, action: Action, aid: Aid) -> Vec<Foretold> {
    let next = position.apply(action);
    match rest(position, &next) {
        MarblePlace::Above(space) => of_a_press(&next, space, aid),
        MarblePlace::On(space) => {
            let lands = Foretold::Lands { space };
            let then = match (next.phase(), aid) {
                (Phase::Top, Aid::Given) => lies_below(&next, space),
                (Phase::Top, Aid::Withheld) => Vec::new(),
                _ => vec![Foretold::TurnEnds],
            };
            iter::once(lands).chain(then).collect()
        }
        MarblePlace::Home(_) if next.phase() == Phase::Over => vec![Foretold::Wins],
        MarblePlace::Home(before) => vec![Foretold::Home { number: before + 1 }],
        MarblePlace::Tray(_) => Vec::new(),
    }
}

/// BT-9: a test is due; both its results are looked at.
fn of_a_press(testing: &BilleTrap, space: Space, aid: Aid) -> Vec<Foretold> {
    let seat = testing.turn_of();
    let Some(owner) = testing.marble(space) else { return Vec::new() };
    let odds = testing.odds(space);
    let percent = percent(odds);
    let first = match (aid, odds.certain()) {
        (Aid::Given, Some(Finding::Closed)) => Foretold::Holds { space },
        (Aid::Given, _) if owner == seat => Foretold::DropsOwn { percent },
        (Aid::Given, _) => Foretold::Drops { owner, percent },
        (Aid::Withheld, _) if owner == seat => Foretold::PressesOwn,
        (Aid::Withheld, _) => Foretold::Presses { owner },
    };
    let how = match (aid, odds.certain()) {
        (Aid::Given, Some(Finding::Open)) => return vec![first],
        (Aid::Given, Some(Finding::Closed)) => "then",
        (Aid::Given, None) => "else",
        (Aid::Withheld, _) => "or",
    };
    vec![first, goes_on(testing, space, how)]
}

/// Where the marble goes on to from a closed trap.
fn goes_on(testing: &BilleTrap, from: Space, how: &'static str) -> Foretold {
    match Space::numbered(from.number() + 1) {
        None => Foretold::OnHome { how },
        Some(space) if testing.marble(space).is_some() => Foretold::OnPressing { how, space },
        Some(space) => Foretold::On { how, space },
    }
}

/// What lies below a marble that has come to rest, by whether the top is turned.
fn lies_below(moved: &BilleTrap, space: Space) -> Vec<Foretold> {
    let (kept, turned) = (below(moved, space), below(&moved.apply(Action::Turn), space));
    if kept == turned {
        return vec![Foretold::Below { trap: kept }];
    }
    vec![Foretold::Kept { trap: kept }, Foretold::Turned { trap: turned }]
}

/// How the trap below a space is.
fn below(position: &BilleTrap, space: Space) -> Notice {
    let odds = position.odds(space);
    let told = match odds.certain() {
        Some(found) => Foretold::Trap { found },
        None => Foretold::Odds { percent: percent(odds) },
    };
    told.notice()
}

/// Which marbles lie over known traps as the top lies then.
fn of_the_top(next: &BilleTrap, seat: Seat, aid: Aid) -> Vec<Foretold> {
    if aid == Aid::Withheld {
        return Vec::new();
    }
    let over = |marbles: Spaces, finding| -> Spaces {
        let is_so = |space: &Space| next.odds(*space).certain() == Some(finding);
        marbles.into_iter().filter(is_so).collect()
    };
    let own = next.on_track(seat);
    let others = all_marbles(next) - own;
    [
        Foretold::Safe { spaces: over(own, Finding::Closed) },
        Foretold::Danger { spaces: over(own, Finding::Open) },
        Foretold::Others { spaces: over(others, Finding::Open) },
    ]
    .into_iter()
    .filter(|told| match told {
        Foretold::Safe { spaces } | Foretold::Danger { spaces } | Foretold::Others { spaces } => {
            !spaces.is_empty()
        }
        _ => true,
    })
    .collect()
}

fn all_marbles(position: &BilleTrap) -> Spaces {
    Space::all().filter(|space| position.marble(*space).is_some()).collect()
}
