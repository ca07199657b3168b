//! A helper's work: one question of an analysis that another worker leads, in slices. What
//! both say to each other is here too: the page never hears it.

use std::str::FromStr;

use advice::QuestionId;
use bots::{
    BotGame,
    analysis::{Answer, Asked, Helper},
};
use game::Seat;
use search::{Score, SearchResult};
use serde::{Deserialize, Serialize};
use shelf::{Game, match_game};
use thinking::Clock;

use crate::{
    Books,
    work::{SLICE, best_book, game_of},
};

/// A question of an analysis.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HelperTask {
    /// The tokens of the actions that it leaves out.
    pub without: Vec<String>,
    /// How deep it is to be searched.
    pub depth: u32,
}

/// What a helper is to look at from now on, and at nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ToHelper {
    /// Whose question it is. Whatever has the same number is about the same position.
    pub id: QuestionId,
    /// The game's name.
    pub game: String,
    /// The game so far, as a record.
    pub record: String,
    /// The question.
    pub task: HelperTask,
}

/// What a helper says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FromHelper {
    /// It listens from now on.
    Ready,
    /// It has found this.
    Found {
        /// Whose question it was.
        id: QuestionId,
        /// What it has found.
        answer: HelperAnswer,
    },
}

/// What a helper has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HelperAnswer {
    /// What it was asked.
    pub task: HelperTask,
    /// What that took of it: so many positions.
    pub nodes: u64,
    score: i32,
    worths: Option<[i32; Seat::MOST]>,
    line: Vec<String>,
    depth: u32,
    searched: u64,
}

impl HelperTask {
    pub(crate) fn of<A: ToString>(asked: &Asked<A>) -> Self {
        Self { without: tokens(&asked.without), depth: asked.depth }
    }
}

impl HelperAnswer {
    fn of<A: ToString>(task: HelperTask, found: &SearchResult<A>, nodes: u64) -> Self {
        Self {
            task,
            nodes,
            score: found.score.0,
            worths: found.worths.map(|worths| worths.map(|worth| worth.0)),
            line: tokens(&found.line),
            depth: found.depth,
            searched: found.nodes,
        }
    }

    /// The actions that were left out, and what was found, if they are of this game.
    pub(crate) fn read<A: FromStr + Copy>(&self) -> Option<(Vec<A>, Answer<A>)> {
        let line: Vec<A> = actions(&self.line)?;
        let found = SearchResult {
            action: *line.first()?,
            score: Score(self.score),
            worths: self.worths.map(|worths| worths.map(Score)),
            line,
            depth: self.depth,
            nodes: self.searched,
        };
        let answer = Answer { depth: self.task.depth, found };
        Some((actions(&self.task.without)?, answer))
    }
}

/// A helper's work on one position.
pub struct HelperWork {
    id: QuestionId,
    helps: Box<dyn Helps>,
}

impl HelperWork {
    /// Looks at something else from now on; what is remembered of the same position is kept.
    /// Nothing where it can't be read.
    pub fn turned_to(before: Option<Self>, message: &ToHelper, books: &Books) -> Option<Self> {
        let ToHelper { id, game, record, task } = message;
        let begin = || {
            let game = Game::named(game)?;
            let helps = match_game!(game, P => begin::<P>(record, books))?;
            Some(Self { id: *id, helps })
        };
        let mut work = before.filter(|work| work.id == *id).or_else(begin)?;
        work.helps.turn_to(task).then_some(work)
    }

    /// Looks on for one slice.
    pub fn go_on(&mut self, clock: Clock<'_>) -> Option<FromHelper> {
        let begun = clock();
        loop {
            if let Some(answer) = self.helps.answer_after_step() {
                return Some(FromHelper::Found { id: self.id, answer });
            }
            if clock().saturating_sub(begun) >= SLICE {
                return None;
            }
        }
    }
}

/// Help with one position, whichever the game.
trait Helps {
    /// Looks at this from now on; says whether it can.
    fn turn_to(&mut self, task: &HelperTask) -> bool;
    /// Looks on a little; the answer, once it is there.
    fn answer_after_step(&mut self) -> Option<HelperAnswer>;
}

struct Helping<P: BotGame> {
    helper: Helper<P>,
    task: Option<HelperTask>,
    nodes: u64,
}

/// So many positions between two looks at the clock.
const STEP: u64 = 200;

impl<P: BotGame> Helps for Helping<P> {
    fn turn_to(&mut self, task: &HelperTask) -> bool {
        self.nodes = 0;
        self.task = Some(task.clone());
        let without = actions(&task.without);
        without.is_some_and(|without| self.helper.ask(Asked { without, depth: task.depth }))
    }

    fn answer_after_step(&mut self) -> Option<HelperAnswer> {
        self.nodes += self.helper.step(STEP);
        let answer = self.helper.answer()?;
        Some(HelperAnswer::of(self.task.clone()?, &answer.found, self.nodes))
    }
}

fn begin<P: BotGame>(record: &str, books: &Books) -> Option<Box<dyn Helps>> {
    let helper = Helper::<P>::new(game_of(record)?, best_book::<P>(books));
    Some(Box::new(Helping { helper, task: None, nodes: 0 }))
}

fn tokens<A: ToString>(actions: &[A]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

fn actions<A: FromStr>(tokens: &[String]) -> Option<Vec<A>> {
    tokens.iter().map(|token| token.parse().ok()).collect()
}
