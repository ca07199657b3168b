//! Thinking time: what runs, what it costs, what is forgiven, when a flag falls.

use std::time::Duration;

use game::Leaving;
use shelf::Game;
use table::{Bot, By, Clock, Command, EventKind, Objection, Options, Phase, Sitting};

use crate::company::{ADA, BOB, Company, ONE, TWO, options, sit, total};

fn kuba(clock: Clock) -> Company {
    Company::playing(Options { clock, ..options(Game::Kuba, 2) })
}

fn flagged(seat: game::Seat) -> EventKind {
    EventKind::Left { seat, how: Leaving::Flagged }
}

const DAY: u64 = 24 * 60 * 60 * 1_000;

#[test]
fn only_the_clock_of_whose_turn_it_is_runs() {
    let mut company = kuba(total(60, 2));
    company.wait(5_000);
    assert_eq!((company.left(ONE), company.left(TWO)), (55_000, 60_000));
    company.acts(ONE, "a7s");
    assert_eq!(company.left(ONE), 57_000, "the increment is added when the turn ends");
    company.wait(1_000);
    assert_eq!((company.left(ONE), company.left(TWO)), (57_000, 59_000));
}

#[test]
fn the_increment_is_for_a_turn_not_for_an_action() {
    let clock = total(60, 10);
    let mut company = Company::playing(Options { clock, ..options(Game::BlackHoles, 2) });
    company.acts_somehow();
    assert_eq!(company.left(ONE), 70_000);
    company.wait(4_000);
    company.acts_somehow();
    assert_eq!(company.left(TWO), 56_000, "in the middle of the turn");
    company.wait(1_000);
    company.acts_somehow();
    assert_eq!(company.left(TWO), 65_000);
}

#[test]
fn chance_and_bots_cost_nobody_time() {
    let clock = total(60, 0);
    let mut company = Company::open(Options { clock, ..options(Game::BilleTrap, 2) });
    company.does(ADA, sit(ONE, Sitting::Myself, 1));
    company.does(ADA, Command::SeatBot { seat: TWO, bot: Bot::Level(1) });
    while company.table.actor() == Some(ONE) {
        company.acts_somehow();
    }
    company.wait(1_000_000);
    assert!(!company.table.clock_runs());
    assert_eq!(company.table.deadline(), None);
    assert_eq!((company.left(ONE), company.left(TWO)), (60_000, 60_000));
    assert_eq!(company.refused(By::Host, Command::LookAtClocks), Objection::FlagUp);
    while company.table.actor() == Some(TWO) {
        let action = company.table.game().expect("a game").actions().swap_remove(0);
        let act = company.act(TWO, &action);
        company.done(By::Bot(TWO), act);
    }
    company.wait(1_000);
    assert_eq!((company.left(ONE), company.left(TWO)), (59_000, 60_000));
}

#[test]
fn the_flag_falls_when_no_lag_could_make_up_for_it() {
    let mut company = kuba(total(60, 0));
    company.wait(60_000);
    assert_eq!(company.left(ONE), 0);
    assert_eq!(company.refused(By::Host, Command::LookAtClocks), Objection::FlagUp);
    company.wait(500);
    assert_eq!(company.table.deadline(), Some(company.now()));
    assert_eq!(company.may_not(BOB, Command::LookAtClocks), Objection::NotHost);
    assert_eq!(company.done(By::Host, Command::LookAtClocks)[0], flagged(ONE));
    assert_eq!(company.table.phase(), Phase::Over);
    assert_eq!(company.table.deadline(), None);
}

#[test]
fn an_action_that_comes_too_late_is_not_made() {
    let mut company = kuba(total(60, 0));
    company.wait(60_000);
    let events = company.acts(ONE, "a7s");
    assert_eq!(events[0], flagged(ONE));
    assert!(company.table.game().expect("a game").entries() == ["flag:1"]);
}

