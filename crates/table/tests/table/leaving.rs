//! ALL-4: leaving with three and four seats, in every phase of a turn.

use game::{Actor, Seat, Seats};
use shelf::Game;
use table::{Command, EventKind, Objection, Phase, Proposal};

use crate::company::{ADA, BOB, Company, FOUR, ONE, THREE, TWO, answer, options, propose};

fn resign(seat: Seat) -> Command {
    Command::Resign { seat }
}

#[test]
fn all_4_the_game_goes_on_without_who_left() {
    let mut company = Company::playing(options(Game::Klotze, 4));
    company.does(BOB, resign(TWO));
    assert_eq!(company.table.actor(), Some(ONE));
    company.acts_somehow();
    assert_eq!(company.table.actor(), Some(THREE), "the turn is skipped");
    assert_eq!(company.may_not(BOB, resign(TWO)), Objection::SeatLeft { seat: TWO });
    let act = company.act(TWO, "d2-d1");
    assert_eq!(company.may_not(BOB, act), Objection::NotYourTurn { seat: TWO });
}

#[test]
fn all_4_the_last_seat_left_wins_and_the_later_left_the_better() {
    for game in [Game::Klotze, Game::BilleTrap] {
        let mut company = Company::playing(options(game, 4));
        for seat in [THREE, ONE, FOUR] {
            company.does(company.person(seat), resign(seat));
        }
        let ranking: Vec<_> =
            [TWO, FOUR, ONE, THREE].map(|seat| Seats::NONE.with(seat)).into_iter().collect();
        assert_eq!(company.table.ranking(), ranking, "{game:?}");
        assert!(matches!(
            company.events.last().map(|event| &event.kind),
            Some(EventKind::Revealed { .. })
        ));
    }
}

/// Before each action of a whole game each seat leaves, in a copy of the table:
/// in its own turn and in the others', with a die on the table, with the top to
/// be turned, in a pause, with a draw on offer.
#[test]
fn all_4_a_seat_may_leave_in_every_phase_of_a_turn() {
    for (game, seats) in
        [(Game::Klotze, 3), (Game::Klotze, 4), (Game::BilleTrap, 3), (Game::BilleTrap, 4)]
    {
        let mut company = Company::playing(options(game, seats));
        let mut own_turns = 0;
        for step in 0..80 {
            if company.table.phase() != Phase::Playing {
                break;
            }
            for seat in Seat::ALL.into_iter().take(usize::from(seats)) {
                let mut next = copy(&company);
                if step % 5 == 0 {
                    pause(&mut next);
                } else if step % 5 == 1 {
                    next.does(ADA, propose(Proposal::Draw));
                }
                let acting = next.table.actor();
                next.does(next.person(seat), resign(seat));
                own_turns += usize::from(acting == Some(seat));
                goes_on_without(&mut next, seat, acting);
            }
            company.acts_somehow();
        }
        assert!(own_turns >= 20, "{game:?}: {own_turns}");
    }
}

/// The seat never acts again, and the others finish the game.
fn goes_on_without(company: &mut Company, left: Seat, acting: Option<Seat>) {
    assert_eq!(company.table.proposals(), []);
    if acting != Some(left) {
        assert_eq!(company.table.actor(), acting, "another's turn stays as it is");
    }
    if company.table.phase() == Phase::Paused {
        company.does(company.person(left), Command::Resume);
    }
    for _ in 0..6 {
        let game = company.table.game().expect("a game");
        assert!(!game.playing().contains(left));
        match game.turn() {
            Actor::Seat(seat) => assert_ne!(seat, left),
            Actor::Chance => panic!("chance has acted"),
            Actor::Over(_) => return,
        }
        company.acts_somehow();
    }
}

fn pause(company: &mut Company) {
    company.does(ADA, propose(Proposal::Pause));
    for person in company.table.people().skip(1).collect::<Vec<_>>() {
        company.does(person, answer(Proposal::Pause, true));
    }
    assert_eq!(company.table.phase(), Phase::Paused);
}

fn copy(company: &Company) -> Company {
    Company {
        table: company.table.clone(),
        follower: company.table.clone(),
        events: Vec::new(),
        circumstances: company.circumstances.clone(),
    }
}
