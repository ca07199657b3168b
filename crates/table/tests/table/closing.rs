//! Closing a table.

use shelf::Game;
use table::{By, Closing, Command, Objection, Phase, Phrase};

use crate::company::{ADA, BOB, Company, ONE, options};

fn close(why: Closing) -> Command {
    Command::Close { why }
}

#[test]
fn the_opener_closes_before_the_start() {
    let mut company = Company::open(options(Game::Kuba, 2));
    assert_eq!(company.may_not(BOB, close(Closing::ByOpener)), Objection::NotOpener);
    assert_eq!(company.may_not(ADA, close(Closing::ByServer)), Objection::NotHost);
    assert_eq!(company.refused(By::Host, close(Closing::ByOpener)), Objection::NotOpener);
    company.does(ADA, close(Closing::ByOpener));
    assert_eq!(company.table.phase(), Phase::Closed);
    let mut company = Company::playing(options(Game::Kuba, 2));
    assert_eq!(company.may_not(ADA, close(Closing::ByOpener)), Objection::Started);
}

#[test]
fn the_server_closes_what_is_deserted_or_done() {
    let mut company = Company::open(options(Game::Kuba, 2));
    assert_eq!(company.refused(By::Host, close(Closing::Archived)), Objection::NotOver);
    company.done(By::Host, close(Closing::Deserted));
    let mut company = Company::playing(options(Game::Kuba, 2));
    assert_eq!(company.refused(By::Host, close(Closing::Archived)), Objection::NotOver);
    assert_eq!(company.refused(By::Host, close(Closing::Deserted)), Objection::Started);
    company.does(ADA, Command::Resign { seat: ONE });
    assert_eq!(company.refused(By::Host, close(Closing::Deserted)), Objection::Started);
    company.done(By::Host, close(Closing::Archived));
}

#[test]
fn a_closed_table_takes_nothing_more_and_keeps_its_secret() {
    let mut company = Company::playing(options(Game::BilleTrap, 2));
    company.done(By::Host, close(Closing::ByServer));
    assert_eq!(company.table.revealed(), None, "the game was not over");
    assert!(!company.table.clock_runs());
    for command in [
        Command::Say { phrase: Phrase::Goodbye },
        Command::Resign { seat: ONE },
        company.act(ONE, "e"),
    ] {
        assert_eq!(company.may_not(ADA, command), Objection::Closed);
    }
    assert_eq!(company.refused(By::Host, close(Closing::ByServer)), Objection::Closed);
}
