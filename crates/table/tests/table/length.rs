//! Nobody can fill a table, and a full one is played to its end.

use shelf::Game;
use table::{
    Answerer, By, Command, Event, EventKind, Objection, Options, Permission, Phase, Phrase,
    Proposal, Refused, Sitting, Stakes, Table,
};

use crate::company::{
    ADA, BOB, CLEO, Company, DAN, ONE, THREE, TWO, answer, options, propose, sit, total,
};

const PROPOSALS: [Proposal; 4] =
    [Proposal::Draw, Proposal::TakeBack, Proposal::Pause, Proposal::Rematch];

fn rated() -> Options {
    Options {
        stakes: Stakes::Rated,
        clock: total(600, 0),
        take_backs: Permission::Forbidden,
        aids: Permission::Forbidden,
        ..options(Game::Kuba, 2)
    }
}

/// Bob, whose turn it is not, tries everything that there is beside playing.
fn pester(company: &mut Company, times: usize) -> Vec<Objection> {
    let mut objections = Vec::new();
    for time in 0..times {
        company.wait(1_000);
        let proposal = PROPOSALS[time % PROPOSALS.len()];
        let say = Command::Say { phrase: Phrase::ALL[time % Phrase::ALL.len()] };
        for command in [propose(proposal), answer(proposal, false), say] {
            if let Err(Refused::Table(objection)) = company.ask(By::Person(BOB), command) {
                objections.push(objection);
            }
        }
    }
    objections
}

#[test]
fn nobody_fills_a_table_while_another_thinks() {
    let mut company = Company::playing(rated());
    let before = company.table.events();
    let objections = pester(&mut company, 200);
    assert!(objections.contains(&Objection::Enough), "{objections:?}");
    assert!(objections.contains(&Objection::AskedAlready), "{objections:?}");
    let more = company.table.events() - before;
    assert!(more < 100, "{more} events of one who does not act");
    company.acts(ONE, "a7s");
    company.acts(TWO, "a1e");
    company.does(BOB, propose(Proposal::Pause));
}

#[test]
fn a_pause_is_proposed_once_between_one_s_own_moves_until_it_is_granted() {
    let mut company = Company::playing(rated());
    company.does(BOB, propose(Proposal::Pause));
    company.does(BOB, answer(Proposal::Pause, false));
    assert_eq!(company.may_not(BOB, propose(Proposal::Pause)), Objection::AskedAlready);
    company.acts(ONE, "a7s");
    company.acts(TWO, "a1e");
    company.does(BOB, propose(Proposal::Pause));
    company.does(ADA, answer(Proposal::Pause, true));
    company.does(ADA, Command::Resume);
    company.does(BOB, propose(Proposal::Pause));
}

#[test]
fn a_rematch_is_proposed_a_few_times() {
    let mut company = Company::playing(rated());
    company.does(ADA, Command::Resign { seat: ONE });
    for _ in 0..3 {
        company.does(BOB, propose(Proposal::Rematch));
        company.does(BOB, answer(Proposal::Rematch, false));
    }
    assert_eq!(company.may_not(BOB, propose(Proposal::Rematch)), Objection::AskedAlready);
    company.does(ADA, propose(Proposal::Rematch));
    company.does(BOB, answer(Proposal::Rematch, true));
    assert!(company.table.rematch_due().is_some());
}

#[test]
fn a_stranger_who_sits_and_stands_keeps_nobody_from_starting() {
    let mut company = Company::open(options(Game::Klotze, 3));
    company.does(ADA, sit(ONE, Sitting::Myself, 1));
    let stranger = By::Person(DAN);
    for _ in 0..1_000 {
        if company.ask(stranger, sit(TWO, Sitting::Myself, 4)).is_ok() {
            company.does(DAN, Command::Stand { seat: TWO });
        }
    }
    assert_eq!(company.may_not(DAN, sit(TWO, Sitting::Myself, 4)), Objection::Enough);
    assert!(company.table.events() < 300, "{:?}", company.table);
    company.does(BOB, sit(TWO, Sitting::Myself, 2));
    company.does(CLEO, sit(THREE, Sitting::Myself, 3));
    assert_eq!(company.table.phase(), Phase::Playing);
}

/// The events that a server of 0.1 stored when somebody did the same without end.
fn filled(company: &mut Company, kinds: &[EventKind]) {
    while company.table.events() < Table::LONG {
        company.wait(1_000);
        for kind in kinds {
            let event = Event { at: company.circumstances.now, kind: kind.clone() };
            company.table.apply(&event).expect("history is folded, however long");
            company.follower.apply(&event).expect("by everybody");
        }
    }
}

#[test]
fn a_full_table_is_played_on() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    let withdrawn = EventKind::Answered {
        who: Answerer::Person(BOB),
        proposal: Proposal::Pause,
        agreed: false,
    };
    let proposed = EventKind::Proposed { person: BOB, proposal: Proposal::Pause };
    filled(&mut company, &[proposed, withdrawn]);
    for command in [propose(Proposal::Draw), Command::Say { phrase: Phrase::Hello }] {
        assert_eq!(company.may_not(BOB, command), Objection::TooLong);
    }
    company.acts(ONE, "a7s");
    company.acts(TWO, "a1e");
    company.does(BOB, Command::Resign { seat: TWO });
    assert_eq!(company.table.phase(), Phase::Over);
}

#[test]
fn at_a_full_table_a_pause_ends_and_the_absent_are_claimed() {
    let mut company = Company::playing(rated());
    company.does(ADA, propose(Proposal::Pause));
    company.does(BOB, answer(Proposal::Pause, true));
    filled(&mut company, &[EventKind::Said { person: BOB, phrase: Phrase::Hello }]);
    company.does(ADA, Command::Resume);
    company.circumstances.gone[ONE.index()] = Some(company.circumstances.now);
    company.wait(60_000);
    company.does(BOB, Command::Claim { seat: ONE });
    assert_eq!(company.table.phase(), Phase::Over);
}
