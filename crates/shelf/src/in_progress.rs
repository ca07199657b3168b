//! A game in progress, whichever it is, for those who need no type of it:
//! everything in texts, codes and numbers. Who wants the type matches it
//! ([`match_in_progress!`](crate::match_in_progress)).

use game::{
    Actor, Coded, Day, Deal, Line, Maker, Notice, Outcome, Position, Record, RuleId, Seat, Seats,
    Sketch, TokenError, divide, result_text,
};

use crate::GameInProgress;

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
    /// Comments, each with the number of entries before it.
    pub comments: Vec<(usize, game::Comment)>,
}

/// Numbers below a bound, all equally likely.
pub type Draw<'a> = &'a mut dyn FnMut(u32) -> u32;

impl GameInProgress {
    /// How many seats it has.
    pub fn players(&self) -> usize {
        self.seats().len()
    }

    /// The name of the seat that acts, `chance`, or nobody when it is over.
    pub fn actor(&self) -> Option<&'static str> {
        match_in_progress!(self, game => game.actor_name())
    }

    /// Whose action is next, or how the game ended.
    pub fn turn(&self) -> Actor {
        match_in_progress!(self, game => game.actor())
    }

    /// Who made each entry, in order.
    pub fn makers(&self) -> &[Maker] {
        match_in_progress!(self, game => game.makers())
    }

    /// Everybody who sat down.
    pub fn seats(&self) -> Seats {
        match_in_progress!(self, game => game.position().seats())
    }

    /// Those who still play.
    pub fn playing(&self) -> Seats {
        match_in_progress!(self, game => game.playing())
    }

    /// How the game ranks its seats; empty while it runs.
    pub fn ranking(&self) -> Vec<Seats> {
        match_in_progress!(self, game => game.ranking())
    }

    /// What a seat is called.
    pub fn seat_name(&self, seat: Seat) -> &'static str {
        match_in_progress!(self, game => game.position().seat_name(seat))
    }

    /// How many entries it has: actions, leavings, an agreed draw.
    pub fn length(&self) -> usize {
        match_in_progress!(self, game => game.entries().len())
    }

    /// Everything that happened, as tokens.
    pub fn entries(&self) -> Vec<String> {
        match_in_progress!(self, game => game.entries().iter().map(ToString::to_string).collect())
    }

    /// The legal actions in plain string order.
    pub fn actions(&self) -> Vec<String> {
        let mut tokens: Vec<String> = match_in_progress!(self, game => {
            game.actions().iter().map(ToString::to_string).collect()
        });
        tokens.sort_unstable();
        tokens
    }

    /// The weights of these actions, where chance acts.
    pub fn weights(&self) -> Option<Vec<u32>> {
        match_in_progress!(self, game => match game.actor() {
            Actor::Chance => {
                let weight = |action: &_| game.position().weight(*action);
                Some(game.actions().iter().map(weight).collect())
            }
            Actor::Seat(_) | Actor::Over(_) => None,
        })
    }

    /// How it ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.turn().outcome()
    }

    /// How it ended, if it did, with the names of seats.
    pub fn ending(&self) -> Option<Ending> {
        let outcome = self.outcome()?;
        let winners = outcome.winners.into_iter().map(|seat| self.seat_name(seat)).collect();
        Some(Ending { winners, rule: outcome.rule })
    }

    /// How it ended, as its record says it.
    pub fn result(&self) -> String {
        match_in_progress!(self, game => result_text(game))
    }

    /// The text of the position.
    pub fn position(&self) -> String {
        match_in_progress!(self, game => game.position().to_string())
    }

    /// What there is to say beside the board.
    pub fn remarks(&self) -> Vec<Notice> {
        match_in_progress!(self, game => {
            // What was due before people ended the game is due no more.
            if game.was_given_up() {
                return Vec::new();
            }
            game.position().remarks().iter().map(Coded::notice).collect()
        })
    }

    /// The board as a picture of letters.
    pub fn sketch(&self) -> Sketch {
        match_in_progress!(self, game => game.position().sketch())
    }

    /// The number of sequences of `depth` actions for each action, draws by
    /// repetition and length not applied. `done` is told how many of how many
    /// are counted.
    pub fn divide(&self, depth: u32, done: &mut dyn FnMut(usize, usize)) -> Vec<(String, u64)> {
        match_in_progress!(self, game => {
            if game.was_given_up() {
                return Vec::new();
            }
            let counted = divide(game.position(), depth, done);
            counted.into_iter().map(|(action, count)| (action.to_string(), count)).collect()
        })
    }

    /// The text of its record, with what is known around the game.
    pub fn record(&self, heading: Heading) -> String {
        let Heading { people, date, chance, comments } = heading;
        match_in_progress!(self, game => {
            Record { people, date, chance, comments, game: game.clone() }.to_string()
        })
    }

    /// What chance does now, or `None` when it is not chance's turn. What is
    /// dealt at the start comes from `deal`, always the same numbers; what is
    /// rolled now from `roll`.
    pub fn chance_action(&self, deal: Draw<'_>, roll: Draw<'_>) -> Option<String> {
        let Actor::Chance = self.turn() else { return None };
        match_in_progress!(self, game => {
            let position = game.position();
            let dealt = dealt(position, deal).and_then(|deal| deal.answer(position));
            dealt.or_else(|| position.draw_action(roll)).map(|action| action.to_string())
        })
    }

    /// What chance does now where nothing is dealt in advance: each outcome by
    /// its exact weight. `None` when it is not chance's turn.
    pub fn drawn_action(&self, draw: Draw<'_>) -> Option<String> {
        let Actor::Chance = self.turn() else { return None };
        match_in_progress!(self, game => {
            game.position().draw_action(draw).map(|action| action.to_string())
        })
    }

    /// All that `deal` has hidden, as text, where the game hides something.
    pub fn deal(&self, deal: Draw<'_>) -> Option<String> {
        match_in_progress!(self, game => dealt(game.position(), deal).map(|deal| deal.to_string()))
    }

    /// Adds tokens with spaces between them.
    ///
    /// # Errors
    /// The first token that can't be read or is refused; those before it have
    /// been added.
    pub fn add_tokens(&mut self, tokens: &str) -> Result<(), TokenError> {
        match_in_progress!(self, game => game.add_tokens(tokens.split_whitespace()))
    }

    /// Keeps the first so many entries and takes the others back.
    pub fn take_back_to(&mut self, entries: usize) {
        match_in_progress!(self, game => game.take_back_to(entries));
    }
}

/// What lies hidden in a game of this position.
fn dealt<P: Position>(_: &P, deal: Draw<'_>) -> Option<P::Deal> {
    P::Deal::draw(deal)
}
