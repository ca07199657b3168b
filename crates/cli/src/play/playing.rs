//! The course of a game: bots think, people are asked, and what they want is done
//! by the table. What a person's lines mean is in `executing.rs`, how what happens
//! is told in `happening.rs`.

use game::{Fact, Seat};
use shelf::GameInProgress;
use table::{Bot, By, Command, Event, EventKind, PersonId, Phase, Refused, Sitter, Table};
use words::Words;

use super::{
    chance::Chance,
    keyword::Keyword,
    lines::Lines,
    minds::Minds,
    people::{People, thinker},
    telling::Teller,
};
use crate::failure::Failure;

/// A game under way.
pub(super) struct Playing<'a> {
    pub(super) table: Table,
    /// The game as far as it was told: it follows the table's events, action by
    /// action.
    pub(super) shown: GameInProgress,
    pub(super) people: People,
    pub(super) lines: Lines,
    pub(super) teller: Teller<'a>,
    pub(super) words: &'a Words,
    pub(super) chance: Chance,
    pub(super) minds: Minds<'a>,
    /// The entries of the game that are kept in a file.
    pub(super) kept: Vec<String>,
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Then {
    /// It does.
    GoOn,
    /// The person leaves.
    Leave,
}

impl Playing<'_> {
    /// Plays until everybody has had enough; these happened when the table was
    /// opened.
    pub(super) fn run(mut self, opened: &[Event]) -> Result<(), Failure> {
        self.greet()?;
        self.tell_events(opened)?;
        loop {
            let then = if let Some((seat, bot)) = self.bot_to_act() {
                self.let_think(seat, bot)?
            } else {
                self.teller.situation(&self.shown)?;
                if self.table.people().next().is_none() {
                    return Ok(());
                }
                self.tell_clocks()?;
                self.tell_what_is_left()?;
                self.ask()?
            };
            if then == Then::Leave {
                return Ok(());
            }
        }
    }

    /// Who plays what, with whom, and the board.
    pub(super) fn greet(&mut self) -> Result<(), Failure> {
        let game = self.shown.game();
        let facts = [
            ("name", Fact::Text(self.words.text(&format!("game-{}", game.name())))),
            ("players", self.shown.players().into()),
        ];
        self.teller.title(&self.words.tell("cli-show-title", &facts))?;
        for seat in self.shown.seats() {
            let Some(sitter) = self.table.sitter(seat) else { continue };
            let who = self.people.described(sitter, game, self.words);
            let facts = [("actor", self.shown.seat_name(seat).into()), ("who", who)];
            self.teller.tell("play-sits", &facts)?;
        }
        if self.table.people().next().is_some() {
            let code = match self.lines {
                Lines::Editor(_) => "play-welcome-tab",
                Lines::Plain(..) => "play-welcome",
            };
            self.teller.tell(code, &[])?;
        }
        for sitter in self.table.sitters().iter().flatten() {
            if let Sitter::Bot(bot) = *sitter {
                self.minds.prepare(game, thinker(bot));
            }
        }
        Ok(self.teller.draw(&self.shown)?)
    }

    /// Goes over to another table; what happened when it was opened is not yet told.
    pub(super) fn sit_down(&mut self, table: Table, opened: &[Event]) {
        if let Some(game) = table.game() {
            let fell = opened.iter().filter(|event| matches!(event.kind, EventKind::Fell { .. }));
            self.shown = game.clone();
            self.shown.take_back_to(game.length() - fell.count());
        }
        self.kept = self.shown.entries();
        self.table = table;
    }

    /// Has the table do something, and tells what happens then.
    pub(super) fn execute(
        &mut self,
        by: By,
        command: Command,
    ) -> Result<Result<(), Refused>, Failure> {
        match self.table.execute(by, command, &self.chance.circumstances()?) {
            Ok(events) => self.tell_events(&events).map(Ok),
            Err(refused) => Ok(Err(refused)),
        }
    }

    /// The person whose action is next, and their seat, if it is a person's.
    pub(super) fn person_to_act(&self) -> Option<(PersonId, Seat)> {
        let seat = self.table.actor()?;
        Some((self.table.sitter(seat)?.person()?, seat))
    }

    /// The bot that acts next, as long as someone who has sat down plays, or nobody
    /// has.
    pub(super) fn bot_to_act(&self) -> Option<(Seat, Bot)> {
        self.table.bot_to_act().filter(|_| !self.people_are_out())
    }

    /// Whether people sat down and none of them plays any more.
    fn people_are_out(&self) -> bool {
        let playing = self.shown.playing();
        let plays =
            |person| self.table.seats_of(person).into_iter().any(|seat| playing.contains(seat));
        let mut people = self.table.people().peekable();
        people.peek().is_some() && !people.any(plays)
    }

    fn tell_what_is_left(&mut self) -> Result<(), Failure> {
        if self.person_to_act().is_some() {
            return Ok(());
        }
        self.teller.tell("play-after", &[])?;
        if self.table.phase() == Phase::Over {
            let again = Keyword::Again.word(self.words.language());
            self.teller.tell("play-after-again", &[("word", again.into())])?;
        }
        Ok(())
    }

    fn let_think(&mut self, seat: Seat, bot: Bot) -> Result<Then, Failure> {
        let bot = thinker(bot);
        if self.minds.takes_long(bot) {
            self.tell_of("play-thinks", seat)?;
        }
        let Ok(action) = self.minds.action(&self.shown, bot, seat) else {
            self.tell_broken_off()?;
            self.teller.tell("play-stopped", &[])?;
            return self.ask();
        };
        let actions = action.into_iter().collect();
        let act = Command::Act { seat, actions, answers: self.table.answerable() };
        match self.execute(By::Bot(seat), act)? {
            Ok(()) => Ok(Then::GoOn),
            // A bot chooses among what the position has offered it.
            Err(refused) => {
                Err(Failure::Told(self.words.refusal(refused.rule(), &refused.notice())))
            }
        }
    }

    /// What is told next begins below what the terminal shows for Ctrl-C.
    pub(super) fn tell_broken_off(&mut self) -> Result<(), Failure> {
        Ok(self.teller.line("")?)
    }
}
