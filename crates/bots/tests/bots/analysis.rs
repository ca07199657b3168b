//! Analysis: what is proven is told, reasons say what was seen, and every line
//! can be played. Bille-Trap, whose table takes a while, is tried with the
//! command.

use std::{fmt::Debug, sync::Arc};

use bots::{
    BotGame,
    analysis::{Analysis, Analyst, Continuations, Line, Proven, Scope},
};
use game::{Fact, GameSoFar, Leaving, Notice, Position, Seat, Start, mixed};
use search::Progress;
use shelf::games::black_holes::{self, BlackHoles};
use shelf::games::klotze::{self, Klotze};
use shelf::games::kuba::{self, Kuba};

const THREE_LINES: Scope = Scope { lines: 3, deepest: None };

fn at<P: Position>(text: &str) -> GameSoFar<P> {
    let Ok(position) = text.parse() else { panic!("no position: {text}") };
    GameSoFar::new(Start::Position(position))
}

/// The analysis of a game without a book after so many positions.
fn analysed<P: BotGame<Book = ()>>(
    game: &GameSoFar<P>,
    scope: Scope,
    nodes: u64,
) -> Analysis<P::Action> {
    let mut analyst = Analyst::new(game, &Arc::new(()), scope);
    analyst.step(nodes);
    analyst.analysis()
}

fn lines<A: Clone>(analysis: &Analysis<A>) -> Vec<Line<A>> {
    match &analysis.continuations {
        Continuations::Lines { lines, .. } => lines.clone(),
        Continuations::Over | Continuations::Outcomes { .. } => panic!("a seat acts"),
    }
}

fn codes<A>(analysis: &Analysis<A>) -> Vec<&'static str> {
    analysis.reasons.iter().map(|reason| reason.code).collect()
}

fn fact<'a>(reason: &'a Notice, name: &str) -> &'a Fact {
    let found = reason.facts.iter().find(|(other, _)| *other == name);
    &found.unwrap_or_else(|| panic!("{reason} has no {name}")).1
}

/// The action wins in so many actions, its line ends the game, and the first
/// sentence says so with this code.
fn wins<P: BotGame<Book = ()>>(text: &str, action: &str, actions: u32, code: &str) {
    let game = at::<P>(text);
    let analysis = analysed(&game, THREE_LINES, 20_000);
    let best = &lines(&analysis)[0];
    assert_eq!(best.action.to_string(), action, "{text}");
    assert_eq!(best.proven, Some(Proven::WinsIn(actions)), "{text}");
    assert!(best.win_probability >= 1.0);
    assert_eq!(codes(&analysis)[0], code, "{text}");
    let end = best.line.iter().fold(*game.position(), |position, action| position.apply(*action));
    assert_eq!(best.line.len() as u32, actions, "{:?}", best.line);
    assert!(end.actor().outcome().is_some(), "the line ends the game: {:?}", best.line);
}

#[test]
fn wins_in_one_are_told_with_what_they_do() {
    let code = "reason-wins-at-once-deed";
    wins::<Kuba>("R2W3/B1BW3/1BBBR2/1R1W3/3W3/R1W4/5R1 black 2-6 - -", "a6n", 1, code);
    let blocks = "a4,c4,c5d5,e5f5,j5j6,b7c7,f7f8,g9h9/h1h2,d2,d7,j7,c10 dark 1 g9e d2e";
    wins::<BlackHoles>(blocks, "h1n", 1, code);
    let columns = ".....1..../......3.../.1....121./.1.3.2.3../3...YG..11/2....B..../1R......../\
                   1..23..1../..1..13.../...3...3.. red,green red a3,f7";
    wins::<Klotze>(columns, "b4-a1", 1, code);
}

