//! What is shown of the traps below the spaces: while the game runs what
//! everybody can know of them, and when it is over how they are.

use bille_trap::{BilleTrap, Deal, Finding, Odds, Space};
use game::{Fact, Notice};

use crate::scene::{Note, NoteKind};

/// BT-9, BT-10: what was found of the trap below a space, or how likely it is
/// open. At a table that is the players' memory, so it is an aid.
pub(super) fn belief(position: &BilleTrap, space: Space) -> Note {
    let Odds { open, closed } = position.odds(space);
    let certain = position.odds(space).certain();
    let (look, text) = match certain {
        Some(Finding::Open) => ("trap open", None),
        Some(Finding::Closed) => ("trap closed", None),
        None => ("trap unsure", Some(format!("{open}/{}", open + closed))),
    };
    let told = match certain {
        Some(finding) => Notice { code: "note-bille-trap-known", facts: vec![found(finding)] },
        None => Notice {
            code: "note-bille-trap-chance",
            facts: vec![("open", open.into()), ("all", (open + closed).into())],
        },
    };
    Note { spot: space.to_string(), look, text, told, kind: NoteKind::Aid }
}

/// BT-12: how the trap below a space is, now that the game is over.
pub(super) fn truth(position: &BilleTrap, deal: Deal, space: Space) -> Note {
    let trap = position.trap_under(space);
    let finding = deal.finding(trap);
    let (look, code) = match (position.known(trap), finding) {
        (Some(_), Finding::Open) => ("trap open", "note-bille-trap-known"),
        (Some(_), Finding::Closed) => ("trap closed", "note-bille-trap-known"),
        (None, Finding::Open) => ("trap open untested", "note-bille-trap-untested"),
        (None, Finding::Closed) => ("trap closed untested", "note-bille-trap-untested"),
    };
    let told = Notice { code, facts: vec![found(finding)] };
    Note { spot: space.to_string(), look, text: None, told, kind: NoteKind::Plain }
}

fn found(finding: Finding) -> (&'static str, Fact) {
    ("found", finding.into())
}
