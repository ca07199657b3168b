//! `ludotheque verify`: checks offline that the chance of a finished game is
//! what was settled before it began, and says in plain words what was checked and
//! what the record can't show.

use std::io::Write;

use chance::{Commitment, Proof, Unproven, Verified};
use game::{Coded, Fact, Line, Notice};
use table::{First, TableId};
use words::Words;

use crate::{
    args::Verify,
    failure::{Failure, say_beside},
    opening,
};

pub(crate) fn run(verify: &Verify, words: &Words) -> Result<(), Failure> {
    let text = opening::read_record(&verify.record)?;
    let named = opening::game_of(&text)?;
    let (game, heading) = named.open_record(&text)?;
    let (tree, _) = named.open_tree(&text)?;
    if let Some(sentence) = opening::left_out(&tree, words) {
        say_beside(&sentence);
    }
    let proof = proof(heading.chance).map_err(Failure::Unproven)?;
    let checked = proof.verify(&game, verify.commitment).and_then(|verified| {
        let name = Name::of(&proof)?;
        Ok((verified, name))
    });
    let (verified, name) = checked.map_err(|unproven| Failure::Unproven(unproven.notice()))?;
    let mut out = anstream::stdout().lock();
    for line in report(verify.commitment, &proof, &verified, name, words) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn proof(chance: Option<Line>) -> Result<Proof, Notice> {
    let line = chance.ok_or(Notice { code: "cli-verify-no-line", facts: Vec::new() })?;
    line.as_str().parse().map_err(|error: chance::ProofError| error.notice())
}

/// What the table's name tells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Name {
    /// The commitment came first, and so did whether seats are drawn.
    Committed,
    /// Nothing: it is not made of the commitment.
    Other,
}

impl Name {
    fn of(proof: &Proof) -> Result<Self, Unproven> {
        let is = |first| proof.table == TableId::committed(&proof.commitment, first).to_string();
        match proof.lot {
            None if is(First::ByLot) => Err(Unproven::LotMissing),
            Some(found) if is(First::AsSeated) => Err(Unproven::LotAdded { found }),
            _ if is(First::ByLot) || is(First::AsSeated) => Ok(Self::Committed),
            _ => Ok(Self::Other),
        }
    }
}

/// What was checked, a sentence a line.
fn report(
    published: Option<Commitment>,
    proof: &Proof,
    verified: &Verified,
    name: Name,
    words: &Words,
) -> Vec<String> {
    let commitment = [("commitment", proof.commitment.into())];
    let fits = match published {
        Some(_) => "cli-verify-published",
        None => "cli-verify-commitment",
    };
    let first = match name {
        Name::Committed => {
            words.tell("cli-verify-first", &[("table", Fact::Text(proof.table.clone()))])
        }
        Name::Other => words.text("cli-verify-not-first"),
    };
    let lot = match verified.lot {
        Some(lot) => words.tell("cli-verify-lot", &[("lot", lot.into())]),
        None if name == Name::Other => words.text("cli-verify-lot-unknown"),
        None => words.text("cli-verify-no-lot"),
    };
    let chances = match (&verified.deal, verified.chances) {
        (None, 0) => words.text("cli-verify-no-chance"),
        (_, chances) => words.tell("cli-verify-chances", &[("chances", chances.into())]),
    };
    let hidden =
        |deal: &String| words.tell("cli-verify-deal", &[("deal", Fact::Text(deal.clone()))]);
    let end = match published {
        Some(_) => words.text("cli-verify-holds"),
        None => words.text("cli-verify-compare"),
    };
    [words.tell(fits, &commitment), first, lot, chances]
        .into_iter()
        .chain(verified.deal.as_ref().map(hidden))
        .chain([words.text("cli-verify-not-checked"), end])
        .collect()
}
