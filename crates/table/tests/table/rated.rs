//! Rated: accounts only, one seat each, a clock, no aids, no take-backs, no bots.

use shelf::Game;
use table::{
    Bot, Clock, Command, EventKind, Objection, Options, Permission, Phase, Proposal, Refused,
    Sitting, Stakes, Standing, Table, TableId,
};

use crate::company::{
    ADA, BOB, CLEO, Company, ONE, TWO, circumstances, options, propose, sit, total,
};

fn rated() -> Options {
    Options {
        stakes: Stakes::Rated,
        clock: total(60, 0),
        aids: Permission::Forbidden,
        take_backs: Permission::Forbidden,
        ..options(Game::Kuba, 2)
    }
}

#[test]
fn a_rated_table_has_a_clock_and_nothing_that_helps() {
    for (wrong, standing, objection) in [
        (rated(), Standing::Guest, Objection::RatedAccount),
        (Options { clock: Clock::None, ..rated() }, Standing::Account, Objection::RatedClock),
        (Options { aids: Permission::Allowed, ..rated() }, Standing::Account, Objection::RatedAids),
        (
            Options { take_backs: Permission::Allowed, ..rated() },
            Standing::Account,
            Objection::RatedTakeBacks,
        ),
    ] {
        let circumstances = table::Circumstances { standing, ..circumstances() };
        let commitment = chance::Commitment::of([0; 32]);
        let id = TableId::of([9; 10]);
        let opened =
            Table::open(id, ADA, wrong, table::Host::Server(commitment), None, &circumstances);
        assert_eq!(opened.err(), Some(Refused::Table(objection)));
    }
}

#[test]
fn only_accounts_sit_and_on_one_seat_each() {
    let mut company = Company::open(rated());
    let sit = |seat, sitting| sit(seat, sitting, 1);
    company.does(ADA, sit(ONE, Sitting::Myself));
    for sitting in [Sitting::Myself, Sitting::Companion] {
        assert_eq!(company.may_not(ADA, sit(TWO, sitting)), Objection::RatedOneSeat);
    }
    let bot = Command::SeatBot { seat: TWO, bot: Bot::Level(1) };
    assert_eq!(company.may_not(ADA, bot), Objection::RatedBots);
    company.circumstances.standing = Standing::Guest;
    assert_eq!(company.may_not(BOB, sit(TWO, Sitting::Myself)), Objection::RatedAccount);
    company.circumstances.standing = Standing::Account;
    company.does(BOB, sit(TWO, Sitting::Myself));
}

#[test]
fn a_rated_game_starts_when_all_sit_and_are_ready() {
    let ready = Command::Ready { ready: true };
    let mut company = Company::open(rated());
    company.does(ADA, sit(ONE, Sitting::Myself, 1));
    assert_eq!(company.does(ADA, ready.clone()), [EventKind::Readied { person: ADA, ready: true }]);
    assert_eq!(company.may_not(ADA, ready.clone()), Objection::AlreadySo);
    assert_eq!(company.may_not(CLEO, ready.clone()), Objection::NotSeated);
    company.does(BOB, sit(TWO, Sitting::Myself, 2));
    assert_eq!(company.table.phase(), Phase::Seating);
    let events = company.does(BOB, ready);
    assert!(matches!(events[1], EventKind::Started { lot: 0, .. }), "{events:?}");
}

#[test]
fn nothing_is_taken_back_and_no_bot_stands_in() {
    let mut company = Company::playing(rated());
    company.acts_somehow();
    assert_eq!(company.may_not(ADA, propose(Proposal::TakeBack)), Objection::NoTakeBacks);
    let gone = company.now();
    company.circumstances.gone[TWO.index()] = Some(gone);
    company.wait(60_000);
    let stand_in = Command::StandIn { seat: TWO, level: 1 };
    assert_eq!(company.may_not(ADA, stand_in), Objection::RatedBots);
    company.does(ADA, Command::Claim { seat: TWO });
}