#[test]
fn wins_by_force_are_told_with_their_distance() {
    wins::<Kuba>("4BW1/2B4/1B5/R6/7/2W4/1R5 white 6-5 - -", "c2w", 3, "reason-wins");
    wins::<Kuba>("7/6B/7/4WRR/7/1WW2WR/4R2 white 4-5 - -", "f2e", 3, "reason-wins-deed");
    let blocks = "e3,a6,b6,b7c7,f10/g1h1,d2e2,d4,e4e5,g4h4,i6i7,f8f9,i8i9 light 1 b7w f8w";
    wins::<BlackHoles>(blocks, "e3e", 4, "reason-wins-deed");
    let columns = "..3....2../2...113.1./...3....../..1......./...3YG..../.1..RB.2.1/.11.2.33../\
                   ......3..1/1......1../...3...1.. red,green green b4,e9";
    wins::<Klotze>(columns, "f6-i7", 3, "reason-wins-deed");
}

#[test]
fn a_lost_position_is_called_lost() {
    let columns = "..3....2../2...113.1./...3....../..1......./...3YG..../.1..RB.2.1/.11.2.33../\
                   ......3..1/1......1../...3...1.. red,green green b4,e9";
    let mut game = at::<Klotze>(columns);
    game.play("f6-i7".parse().expect("a move")).expect("legal");
    let analysis = analysed(&game, THREE_LINES, 20_000);
    for line in lines(&analysis) {
        assert_eq!(line.proven, Some(Proven::LosesIn(2)));
        assert!(line.win_probability <= 0.0);
    }
    assert_eq!(codes(&analysis), ["reason-loses"]);
}

#[test]
fn the_only_defence_is_told_with_what_the_tempting_action_loses_to() {
    let columns = "...1....1./3.131.G.../323...3.../11......../....Y...3./....RB..../.3.1.1...1/\
                   .....213../.1..221.../.......... red,green red i6,g8";
    let analysis = analysed(&at::<Klotze>(columns), THREE_LINES, 20_000);
    assert_eq!(codes(&analysis), ["reason-only-defence-at-once", "reason-tempting-loses"]);
    let tempting = &analysis.reasons[1];
    assert_eq!(fact(tempting, "answer"), &Fact::Text("g9-j10".into()));
    assert_eq!(fact(tempting, "seat"), &Fact::Text("green".into()));
    let Fact::Notice(effect) = fact(tempting, "deed") else { panic!("an effect") };
    assert_eq!(effect.code, "deed-klotze-wins");

    let marbles = "2RR3/3B3/4W2/7/2R3W/1R4W/4B2 white 3-6 - -";
    let analysis = analysed(&at::<Kuba>(marbles), THREE_LINES, 20_000);
    assert_eq!(lines(&analysis)[0].action.to_string(), "e5w");
    assert_eq!(codes(&analysis), ["reason-only-defence-at-once", "reason-next-loses"]);

    let blocks = "c1d1,i2i3,a3,g4g5,b6c6/f2g2,b4,f5f6,i5i6,g6g7,e7f7,d9e9,h9 dark 1 g4e d9e";
    let analysis = analysed(&at::<BlackHoles>(blocks), THREE_LINES, 20_000);
    // A move of the same turn comes before the answer, which would not be one then.
    assert_eq!(codes(&analysis), ["reason-only-defence", "reason-tempting-loses-quietly"]);
}

#[test]
fn a_quiet_position_has_reasons_too() {
    let start = GameSoFar::<Kuba>::from_setup(kuba::Setup::default());
    let analysis = analysed(&start, THREE_LINES, 30_000);
    assert!((1..=2).contains(&analysis.reasons.len()), "{:?}", analysis.reasons);
    assert!(lines(&analysis).iter().all(|line| line.proven.is_none()));
    assert!((30_000..31_000).contains(&analysis.nodes), "{}", analysis.nodes);
    assert!(analysis.depth >= 4);
}

#[test]
fn a_game_that_is_over_has_nothing_left() {
    let mut game = GameSoFar::<Kuba>::from_setup(kuba::Setup::default());
    game.leave(Seat::ONE, Leaving::Resigned).expect("a seat may leave");
    let mut analyst = Analyst::new(&game, &Arc::new(()), THREE_LINES);
    assert_eq!(analyst.step(1_000), Progress::Done);
    assert_eq!(analyst.analysis(), Analysis::of_ended());
}

#[test]
fn there_is_an_answer_before_the_first_step() {
    let game = GameSoFar::<BlackHoles>::from_setup(black_holes::Setup);
    let analysis = Analyst::new(&game, &Arc::new(()), THREE_LINES).analysis();
    assert_eq!(lines(&analysis).len(), 1);
    assert_eq!((analysis.depth, analysis.nodes), (0, 0));
}

