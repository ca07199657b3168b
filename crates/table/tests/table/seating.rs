//! Sitting down, standing up, and the start.

use game::Seat;
use shelf::Game;
use table::{
    Bot, By, ChanceSupply, Command, EventKind, First, Host, Objection, Options, Phase, Refused,
    Sitter, Sitting, Table,
};

use crate::company::{
    self, ADA, BOB, CLEO, Company, FOUR, ONE, PEOPLE, THREE, TWO, circumstances, given, options,
    total,
};

fn sit(seat: Seat, sitting: Sitting) -> Command {
    company::sit(seat, sitting, 1)
}

/// To be seated as an opening or a rematch seats people: before anybody can have
/// seen the commitment.
fn be_seated(seat: Seat, sitting: Sitting) -> Command {
    Command::Sit { seat, sitting, contribution: None, wish: None }
}

fn contribute(number: u8) -> Command {
    Command::Contribute { contribution: given(number) }
}

#[test]
fn a_seat_is_for_one() {
    let mut company = Company::open(options(Game::Klotze, 3));
    company.does(BOB, sit(TWO, Sitting::Myself));
    let taken = company.may_not(ADA, sit(TWO, Sitting::Myself));
    assert_eq!(taken, Objection::SeatTaken { seat: TWO });
    let twice = company.may_not(BOB, sit(ONE, Sitting::Myself));
    assert_eq!(twice, Objection::SeatedAlready);
    let none = company.may_not(ADA, sit(FOUR, Sitting::Myself));
    assert_eq!(none, Objection::NoSeat { seat: FOUR });
    company.does(BOB, sit(ONE, Sitting::Companion));
    assert_eq!(company.table.seats_of(BOB).len(), 2);
    assert_eq!(company.table.people().collect::<Vec<_>>(), [BOB]);
}

#[test]
fn one_stands_up_for_oneself_only() {
    let mut company = Company::open(options(Game::Klotze, 3));
    company.does(BOB, sit(TWO, Sitting::Myself));
    let stand = |seat| Command::Stand { seat };
    assert_eq!(company.may_not(ADA, stand(TWO)), Objection::NotYours { seat: TWO });
    assert_eq!(company.may_not(ADA, stand(ONE)), Objection::SeatOpen { seat: ONE });
    company.does(BOB, stand(TWO));
    company.does(BOB, sit(THREE, Sitting::Myself));
    assert_eq!(company.table.sitter(THREE), Some(Sitter::Person(BOB)));
}

#[test]
fn bots_are_the_openers() {
    let mut company = Company::open(options(Game::Klotze, 3));
    let bot = Command::SeatBot { seat: TWO, bot: Bot::Level(3) };
    assert_eq!(company.may_not(BOB, bot.clone()), Objection::NotOpener);
    company.does(ADA, bot);
    let stand = Command::Stand { seat: TWO };
    assert_eq!(company.may_not(BOB, stand.clone()), Objection::NotOpener);
    company.does(ADA, stand);
    assert_eq!(company.table.sitter(TWO), None);
}

#[test]
fn a_friendly_game_starts_when_the_last_seat_is_taken() {
    let mut company = Company::open(options(Game::Kuba, 2));
    company.does(ADA, sit(ONE, Sitting::Myself));
    assert_eq!(company.table.phase(), Phase::Seating);
    let events = company.does(BOB, sit(TWO, Sitting::Myself));
    assert!(matches!(events[1], EventKind::Started { lot: 0, .. }), "{events:?}");
    assert_eq!(company.may_not(CLEO, sit(ONE, Sitting::Myself)), Objection::Started);
    assert_eq!(company.may_not(ADA, Command::Stand { seat: ONE }), Objection::Started);
}

#[test]
fn changing_seats_asks_for_readiness_anew() {
    let mut company = Company::open(options(Game::Klotze, 4));
    for (person, seat) in [(ADA, ONE), (BOB, TWO)] {
        company.does(person, sit(seat, Sitting::Myself));
        company.does(person, Command::Ready { ready: true });
    }
    company.does(BOB, sit(THREE, Sitting::Companion));
    assert!(company.table.is_ready(ADA) && !company.table.is_ready(BOB));
}

#[test]
fn the_last_bot_starts_the_game() {
    let mut company = Company::open(options(Game::Klotze, 2));
    company.does(ADA, sit(TWO, Sitting::Myself));
    company.does(ADA, Command::SeatBot { seat: ONE, bot: Bot::Level(1) });
    assert_eq!(company.table.phase(), Phase::Playing);
    assert_eq!(company.table.bot_to_act(), Some((ONE, Bot::Level(1))));
}

#[test]
fn nothing_starts_before_everybody_has_contributed() {
    let mut company = Company::open(options(Game::Klotze, 3));
    company.does(ADA, be_seated(ONE, Sitting::Myself));
    company.does(ADA, be_seated(TWO, Sitting::Companion));
    company.does(BOB, be_seated(THREE, Sitting::Myself));
    assert!([ADA, BOB].iter().all(|person| company.table.lacks_contribution(*person)));
    let events = company.does(ADA, contribute(1));
    assert_eq!(events, [EventKind::Contributed { person: ADA, contribution: given(1) }]);
    assert!(!company.table.lacks_contribution(ADA), "for both seats");
    assert_eq!(company.does(ADA, contribute(2)), [], "once, however many windows ask");
    assert_eq!(company.may_not(CLEO, contribute(3)), Objection::NotSeated);
    let events = company.does(BOB, contribute(4));
    assert!(matches!(events[1], EventKind::Started { .. }), "{events:?}");
    let given = [given(1), given(1), given(4)].map(Some);
    assert_eq!(company.table.contributions(), given);
    assert_eq!(company.does(ADA, contribute(5)), [], "it has started");
}

