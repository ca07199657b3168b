//! The rules about people and the table, by their ids.

use chance::Source;
use game::{Leaving, Seat, Seats};
use shelf::Game;
use table::{Bot, Command, EventKind, First, Objection, Phase, Proposal, Sitting};

use crate::company::{
    ADA, BOB, CLEO, Company, ONE, SALT, SECRET, THREE, TWO, answer, given, options, propose, sit,
};

fn wish(word: &str) -> Command {
    Command::Wish { word: word.to_owned() }
}

fn sit_wishing(seat: Seat, word: Option<&str>) -> Command {
    let (sitting, contribution) = (Sitting::Myself, Some(given(5)));
    Command::Sit { seat, sitting, contribution, wish: word.map(str::to_owned) }
}

#[test]
fn ku_2_black_decides_how_the_board_lies() {
    for (ada, bob, expected) in [
        (None, None, "set-up: standard"),
        (None, Some("mirrored"), "set-up: mirrored"),
        (Some("mirrored"), None, "set-up: standard"),
        (Some("mirrored"), Some("standard"), "set-up: standard"),
    ] {
        let mut company = Company::open(options(Game::Kuba, 2));
        company.does(ADA, sit(ONE, Sitting::Myself, 1));
        // Who waits may say it at any time; with whoever comes last it begins.
        if let Some(word) = ada {
            company.does(ADA, wish(word));
        }
        company.does(BOB, sit_wishing(TWO, bob));
        let record = company.table.record(&|_| None, None, "").expect("a game");
        assert!(record.contains(expected), "{ada:?} {bob:?}: {record}");
    }
}

#[test]
fn ku_2_the_choice_is_blacks_whoever_the_lot_makes_black() {
    let mut company =
        Company::open(table::Options { first: First::ByLot, ..options(Game::Kuba, 2) });
    company.does(ADA, sit_wishing(ONE, Some("mirrored")));
    company.does(BOB, sit(TWO, Sitting::Myself, 2));
    let black = company.person(TWO);
    let expected = if black == ADA { "set-up: mirrored" } else { "set-up: standard" };
    let record = company.table.record(&|_| None, None, "").expect("a game");
    assert!(record.contains(expected), "{record}");
    let source =
        Source::new(&SECRET, &company.table.id().to_string(), company.table.contributions());
    assert_eq!(company.table.lot(), Some(source.lot(2)));
    assert_eq!(company.person(ONE) == ADA, source.lot(2) == 0);
}

#[test]
fn ku_2_a_bot_takes_the_board_as_drawn() {
    let mut company = Company::open(options(Game::Kuba, 2));
    company.does(ADA, sit_wishing(ONE, Some("mirrored")));
    company.does(ADA, Command::SeatBot { seat: TWO, bot: Bot::Level(2) });
    let record = company.table.record(&|_| None, None, "").expect("a game");
    assert!(record.contains("set-up: standard") && record.contains("seat2: level:2"), "{record}");
}

#[test]
fn ku_2_there_is_nothing_else_to_choose() {
    let mut company = Company::open(options(Game::Kuba, 2));
    let unknown = company.may_not(BOB, sit_wishing(TWO, Some("upside-down")));
    assert!(matches!(unknown, Objection::UnknownWord { .. }));
    company.does(BOB, sit(TWO, Sitting::Myself, 2));
    assert!(matches!(company.may_not(BOB, wish("upside-down")), Objection::UnknownWord { .. }));
    assert_eq!(company.may_not(CLEO, wish("mirrored")), Objection::NotSeated);
    let mut company = Company::open(options(Game::Klotze, 2));
    assert_eq!(company.may_not(BOB, sit_wishing(TWO, Some("mirrored"))), Objection::NoChoice);
    company.does(BOB, sit(TWO, Sitting::Myself, 2));
    assert_eq!(company.may_not(BOB, wish("mirrored")), Objection::NoChoice);
}

#[test]
fn ku_2_what_one_wished_for_holds_for_the_rematch() {
    let mut company = Company::open(options(Game::Kuba, 2));
    company.does(ADA, sit_wishing(ONE, Some("mirrored")));
    company.does(BOB, sit(TWO, Sitting::Myself, 2));
    company.does(BOB, Command::Resign { seat: TWO });
    for person in [BOB, ADA] {
        company.does(person, propose(Proposal::Rematch));
    }
    let rematch = company.table.rematch_due().expect("all want it");
    assert_eq!(rematch.wishes, [(ADA, "mirrored".to_owned())], "she has Black now");
}