#[test]
fn lag_is_forgiven_within_bounds() {
    let mut company = kuba(total(60, 0));
    company.circumstances.lag = Duration::from_micros(300_900);
    company.wait(60_200);
    let events = company.acts(ONE, "a7s");
    let forgiven = Duration::from_millis(300);
    assert_eq!(events, [EventKind::Acted { seat: ONE, actions: "a7s".into(), forgiven }]);
    assert_eq!(company.left(ONE), 100);
    // Bob is quick, and is forgiven no more than was used.
    company.wait(40);
    company.acts(TWO, "a1e");
    assert_eq!(company.left(TWO), 60_000);
    company.circumstances.lag = Duration::from_secs(9);
    company.wait(400);
    company.acts(ONE, "b7s");
    assert_eq!(company.left(ONE), 100, "at most half a second, and no more than was used");
    company.wait(700);
    company.acts(TWO, "b1e");
    assert_eq!(company.left(TWO), 59_800);
    company.wait(601);
    assert_eq!(company.acts(ONE, "a6e")[0], flagged(ONE));
}

#[test]
fn lag_has_a_quota_that_comes_back_slowly() {
    let clock = total(600, 0);
    let mut company = Company::playing(Options { clock, ..options(Game::Klotze, 2) });
    company.circumstances.lag = Duration::from_secs(5);
    let mut forgiven = Vec::new();
    for _ in 0..8 {
        company.wait(1_000);
        match &company.acts_somehow()[0] {
            EventKind::Acted { forgiven: given, .. } => forgiven.push(given.as_millis()),
            kind => panic!("{kind:?}"),
        }
        company.acts_somehow();
    }
    assert_eq!(forgiven, [500, 500, 500, 500, 400, 100, 100, 100]);
}

#[test]
fn days_are_for_each_turn() {
    let mut company = kuba(Clock::Days(2));
    company.circumstances.lag = Duration::from_millis(400);
    company.wait(DAY);
    assert_eq!(company.left(ONE), u128::from(DAY));
    company.acts(ONE, "a7s");
    assert_eq!(company.left(TWO), 2 * u128::from(DAY));
    assert_eq!(company.table.clock_left(ONE, company.now()), None);
    company.wait(2 * DAY - 1);
    assert_eq!(company.refused(By::Host, Command::LookAtClocks), Objection::FlagUp);
    company.wait(1);
    assert_eq!(company.done(By::Host, Command::LookAtClocks)[0], flagged(TWO));
}

#[test]
fn without_a_clock_no_flag_falls() {
    let mut company = kuba(Clock::None);
    company.wait(1_000 * DAY);
    assert_eq!(company.table.clock_left(ONE, company.now()), None);
    assert_eq!(company.refused(By::Host, Command::LookAtClocks), Objection::FlagUp);
    company.acts(ONE, "a7s");
}

#[test]
fn an_outage_costs_nobody_time() {
    for (clock, all) in [(total(60, 0), 60_000), (Clock::Days(1), u128::from(DAY))] {
        let mut company = kuba(clock);
        company.wait(1_000);
        let from = company.now();
        company.wait(100 * DAY);
        assert_eq!(company.may_not(ADA, Command::NoteOutage { from }), Objection::NotHost);
        company.done(By::Host, Command::NoteOutage { from });
        assert_eq!(company.left(ONE), all - 1_000);
        assert_eq!(company.table.turn_began(), company.now());
        let again = company.refused(By::Host, Command::NoteOutage { from });
        assert_eq!(again, Objection::NotNow, "no time is given back twice");
        company.wait(1_000);
        assert_eq!(company.left(ONE), all - 2_000);
    }
}

#[test]
fn an_outage_from_before_the_turn_counts_from_its_beginning() {
    let mut company = kuba(total(60, 0));
    let from = company.now();
    company.wait(1_000);
    company.acts(ONE, "a7s");
    company.wait(2_000);
    company.done(By::Host, Command::NoteOutage { from });
    assert_eq!((company.left(ONE), company.left(TWO)), (59_000, 60_000));
}

#[test]
fn a_clock_that_was_set_back_gives_no_time() {
    let mut company = kuba(total(60, 0));
    company.wait(10_000);
    company.acts(ONE, "a7s");
    let last = company.table.last_at();
    company.circumstances.now = table::Moment::from_millis(last.as_millis() - 5_000);
    company.acts(TWO, "a1e");
    assert_eq!(company.table.last_at(), last);
    assert_eq!((company.left(ONE), company.left(TWO)), (50_000, 60_000));
}
