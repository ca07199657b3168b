//! What survives a reload of a game on this device, and what 0.1 has saved.

use std::time::Duration;

use app::{
    saved_game::{SavedGame, Sits, options, thinker_of},
    view::Facing,
};
use game::Seat;
use shelf::{Game, GameInProgress};
use table::{
    Beginning, Bot, By, ChanceSupply, Circumstances, Clock, Command, Moment, Sitter, Standing,
    Table,
};

use crate::view::{Numbers, action};

fn circumstances(number: u64) -> Circumstances {
    Circumstances {
        now: Moment::from_millis(1_800_000_000_000 + number),
        chance: ChanceSupply::Number(number),
        standing: Standing::Guest,
        lag: Duration::ZERO,
        gone: [None; Seat::MOST],
    }
}

fn sitters(players: usize) -> Vec<Sits> {
    let mut sitters = vec![Sits::Bot(Bot::Level(2)); players];
    sitters[0] = Sits::Person(Some("Zoé".to_owned()));
    sitters[players - 1] = Sits::Person(None);
    sitters
}

/// A game of this kind after some random actions.
fn played(game: Game, actions: u64) -> SavedGame {
    let players = *game.seats().end();
    let options = options(game, players, "", Beginning::Setup, Clock::None);
    let sitters = sitters(players.into());
    let mut saved = SavedGame::begin(options, &sitters, Facing::Actor, &circumstances(0))
        .expect("a game that begins");
    let mut numbers = Numbers(3);
    for number in 1..=actions {
        let table = &mut saved.table;
        let (Some(seat), Some(game)) = (table.actor(), table.game()) else { break };
        let by = match table.sitter(seat) {
            Some(Sitter::Person(person)) => By::Person(person),
            _ => By::Bot(seat),
        };
        let actions = vec![action(game, &mut numbers)];
        let act = Command::Act { seat, actions, answers: table.answerable() };
        let events = table.execute(by, act, &circumstances(number)).expect("a legal action");
        saved.events.extend(events);
    }
    saved
}

fn entries(table: &Table) -> Vec<String> {
    table.game().map(GameInProgress::entries).expect("a game")
}

#[test]
fn a_reload_loses_nothing() {
    for game in Game::ALL {
        let saved = played(game, 20);
        let text = saved.text();
        let again = SavedGame::read(game, &text, &circumstances(99)).expect("what was saved");
        assert_eq!(entries(&again.table), entries(&saved.table));
        assert_eq!((again.sitters(), again.facing), (saved.sitters(), saved.facing));
        assert_eq!(again.sitters(), sitters(saved.table.sitters().len()));
        assert_eq!(again.text(), text);
        for other in Game::ALL.into_iter().filter(|other| *other != game) {
            assert!(SavedGame::read(other, &text, &circumstances(99)).is_err());
        }
        let last = text.rfind('\n').expect("lines");
        let damaged = [
            text.replace("kept: 2", "kept: 3"),
            text.replace("facing: ", "facing: up "),
            text.replace("seen: ", "seen: x"),
            text.replace("name: ", "name: x"),
            text.replacen("sat-down", "sat", 1),
            text[..last - 4].to_owned(),
            text.split("\n\n").next().unwrap_or_default().to_owned(),
            String::new(),
        ];
        for wrong in damaged {
            assert!(SavedGame::read(game, &wrong, &circumstances(99)).is_err(), "{wrong}");
        }
    }
}

#[test]
fn half_a_turn_and_when_it_was_played_last_are_saved() {
    let mut saved = played(Game::BlackHoles, 5);
    assert!(saved.has_begun() && !saved.is_over());
    saved.draft = vec!["d6e".to_owned(), "e7n".to_owned()];
    let text = saved.text();
    let again = SavedGame::read(Game::BlackHoles, &text, &circumstances(99)).expect("saved");
    assert_eq!(again.draft, saved.draft);
    assert_eq!(again.last_at(), circumstances(5).now);
    assert_eq!(SavedGame::last_at_in(&text), Some(again.last_at()));
    assert!(!played(Game::BlackHoles, 0).has_begun());
}

/// As 0.1 saved it.
const FIRST: &str = "kept: 1\nsitting: person level:2\nfacing: seat:1\n\nformat: 1\ngame: kuba\n\
                     edition: 1\nset-up: standard\nresult: unfinished\n\n{one} a7s a1n a5e\n";

#[test]
fn what_0_1_has_saved_goes_on() {
    let saved = SavedGame::read(Game::Kuba, FIRST, &circumstances(1)).expect("a saved game");
    assert_eq!(entries(&saved.table), ["a7s", "a1n", "a5e"]);
    assert_eq!(saved.sitters(), [Sits::Person(None), Sits::Bot(Bot::Level(2))]);
    assert_eq!(saved.facing, Facing::Seat(Seat::ONE));
    assert_eq!(saved.table.bot_to_act(), Some((Seat::TWO, Bot::Level(2))));
    let record = saved.table.record(&|_| None, None, "").expect("a game");
    assert!(record.contains("{one} a7s a1n a5e"), "{record}");
    let again = SavedGame::read(Game::Kuba, &saved.text(), &circumstances(2)).expect("saved anew");
    assert_eq!(entries(&again.table), entries(&saved.table));
    for wrong in [
        FIRST.replace("person level:2", "person person person"),
        FIRST.replace("person level:2", "person level:0"),
        FIRST.replace("a5e", "a5x"),
        FIRST.replace("kuba", "klotze"),
    ] {
        assert!(SavedGame::read(Game::Kuba, &wrong, &circumstances(1)).is_err(), "{wrong}");
    }
}

/// Where chance was due when 0.1 saved, it falls now.
#[test]
fn a_die_that_was_due_falls_when_the_game_goes_on() {
    let first = FIRST
        .replace("kuba", "bille-trap")
        .replace("set-up: standard", "set-up: players=2")
        .replace("{one} a7s a1n a5e", "d3 e");
    let saved = SavedGame::read(Game::BilleTrap, &first, &circumstances(5)).expect("a saved game");
    let entries = entries(&saved.table);
    assert_eq!(entries.len(), 3);
    assert!(entries[2].starts_with('d'), "{entries:?}");
}

/// A record says which bots sat where by their names; a level that the game does not have
/// is somebody who is called so.
#[test]
fn whoever_is_called_like_a_bot_is_one() {
    let called = |name: &str| Sits::called(Game::Kuba, &game::Line::new(name));
    let person = |name: &str| Sits::Person(Some(name.to_owned()));
    assert_eq!(called("level:3"), Sits::Bot(Bot::Level(3)));
    for name in ["uct:100ms", "plain:4", "best", "level:8:500n", "random"] {
        assert_eq!(called(name), Sits::Bot(name.parse().expect("a bot")), "{name}");
    }
    for name in ["Ada", "level:9", "uct:0ms", "deep-blue"] {
        assert_eq!(called(name), person(name));
    }
    assert_eq!(Sits::called(Game::Kuba, &None), Sits::Person(None));
}

#[test]
fn every_bot_of_a_table_has_someone_who_thinks_for_it_unless_nobody_knows_it() {
    for name in ["level:3", "uct:100ms", "best"] {
        let bot = name.parse().expect("a bot");
        assert_eq!(thinker_of(bot).map(|bot| bot.to_string()).as_deref(), Some(name));
    }
    assert_eq!(thinker_of("of-tomorrow".parse().expect("a name")), None);
}
