//! Between which chances the truth must lie, proven without any table of ours.
//!
//! Two seats with a marble at Home each. If every test fell as one seat wishes,
//! it would win at least as often as it really does, whatever is known of the
//! traps and however the top is turned; and there would be no traps left to
//! know, so that the chances follow from where the marbles are. All that leads
//! on from a pair of standings is asked of the rules.
//!
//! From a position the search goes a few turns through everything with the
//! exact belief, and only then asks for the bounds.

use std::{collections::HashMap, convert::Infallible, ops::ControlFlow};

use game::{Actor, Position, Seat};
use shelf::games::bille_trap::{Action, BilleTrap, Phase, Space};

/// A chance is proven to be between the two.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// At least this.
    pub least: f64,
    /// At most this.
    pub most: f64,
}

impl Bounds {
    const NOTHING_KNOWN: Self = Self { least: 0.0, most: 1.0 };

    const fn sure(chance: f64) -> Self {
        Self { least: chance, most: chance }
    }

    fn of_other(self) -> Self {
        Self { least: 1.0 - self.most, most: 1.0 - self.least }
    }
}

/// The places of the two marbles that may not be at Home: 0 is the tray.
const PLACES: usize = Space::COUNT + 2;
const HOME: usize = PLACES - 1;
const SIDES: usize = PLACES * PLACES;
/// Each sweep brings the bounds closer together; they hold after every one.
const SWEEPS: usize = 25;

/// The chance of the seat that rolls, by the standings of both.
pub struct BoundsOfAll(Vec<Bounds>);

/// What a turn can lead to: for each roll, for each move, all pairs that the
/// tests may leave. `None` is the end of the game, won.
type Turns = Vec<Vec<Vec<Option<usize>>>>;

impl BoundsOfAll {
    /// Works them out: some seconds.
    pub fn work_out() -> Self {
        let mut turns: Vec<(usize, Turns)> =
            every_pair().map(|p| (number(&p), turns(&p))).collect();
        // Those with the most way behind them first: what they lead to is mostly
        // settled before.
        turns.sort_by_key(|(number, _)| {
            std::cmp::Reverse(way(number / SIDES) + way(number % SIDES))
        });
        let mut bounds = vec![Bounds::NOTHING_KNOWN; SIDES * SIDES];
        for _ in 0..SWEEPS {
            for (number, turns) in &turns {
                bounds[*number] = mean(turns.iter().map(|moves| best(moves, &bounds)));
            }
        }
        Self(bounds)
    }

    /// What is proven of the seat's chance, looking this many turns ahead.
    /// Both seats have a marble at Home.
    pub fn of(&self, position: &BilleTrap, seat: Seat, turns: u32) -> Bounds {
        self.seen(position, seat, turns, &mut HashMap::new())
    }

    /// What is proven of each action of the seat that acts, looking this many turns
    /// ahead, and how many positions between turns that took.
    pub fn of_choices(
        &self,
        position: &BilleTrap,
        seat: Seat,
        turns: u32,
    ) -> (Vec<(Action, Bounds)>, usize) {
        let mut known = HashMap::new();
        let mut of = |action| self.seen(&position.apply(action), seat, turns, &mut known);
        let choices = position.actions().into_iter().map(|action| (action, of(action))).collect();
        (choices, known.len())
    }

    fn seen(&self, position: &BilleTrap, seat: Seat, turns: u32, known: &mut Known) -> Bounds {
        let over_die = position.phase() == Phase::Die;
        if let Some(bounds) = known.get(&(*position, turns)).filter(|_| over_die) {
            return *bounds;
        }
        let found = match position.actor() {
            Actor::Over(outcome) => Bounds::sure(f64::from(outcome.winners.contains(seat))),
            Actor::Chance if over_die && turns == 0 => {
                let rolling = self.0[number(position)];
                if position.turn_of() == seat { rolling } else { rolling.of_other() }
            }
            Actor::Chance => {
                let turns = turns - u32::from(over_die);
                let (mut least, mut most, mut weights) = (0.0, 0.0, 0.0);
                each(position, |action| {
                    let weight = f64::from(position.weight(action));
                    let bounds = self.seen(&position.apply(action), seat, turns, known);
                    least += weight * bounds.least;
                    most += weight * bounds.most;
                    weights += weight;
                });
                Bounds { least: least / weights, most: most / weights }
            }
            Actor::Seat(acting) => {
                let mut best: Option<Bounds> = None;
                each(position, |action| {
                    let bounds = self.seen(&position.apply(action), seat, turns, known);
                    best = Some(match best {
                        None => bounds,
                        Some(best) if acting == seat => better(best, bounds),
                        Some(best) => better(best.of_other(), bounds.of_other()).of_other(),
                    });
                });
                best.expect("a seat that acts has actions")
            }
        };
        if over_die {
            known.insert((*position, turns), found);
        }
        found
    }
}

