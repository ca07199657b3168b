//! `ludotheque verify`: checks offline that the chance of a finished game is
//! what was settled before it began, and says in plain words what was checked and
//! what the record can't show.

use std::io::Write;

use chance::{Commitment, Proof, Unproven, Verified};
use game::{Coded, Fact, Line, Notice, Record};
use shelf::{Game, GameInProgress, OpenError};
use table::{First, TableId};
use words::Words;

use crate::{
    args::Verify,
    failure::{Failure, say_beside},
    opening,
};

pub(crate) fn run(verify: &Verify, words: &Words) -> Result<(), Failure> {
    let text = opening::read_record(&verify.record)?;
    let (game, chance) = read(&text)?;
    let (tree, _) = game.game().open_tree(&text)?;
    if let Some(sentence) = opening::left_out(&tree, words) {
        say_beside(&sentence);
    }
    let proof = proof(chance).map_err(Failure::Unproven)?;
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

/// The game of a record, and what it says of its chance.
fn read(text: &str) -> Result<(GameInProgress, Option<Line>), Failure> {
    let header = text.lines().take_while(|line| !line.trim().is_empty());
    let mut lines = header.filter_map(|line| line.split_once(':'));
    let named = lines.find(|(key, _)| key.trim() == "game").map(|(_, name)| name.trim());
    // A record without a name is read as any game's, which says what is missing.
    let game = named.map_or(Game::ALL.first().copied(), Game::named);
    let unknown = || Failure::UnknownGame(named.unwrap_or_default().to_owned());
    let read = shelf::match_game!(game.ok_or_else(unknown)?, P => {
        text.parse().map(|record: Record<P>| (record.game.into(), record.chance))
    });
    read.map_err(|error| Failure::Open(OpenError::Record(error)))
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
