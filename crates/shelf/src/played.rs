//! A game being played, whichever it is: everything in texts, codes and
//! numbers, nothing in a game's own types.

use std::{any::Any, convert::Infallible, ops::ControlFlow};

use game::{
    Actor, Coded, Day, Deal, GameSoFar, Line, Notice, Position, Record, RuleId, Seat, Seats,
    TokenError, result_text,
};

/// How a game ended, with the names of seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The winner alone, or all who share a draw, in seat order.
    pub winners: Vec<&'static str>,
    /// The rule that ended it.
    pub rule: RuleId,
}

/// What a record says around the game.
#[derive(Clone, Debug, Default)]
pub struct Heading {
    /// Who sat where, as far as it is known.
    pub people: [Option<Line>; Seat::MOST],
    /// The day.
    pub date: Option<Day>,
    /// How chance was drawn.
    pub chance: Option<Line>,
}

/// Numbers below a bound, all equally likely.
pub type Draw<'a> = &'a mut dyn FnMut(u32) -> u32;

/// A game so far, of any of the games.
pub trait Played: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How many seats it has.
    fn players(&self) -> usize;
    /// The name of the seat that acts, `chance`, or nobody when it is over.
    fn actor(&self) -> Option<&'static str>;
    /// Whose action is next, or how the game ended.
    fn turn(&self) -> Actor;
    /// Everybody who sat down.
    fn seats(&self) -> Seats;
    /// Those who still play.
    fn playing(&self) -> Seats;
    /// How the game ranks its seats; empty while it runs.
    fn ranking(&self) -> Vec<Seats>;
    /// What a seat is called.
    fn seat_name(&self, seat: Seat) -> &'static str;
    /// Everything that happened, as tokens.
    fn entries(&self) -> Vec<String>;
    /// The legal actions in plain string order.
    fn actions(&self) -> Vec<String>;
    /// The weights of these actions, where chance acts.
    fn weights(&self) -> Option<Vec<u32>>;
    /// How it ended, if it did.
    fn ending(&self) -> Option<Ending>;
    /// How it ended, as its record says it.
    fn result(&self) -> String;
    /// The text of the position.
    fn position(&self) -> String;
    /// What there is to say beside the board.
    fn remarks(&self) -> Vec<Notice>;
    /// The text of its record, with what is known around the game.
    fn record(&self, heading: Heading) -> String;
    /// What chance does now, or `None` when it is not chance's turn. What is
    /// dealt at the start comes from `deal`, always the same numbers; what is
    /// rolled now from `roll`.
    fn chance_action(&self, deal: Draw<'_>, roll: Draw<'_>) -> Option<String>;
    /// All that `deal` has hidden, as text, where the game hides something.
    fn deal(&self, deal: Draw<'_>) -> Option<String>;
    /// The game itself, for those who know its type.
    fn as_any(&self) -> &dyn Any;
    /// The same game once more.
    fn again(&self) -> Box<dyn Played>;

    /// Adds tokens with spaces between them.
    ///
    /// # Errors
    /// The first token that can't be read or is refused; those before it have
    /// been added.
    fn add_tokens(&mut self, tokens: &str) -> Result<(), TokenError>;

    /// Keeps the first so many entries and takes the others back.
    fn take_back_to(&mut self, entries: usize);
}

/// The name of chance where an actor is named.
const CHANCE: &str = "chance";

impl<P: Position> Played for GameSoFar<P> {
    fn game(&self) -> &'static str {
        P::GAME
    }

    fn players(&self) -> usize {
        GameSoFar::position(self).seats().len()
    }

    fn actor(&self) -> Option<&'static str> {
        match GameSoFar::actor(self) {
            Actor::Seat(seat) => Some(GameSoFar::position(self).seat_name(seat)),
            Actor::Chance => Some(CHANCE),
            Actor::Over(_) => None,
        }
    }

    fn turn(&self) -> Actor {
        GameSoFar::actor(self)
    }

    fn seats(&self) -> Seats {
        GameSoFar::position(self).seats()
    }

    fn playing(&self) -> Seats {
        GameSoFar::playing(self)
    }

    fn ranking(&self) -> Vec<Seats> {
        GameSoFar::ranking(self)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        GameSoFar::position(self).seat_name(seat)
    }

    fn entries(&self) -> Vec<String> {
        GameSoFar::entries(self).iter().map(ToString::to_string).collect()
    }

    fn actions(&self) -> Vec<String> {
        let mut tokens = Vec::new();
        if self.outcome().is_none() {
            let ControlFlow::Continue(()) = GameSoFar::position(self).visit_actions(|action| {
                tokens.push((action.to_string(), tokens.len()));
                ControlFlow::<Infallible>::Continue(())
            });
        }
        // With their places, and so by the same sort as `Position::actions`: the
        // page has to load only one.
        tokens.sort_unstable();
        tokens.into_iter().map(|(token, _)| token).collect()
    }

    fn weights(&self) -> Option<Vec<u32>> {
        let weight = |action: &P::Action| GameSoFar::position(self).weight(*action);
        match GameSoFar::actor(self) {
            Actor::Chance => Some(GameSoFar::actions(self).iter().map(weight).collect()),
            Actor::Seat(_) | Actor::Over(_) => None,
        }
    }

    fn ending(&self) -> Option<Ending> {
        let outcome = self.outcome()?;
        let name = |seat| GameSoFar::position(self).seat_name(seat);
        Some(Ending {
            winners: outcome.winners.into_iter().map(name).collect(),
            rule: outcome.rule,
        })
    }

    fn result(&self) -> String {
        result_text(self)
    }

    fn position(&self) -> String {
        GameSoFar::position(self).to_string()
    }

    fn remarks(&self) -> Vec<Notice> {
        // What was due before people ended the game is due no more.
        if self.was_given_up() {
            return Vec::new();
        }
        GameSoFar::position(self).remarks().iter().map(Coded::notice).collect()
    }

    fn record(&self, heading: Heading) -> String {
        let Heading { people, date, chance } = heading;
        Record { people, date, chance, ..Record::of(self.clone()) }.to_string()
    }

    fn chance_action(&self, deal: Draw<'_>, roll: Draw<'_>) -> Option<String> {
        let Actor::Chance = GameSoFar::actor(self) else { return None };
        let position = GameSoFar::position(self);
        let dealt = P::Deal::draw(deal).and_then(|deal| deal.answer(position));
        dealt.or_else(|| position.draw_action(roll)).map(|action| action.to_string())
    }

    fn deal(&self, deal: Draw<'_>) -> Option<String> {
        P::Deal::draw(deal).map(|deal| deal.to_string())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn again(&self) -> Box<dyn Played> {
        Box::new(self.clone())
    }

    fn add_tokens(&mut self, tokens: &str) -> Result<(), TokenError> {
        GameSoFar::add_tokens(self, tokens.split_whitespace())
    }

    fn take_back_to(&mut self, entries: usize) {
        GameSoFar::take_back_to(self, entries);
    }
}
