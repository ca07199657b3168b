//! `cargo chances klotze 4 300 1000 1`: how true win chances are. Full strength plays
//! so many games against itself, with so many positions a move and openings drawn
//! from the seed. What it says of each seat before each move is compared with
//! what came of the game, and the scale is fitted that its scores would need. The
//! same arguments give the same figures on every machine.

use std::{env, sync::Arc};

use bots::{Book, BotGame, BotKind, Visitor, WinChances};
use game::{Actor, GameSoFar, Position, Seat, mixed};
use search::{Evaluator, Score, drive};
use shelf::Game;

fn main() {
    let mut arguments = env::args().skip(1);
    let game = arguments.next().and_then(|name| Game::named(&name));
    let mut number = |usual| arguments.next().and_then(|it| it.parse().ok()).unwrap_or(usual);
    let [players, games, nodes, seed] = [number(4), number(300), number(1_000), number(1)];
    match game {
        Some(game) => bots::visit(game, Trial { players, games, nodes, seed }),
        None => eprintln!("cargo chances GAME [PLAYERS] [GAMES] [NODES] [SEED]"),
    }
}

struct Trial {
    players: u64,
    games: u64,
    nodes: u64,
    seed: u64,
}

/// What was said of a seat, and what came of it.
struct Said {
    chance: f64,
    /// The score, if the seat was to move.
    score: Option<Score>,
    /// What the evaluator says of the others where the line ends, and what they made.
    others: Vec<(f64, f64)>,
    to_move: bool,
    /// 1 for a win, a share for a draw.
    made: f64,
}

impl Visitor for Trial {
    type Output = ();

    fn visit<P: BotGame>(self) {
        let setup = u8::try_from(self.players).ok().and_then(P::setup_for);
        let Some(setup) = setup else {
            return eprintln!("no set-up for {} players", self.players);
        };
        let book = Arc::new(P::Book::work_out(&mut |_| ()));
        let (mut said, mut draws, mut moves) = (Vec::new(), 0, 0);
        for number in 0..self.games {
            let game = GameSoFar::<P>::from_setup(setup.clone());
            let (played, ended) = self.play(game, number, &book);
            moves += played.len();
            draws += u64::from(ended.playing().into_iter().all(|seat| made(&ended, seat) < 1.0));
            for Played { seat, chances, score, glance } in played {
                let others = ended.playing().without(seat).into_iter();
                let others: Vec<(f64, f64)> =
                    others.map(|of| (glance[of.index()], made(&ended, of))).collect();
                said.extend(ended.position().seats().into_iter().map(|of| Said {
                    chance: chances.of(of),
                    score: Some(score).filter(|_| of == seat),
                    others: if of == seat { others.clone() } else { Vec::new() },
                    to_move: of == seat,
                    made: made(&ended, of),
                }));
            }
        }
        println!("{} games, {draws} drawn, {moves} moves", self.games);
        let fair = 1.0 / self.players as f64;
        for (whose, to_move) in [("to move", true), ("others", false)] {
            let told: Vec<&Said> = said.iter().filter(|said| said.to_move == to_move).collect();
            table(whose, &told, fair);
        }
        fit(&said, self.players);
        fit_glance(&said);
    }
}

/// A share of the point.
fn made<P: Position>(ended: &GameSoFar<P>, seat: Seat) -> f64 {
    let winners = ended.outcome().map(|outcome| outcome.winners);
    winners.filter(|all| all.contains(seat)).map_or(0.0, |all| 1.0 / all.len() as f64)
}

/// What was said before a move.
struct Played {
    seat: Seat,
    chances: WinChances,
    score: Score,
    glance: [f64; Seat::MOST],
}

impl Trial {
    /// A game, and what was said before each move after the opening.
    fn play<P: BotGame>(
        &self,
        mut game: GameSoFar<P>,
        number: u64,
        book: &Arc<P::Book>,
    ) -> (Vec<Played>, GameSoFar<P>) {
        let opening = 2 * self.players as usize;
        let mut played = Vec::new();
        while game.outcome().is_none() {
            let lot = mixed(mixed(self.seed, number), game.length() as u64);
            let drawn = |count: u32| ((u128::from(lot) * u128::from(count)) >> 64) as u32;
            let action = match game.actor() {
                Actor::Seat(seat) if game.length() >= opening => {
                    let search = BotKind::Best.search(&game, None, lot, book);
                    let Some(mut search) = search else { break };
                    let finding = drive(&mut *search, Some(self.nodes), || false);
                    let mut end = *game.position();
                    for action in &finding.line {
                        end = end.apply(*action);
                    }
                    let evaluator = P::evaluator(book);
                    let glance = Seat::ALL.map(|seat| f64::from(evaluator.evaluate(&end, seat).0));
                    let chances = WinChances::found(&game, seat, &finding, book);
                    played.push(Played { seat, chances, score: finding.score, glance });
                    Some(finding.action)
                }
                _ => game.position().draw_action(drawn),
            };
            if action.is_none_or(|action| game.play(action).is_err()) {
                break;
            }
        }
        (played, game)
    }
}

