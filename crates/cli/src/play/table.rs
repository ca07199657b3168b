//! The table: the record that grows, and who sits around it. Knows what may be
//! played and what may be taken back; draws nothing, shows nothing and thinks
//! nothing.

use bots::BotGame;
use game::{Actor, Day, Entry, GameSoFar, Leaving, Line, Notice, Quote, Record, Seat, TokenError};
use shelf::{GameInProgress, OpenError, PlayersError};
use words::Words;

use super::seating::{Seating, Sitter};

/// A game with those who play it.
pub(super) struct Table<P: BotGame> {
    record: Record<P>,
    seating: Seating,
}

/// Why a line of actions is not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Refused {
    /// An action can't be read or breaks a rule.
    Token(TokenError),
    /// By then it is another's turn.
    TurnOver(Quote),
}

/// Why nothing is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoWayBack {
    /// No person has done anything yet.
    Start,
    /// The die or a trap has spoken since; there is no second die.
    Chance,
}

impl<P: BotGame> Table<P> {
    /// A table where this is being played.
    pub(super) fn new(record: Record<P>, seating: Seating) -> Self {
        Self { record, seating }
    }

    /// The game so far.
    pub(super) fn game(&self) -> &GameSoFar<P> {
        &self.record.game
    }

    /// The same, as one of all games.
    pub(super) fn played(&self) -> GameInProgress {
        self.game().clone().into()
    }

    /// Who sits where.
    pub(super) fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The person whose action is next, if it is a person's.
    pub(super) fn person_to_act(&self) -> Option<Seat> {
        match self.game().actor() {
            Actor::Seat(seat) if self.seating.on(seat) == Sitter::Person => Some(seat),
            _ => None,
        }
    }

    /// Whether people sat down and none of them plays any more.
    pub(super) fn people_are_out(&self) -> bool {
        let plays = |seat| self.seating.on(seat) == Sitter::Person;
        self.seating.people() > 0 && !self.game().playing().into_iter().any(plays)
    }

    /// Makes an action that the position itself has offered.
    pub(super) fn make(&mut self, action: P::Action) {
        // What is offered is legal.
        let _ = self.record.game.play(action);
    }

    /// The actions of a line, if all of them can be made one after the other by
    /// the one who acts now. Nothing is made yet.
    ///
    /// # Errors
    /// The first that can't be made.
    pub(super) fn read(&self, tokens: &[&str]) -> Result<Vec<P::Action>, Refused> {
        let mut game = self.game().clone();
        let actor = game.actor();
        let mut actions = Vec::new();
        for (before, token) in tokens.iter().enumerate() {
            let at = before + 1;
            let Ok(action) = token.parse() else {
                return Err(Refused::Token(unreadable::<P>(at, token)));
            };
            if before > 0 && game.actor() != actor && game.outcome().is_none() {
                return Err(Refused::TurnOver(Quote::of(token)));
            }
            game.play(action).map_err(|refused| {
                let (rule, notice) = (Some(refused.rule()), refused.notice());
                Refused::Token(TokenError { at, token: Quote::of(token), rule, notice })
            })?;
            actions.push(action);
        }
        Ok(actions)
    }

    /// The seat gives up; says whether it could.
    pub(super) fn resign(&mut self, seat: Seat) -> bool {
        self.record.game.leave(seat, Leaving::Resigned).is_ok()
    }

    /// Takes back everything since a person's last decision, and that decision;
    /// says how many entries that were.
    ///
    /// # Errors
    /// There is none, or chance has spoken since; nothing has changed then.
    pub(super) fn take_back(&mut self) -> Result<usize, NoWayBack> {
        let entries = self.game().entries().to_vec();
        let mut until = entries.len();
        for (entry, actor) in entries.iter().zip(self.actors()).rev() {
            until -= 1;
            let seat = match (*entry, actor) {
                (Entry::Left(seat, _), _) | (Entry::Action(_), Actor::Seat(seat)) => seat,
                (Entry::Action(_), _) => return Err(NoWayBack::Chance),
                (Entry::Draw, _) => continue,
            };
            if self.seating.on(seat) == Sitter::Person {
                self.record.game = self.replayed(&entries[..until]).0;
                self.record.comments.retain(|(before, _)| *before <= until);
                return Ok(entries.len() - until);
            }
        }
        Err(NoWayBack::Start)
    }

    /// Notes on the record's sheet how chance was drawn, after what it says.
    pub(super) fn note_chance(&mut self, how: &str) {
        let told = self.record.chance.as_ref().map(Line::as_str);
        let told = match told {
            Some(told) if told.ends_with(how) => return,
            Some(told) => format!("{told}; {how}"),
            None => how.to_owned(),
        };
        self.record.chance = Line::new(&told);
    }

    /// The text of the record, with who sat where; the day is noted where the
    /// sheet has none.
    pub(super) fn record(&self, today: Option<Day>, words: &Words) -> String {
        let mut record = self.record.clone();
        record.people = self.seating.names(words);
        record.date = record.date.or(today);
        record.to_string()
    }