#[test]
fn the_opener_frees_the_seat_of_someone_who_never_contributes() {
    let mut company = Company::open(options(Game::Klotze, 3));
    company.does(ADA, be_seated(ONE, Sitting::Myself));
    company.does(BOB, be_seated(TWO, Sitting::Myself));
    company.does(CLEO, sit(THREE, Sitting::Myself));
    let stand = |seat| Command::Stand { seat };
    assert_eq!(company.may_not(CLEO, stand(TWO)), Objection::NotYours { seat: TWO });
    assert_eq!(company.may_not(ADA, stand(THREE)), Objection::NotYours { seat: THREE });
    assert_eq!(company.does(ADA, stand(TWO)), [EventKind::StoodUp { seat: TWO }]);
    company.does(ADA, Command::SeatBot { seat: TWO, bot: Bot::Level(1) });
    company.does(ADA, contribute(1));
    assert_eq!(company.table.phase(), Phase::Playing);
}

#[test]
fn bots_alone_start_nothing() {
    let mut company = Company::open(options(Game::Klotze, 2));
    company.does(ADA, Command::SeatBot { seat: ONE, bot: Bot::Level(1) });
    company.does(ADA, Command::SeatBot { seat: TWO, bot: Bot::Level(1) });
    assert_eq!(company.table.phase(), Phase::Seating);
}

#[test]
fn the_lot_moves_everybody_on_by_as_many_seats() {
    let by_lot = Options { first: First::ByLot, ..options(Game::BilleTrap, 4) };
    let company = Company::playing(by_lot);
    let lot = company.table.lot().expect("a lot");
    for (before, person) in PEOPLE.into_iter().enumerate() {
        let seat = Seat::ALL[(before + usize::from(lot)) % 4];
        assert_eq!(company.person(seat), person);
    }
    let contributions: Vec<_> = (1..=4).map(|number| Some(given(number))).collect();
    assert_eq!(company.table.contributions(), contributions, "as they sat before the lot");
}

#[test]
fn without_the_secret_nothing_is_drawn() {
    for (game, first) in [(Game::Kuba, First::ByLot), (Game::BilleTrap, First::AsSeated)] {
        let mut company = Company::open(Options { first, ..options(game, 2) });
        company.does(ADA, sit(ONE, Sitting::Myself));
        let last = sit(TWO, Sitting::Myself);
        company.circumstances.chance = ChanceSupply::Nothing;
        assert_eq!(company.may_not(BOB, last.clone()), Objection::NoSecret);
        let salt = chance::Salt::of([0; 32]);
        company.circumstances.chance = ChanceSupply::Secret(company::SECRET, salt);
        assert_eq!(company.may_not(BOB, last), Objection::NoSecret, "another's secret");
    }
}

#[test]
fn the_server_and_bots_take_no_seats() {
    let mut company = Company::open(options(Game::Kuba, 2));
    for by in [By::Host, By::Bot(ONE)] {
        assert_eq!(company.refused(by, sit(ONE, Sitting::Myself)), Objection::NotPerson);
    }
}

#[test]
fn options_must_go_together() {
    let good = options(Game::Klotze, 3);
    let long = "x".repeat(201);
    for (wrong, code) in [
        (Options { seats: 5, ..good.clone() }, "setup-players"),
        (Options { seats: 0, ..good.clone() }, "setup-players"),
        (Options { game: Game::Kuba, ..good.clone() }, "setup-players"),
        (Options { setup: "players=2".into(), ..good.clone() }, "open-players"),
        (Options { setup: "mirrored".into(), ..good.clone() }, "setup-unknown-word"),
        (Options { setup: long, ..good.clone() }, "table-setup-long"),
        (Options { setup: "mirrored".into(), ..options(Game::Kuba, 2) }, "table-choice-taken"),
        (Options { clock: total(0, 5), ..good.clone() }, "table-clock-bounds"),
        (Options { clock: total(100_000, 5), ..good.clone() }, "table-clock-bounds"),
        (Options { clock: total(60, 4_000), ..good.clone() }, "table-clock-bounds"),
        (Options { clock: table::Clock::Days(0), ..good.clone() }, "table-clock-bounds"),
        (Options { clock: table::Clock::Days(31), ..good.clone() }, "table-clock-bounds"),
    ] {
        let refused = open(wrong).expect_err(code);
        assert_eq!(refused.notice().code, code);
    }
    open(Options { setup: "colours=red,blue,green first=blue".into(), ..good }).expect("good");
    open(Options { setup: "standard".into(), ..options(Game::Kuba, 2) }).expect("good");
}

fn open(options: Options) -> Result<Table, Refused> {
    let id = table::TableId::of([9; 10]);
    let commitment = chance::Commitment::of([0; 32]);
    Table::open(id, ADA, options, Host::Server(commitment), None, &circumstances())
        .map(|(table, _)| table)
}
