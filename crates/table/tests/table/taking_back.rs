//! Taking back: one's own last actions, never chance, never a leaving.

use shelf::Game;
use table::{Command, EventKind, Objection, Options, Permission, Phase, Proposal};

use crate::company::{ADA, BOB, CLEO, Company, ONE, THREE, TWO, answer, options, propose, total};

const YES: Command = answer(Proposal::TakeBack, true);

#[test]
fn it_goes_back_over_ones_own_last_actions_and_what_came_after() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    assert_eq!(company.may_not(ADA, propose(Proposal::TakeBack)), Objection::NothingToTakeBack);
    for (seat, action) in [(ONE, "a7s"), (TWO, "a1e"), (ONE, "b7s")] {
        company.acts(seat, action);
    }
    company.does(BOB, propose(Proposal::TakeBack));
    let events = company.does(ADA, YES);
    assert_eq!(events[1], EventKind::TakenBack { entries: 1 });
    assert_eq!(company.table.game().expect("a game").entries(), ["a7s"]);
    assert_eq!(company.table.actor(), Some(TWO));
}

#[test]
fn whoever_was_granted_it_may_go_back_further() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    for (seat, action) in [(ONE, "a7s"), (TWO, "a1e"), (ONE, "b7s")] {
        company.acts(seat, action);
    }
    for left in [2, 0] {
        company.does(ADA, propose(Proposal::TakeBack));
        company.does(BOB, YES);
        assert_eq!(company.table.game().expect("a game").entries().len(), left);
    }
}

#[test]
fn a_turn_of_two_moves_is_taken_back_whole() {
    let mut company = Company::playing(options(Game::BlackHoles, 2));
    company.acts_somehow();
    company.acts_somehow();
    company.acts_somehow();
    assert_eq!(company.table.actor(), Some(ONE), "one move first, then two");
    company.does(BOB, propose(Proposal::TakeBack));
    let events = company.does(ADA, YES);
    assert_eq!(events[1], EventKind::TakenBack { entries: 1 });
    assert_eq!(company.table.actor(), Some(TWO));
}

#[test]
fn it_gives_no_time_back_and_no_increment_twice() {
    let clock = total(60, 5);
    let mut company = Company::playing(Options { clock, ..options(Game::Kuba, 2) });
    company.wait(10_000);
    company.acts(ONE, "a7s");
    assert_eq!(company.left(ONE), 55_000);
    company.wait(3_000);
    company.does(ADA, propose(Proposal::TakeBack));
    company.does(BOB, YES);
    assert_eq!((company.left(ONE), company.left(TWO)), (55_000, 57_000));
    company.wait(1_000);
    assert_eq!((company.left(ONE), company.left(TWO)), (54_000, 57_000));
    company.acts(ONE, "b7s");
    assert_eq!(company.left(ONE), 54_000, "the increment of this turn is paid");
    company.acts(TWO, "a1e");
    assert_eq!(company.left(TWO), 62_000, "that of Bob's is not");
}

#[test]
fn an_action_ends_the_request() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    company.acts(ONE, "a7s");
    company.does(ADA, propose(Proposal::TakeBack));
    company.acts(TWO, "a1e");
    assert_eq!(company.may_not(BOB, YES), Objection::NothingProposed);
    assert_eq!(company.may_not(ADA, propose(Proposal::TakeBack)), Objection::AskedAlready);
}

#[test]
fn never_over_a_leaving() {
    let mut company = Company::playing(options(Game::Klotze, 3));
    company.acts_somehow();
    company.does(CLEO, Command::Resign { seat: THREE });
    assert_eq!(company.may_not(ADA, propose(Proposal::TakeBack)), Objection::TakeBackLeft);
}

#[test]
fn only_where_it_is_allowed() {
    let take_backs = Permission::Forbidden;
    let mut company = Company::playing(Options { take_backs, ..options(Game::Kuba, 2) });
    company.acts(ONE, "a7s");
    assert_eq!(company.may_not(ADA, propose(Proposal::TakeBack)), Objection::NoTakeBacks);
}

/// In every game, after every action, everybody asks: whatever is granted leaves
/// all that chance did where it was.
#[test]
fn never_over_chance_in_any_game() {
    for game in Game::ALL {
        let mut company = Company::playing(options(game, 2));
        let (mut granted, mut refused) = (0, 0);
        for _ in 0..60 {
            if company.table.phase() != Phase::Playing {
                break;
            }
            company.acts_somehow();
            for (asker, other) in [(ADA, BOB), (BOB, ADA)] {
                let mut next = Company {
                    table: company.table.clone(),
                    follower: company.table.clone(),
                    events: company.events.clone(),
                    circumstances: company.circumstances.clone(),
                };
                let fallen = falls(&next);
                let by = table::By::Person(asker);
                match next.ask(by, propose(Proposal::TakeBack)) {
                    Ok(_) => {
                        next.does(other, YES);
                        granted += 1;
                        assert_eq!(falls(&next), fallen, "{game:?}");
                        assert_eq!(
                            next.table.seats_of(asker).into_iter().next(),
                            next.table.actor()
                        );
                    }
                    Err(_) => refused += 1,
                }
            }
        }
        assert!(granted > 0, "{game:?}");
        assert_eq!(refused > 20, game == Game::BilleTrap, "{game:?}: {refused} refused");
    }
}

/// What chance has done, as the game has it.
fn falls(company: &Company) -> Vec<String> {
    let chance = |token: &String| {
        matches!(token.as_str(), "o" | "c") || (token.len() == 2 && token.starts_with('d'))
    };
    let entries = company.table.game().expect("a game").entries();
    let dice = company.table.options().game == Game::BilleTrap;
    entries.into_iter().filter(|token| dice && chance(token)).collect()
}