/// For each tenth of the chances: how often it was said, and what came of it.
fn table(whose: &str, said: &[&Said], fair: f64) {
    println!("\n{whose}: said, made, times");
    for tenth in 0..10 {
        let least = f64::from(tenth) / 10.0;
        let is_last = tenth == 9;
        let belongs = |it: &&&Said| it.chance >= least && (is_last || it.chance < least + 0.1);
        let part = said.iter().filter(belongs);
        let (mut count, mut chance, mut made) = (0.0, 0.0, 0.0);
        for it in part {
            (count, chance, made) = (count + 1.0, chance + it.chance, made + it.made);
        }
        if count > 0.0 {
            println!("{:5.1}% {:5.1}% {count}", 100.0 * chance / count, 100.0 * made / count);
        }
    }
    let error = |of: &dyn Fn(&Said) -> f64| {
        said.iter().map(|it| (of(it) - it.made).powi(2)).sum::<f64>() / said.len().max(1) as f64
    };
    println!("error {:.4}, of a fair share {:.4}", error(&|it| it.chance), error(&|_| fair));
}

/// The scale, and the shift, with which scores tell best what came of them: by
/// Newton's method on the likelihood.
fn fit(said: &[Said], players: u64) {
    let scores = said.iter().filter_map(|it| Some((it.score?, it.made)));
    for (what, is_win) in [("wins", true), ("losses", false)] {
        let far: Vec<f64> = scores
            .clone()
            .filter(|(score, _)| score.is_proven() && (score.0 > 0) == is_win)
            .filter(|(score, _)| score.wins_in().or(score.loses_in()) > Some(2))
            .map(|(_, made)| made)
            .collect();
        let mean = far.iter().sum::<f64>() / far.len().max(1) as f64;
        println!("{what} in more than two moves: {:.1}% of {}", 100.0 * mean, far.len());
    }
    let open = scores.filter(|(score, _)| !score.is_proven());
    let data: Vec<(f64, f64)> = open.map(|(score, made)| (f64::from(score.0), made)).collect();
    let odds = ((players - 1) as f64).ln();
    let (mut slope, mut shift) = (1.0 / 150.0, 0.0);
    for _ in 0..50 {
        let (mut gradient, mut matrix) = ([0.0; 2], [[0.0; 2]; 2]);
        for (score, made) in &data {
            let chance = 1.0 / (1.0 + (odds - slope * score - shift).exp());
            let (miss, weight) = (made - chance, chance * (1.0 - chance));
            gradient[0] += miss * score;
            gradient[1] += miss;
            matrix[0][0] += weight * score * score;
            matrix[0][1] += weight * score;
            matrix[1][1] += weight;
        }
        let determinant = matrix[0][0] * matrix[1][1] - matrix[0][1] * matrix[0][1];
        if determinant.abs() < 1e-9 {
            break;
        }
        slope += (gradient[0] * matrix[1][1] - gradient[1] * matrix[0][1]) / determinant;
        shift += (gradient[1] * matrix[0][0] - gradient[0] * matrix[0][1]) / determinant;
    }
    println!("\nfitted: scale {:.0}, shift {:.0}", 1.0 / slope, shift / slope);
}

/// The scale with which estimates tell best who of the others has won: the likeliest
/// of some.
fn fit_glance(said: &[Said]) {
    let likelihood = |scale: f64| -> f64 {
        let told = |others: &Vec<(f64, f64)>| -> f64 {
            let odds = (others.len() as f64).ln();
            let weight = |worth: f64| 1.0 / (1.0 + (odds - worth / scale).exp());
            let sum: f64 = others.iter().map(|(worth, _)| weight(*worth)).sum();
            others.iter().map(|(worth, made)| made * (weight(*worth) / sum).ln()).sum()
        };
        said.iter().map(|it| told(&it.others)).sum()
    };
    let scales = (1..=80).map(|step| f64::from(step) * 50.0);
    let best = scales.max_by(|one, other| likelihood(*one).total_cmp(&likelihood(*other)));
    println!("estimates: scale {:.0}", best.unwrap_or_default());
}
