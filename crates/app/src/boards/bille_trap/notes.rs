//! What is shown of the traps below the spaces: while the game runs what
//! everybody can know of them, and when it is over how they are; and what the
//! signs for it mean.

use game::Coded;
use shelf::games::bille_trap::{BilleTrap, Deal, Finding, Odds, Phase, Space, Trap};

use super::places::{BilleTrapSpot, after_turning};
use crate::scene::{LegendEntry, Note, NoteKind, Uncovered};

game::notices! {
    /// What is told of a trap.
    pub enum TrapNote {
        /// BT-9: it was tested, or all of the other kind are known.
        "note-bille-trap-known" Known { found: Finding },
        /// It is open with so many chances of a hundred.
        "note-bille-trap-chance" Chance { percent: u32 },
        /// BT-12: shown at the end, though nobody tested it.
        "note-bille-trap-untested" Untested { found: Finding },
        /// A chance as it is written on the board.
        "note-bille-trap-percent" Percent { percent: u32 },
        /// What the sign of a closed trap means.
        "legend-bille-trap-closed" LegendClosed,
        /// What the sign of an open trap means.
        "legend-bille-trap-open" LegendOpen,
        /// What a dashed rim means at the end.
        "legend-bille-trap-never" LegendNever,
        /// What a hollow without a sign means: so many of so many are open.
        "legend-bille-trap-untested" LegendUntested { open: usize, all: usize, percent: u32 },
    }
}

/// BT-9, BT-10: what was found of the trap below a space, or how likely it is
/// open. At a table that is the players' memory, so it is an aid. How likely a
/// trap is open matters below a marble, and where one may come next; elsewhere it
/// is shown on request.
pub(super) fn belief(position: &BilleTrap, space: Space) -> Note<BilleTrapSpot> {
    let odds = position.odds(space);
    let (look, text, told) = if let Some(found) = odds.certain() {
        (known_look(found), None, TrapNote::Known { found })
    } else {
        let percent = percent(odds);
        let text = TrapNote::Percent { percent }.notice();
        ("trap unsure", Some(text), TrapNote::Chance { percent })
    };
    let kind = match odds.certain() {
        None if !matters(position, space) => NoteKind::AidOnRequest,
        _ => NoteKind::Aid,
    };
    Note { spot: BilleTrapSpot::Space(space), look, text, told: told.notice(), kind }
}

/// What was found of the trap below a space, put there by hand.
pub(super) fn arranged(space: Space, found: Finding) -> Note {
    let (spot, look, told) =
        (space.to_string(), known_look(found), TrapNote::Known { found }.notice());
    Note { spot, look, text: None, told, kind: NoteKind::Plain }
}

/// BT-12: how the trap below a space is, now that the game is over.
pub(super) fn truth(position: &BilleTrap, deal: Deal, space: Space) -> Note<BilleTrapSpot> {
    let trap = position.trap_under(space);
    let found = deal.finding(trap);
    let (look, told) = match (position.known(trap), found) {
        (Some(_), _) => (known_look(found), TrapNote::Known { found }),
        (None, Finding::Open) => ("trap open untested", TrapNote::Untested { found }),
        (None, Finding::Closed) => ("trap closed untested", TrapNote::Untested { found }),
    };
    let (spot, told) = (BilleTrapSpot::Space(space), told.notice());
    Note { spot, look, text: None, told, kind: NoteKind::Plain }
}

/// What the signs mean, and how many traps are open of those that nobody tested.
pub(super) fn legend(position: &BilleTrap, uncovered: Uncovered) -> Vec<LegendEntry> {
    let entry = |look, told: TrapNote| LegendEntry { look, told: told.notice() };
    let signs = [entry("closed", TrapNote::LegendClosed), entry("open", TrapNote::LegendOpen)];
    let untested = match uncovered {
        Uncovered::SoFar => untested(position).map(|told| entry("untested", told)),
        Uncovered::All => Some(entry("never", TrapNote::LegendNever)),
    };
    signs.into_iter().chain(untested).collect()
}

/// How many of a hundred deals have the trap open; only what is certain is 0 or
/// 100.
pub(super) fn percent(Odds { open, closed }: Odds) -> u32 {
    let all = (open + closed).max(1);
    match (open, closed) {
        (0, _) => 0,
        (_, 0) => 100,
        _ => ((100 * open + all / 2) / all).clamp(1, 99),
    }
}

fn untested(position: &BilleTrap) -> Option<TrapNote> {
    let left = |found: Finding| {
        let known = Trap::all().filter(|trap| position.known(*trap) == Some(found)).count();
        found.dealt() - known
    };
    let [open, closed] = Finding::ALL.map(left);
    let odds = Odds { open: open as u32, closed: closed as u32 };
    let all = open + closed;
    (all > 0).then(|| TrapNote::LegendUntested { open, all, percent: percent(odds) })
}

/// Whether a marble lies on a space, or comes over its trap if the top is turned
/// now.
fn matters(position: &BilleTrap, space: Space) -> bool {
    let lies = |space: Space| position.marble(space).is_some();
    let comes = |from: Space| lies(from) && after_turning(from) == Some(space);
    lies(space) || (position.phase() == Phase::Top && Space::all().any(comes))
}

fn known_look(found: Finding) -> &'static str {
    match found {
        Finding::Open => "trap open",
        Finding::Closed => "trap closed",
    }
}