type Known = HashMap<(BilleTrap, u32), Bounds>;

fn each(position: &BilleTrap, mut visit: impl FnMut(Action)) {
    let ControlFlow::Continue(()) = position.visit_actions(|action| {
        visit(action);
        ControlFlow::<Infallible>::Continue(())
    });
}

fn better(one: Bounds, other: Bounds) -> Bounds {
    Bounds { least: one.least.max(other.least), most: one.most.max(other.most) }
}

fn mean(all: impl ExactSizeIterator<Item = Bounds>) -> Bounds {
    let count = all.len() as f64;
    let sum = all.fold((0.0, 0.0), |sum, bounds| (sum.0 + bounds.least, sum.1 + bounds.most));
    Bounds { least: sum.0 / count, most: sum.1 / count }
}

/// The best move; its tests fall as badly as can be, or as well.
fn best(moves: &[Vec<Option<usize>>], all: &[Bounds]) -> Bounds {
    let after = |pair: &Option<usize>| pair.map_or(Bounds::sure(1.0), |pair| all[pair].of_other());
    let over_tests = |pairs: &Vec<Option<usize>>| {
        pairs.iter().map(after).reduce(|one, other| Bounds {
            least: one.least.min(other.least),
            most: one.most.max(other.most),
        })
    };
    moves.iter().filter_map(over_tests).reduce(better).unwrap_or(Bounds::NOTHING_KNOWN)
}

fn turns(position: &BilleTrap) -> Turns {
    let mut rolls = Vec::new();
    each(position, |roll| {
        let rolled = position.apply(roll);
        let mut moves = Vec::new();
        each(&rolled, |action| {
            let mut pairs = Vec::new();
            follow(&rolled.apply(action), &mut pairs);
            moves.push(pairs);
        });
        rolls.push(moves);
    });
    rolls
}

/// All that the tests of a move may leave when the turn is over.
fn follow(position: &BilleTrap, pairs: &mut Vec<Option<usize>>) {
    match position.phase() {
        Phase::Over => pairs.push(None),
        Phase::Die => pairs.push(Some(number(position))),
        // Where the marbles are does not depend on the top.
        Phase::Top => follow(&position.apply(Action::Keep), pairs),
        Phase::Test(_) | Phase::Move(_) => {
            each(position, |action| follow(&position.apply(action), pairs));
        }
    }
}

/// The number of a pair: who rolls, who waits.
fn number(position: &BilleTrap) -> usize {
    let rolling = position.turn_of();
    side(position, rolling) * SIDES + side(position, position.playing().after(rolling))
}

fn side(position: &BilleTrap, seat: Seat) -> usize {
    let tray = std::iter::repeat_n(0, position.in_tray(seat));
    let track = position.on_track(seat).into_iter().map(|space| usize::from(space.number()));
    let home = std::iter::repeat_n(HOME, position.at_home(seat) - 1);
    tray.chain(track).chain(home).fold(0, |number, place| number * PLACES + place)
}

fn way(side: usize) -> usize {
    side / PLACES + side % PLACES
}

/// Every pair of standings with a marble at Home each while a game runs: seat 1
/// rolls.
fn every_pair() -> impl Iterator<Item = BilleTrap> {
    let sides = || (0..SIDES).map(|side| [side / PLACES, side % PLACES]);
    let possible = |[back, front]: &[usize; 2]| {
        back <= front && *back != HOME && (back != front || *back == 0)
    };
    let all: Vec<_> = sides().filter(possible).collect();
    let pairs = all
        .clone()
        .into_iter()
        .flat_map(move |one| all.clone().into_iter().map(move |other| [one, other]));
    pairs.filter_map(|sides| {
        let mut track = [b'.'; Space::COUNT];
        let mut home = [1, 1];
        for (seat, place) in
            [0, 1].into_iter().flat_map(|seat| sides[seat].map(|place| (seat, place)))
        {
            match place {
                0 => {}
                HOME => home[seat] += 1,
                place if track[place - 1] == b'.' => track[place - 1] = b"12"[seat],
                _ => return None,
            }
        }
        let rings: Vec<_> = track.chunks(8).map(String::from_utf8_lossy).collect();
        let unknown = ["????????"; 3].join("/");
        let text = format!("{} {},{} {unknown} 0 seat1 die", rings.join("/"), home[0], home[1]);
        Some(text.parse().unwrap_or_else(|error| panic!("{text}: {error}")))
    })
}
