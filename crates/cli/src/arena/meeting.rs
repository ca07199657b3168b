//! Two bots and everything that settles their games before they begin: game
//! number 7 is the same game, whoever plays it and whenever.
//!
//! Games come in rounds of as many as there are seats. In a round all have the
//! same opening and the same chance, and bot a moves on by one seat each time;
//! bot b has all the others.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bots::{BotGame, Limit};
use game::{Actor, GameSoFar, Seat};

use super::chance::{Chance, derived};
use crate::opponent::{Failing, Opponent, Player};

/// One of the two bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    A,
    B,
}

pub(super) struct Meeting<'a, P: BotGame> {
    /// The bots, a first.
    pub(super) bots: [&'a Opponent; 2],
    pub(super) limits: [Limit; 2],
    /// The game before its first action.
    pub(super) start: GameSoFar<P>,
    /// The first actions of each round.
    pub(super) openings: Vec<Vec<P::Action>>,
    pub(super) seed: u64,
    pub(super) book: Arc<P::Book>,
}

/// A game that was played to its end.
pub(super) struct Played<P: BotGame> {
    /// Its number, from 0.
    pub(super) number: usize,
    /// Where bot a sat.
    pub(super) seat_of_a: Seat,
    pub(super) game: GameSoFar<P>,
    /// What each bot spent, a first.
    pub(super) efforts: [Effort; 2],
    /// Programs that failed: after how many entries, on which seat, and how.
    pub(super) failings: Vec<(usize, Seat, Failing)>,
}

/// What a bot spent on thinking.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Effort {
    pub(super) nodes: u64,
    pub(super) time: Duration,
}

/// What seeds are used for.
const CHANCE: u64 = 0x6368_616e;
const TASTE: u64 = 0x7461_7374;

impl<P: BotGame> Meeting<'_, P> {
    /// How many games there are.
    pub(super) fn games(&self) -> usize {
        self.openings.len() * self.seats()
    }

    /// Which round a game belongs to, from 0.
    pub(super) fn round(&self, number: usize) -> usize {
        number / self.seats()
    }

    /// Who sits on a seat in a game.
    pub(super) fn bot_on(&self, seat: Seat, number: usize) -> &Opponent {
        self.bots[self.side_on(seat, number) as usize]
    }

    /// Plays a game to its end; `None` when it is told to stop before.
    pub(super) fn play(&self, number: usize, stop: &AtomicBool) -> Option<Played<P>> {
        let round = self.round(number);
        let mut chance = Chance::new(derived(derived(self.seed, CHANCE), round as u64));
        let mut played = Played {
            number,
            seat_of_a: self.seat_of_a(number),
            game: self.start.clone(),
            efforts: [Effort::default(); 2],
            failings: Vec::new(),
        };
        let seats = self.start.position().seats().into_iter();
        let mut players: Vec<_> = seats.map(|seat| self.sit_down(seat, number)).collect();
        for action in &self.openings[round] {
            // They were legal when they were drawn.
            let _ = played.game.play(*action);
        }
        while !stop.load(Ordering::Relaxed) {
            match played.game.actor() {
                Actor::Over(_) => return Some(played),
                Actor::Chance => {
                    let action = chance.act(played.game.position());
                    let _ = played.game.play(action);
                }
                Actor::Seat(seat) => {
                    let side = self.side_on(seat, number) as usize;
                    let asked = &mut players[seat.index()];
                    match asked.as_mut().map(|player| player.answer(&played.game, stop)) {
                        Err(failing) => played.fail(seat, failing.clone()),
                        Ok(Err(failing)) => {
                            played.fail(seat, failing.clone());
                            *asked = Err(failing);
                        }
                        Ok(Ok(None)) => return None,
                        Ok(Ok(Some(answer))) => {
                            played.efforts[side].nodes += answer.nodes;
                            played.efforts[side].time += answer.time;
                            let _ = played.game.play(answer.action);
                        }
                    }
                }
            }
        }
        None
    }

    fn sit_down(&self, seat: Seat, number: usize) -> Result<Player<P>, Failing> {
        let side = self.side_on(seat, number) as usize;
        let place = (number * Seat::MOST + seat.index()) as u64;
        let seed = derived(derived(self.seed, TASTE), place);
        Player::sit_down(self.bots[side], self.limits[side], seed, &self.book, &self.start)
    }

    fn seats(&self) -> usize {
        self.start.position().seats().len()
    }

    fn seat_of_a(&self, number: usize) -> Seat {
        Seat::ALL[number % self.seats()]
    }

    fn side_on(&self, seat: Seat, number: usize) -> Side {
        if seat == self.seat_of_a(number) { Side::A } else { Side::B }
    }
}

impl<P: BotGame> Played<P> {
    /// A program fails: its seat leaves the game (ALL-4).
    fn fail(&mut self, seat: Seat, failing: Failing) {
        // It plays, since it was its turn.
        let _ = self.game.leave(seat, failing.leaving());
        self.failings.push((self.game.entries().len(), seat, failing));
    }
}
