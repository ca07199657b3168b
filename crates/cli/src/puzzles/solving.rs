//! Somebody solves puzzles: the board, the task, and what becomes of each line that
//! they type.

use ::puzzles::{Attempt, Figure, Puzzle, PuzzleGame, Refutation, Task, Tried};
use game::{Actor, Coded, Fact, GameSoFar, Quote, Refusal, Seat, Start};
use shelf::GameInProgress;
use telling::Reader;
use words::Words;

use super::{
    keyword::Keyword,
    progress::{Progress, PuzzleOutcome},
};
use crate::{
    failure::Failure,
    play::{Lines, Teller, Typed},
};

/// Somebody who solves puzzles.
pub(super) struct Solving<'a> {
    pub(super) words: &'a Words,
    pub(super) lines: Lines,
    pub(super) teller: Teller<'a>,
    pub(super) progress: Progress,
}

/// What comes after a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Then {
    /// The next one.
    Next,
    Quit,
}

impl Solving<'_> {
    /// One puzzle after the other, until there are none or the person has enough.
    pub(super) fn run<P: PuzzleGame>(mut self, puzzles: &[Puzzle<P>]) -> Result<(), Failure> {
        for puzzle in puzzles {
            if self.one(puzzle)? == Then::Quit {
                return Ok(());
            }
        }
        Ok(self.teller.tell("puzzles-none-left", &[])?)
    }

    fn one<P: PuzzleGame>(&mut self, puzzle: &Puzzle<P>) -> Result<Then, Failure> {
        let mut attempt = Attempt::new(puzzle.clone());
        self.pose(&attempt)?;
        while !attempt.is_solved() {
            let line = match self.lines.next(&in_progress(&attempt))? {
                Typed::Line(line) => line,
                Typed::TooLong => continue,
                Typed::Interrupted | Typed::End => return Ok(Then::Quit),
            };
            for word in line.split_whitespace() {
                match Keyword::named(word) {
                    None => {
                        if !self.tries(&mut attempt, word)? || attempt.is_solved() {
                            break;
                        }
                    }
                    Some(Keyword::Quit) => return Ok(Then::Quit),
                    Some(Keyword::Next) => return Ok(Then::Next),
                    Some(Keyword::Solution) => {
                        self.progress.note(P::GAME, puzzle.id(), PuzzleOutcome::Shown)?;
                        self.show_solution(&attempt)?;
                        return Ok(Then::Next);
                    }
                    Some(keyword) => self.help(keyword, &attempt)?,
                }
            }
        }
        self.progress.note(P::GAME, puzzle.id(), PuzzleOutcome::Solved)?;
        self.teller.tell("puzzles-solved", &[])?;
        self.tell_figures(puzzle)?;
        self.tell_themes(puzzle)?;
        Ok(Then::Next)
    }

    /// The board and the task.
    fn pose<P: PuzzleGame>(&mut self, attempt: &Attempt<P>) -> Result<(), Failure> {
        let puzzle = attempt.puzzle();
        let facts = [
            ("name", Fact::Text(self.words.text(&format!("game-{}", P::GAME)))),
            ("id", Fact::Text(puzzle.id().to_string())),
            ("difficulty", puzzle.difficulty.into()),
            ("most", P::LEVELS.into()),
        ];
        self.teller.title(&self.words.tell("puzzles-title", &facts))?;
        self.teller.situation(&in_progress(attempt))?;
        self.tell_task(attempt)
    }

    fn tell_task<P: PuzzleGame>(&mut self, attempt: &Attempt<P>) -> Result<(), Failure> {
        let Actor::Seat(seat) = attempt.position().actor() else { return Ok(()) };
        let who = ("who", self.called(attempt.position(), seat));
        let turns = ("turns", attempt.turns().into());
        let code = match attempt.puzzle().task {
            Task::Win { .. } => "puzzles-task-win",
            Task::Hold { .. } if attempt.position().playing().len() == 2 => "puzzles-task-hold",
            Task::Hold { .. } => "puzzles-task-hold-many",
            Task::Odds => "puzzles-task-odds",
        };
        Ok(self.teller.tell(code, &[who, turns])?)
    }

    /// Tries what was typed as an action; says whether what follows on the same line
    /// still makes sense.
    fn tries<P: PuzzleGame>(
        &mut self,
        attempt: &mut Attempt<P>,
        word: &str,
    ) -> Result<bool, Failure> {
        let Ok(action) = word.parse::<P::Action>() else {
            self.teller.tell("puzzles-unreadable", &[("found", Quote::of(word).into())])?;
            return Ok(false);
        };
        let before = in_progress(attempt);
        // A collection's proofs end, and every try is part of one.
        let Ok(tried) = attempt.try_action(action) else { return Ok(false) };
        match tried {
            Tried::Refused(refusal) => {
                let sentence = self.words.refusal(Some(refusal.rule()), &refusal.notice());
                self.teller.line(&sentence)?;
                Ok(false)
            }
            Tried::Wrong(refutation) => {
                self.refute(&before, attempt, action, &refutation)?;
                Ok(false)
            }
            Tried::GoesOn { replies } => {
                self.tell_line(&before, &with(action, &replies))?;
                self.teller.situation(&in_progress(attempt))?;
                self.tell_task(attempt)?;
                Ok(true)
            }
            Tried::Solved => {
                self.tell_line(&before, &[action])?;
                Ok(true)
            }
        }
    }

    /// Why an action is wrong.
    fn refute<P: PuzzleGame>(
        &mut self,
        before: &GameInProgress,
        attempt: &Attempt<P>,
        action: P::Action,
        refutation: &Refutation<P::Action>,
    ) -> Result<(), Failure> {
        match refutation {
            Refutation::TooLate { line } if line.is_empty() => {
                self.teller.tell("puzzles-wrong-over", &[])?;
            }
            Refutation::TooLate { line } => {
                self.teller.tell("puzzles-wrong-late", &[("turns", attempt.turns().into())])?;
                self.tell_line(before, &with(action, line))?;
            }
            Refutation::Loses { winner, line } => {
                let who = self.called(attempt.position(), *winner);
                self.teller.tell("puzzles-wrong-loses", &[("who", who)])?;
                self.tell_line(before, &with(action, line))?;
            }
            Refutation::WorseOdds => {
                self.teller.tell("puzzles-wrong-odds", &[])?;
                let own = attempt.puzzle().figures.iter();
                for figure in own.filter(|figure| figure.action == action) {
                    self.tell_figure(before, figure)?;
                }
            }
        }
        Ok(self.teller.tell("puzzles-try-again", &[])?)
    }

    fn show_solution<P: PuzzleGame>(&mut self, attempt: &Attempt<P>) -> Result<(), Failure> {
        self.teller.tell("puzzles-solution", &[])?;
        let Ok(line) = attempt.solution() else { return Ok(()) };
        self.tell_line(&in_progress(attempt), &line)?;
        self.tell_figures(attempt.puzzle())?;
        self.tell_themes(attempt.puzzle())
    }

    /// Actions one after the other, in sentences.
    fn tell_line<A: ToString>(
        &mut self,
        start: &GameInProgress,
        line: &[A],
    ) -> Result<(), Failure> {
        let mut told = start.clone();
        let before = told.entries().len();
        let tokens: Vec<_> = line.iter().map(ToString::to_string).collect();
        told.add_tokens(&tokens.join(" "))?;
        let reader = Reader::onlooker(self.words);
        for (place, token) in tokens.iter().enumerate() {
            let sentence = telling::told(&told, before + place + 1, &reader);
            self.teller.line(&format!("  {token}: {sentence}"))?;
        }
        Ok(())
    }

    /// What each choice is worth.
    fn tell_figures<P: PuzzleGame>(&mut self, puzzle: &Puzzle<P>) -> Result<(), Failure> {
        let start = in_progress(&Attempt::new(puzzle.clone()));
        for figure in &puzzle.figures {
            self.tell_figure(&start, figure)?;
        }
        Ok(())
    }

    fn tell_figure<A: ToString>(
        &mut self,
        start: &GameInProgress,
        Figure { action, least, most }: &Figure<A>,
    ) -> Result<(), Failure> {
        let token = action.to_string();
        let reader = Reader::onlooker(self.words);
        let percent = |thousandths: u16| self.words.decimal(f64::from(thousandths) / 10.0, 1);
        let facts = [
            ("sentence", Fact::Text(telling::advised(start, &token, &reader).unwrap_or_default())),
            ("least", Fact::Text(percent(*least))),
            ("most", Fact::Text(percent(*most))),
        ];
        let code = if least == most { "puzzles-figure-exact" } else { "puzzles-figure" };
        let told = self.words.tell(code, &facts);
        Ok(self.teller.line(&format!("  {token}: {told}"))?)
    }

    fn tell_themes<P: PuzzleGame>(&mut self, puzzle: &Puzzle<P>) -> Result<(), Failure> {
        for theme in &puzzle.themes {
            self.teller.tell(&format!("theme-{}", theme.name()), &[])?;
        }
        Ok(())
    }

    fn help<P: PuzzleGame>(
        &mut self,
        keyword: Keyword,
        attempt: &Attempt<P>,
    ) -> Result<(), Failure> {
        let game = in_progress(attempt);
        match keyword {
            Keyword::Moves => self.teller.list(&game.actions())?,
            Keyword::Board => self.teller.board(&game)?,
            Keyword::Hint if attempt.puzzle().themes.is_empty() => {
                self.teller.tell("puzzles-no-hint", &[])?;
            }
            Keyword::Hint => self.tell_themes(attempt.puzzle())?,
            Keyword::Help | Keyword::Solution | Keyword::Next | Keyword::Quit => {
                self.teller.tell("puzzles-help-tries", &[])?;
                for keyword in Keyword::ALL {
                    let word = Fact::from(keyword.word(self.words.language()));
                    self.teller.tell(keyword.code(), &[("word", word)])?;
                }
            }
        }
        Ok(())
    }

    fn called<P: PuzzleGame>(&self, position: &P, seat: Seat) -> Fact {
        Fact::Text(self.words.text(&format!("actor-{}", position.seat_name(seat))))
    }
}

/// Where an attempt stands, as a game of its own.
fn in_progress<P: PuzzleGame>(attempt: &Attempt<P>) -> GameInProgress {
    GameSoFar::new(Start::Position(*attempt.position())).into()
}

fn with<A: Copy>(action: A, line: &[A]) -> Vec<A> {
    [&[action], line].concat()
}
