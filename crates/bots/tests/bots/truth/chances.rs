//! Win chances are chances of seats: together they are certain, at the start nobody
//! is far ahead, equals have equals, and what is proven is certain.

use std::sync::Arc;

use bots::{
    Book, BotGame, WinChances,
    analysis::{Analysis, Analyst, Continuations, Proven, Scope},
};
use game::{Actor, GameSoFar, Position, Start};
use shelf::games::{bille_trap::BilleTrap, black_holes::BlackHoles, klotze::Klotze, kuba::Kuba};

use super::games;

fn analysed<P: BotGame>(game: &GameSoFar<P>, depth: u32) -> Analysis<P::Action> {
    let book = Arc::new(P::Book::unread());
    let scope = Scope { lines: 3, deepest: Some(depth) };
    let mut analyst = Analyst::new(game, &book, scope);
    while analyst.step(1_000) == search::Progress::Searching {}
    analyst.analysis()
}

fn are_certain_together<P: Position>(position: &P, chances: WinChances) {
    let seats = position.playing();
    let sum: f64 = seats.into_iter().map(|seat| chances.of(seat)).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}: {chances:?}\n{position}");
    let absent = position.seats().into_iter().filter(|seat| !seats.contains(*seat));
    assert!(absent.into_iter().all(|seat| chances.of(seat) <= 0.0), "{chances:?}\n{position}");
    assert!(seats.into_iter().all(|seat| chances.of(seat) >= 0.0), "{chances:?}\n{position}");
}

fn sums<P: BotGame>(players: u8, number: u64) {
    for game in games::<P>(players, number) {
        let analysis = analysed(&game, 2);
        let Continuations::Lines { seat, lines } = &analysis.continuations else {
            panic!("a seat acts")
        };
        for line in lines {
            are_certain_together(game.position(), line.chances);
            let own = line.chances.of(*seat);
            assert!((own - line.win_probability).abs() < 1e-12);
            match line.proven {
                Some(Proven::WinsIn(_)) => assert!(own >= 1.0, "{}", game.position()),
                Some(Proven::LosesIn(_)) => assert!(own <= 0.0, "{}", game.position()),
                None => assert!((0.005..=0.995).contains(&own), "{}", game.position()),
            }
        }
    }
}

#[test]
fn chances_of_all_seats_are_certain_together_and_follow_what_is_proven() {
    sums::<Kuba>(2, 10);
    sums::<BlackHoles>(2, 10);
    for players in 2..=4 {
        sums::<Klotze>(players, 15);
        sums::<BilleTrap>(players, 10);
    }
}

#[test]
fn where_chance_acts_each_outcome_has_the_chances_of_all_seats() {
    for players in 2..=4_u8 {
        let setup = format!("players={players}").parse().expect("a set-up");
        let game = GameSoFar::<BilleTrap>::from_setup(setup);
        let analysis = analysed(&game, 2);
        let Continuations::Outcomes { chances, outcomes, .. } = &analysis.continuations else {
            panic!("the die is due")
        };
        are_certain_together(game.position(), *chances);
        assert_eq!(outcomes.len(), 6);
        for outcome in outcomes {
            are_certain_together(game.position(), outcome.chances);
        }
    }
}

/// At the start everybody has about a fair share, whoever looks however deep.
#[test]
fn at_the_start_chances_are_about_equal() {
    fn near<P: BotGame>(players: u8, depth: u32, most: f64) {
        let setup = format!("players={players}").parse().expect("a set-up");
        let game = GameSoFar::<P>::from_setup(setup);
        let chances = analysed(&game, depth).chances().expect("a running game");
        let fair = 1.0 / f64::from(players);
        for seat in game.playing() {
            let off = (chances.of(seat) - fair).abs();
            assert!(off < most, "{} {players} depth {depth}: {chances:?}", P::GAME);
        }
    }
    for depth in 1..=3 {
        near::<Klotze>(3, depth, 0.06);
        near::<Klotze>(4, depth, 0.06);
    }
    for players in 2..=4 {
        near::<BilleTrap>(players, 2, 0.06);
    }
}

/// A quarter turn of the board of Klötze with all colours makes the same game for
/// other seats.
#[test]
fn a_turned_board_gives_each_seat_what_its_neighbour_had() {
    let mut compared = 0;
    for game in games::<Klotze>(4, 60) {
        let position = game.position();
        let turned: Klotze = turned(&position.to_string()).parse().unwrap_or_else(|error| {
            panic!("{error}\n{position}\n{}", turned(&position.to_string()))
        });
        let Actor::Seat(seat) = position.actor() else { panic!("a seat acts") };
        let Actor::Seat(same) = turned.actor() else { panic!("a seat acts") };
        let glance = |position: &Klotze| WinChances::at_a_glance(position, &Arc::new(()));
        let (before, after) = (glance(position), glance(&turned));
        let (mut one, mut other) = (seat, same);
        for _ in 0..4 {
            assert!((before.of(one) - after.of(other)).abs() < 1e-9, "{position}\n{turned}");
            one = position.playing().after(one);
            other = turned.playing().after(other);
        }
        let found = |position: &Klotze| {
            let game = GameSoFar::<Klotze>::new(Start::Position(*position));
            analysed(&game, 2).chances().expect("a running game")
        };
        // What the search may pass over depends a little on the order of the moves.
        let (before, after) = (found(position).of(seat), found(&turned).of(same));
        assert!((before - after).abs() < 0.02, "{before} {after}\n{position}\n{turned}");
        compared += 1;
    }
    assert!(compared >= 20, "{compared}");
}

/// The text of a position of Klötze with its board turned clockwise by a quarter.
fn turned(text: &str) -> String {
    let [board, colors, turn, stones] = text.split(' ').collect::<Vec<_>>()[..] else {
        panic!("{text}")
    };
    let rows: Vec<Vec<char>> = board.split('/').map(|row| row.chars().collect()).collect();
    // Rows are written from the top: what was the left column becomes the top row.
    let rows: Vec<String> = (0..10)
        .map(|row| (0..10).map(|column| recoloured(rows[9 - column][row])).collect())
        .collect();
    let turn = after(turn);
    let colors: Vec<&str> = colors.split(',').map(after).collect();
    let stones: Vec<String> = stones.split(',').map(moved).collect();
    format!("{} {} {turn} {}", rows.join("/"), colors.join(","), stones.join(","))
}

fn recoloured(sign: char) -> char {
    match sign {
        'R' => 'Y',
        'Y' => 'G',
        'G' => 'B',
        'B' => 'R',
        other => other,
    }
}

fn after(color: &str) -> &'static str {
    match color {
        "red" => "yellow",
        "yellow" => "green",
        "green" => "blue",
        _ => "red",
    }
}

/// A square after a quarter turn clockwise.
fn moved(square: &str) -> String {
    let Some((column, row)) = square.chars().next().zip(square.get(1..)) else {
        return square.to_owned();
    };
    let Ok(row) = row.parse::<u8>() else { return square.to_owned() };
    let column = column as u8 - b'a';
    format!("{}{}", char::from(b'a' + row - 1), 10 - column)
}
