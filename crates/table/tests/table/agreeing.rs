//! Proposals: who is asked, who answers for whom, and when they lapse.

use shelf::Game;
use table::{Answerer, Bot, By, Command, EventKind, Objection, Phase, Proposal, Sitting};

use crate::company::{
    ADA, BOB, CLEO, Company, ONE, THREE, TWO, answer, options, propose, sit, total,
};

/// Ada, her companion and a bot.
fn family() -> Company {
    let mut company = Company::open(options(Game::Klotze, 3));
    company.does(ADA, sit(ONE, Sitting::Myself, 1));
    company.does(ADA, sit(TWO, Sitting::Companion, 2));
    company.does(ADA, Command::SeatBot { seat: THREE, bot: Bot::Level(3) });
    company
}

#[test]
fn all_seats_of_a_person_answer_as_one_and_bots_for_themselves() {
    let mut company = family();
    let events = company.does(ADA, propose(Proposal::Draw));
    assert_eq!(events.len(), 1, "the bot is asked");
    assert_eq!(company.table.bots_to_answer(), [THREE]);
    let yes = answer(Proposal::Draw, true);
    assert_eq!(company.refused(By::Bot(TWO), yes.clone()), Objection::NotYours { seat: TWO });
    let events = company.done(By::Bot(THREE), yes);
    assert_eq!(events[1], EventKind::Drawn);
}

#[test]
fn bots_always_accept_pauses() {
    let mut company = family();
    let events = company.does(ADA, propose(Proposal::Pause));
    assert_eq!(events[1], EventKind::Paused);
    assert_eq!(company.table.phase(), Phase::Paused);
}

#[test]
fn two_who_propose_the_same_agree() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    company.does(ADA, propose(Proposal::Draw));
    assert_eq!(company.may_not(ADA, propose(Proposal::Draw)), Objection::ProposedAlready);
    let events = company.does(BOB, propose(Proposal::Draw));
    let who = Answerer::Person(BOB);
    let agreed = EventKind::Answered { who, proposal: Proposal::Draw, agreed: true };
    assert_eq!(events[..2], [agreed, EventKind::Drawn]);
}

#[test]
fn acting_without_agreeing_refuses_a_draw() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    company.does(ADA, propose(Proposal::Draw));
    company.acts(ONE, "a7s");
    assert_eq!(company.table.proposals().len(), 1, "who proposed it may act");
    company.acts(TWO, "a1e");
    assert_eq!(company.table.proposals(), []);
    let late = company.may_not(BOB, answer(Proposal::Draw, true));
    assert_eq!(late, Objection::NothingProposed);
}

#[test]
fn nobody_is_pestered() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    company.does(ADA, propose(Proposal::Draw));
    company.does(BOB, answer(Proposal::Draw, false));
    assert_eq!(company.may_not(ADA, propose(Proposal::Draw)), Objection::AskedAlready);
    company.acts(ONE, "a7s");
    company.does(ADA, propose(Proposal::Draw));
    company.does(ADA, answer(Proposal::Draw, false));
    assert_eq!(company.table.proposals(), [], "withdrawn");
    assert_eq!(company.may_not(ADA, propose(Proposal::Draw)), Objection::AskedAlready);
}

#[test]
fn watchers_and_those_who_left_have_no_say() {
    let mut company = Company::playing(options(Game::Klotze, 3));
    company.does(BOB, Command::Resign { seat: TWO });
    for proposal in [Proposal::Draw, Proposal::Pause, Proposal::TakeBack] {
        assert_eq!(company.may_not(BOB, propose(proposal)), Objection::SeatLeft { seat: TWO });
        let watcher = crate::company::DAN;
        assert_eq!(company.may_not(watcher, propose(proposal)), Objection::NotSeated);
    }
    company.does(ADA, propose(Proposal::Pause));
    let no = answer(Proposal::Pause, false);
    assert_eq!(company.may_not(BOB, no), Objection::SeatLeft { seat: TWO });
    company.does(CLEO, answer(Proposal::Pause, true));
    assert_eq!(company.table.phase(), Phase::Paused);
}

#[test]
fn a_leaving_ends_what_was_proposed() {
    let mut company = Company::playing(options(Game::Klotze, 3));
    company.does(ADA, propose(Proposal::Draw));
    company.does(BOB, answer(Proposal::Draw, true));
    company.does(CLEO, Command::Resign { seat: THREE });
    assert_eq!(company.table.phase(), Phase::Playing);
    assert_eq!(company.table.proposals(), []);
}

#[test]
fn in_a_pause_nobody_acts_and_no_clock_runs() {
    let clock = total(60, 0);
    let mut company = Company::playing(table::Options { clock, ..options(Game::Kuba, 2) });
    company.wait(1_000);
    company.does(BOB, propose(Proposal::Pause));
    company.does(ADA, answer(Proposal::Pause, true));
    company.wait(1_000_000);
    assert_eq!(company.left(ONE), 59_000);
    let act = company.act(ONE, "a7s");
    assert_eq!(company.may_not(ADA, act), Objection::Paused);
    assert_eq!(company.refused(By::Host, Command::LookAtClocks), Objection::Paused);
    assert_eq!(company.may_not(CLEO, Command::Resume), Objection::NotSeated);
    company.does(BOB, Command::Resume);
    assert_eq!(company.may_not(BOB, Command::Resume), Objection::NotPaused);
    company.wait(1_000);
    assert_eq!(company.left(ONE), 58_000);
    company.acts(ONE, "a7s");
}
