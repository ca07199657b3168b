//! Another game between the same people.

use shelf::Game;
use table::{
    Bot, By, Command, EventKind, First, Objection, Options, Phase, Proposal, Sitter, Sitting,
    TableId,
};

use crate::company::{ADA, BOB, CLEO, Company, ONE, THREE, TWO, answer, options, propose, sit};

const NEXT: TableId = TableId::of([5; 10]);

const AGAIN: Command = propose(Proposal::Rematch);

#[test]
fn everybody_moves_on_by_one_seat() {
    let by_lot = Options { first: First::ByLot, ..options(Game::Klotze, 3) };
    let mut company = Company::playing(by_lot);
    let before: Vec<_> = [ONE, TWO, THREE].map(|seat| company.person(seat)).into();
    for seat in [ONE, TWO] {
        company.does(company.person(seat), Command::Resign { seat });
    }
    for person in [BOB, ADA, CLEO] {
        assert_eq!(company.table.rematch_due(), None, "those who left are asked too");
        company.does(person, AGAIN);
    }
    let rematch = company.table.rematch_due().expect("all want it");
    let people: Vec<_> = rematch.sitters.iter().filter_map(|sitter| sitter.person()).collect();
    assert_eq!(people, [before[2], before[0], before[1]]);
    assert_eq!(rematch.options.first, First::AsSeated);
    assert_eq!(rematch.by, BOB, "who proposed it opens its table");
}

#[test]
fn companions_and_bots_come_along() {
    let mut company = Company::open(options(Game::Klotze, 3));
    company.does(ADA, sit(ONE, Sitting::Myself, 1));
    company.does(ADA, Command::SeatBot { seat: TWO, bot: Bot::Level(3) });
    company.does(ADA, sit(THREE, Sitting::Companion, 2));
    company.does(ADA, Command::Resign { seat: ONE });
    company.does(ADA, Command::Resign { seat: THREE });
    company.does(ADA, AGAIN);
    let rematch = company.table.rematch_due().expect("she wants it");
    let expected = [Sitter::Companion(ADA), Sitter::Person(ADA), Sitter::Bot(Bot::Level(3))];
    assert_eq!(rematch.sitters, expected);
}

#[test]
fn it_is_noted_once_and_only_when_all_agree() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    assert_eq!(company.may_not(ADA, AGAIN), Objection::NotOver);
    company.does(ADA, Command::Resign { seat: ONE });
    assert_eq!(company.may_not(ADA, propose(Proposal::Draw)), Objection::Over);
    let note = Command::NoteRematch { table: NEXT };
    company.does(ADA, AGAIN);
    assert_eq!(company.refused(By::Host, note.clone()), Objection::NoRematch);
    company.does(BOB, answer(Proposal::Rematch, false));
    assert_eq!(company.table.proposals(), []);
    company.does(BOB, AGAIN);
    company.does(ADA, AGAIN);
    assert_eq!(company.may_not(ADA, note.clone()), Objection::NotHost);
    assert_eq!(company.done(By::Host, note.clone()), [EventKind::Rematched { table: NEXT }]);
    assert_eq!(company.table.rematch(), Some(NEXT));
    assert_eq!(company.refused(By::Host, note), Objection::Rematched);
    assert_eq!(company.may_not(ADA, AGAIN), Objection::Rematched);
    assert_eq!(company.table.phase(), Phase::Over);
}
