//! Everything that happens is told in a whole sentence.

use bots::Described;
use game::{Actor, GameSoFar, Position};
use shelf::games::bille_trap::{BilleTrap, Setup};

use super::at;

#[test]
fn what_happens_is_told_with_its_facts() {
    let traps = "????????/????????/????????";
    for (marbles, phase, token, told) in [
        ("......../......../........ 0,0", "die", "d4", "rolls roll=4"),
        ("......../......../........ 0,0", "move:2", "e", "enters space=9"),
        ("...2..../......../........ 0,0", "move:4", "e", "enters-pressing space=4 owner=2"),
        ("...1..../......../........ 0,0", "move:4", "e", "enters-pressing space=4 owner=own"),
        ("....1.../......../........ 0,0", "move:4", "m5", "moves from=5 to=9"),
        ("....1.../2......./........ 0,0", "move:4", "m5", "moves-pressing from=5 to=9 owner=2"),
        ("....1.../1......./........ 0,0", "move:4", "m5", "moves-pressing from=5 to=9 owner=own"),
        ("......../......../.....1.. 1,0", "move:3", "m22", "home from=22 number=2"),
        ("......../......../.....1.. 2,0", "move:3", "m22", "wins from=22"),
        ("...2..../......../........ 0,0", "test:4:tray:turn", "o", "drops owner=2"),
        ("...2..../......../........ 0,0", "test:4:tray:turn", "c", "holds space=5"),
        (
            "...22.../......../........ 0,0",
            "test:4:tray:turn",
            "c",
            "holds-pressing space=5 owner=2",
        ),
        (
            "...21.../......../........ 0,0",
            "test:4:tray:turn",
            "c",
            "holds-pressing space=5 owner=own",
        ),
        ("......../......../.......2 0,0", "test:24:22:turn", "c", "holds-home"),
        ("1......./......../........ 0,0", "turn", "t", "turns"),
        ("1......./......../........ 0,0", "turn", "k", "keeps"),
        ("......../......../.......1 2,0", "move:4", "pass", "passes"),
    ] {
        let text = format!("{marbles} {traps} 0 seat1 {phase}");
        let action = token.parse().expect("an action");
        let sentence = BilleTrap::sentence(at(&text).position(), action).expect("a sentence");
        assert_eq!(sentence.to_string(), format!("move-bille-trap-{told}"), "{token} in {text}");
    }
}

#[test]
fn nothing_that_happens_in_random_games_is_left_untold() {
    for players in 2..=4 {
        let mut draw = game::testing::dice(players.into());
        let setup = Setup::for_players(players).expect("a set-up");
        let mut game = GameSoFar::<BilleTrap>::from_setup(setup);
        while let Some(action) = game.position().draw_action(&mut draw) {
            let position = game.position();
            let told = BilleTrap::sentence(position, action);
            assert!(told.is_some(), "{action}\n{}", position.sketch());
            let due = BilleTrap::chance_due(position);
            assert_eq!(due.is_some(), position.actor() == Actor::Chance, "{}", position.sketch());
            if game.play(action).is_err() || game.outcome().is_some() {
                break;
            }
        }
    }
}
