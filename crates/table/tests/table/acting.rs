//! Actions: whose, which, and answering what.

use shelf::Game;
use table::{By, Command, EventKind, Objection, Phrase, Refused};

use crate::company::{ADA, BOB, CLEO, Company, ONE, TWO, options, sit};

#[test]
fn one_acts_in_ones_own_turn_and_for_oneself() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    let act = company.act(TWO, "a1e");
    assert_eq!(company.may_not(BOB, act), Objection::NotYourTurn { seat: TWO });
    let act = company.act(ONE, "a7s");
    assert_eq!(company.may_not(BOB, act.clone()), Objection::NotYours { seat: ONE });
    assert_eq!(company.may_not(CLEO, act.clone()), Objection::NotYours { seat: ONE });
    for by in [By::Bot(ONE), By::Bot(TWO)] {
        assert_eq!(company.refused(by, act.clone()), Objection::NotYours { seat: ONE });
    }
    assert_eq!(company.refused(By::Host, act.clone()), Objection::NotPerson);
    company.does(ADA, act);
    company.acts(TWO, "A1E");
    assert_eq!(company.table.game().expect("a game").entries(), ["a7s", "a1e"]);
}

#[test]
fn a_refused_action_names_its_rule() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    let act = company.act(ONE, "a1e");
    let refused = company.ask(By::Person(ADA), act).expect_err("Black's marble");
    assert_eq!(refused.rule().expect("a rule").as_str(), "KU-4");
}

#[test]
fn several_actions_are_of_one_turn_whole_or_not_at_all() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    let act = company.act(ONE, "a7s a1e");
    assert_eq!(company.may_not(ADA, act), Objection::TurnEnded { made: 1 });
    let act = company.act(ONE, "a7s nonsense");
    assert_eq!(company.may_not(ADA, act), Objection::TurnEnded { made: 1 });
    // Black Holes has two moves a turn, but for the first.
    let mut company = Company::playing(options(Game::BlackHoles, 2));
    company.acts_somehow();
    let game = company.table.game().expect("a game");
    let first = game.actions().swap_remove(0);
    let mut ahead = game.clone();
    ahead.add_tokens(&first).expect("a legal action");
    let second = ahead.actions().swap_remove(0);
    let act = company.act(TWO, &format!("{first} nonsense"));
    let refused = company.ask(By::Person(BOB), act).expect_err("nonsense");
    assert!(matches!(refused, Refused::Action(error) if error.at == 2 && error.rule.is_none()));
    let events = company.acts(TWO, &format!("{first} {second}"));
    assert_eq!(events.len(), 1);
    assert_eq!(company.table.actor(), Some(ONE));
}

#[test]
fn nobody_leaves_or_draws_by_acting() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    for token in ["resign:2", "flag:2", "left:1", "draw", "DRAW", "Resign:1", "a7s resign:2"] {
        let act = company.act(ONE, token);
        let refused = company.ask(By::Person(ADA), act).expect_err(token);
        let unreadable = matches!(&refused, Refused::Action(error) if error.rule.is_none());
        let ended = refused == Objection::TurnEnded { made: 1 }.into();
        assert!(unreadable || ended, "{token}: {refused}");
    }
    for token in ["", "  "] {
        let act = Command::Act { seat: ONE, actions: vec![token.into()], answers: 3 };
        assert_eq!(company.may_not(ADA, act), Objection::NoActions);
    }
    let act = Command::Act { seat: ONE, actions: Vec::new(), answers: 3 };
    assert_eq!(company.may_not(ADA, act), Objection::NoActions);
}

#[test]
fn nobody_acts_for_chance() {
    let mut company = Company::playing(options(Game::BilleTrap, 2));
    let die = company.events.iter().any(|event| matches!(event.kind, EventKind::Fell { .. }));
    assert!(die, "the die falls at once");
    for token in ["d6", "o", "c"] {
        let act = company.act(ONE, token);
        let refused = company.ask(By::Person(ADA), act).expect_err(token);
        assert!(matches!(refused, Refused::Action(_)), "{token}: {refused}");
    }
}

#[test]
fn an_action_answers_what_is_so_now() {
    let mut company = Company::playing(options(Game::Kuba, 2));
    let known = company.table.answerable();
    let act = |answers| Command::Act { seat: ONE, actions: vec!["a7s".into()], answers };
    assert_eq!(company.may_not(ADA, act(known - 1)), Objection::Stale { known });
    let ahead = company.table.events();
    assert_eq!(company.may_not(ADA, act(ahead)), Objection::Stale { known });
    company.does(BOB, Command::Say { phrase: Phrase::HaveFun });
    assert_eq!(company.table.answerable(), known, "talking changes nothing");
    company.does(ADA, act(known));
}

#[test]
fn phrases_are_for_those_who_sit_one_at_a_time() {
    let mut company = Company::open(options(Game::Kuba, 2));
    let hello = Command::Say { phrase: Phrase::Hello };
    assert_eq!(company.may_not(ADA, hello.clone()), Objection::NotSeated);
    company.does(ADA, sit(ONE, table::Sitting::Myself, 1));
    company.does(ADA, hello.clone());
    company.wait(999);
    assert_eq!(company.may_not(ADA, hello), Objection::SaidAlready);
    company.wait(1);
    company.does(ADA, Command::Say { phrase: Phrase::Thanks });
    let spoken: Vec<_> = company.table.spoken().iter().map(|it| (it.person, it.phrase)).collect();
    assert_eq!(spoken, [(ADA, Phrase::Thanks)], "the last of each is remembered");
}