#[test]
fn as_many_lines_as_wanted_and_no_deeper() {
    let game = GameSoFar::<Kuba>::from_setup(kuba::Setup::default());
    for (wanted, told) in [(0, 1), (1, 1), (5, 5), (99, 8)] {
        let scope = Scope { lines: wanted, deepest: Some(3) };
        let mut analyst = Analyst::new(&game, &Arc::new(()), scope);
        while analyst.step(1_000) == Progress::Searching {}
        let analysis = analyst.analysis();
        assert_eq!(lines(&analysis).len(), told);
        assert_eq!(analysis.depth, 3);
    }
}

#[test]
fn slices_of_any_size_find_the_same() {
    fn whatever_the_slices<P: BotGame<Book = ()>>(setup: P::Setup)
    where
        P::Action: Debug,
    {
        const NODES: u64 = 12_000;
        let game = GameSoFar::<P>::from_setup(setup);
        let whole = analysed(&game, THREE_LINES, NODES);
        for slice in [1, 7, 1_000] {
            let mut analyst = Analyst::new(&game, &Arc::new(()), THREE_LINES);
            let mut left = NODES;
            while left > 0 {
                analyst.step(slice.min(left));
                left -= slice.min(left);
            }
            assert_eq!(analyst.analysis(), whole, "in slices of {slice}");
        }
    }
    whatever_the_slices::<Kuba>(kuba::Setup::default());
    whatever_the_slices::<BlackHoles>(black_holes::Setup);
    whatever_the_slices::<Klotze>(klotze::Setup::default());
}

/// In positions from random games: the lines differ, are in order, and can be
/// played; what is proven has its chance; there are one or two reasons.
#[test]
fn lines_can_be_played_and_are_in_order() {
    fn in_random_games<P: BotGame<Book = ()>>(setup: &P::Setup, games: u64) {
        for seed in 0..games {
            let mut game = GameSoFar::<P>::from_setup(setup.clone());
            let mut number = mixed(seed, 2026);
            for _ in 0..30 + seed * 13 {
                number = mixed(number, 7);
                let draw = |count| (number >> 20) as u32 % count;
                let Some(action) = game.position().draw_action(draw) else { break };
                game.play(action).expect("a drawn action is legal");
            }
            if game.outcome().is_some() {
                continue;
            }
            let analysis = analysed(&game, THREE_LINES, 4_000);
            check(&game, &analysis);
        }
    }
    in_random_games::<Kuba>(&kuba::Setup::default(), 12);
    in_random_games::<BlackHoles>(&black_holes::Setup, 12);
    for players in 2..=4 {
        let setup = format!("players={players}").parse().expect("a set-up");
        in_random_games::<Klotze>(&setup, 8);
    }
}

fn check<P: BotGame>(game: &GameSoFar<P>, analysis: &Analysis<P::Action>) {
    let board = game.position();
    let lines = lines(analysis);
    assert!((1..=2).contains(&analysis.reasons.len()), "{board}");
    assert!(lines.is_sorted_by(|one, other| one.score >= other.score), "{board}");
    for (place, line) in lines.iter().enumerate() {
        assert_eq!(line.line.first(), Some(&line.action), "{board}");
        assert!(lines[..place].iter().all(|other| other.action != line.action), "{board}");
        let mut played = game.clone();
        for action in &line.line {
            assert!(played.play(*action).is_ok(), "{board}: {action} of {:?}", line.line);
        }
        match line.proven {
            Some(Proven::WinsIn(_)) => assert!(line.win_probability >= 1.0, "{board}"),
            Some(Proven::LosesIn(_)) => assert!(line.win_probability <= 0.0, "{board}"),
            None => assert!((0.005..=0.995).contains(&line.win_probability), "{board}"),
        }
        let many = game.playing().len() > 2;
        let far = matches!(line.proven, Some(Proven::WinsIn(3..) | Proven::LosesIn(3..)));
        assert!(!(many && far), "not certain among many: {board}");
    }
}