    /// Goes on from the text of another record; everybody keeps their seat.
    ///
    /// # Errors
    /// It is no record of this game with so many seats; nothing has changed then.
    pub(super) fn load(&mut self, text: &str) -> Result<(), OpenError> {
        let record: Record<P> = text.parse().map_err(OpenError::Record)?;
        let found = record.game.position().seats().len();
        let wanted = self.seating.seats();
        if found != wanted {
            let wanted = wanted as u8;
            return Err(OpenError::Players(PlayersError::Differ { wanted, found }));
        }
        self.record = record;
        Ok(())
    }

    /// Who was to act before each entry.
    fn actors(&self) -> Vec<Actor> {
        self.replayed(self.game().entries()).1
    }

    /// The game with these entries alone, and who was to act before each.
    fn replayed(&self, entries: &[Entry<P::Action>]) -> (GameSoFar<P>, Vec<Actor>) {
        let mut game = GameSoFar::new(self.game().start().clone());
        let mut actors = Vec::new();
        for entry in entries {
            actors.push(game.actor());
            // What was taken once is taken again.
            let _ = game.add(*entry);
        }
        (game, actors)
    }
}

fn unreadable<P: BotGame>(at: usize, token: &str) -> TokenError {
    let token = Quote::of(token);
    let facts = vec![("token", token.clone().into()), ("game", P::GAME.into())];
    TokenError { at, token, rule: None, notice: Notice { code: TokenError::UNREADABLE.0, facts } }
}

#[cfg(test)]
mod tests {
    use bille_trap::BilleTrap;
    use kuba::Kuba;

    use super::*;

    fn table<P: BotGame>(sitters: &[&str], tokens: &str) -> Table<P> {
        let mut game = GameSoFar::<P>::from_setup(P::Setup::default());
        game.add_tokens(tokens.split_whitespace()).expect("legal tokens");
        let sitters: Vec<Sitter> =
            sitters.iter().map(|name| name.parse().expect("a sitter")).collect();
        Table::new(Record::of(game), Seating::of(&sitters))
    }

    fn tokens<P: BotGame>(table: &Table<P>) -> String {
        let tokens: Vec<_> = table.game().entries().iter().map(ToString::to_string).collect();
        tokens.join(" ")
    }

    #[test]
    fn back_goes_to_the_last_decision_of_a_person() {
        let mut table = table::<Kuba>(&["you", "random"], "a7s a1n a5e b1n");
        assert_eq!(table.take_back(), Ok(2));
        assert_eq!(tokens(&table), "a7s a1n");
        assert_eq!(table.take_back(), Ok(2));
        assert_eq!(table.take_back(), Err(NoWayBack::Start));
        assert_eq!(tokens(&table), "");
    }

    #[test]
    fn back_takes_a_resignation_back() {
        let mut table = table::<Kuba>(&["random", "you"], "a7s");
        assert!(table.resign(Seat::TWO));
        assert!(!table.resign(Seat::TWO), "the game is over");
        assert_eq!(table.take_back(), Ok(1));
        assert_eq!(tokens(&table), "a7s");
        assert_eq!(table.take_back(), Err(NoWayBack::Start), "the bot's own is its own");
    }

    #[test]
    fn there_is_no_second_die() {
        let mut table = table::<BilleTrap>(&["you", "you"], "d1 e k d2");
        assert_eq!(table.take_back(), Err(NoWayBack::Chance));
        let mut table = self::table::<BilleTrap>(&["you", "you"], "d1 e");
        assert_eq!(table.take_back(), Ok(1));
        assert_eq!(table.take_back(), Err(NoWayBack::Chance));
        assert_eq!(tokens(&table), "d1");
    }

    #[test]
    fn a_line_is_played_whole_or_not_at_all() {
        let kuba = table::<Kuba>(&["you", "you"], "");
        assert_eq!(kuba.read(&["a7s"]).map(|actions| actions.len()), Ok(1));
        assert_eq!(kuba.read(&["a7s", "a1n"]), Err(Refused::TurnOver(Quote::of("a1n"))));
        let Err(Refused::Token(error)) = kuba.read(&["b1n"]) else { panic!("not White's") };
        assert_eq!(error.rule.map(game::RuleId::as_str), Some("KU-4"));
        let Err(Refused::Token(error)) = kuba.read(&["a7s", "?!"]) else { panic!("no action") };
        assert_eq!((error.at, error.rule), (2, None));
        // What people do beside actions is for commands, not for anybody's line.
        assert!(kuba.read(&["resign:2"]).is_err() && kuba.read(&["draw"]).is_err());
        assert_eq!(tokens(&kuba), "");
    }

    #[test]
    fn comments_go_with_what_is_taken_back() {
        let text = "format: 1\ngame: kuba\nedition: 1\n\n{one} a7s {two} a1n {three}\n";
        let mut table = table::<Kuba>(&["you", "random"], "");
        table.load(text).expect("a record");
        assert_eq!(table.take_back(), Ok(2));
        assert_eq!(table.record.comments.len(), 1);
    }
}
