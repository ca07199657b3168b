//! Absent means no connection for 60 seconds in one's own turn.

use game::Leaving;
use shelf::Game;
use table::{Bot, By, Clock, Command, EventKind, Objection, Options, Phase, Proposal, Sitter};

use crate::company::{
    ADA, BOB, CLEO, Company, DAN, ONE, THREE, TWO, answer, options, propose, total,
};

const CLAIM: Command = Command::Claim { seat: ONE };
const STAND_IN: Command = Command::StandIn { seat: ONE, level: 4 };
const RETURN: Command = Command::Return { seat: ONE };

/// Three play Klötze; it is Ada's turn, and she has just gone.
fn without_ada(clock: Clock) -> Company {
    let mut company = Company::playing(Options { clock, ..options(Game::Klotze, 3) });
    company.circumstances.gone[ONE.index()] = Some(company.now());
    company
}

#[test]
fn sixty_seconds_in_ones_own_turn() {
    let mut company = without_ada(Clock::None);
    company.wait(59_999);
    assert_eq!(company.may_not(BOB, CLAIM), Objection::NotAbsent { seat: ONE });
    assert_eq!(company.may_not(BOB, STAND_IN), Objection::NotAbsent { seat: ONE });
    company.wait(1);
    assert_eq!(company.may_not(DAN, CLAIM), Objection::NotSeated);
    assert_eq!(company.may_not(ADA, CLAIM), Objection::NotAbsent { seat: ONE });
    assert_eq!(company.refused(By::Host, CLAIM), Objection::NotPerson);
    let other = Command::Claim { seat: TWO };
    assert_eq!(company.may_not(CLEO, other), Objection::NotAbsent { seat: TWO });
    let events = company.does(BOB, CLAIM);
    assert_eq!(events, [EventKind::Left { seat: ONE, how: Leaving::Left }]);
    assert_eq!(company.table.actor(), Some(TWO));
    assert_eq!(company.may_not(BOB, CLAIM), Objection::SeatLeft { seat: ONE });
}

#[test]
fn the_time_before_ones_turn_does_not_count() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    company.circumstances.gone[TWO.index()] = Some(company.now());
    company.wait(100_000);
    let claim = Command::Claim { seat: TWO };
    assert_eq!(company.may_not(ADA, claim.clone()), Objection::NotAbsent { seat: TWO });
    company.acts(ONE, "a7s");
    company.wait(59_999);
    assert_eq!(company.may_not(ADA, claim.clone()), Objection::NotAbsent { seat: TWO });
    company.wait(1);
    company.does(ADA, claim);
    assert_eq!(company.table.phase(), Phase::Over);
}

#[test]
fn with_days_the_deadline_alone_counts() {
    let mut company = without_ada(Clock::Days(1));
    company.wait(3_600_000);
    assert_eq!(company.may_not(BOB, CLAIM), Objection::NotAbsent { seat: ONE });
    assert_eq!(company.may_not(BOB, STAND_IN), Objection::NotAbsent { seat: ONE });
}

#[test]
fn a_bot_stands_in_and_the_seat_is_taken_back() {
    let mut company = without_ada(total(600, 0));
    company.wait(60_000);
    company.does(BOB, STAND_IN);
    assert_eq!(company.table.stand_in(ONE), Some(4));
    assert_eq!(company.table.sitter(ONE), Some(Sitter::Person(ADA)), "the seat stays hers");
    assert_eq!(company.table.bot_to_act(), Some((ONE, Bot::Level(4))));
    assert_eq!(company.may_not(BOB, STAND_IN), Objection::StoodIn { seat: ONE });
    assert_eq!(company.may_not(BOB, CLAIM), Objection::StoodIn { seat: ONE });
    company.wait(100_000);
    assert_eq!(company.left(ONE), 540_000, "the bot's time is not hers");
    assert_eq!(company.may_not(BOB, RETURN), Objection::NotYours { seat: ONE });
    company.does(ADA, RETURN);
    assert_eq!(company.may_not(ADA, RETURN), Objection::NotStoodIn { seat: ONE });
    company.wait(1_000);
    assert_eq!(company.left(ONE), 539_000);
    company.acts_somehow();
}

#[test]
fn the_bot_acts_until_she_is_back() {
    let mut company = without_ada(Clock::None);
    company.wait(60_000);
    company.does(BOB, STAND_IN);
    let action = company.table.game().expect("a game").actions().swap_remove(0);
    let act = company.act(ONE, &action);
    company.done(By::Bot(ONE), act);
    company.acts_somehow();
    company.acts_somehow();
    let action = company.table.game().expect("a game").actions().swap_remove(0);
    let wrong = company.act(ONE, "nonsense");
    company.ask(By::Person(ADA), wrong).expect_err("not an action");
    assert_eq!(company.table.stand_in(ONE), Some(4), "nothing was done");
    let act = company.act(ONE, &action);
    let events = company.does(ADA, act);
    assert_eq!(events[0], EventKind::Returned { seat: ONE }, "who acts is back");
    assert_eq!(company.table.stand_in(ONE), None);
}

#[test]
fn a_bot_that_stands_in_answers_for_the_seat() {
    let mut company = without_ada(Clock::None);
    company.wait(60_000);
    company.does(BOB, propose(Proposal::Pause));
    company.does(CLEO, answer(Proposal::Pause, true));
    let events = company.does(BOB, STAND_IN);
    assert_eq!(events[1], EventKind::Paused, "bots accept pauses");
    company.does(BOB, Command::Resume);
    company.does(BOB, propose(Proposal::Draw));
    company.does(CLEO, answer(Proposal::Draw, true));
    let no = company.may_not(ADA, answer(Proposal::Draw, false));
    assert_eq!(no, Objection::StoodIn { seat: ONE });
    assert_eq!(company.table.bots_to_answer(), [ONE]);
    let events = company.done(By::Bot(ONE), answer(Proposal::Draw, true));
    assert_eq!(events[1], EventKind::Drawn);
}

#[test]
fn who_has_left_claims_nothing() {
    let mut company = without_ada(Clock::None);
    company.does(CLEO, Command::Resign { seat: THREE });
    company.wait(60_000);
    assert_eq!(company.may_not(CLEO, CLAIM), Objection::SeatLeft { seat: THREE });
    company.does(BOB, CLAIM);
    assert_eq!(company.table.phase(), Phase::Over);
}
