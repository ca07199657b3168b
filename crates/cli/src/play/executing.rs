//! What the lines of a person do: actions are made, keywords are executed, and
//! what can't be done is told with its reason. What needs everybody's agreement
//! is in `agreeing.rs`.

use game::{Fact, Quote, TokenError};
use shelf::match_in_progress;
use table::{By, Command, DeviceSitter, Objection, Phase, Proposal, Refused, Table};

use super::{
    completion::completions,
    keyword::{Keyword, Meaning},
    lines::Typed,
    playing::{Playing, Then},
    setting_up,
};
use crate::{failure::Failure, keeping, opening, rules};

/// Whether a person is to be asked again at once.
pub(super) enum Next {
    /// Nothing has changed.
    AskAgain,
    /// Something has changed: back to the course of the game.
    Changed,
    /// The person leaves.
    Leave,
}

impl Playing<'_> {
    /// Asks the person at the keyboard until something changes.
    pub(super) fn ask(&mut self) -> Result<Then, Failure> {
        loop {
            let answer = match self.lines.next(&self.shown)? {
                Typed::Line(_) if self.flag_falls()? => Next::Changed,
                Typed::Line(line) => self.carry_out(&line)?,
                Typed::TooLong => self.told("cli-error-line-too-long", &[])?,
                Typed::Interrupted => self.told_of("play-interrupted", Keyword::Quit)?,
                Typed::End => Next::Leave,
            };
            match answer {
                Next::AskAgain => {}
                Next::Changed => return Ok(Then::GoOn),
                Next::Leave => return self.leave(),
            }
        }
    }

    fn carry_out(&mut self, line: &str) -> Result<Next, Failure> {
        match Meaning::read(line) {
            // A bot that was broken off goes on.
            Meaning::Nothing if self.bot_to_act().is_some() => Ok(Next::Changed),
            Meaning::Nothing => Ok(Next::AskAgain),
            Meaning::Tokens(tokens) => self.play(line, &tokens),
            Meaning::Keyword(keyword, "") => match keyword {
                Keyword::Help => self.help(),
                Keyword::Moves => self.moves(),
                Keyword::Back => self.back(),
                Keyword::Hint => self.hint(),
                Keyword::Board => self.board(),
                Keyword::Rules => self.rules(None),
                Keyword::Draw => self.draw(),
                Keyword::Resign => self.resign(),
                Keyword::Again => self.again(),
                Keyword::Quit => Ok(Next::Leave),
                Keyword::Save | Keyword::Load => self.told_of("play-no-file", keyword),
            },
            Meaning::Keyword(Keyword::Save, path) => self.save(path),
            Meaning::Keyword(Keyword::Load, path) => self.load(path),
            Meaning::Keyword(Keyword::Rules, rule) => self.rules(Some(rule)),
            Meaning::Keyword(keyword, _) => self.told_of("play-alone", keyword),
        }
    }

    fn play(&mut self, line: &str, tokens: &[&str]) -> Result<Next, Failure> {
        let Some((person, seat)) = self.person_to_act() else {
            return self.play_out_of_turn(line, tokens);
        };
        let actions = tokens.iter().map(|token| (*token).to_owned()).collect();
        let answers = self.table.answerable();
        let act = Command::Act { seat, actions, answers };
        match self.execute(By::Person(person), act)? {
            Ok(()) => Ok(Next::Changed),
            Err(Refused::Action(error)) => self.tell_wrong(line, tokens, error),
            Err(Refused::Table(Objection::TurnEnded { made })) if made < tokens.len() => {
                let token = Quote::of(tokens[made]).into();
                self.told("play-turn-over", &[("token", token)])
            }
            Err(refused) => self.tell_refused(&refused),
        }
    }

    /// Nobody at the keyboard is to act: a game that is over says so itself, and
    /// by which rule.
    fn play_out_of_turn(&mut self, line: &str, tokens: &[&str]) -> Result<Next, Failure> {
        if self.bot_to_act().is_some() {
            return self.told("play-bots-turn", &[]);
        }
        match self.shown.clone().add_tokens(line) {
            Err(error) if self.table.phase() == Phase::Over => self.tell_wrong(line, tokens, error),
            _ => self.told("play-out", &[]),
        }
    }

    fn tell_wrong(
        &mut self,
        line: &str,
        tokens: &[&str],
        error: TokenError,
    ) -> Result<Next, Failure> {
        let begun = completions(line.trim(), &self.shown, self.words.language());
        if error.rule.is_none() && tokens.len() == 1 && !begun.words.is_empty() {
            self.teller.tell("play-begun", &[("token", error.token.into())])?;
            self.teller.list(&begun.words)?;
        } else if tokens.len() == 1 {
            self.teller.line(&self.words.refusal(error.rule, &error.notice))?;
        } else {
            self.teller.line(&self.words.token_error(&error))?;
        }
        Ok(Next::AskAgain)
    }

    fn help(&mut self) -> Result<Next, Failure> {
        let game = self.shown.game().name();
        self.teller.tell("play-help-actions", &[("game", game.into())])?;
        for keyword in Keyword::ALL {
            self.told_of(keyword.code(), keyword)?;
        }
        Ok(Next::AskAgain)
    }

    fn board(&mut self) -> Result<Next, Failure> {
        self.teller.board(&self.shown)?;
        self.teller.situation(&self.shown)?;
        Ok(Next::AskAgain)
    }

    /// The rulebook, or one of its rules.
    fn rules(&mut self, rule: Option<&str>) -> Result<Next, Failure> {
        match rules::book(self.shown.game(), rule, self.words) {
            Ok(book) => self.teller.rules(&book)?,
            Err(failure) => self.teller.line(&failure.sentence(self.words))?,
        }
        Ok(Next::AskAgain)
    }

    fn moves(&mut self) -> Result<Next, Failure> {
        // In the order of the game, which goes over its board.
        let actions: Vec<String> = match_in_progress!(&self.shown, game => {
            game.actions().iter().map(ToString::to_string).collect()
        });
        self.teller.tell("play-moves", &[("count", actions.len().into())])?;
        self.teller.list(&actions)?;
        Ok(Next::AskAgain)
    }

    fn back(&mut self) -> Result<Next, Failure> {
        let Some(person) = self.table.people().next() else {
            return self.told("play-back-start", &[]);
        };
        let back = Command::Propose { proposal: Proposal::TakeBack };
        match self.execute(By::Person(person), back)? {
            Ok(()) => Ok(Next::Changed),
            Err(Refused::Table(Objection::NothingToTakeBack)) => self.told("play-back-start", &[]),
            Err(Refused::Table(Objection::TakeBackChance)) => self.told("play-back-chance", &[]),
            Err(refused) => self.tell_refused(&refused),
        }
    }

    /// What full strength would do, and why.
    fn hint(&mut self) -> Result<Next, Failure> {
        let Ok(hint) = self.minds.hint(&self.shown) else {
            self.tell_broken_off()?;
            return Ok(Next::AskAgain);
        };
        let Some(hint) = hint else { return self.told("play-hint-none", &[]) };
        self.teller.tell("play-hint", &[("token", Fact::Text(hint.token))])?;
        for reason in &hint.reasons {
            self.teller.line(&self.words.say(reason))?;
        }
        Ok(Next::AskAgain)
    }

    fn save(&mut self, path: &str) -> Result<Next, Failure> {
        let name = |person| {
            let name = self.people.name(person).map(str::to_owned);
            Some(name.unwrap_or_else(|| self.words.text("play-record-person")))
        };
        let drawn = self.chance.described(self.words);
        let Some(text) = self.table.record(&name, keeping::today(), &drawn) else {
            return Ok(Next::AskAgain);
        };
        match keeping::keep(path.as_ref(), &text) {
            Ok(()) => {
                self.kept = self.shown.entries();
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

    fn load(&mut self, path: &str) -> Result<Next, Failure> {
        match self.loaded(path) {
            Ok(events) => {
                let count = self.shown.length().into();
                self.teller.tell("play-loaded", &[("path", quoted(path)), ("count", count)])?;
                self.teller.draw(&self.shown)?;
                self.tell_events(&events)?;
                Ok(Next::Changed)
            }
            Err(failure) => {
                self.teller.line(&failure.sentence(self.words))?;
                Ok(Next::AskAgain)
            }
        }
    }

    /// Opens a table for the game of a record; everybody keeps their seat, and what
    /// happened when it was opened is not yet told.
    fn loaded(&mut self, path: &str) -> Result<Vec<table::Event>, Failure> {
        let text = opening::read_record(path.as_ref())?;
        let (options, heading) = setting_up::recorded(&text, self.table.options())?;
        let (tree, _) = options.game.open_tree(&text)?;
        if let Some(sentence) = opening::left_out(&tree, self.words) {
            self.teller.line(&sentence)?;
        }
        let sitters = self.table.sitters().iter().flatten();
        let sitters: Vec<DeviceSitter> = sitters.map(|sitter| (*sitter).into()).collect();
        let opened = Table::open_on_device(options, &sitters, &self.chance.circumstances()?);
        let (table, events) = opened.map_err(|refused| setting_up::failure(refused, self.words))?;
        self.people.take_names(&heading, &table);
        self.sit_down(table, &events);
        Ok(events)
    }

    fn resign(&mut self) -> Result<Next, Failure> {
        let Some((person, seat)) = self.person_to_act() else {
            return self.told("play-resign-none", &[]);
        };
        match self.execute(By::Person(person), Command::Resign { seat })? {
            Ok(()) => Ok(Next::Changed),
            Err(refused) => self.tell_refused(&refused),
        }
    }

    fn leave(&mut self) -> Result<Then, Failure> {
        let entries = self.shown.entries();
        if !entries.is_empty() && entries != self.kept {
            self.teller.tell("play-unsaved", &[])?;
        }
        self.teller.tell("play-bye", &[])?;
        Ok(Then::Leave)
    }

    pub(super) fn told(&mut self, code: &str, facts: &[(&str, Fact)]) -> Result<Next, Failure> {
        self.teller.tell(code, facts)?;
        Ok(Next::AskAgain)
    }

    /// Tells why the table does not do something.
    pub(super) fn tell_refused(&mut self, refused: &Refused) -> Result<Next, Failure> {
        self.teller.line(&self.words.refusal(refused.rule(), &refused.notice()))?;
        Ok(Next::AskAgain)
    }

    /// Tells the sentence of a code with a keyword in it.
    fn told_of(&mut self, code: &str, keyword: Keyword) -> Result<Next, Failure> {
        let word = keyword.word(self.words.language());
        self.told(code, &[("word", word.into())])
    }
}

fn quoted(text: &str) -> Fact {
    Quote::of(text).into()
}
