//! What the lines of a person do: actions are made, commands are obeyed, and
//! what can't be done is told with its reason.

use bots::{BotGame, Kind, Limit, analysis::Found};
use game::{Fact, Quote, Seat};
use thinking::Study;

use super::{
    command::{Command, Line},
    completion::completions,
    keeping,
    lines::Typed,
    playing::{Playing, Then},
    table::{NoWayBack, Refused},
};
use crate::{failure::Failure, opening};

/// Whether a person is to be asked again at once.
enum Answer {
    /// Nothing has changed.
    AskAgain,
    /// Something has changed: back to the course of the game.
    Changed,
    /// The person leaves.
    Leave,
}

impl<P: BotGame> Playing<'_, P> {
    /// Asks the person at the keyboard until something changes.
    pub(super) fn ask(&mut self) -> Result<Then, Failure> {
        loop {
            let answer = match self.lines.next(&self.table.played())? {
                Typed::Line(line) => self.obey(&line)?,
                Typed::TooLong => self.told("cli-error-line-too-long", &[])?,
                Typed::Interrupted => self.told_of("play-interrupted", Command::Quit)?,
                Typed::End => Answer::Leave,
            };
            match answer {
                Answer::AskAgain => {}
                Answer::Changed => return Ok(Then::GoOn),
                Answer::Leave => return self.leave(),
            }
        }
    }

    fn obey(&mut self, line: &str) -> Result<Answer, Failure> {
        match Line::read(line) {
            Line::Nothing => Ok(Answer::AskAgain),
            Line::Tokens(tokens) => self.play(line, &tokens),
            Line::Command(command, "") => match command {
                Command::Help => self.help(),
                Command::Moves => self.moves(),
                Command::Back => self.back(),
                Command::Hint => self.hint(),
                Command::Board => self.board(),
                Command::Resign => self.resign(),
                Command::Quit => Ok(Answer::Leave),
                Command::Save | Command::Load => self.told_of("play-no-file", command),
            },
            Line::Command(Command::Save, path) => self.save(path),
            Line::Command(Command::Load, path) => self.load(path),
            Line::Command(command, _) => self.told_of("play-alone", command),
        }
    }

    fn play(&mut self, line: &str, tokens: &[&str]) -> Result<Answer, Failure> {
        if self.table.person_to_act().is_none() && self.table.game().outcome().is_none() {
            return self.told("play-out", &[]);
        }
        let actions = match self.table.read(tokens) {
            Ok(actions) => actions,
            Err(Refused::TurnOver(token)) => {
                return self.told("play-turn-over", &[("token", token.into())]);
            }
            Err(Refused::Token(error)) => {
                let begun = completions(line.trim(), &self.table.played(), self.words.language());
                if error.rule.is_none() && tokens.len() == 1 && !begun.words.is_empty() {
                    self.teller.tell("play-begun", &[("token", error.token.into())])?;
                    self.teller.list(&begun.words)?;
                } else if tokens.len() == 1 {
                    self.teller.line(&self.words.refusal(error.rule, &error.notice))?;
                } else {
                    self.teller.line(&self.words.token_error(&error))?;
                }
                return Ok(Answer::AskAgain);
            }
        };
        for action in actions {
            self.make(action)?;
        }
        Ok(Answer::Changed)
    }

    fn help(&mut self) -> Result<Answer, Failure> {
        self.teller.tell("play-help-actions", &[("game", P::GAME.into())])?;
        for command in Command::ALL {
            self.told_of(command.code(), command)?;
        }
        Ok(Answer::AskAgain)
    }

    fn board(&mut self) -> Result<Answer, Failure> {
        self.teller.board(&self.table.played())?;
        self.teller.situation(&self.table.played())?;
        Ok(Answer::AskAgain)
    }

    fn moves(&mut self) -> Result<Answer, Failure> {
        let actions: Vec<String> =
            self.table.game().actions().iter().map(ToString::to_string).collect();
        self.teller.tell("play-moves", &[("count", actions.len().into())])?;
        self.teller.list(&actions)?;
        Ok(Answer::AskAgain)
    }

    fn back(&mut self) -> Result<Answer, Failure> {
        match self.table.take_back() {
            Ok(count) => {
                self.teller.tell("play-back", &[("count", count.into())])?;
                self.teller.draw(&self.table.played())?;
                Ok(Answer::Changed)
            }
            Err(NoWayBack::Start) => self.told("play-back-start", &[]),
            Err(NoWayBack::Chance) => self.told("play-back-chance", &[]),
        }
    }

    /// What full strength would do, and why.
    fn hint(&mut self) -> Result<Answer, Failure> {
        let book = self.fetch_book(Kind::Best);
        let mut study = Study::new(self.table.game(), &book, 2, Limit::Time(self.time));
        study.go_on(&thinking::machine_clock(), || false);
        let analysis = study.analysis();
        let Found::Lines { lines, .. } = &analysis.found else {
            return self.told("play-hint-none", &[]);
        };
        let Some(best) = lines.first() else { return self.told("play-hint-none", &[]) };
        self.teller.tell("play-hint", &[("token", Fact::Text(best.action.to_string()))])?;
        for reason in &analysis.reasons {
            self.teller.line(&self.words.say(reason))?;
        }
        Ok(Answer::AskAgain)
    }

    fn save(&mut self, path: &str) -> Result<Answer, Failure> {
        let text = self.table.record(keeping::today(), self.words);
        match keeping::keep(path.as_ref(), &text) {
            Ok(()) => {
                self.kept = self.table.game().entries().to_vec();
                self.told("play-saved", &[("path", quoted(path))])
            }
            Err(keeping::NotKept::Foreign) => {
                self.told("play-save-foreign", &[("path", quoted(path))])
            }
            Err(keeping::NotKept::Failed(error)) => {
                let why = quoted(&error.to_string());
                self.told("play-save-failed", &[("path", quoted(path)), ("why", why)])
            }
        }
    }

    fn load(&mut self, path: &str) -> Result<Answer, Failure> {
        let loaded = opening::read_record(path.as_ref())
            .and_then(|text| self.table.load(&text).map_err(Failure::Open));
        if let Err(failure) = loaded {
            self.teller.line(&failure.sentence(self.words))?;
            return Ok(Answer::AskAgain);
        }
        self.kept = self.table.game().entries().to_vec();
        let count = self.kept.len().into();
        self.teller.tell("play-loaded", &[("path", quoted(path)), ("count", count)])?;
        self.teller.draw(&self.table.played())?;
        Ok(Answer::Changed)
    }

    fn resign(&mut self) -> Result<Answer, Failure> {
        match self.table.person_to_act() {
            Some(seat) if self.table.resign(seat) => {
                let actor = self.seat_name(seat);
                self.teller.tell("play-resigned", &[("actor", actor.into())])?;
                Ok(Answer::Changed)
            }
            _ => self.told("play-resign-none", &[]),
        }
    }

    fn leave(&mut self) -> Result<Then, Failure> {
        let entries = self.table.game().entries();
        if !entries.is_empty() && entries != self.kept {
            self.teller.tell("play-unsaved", &[])?;
        }
        self.teller.tell("play-bye", &[])?;
        Ok(Then::Leave)
    }

    fn told(&mut self, code: &str, facts: &[(&str, Fact)]) -> Result<Answer, Failure> {
        self.teller.tell(code, facts)?;
        Ok(Answer::AskAgain)
    }

    /// Tells the sentence of a code with the word for a command in it.
    fn told_of(&mut self, code: &str, command: Command) -> Result<Answer, Failure> {
        let word = command.word(self.words.language());
        self.told(code, &[("word", word.into())])
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.table.game().position().seat_name(seat)
    }
}

fn quoted(text: &str) -> Fact {
    Quote::of(text).into()
}