#[test]
fn ku_3_the_loser_has_white_in_the_next_game() {
    for (loser, seat) in [(ADA, ONE), (BOB, TWO)] {
        let mut company = Company::playing(options(Game::Kuba, 2));
        company.does(loser, Command::Resign { seat });
        for person in [ADA, BOB] {
            company.does(person, propose(Proposal::Rematch));
        }
        let rematch = company.table.rematch_due().expect("all want it");
        assert_eq!(rematch.sitters[0].person(), Some(loser));
    }
}

#[test]
fn ku_3_after_a_draw_the_colours_change() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    company.does(ADA, propose(Proposal::Draw));
    company.does(BOB, answer(Proposal::Draw, true));
    for person in [ADA, BOB] {
        company.does(person, propose(Proposal::Rematch));
    }
    let rematch = company.table.rematch_due().expect("all want it");
    let people: Vec<_> = rematch.sitters.iter().map(|sitter| sitter.person()).collect();
    assert_eq!(people, [Some(BOB), Some(ADA)]);
}

#[test]
fn ku_11_a_player_may_resign() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    let resign = Command::Resign { seat: TWO };
    assert_eq!(company.may_not(ADA, resign.clone()), Objection::NotYours { seat: TWO });
    let events = company.does(BOB, resign.clone());
    assert_eq!(events[0], EventKind::Left { seat: TWO, how: Leaving::Resigned });
    assert_eq!(events[1], EventKind::Revealed { secret: SECRET, salt: SALT });
    assert_eq!(company.table.phase(), Phase::Over);
    assert_eq!(company.table.ranking(), [Seats::NONE.with(ONE), Seats::NONE.with(TWO)]);
    assert_eq!(company.may_not(BOB, resign), Objection::Over);
}

#[test]
fn all_3_a_draw_needs_all_who_still_play() {
    let mut company = Company::playing(options(Game::Klotze, 3));
    company.does(CLEO, Command::Resign { seat: THREE });
    company.does(ADA, propose(Proposal::Draw));
    assert_eq!(company.table.phase(), Phase::Playing);
    let events = company.does(BOB, answer(Proposal::Draw, true));
    assert_eq!(events[1], EventKind::Drawn);
    let both = Seats::NONE.with(ONE).with(TWO);
    assert_eq!(company.table.ranking(), [both, Seats::NONE.with(THREE)]);
}

#[test]
fn all_3_one_refusal_is_enough() {
    let mut company = Company::playing(options(Game::Klotze, 3));
    company.does(ADA, propose(Proposal::Draw));
    company.does(BOB, answer(Proposal::Draw, true));
    company.does(CLEO, answer(Proposal::Draw, false));
    assert_eq!(company.table.proposals(), []);
    assert_eq!(company.table.phase(), Phase::Playing);
}

#[test]
fn bt_12_nobody_sees_an_untested_trap_before_the_end() {
    let mut company = Company::playing(options(Game::BilleTrap, 2));
    let source =
        Source::new(&SECRET, &company.table.id().to_string(), company.table.contributions());
    let deal = source.deal(company.table.game().expect("a game")).expect("traps are hidden");
    let secret = SECRET.to_string();
    let hidden = |text: &str| !text.contains(&deal) && !text.contains(&secret);
    while company.table.phase() == Phase::Playing {
        let record = company.table.record(&|_| None, None, "").expect("a game");
        assert!(hidden(&record), "{record}");
        for kind in company.acts_somehow() {
            let shown = matches!(kind, EventKind::Revealed { .. }) || hidden(&format!("{kind:?}"));
            assert!(shown, "{kind:?}");
        }
    }
    let record = company.table.record(&|_| None, None, "").expect("a game");
    assert!(record.contains(&secret), "{record}");
    let tests = company.events.iter().filter(
        |event| matches!(&event.kind, EventKind::Fell { action } if action == "o" || action == "c"),
    );
    assert!(tests.count() > 0, "no trap was tested: {record}");
    let proof = company.table.proof().expect("a game");
    let game = company.table.game().expect("a game");
    let verified = proof.verify(game, company.table.host().commitment()).expect("all holds");
    assert_eq!(verified.deal, Some(deal), "afterwards all traps are shown");
}
