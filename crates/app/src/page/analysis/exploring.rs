//! What is analysed: a game with its variations, and the place in it that is looked at.
//! Whatever changes it, the address follows.

use game::{Comment, Judgement};
use leptos::prelude::*;
use protocol::Analysed;
use shelf::{Game, GameInProgress, TreeInProgress};

use crate::page::{objection::Objection, place::Place, routing};
use crate::{
    scene::Scene,
    view::{Attempt, Draw, Pictures, Read, Try},
};

/// A game with its variations under the reader's hands: handles.
#[derive(Clone, Copy)]
pub(super) struct Exploring {
    pub(super) game: Game,
    pub(super) tree: RwSignal<TreeInProgress>,
    /// The place that is looked at.
    pub(super) standing: RwSignal<Standing>,
    /// Why the last wish was not granted.
    pub(super) objection: RwSignal<Objection>,
}

/// A place in the tree.
#[derive(Clone)]
pub(super) struct Standing {
    /// The tokens that lead there.
    pub(super) path: String,
    /// The game that they are.
    pub(super) game: GameInProgress,
    pictures: Pictures,
}

impl Standing {
    fn new(path: String, game: GameInProgress) -> Self {
        Self { path, pictures: Pictures::of(&game), game }
    }

    /// Where a tree is opened: at the end of its main line, or where the game could still
    /// have ended otherwise.
    fn opening(tree: &TreeInProgress) -> Option<Self> {
        let path = tree.main_line();
        let game = tree.at(&path)?;
        if game.outcome().is_none() {
            return Some(Self::new(path, game));
        }
        let entries = path.split(' ').take(game.last_choice());
        let path = entries.collect::<Vec<_>>().join(" ");
        Some(Self::new(path.clone(), tree.at(&path)?))
    }

    /// The board, with the pieces as they came there.
    fn scene(&self) -> Scene {
        self.game.scene(self.game.length(), &self.pictures)
    }
}

/// The path without its last token; the start leads nowhere back.
pub(super) fn before(path: &str) -> &str {
    path.rsplit_once(' ').map_or("", |(before, _)| before)
}

/// Whether one path goes on where the other ends.
fn leads_to(path: &str, longer: &str) -> bool {
    path.is_empty()
        || longer.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

impl Exploring {
    /// Opens what an address holds. None where that can't be read.
    pub(super) fn open(game: Game, analysed: &Analysed) -> Option<Self> {
        let tree = analysed.tree(game).ok()?;
        let standing = Standing::opening(&tree)?;
        let exploring = Self {
            game,
            tree: RwSignal::new(tree),
            standing: RwSignal::new(standing),
            objection: RwSignal::new(Objection::None),
        };
        Effect::new(move |opened: Option<()>| {
            let analysed = exploring.tree.with(Analysed::of);
            if opened.is_some() {
                routing::stay(&Place::Analysis(game, analysed));
            }
        });
        Some(exploring)
    }

    /// Analyses something else from now on.
    pub(super) fn replace(self, tree: TreeInProgress) {
        let Some(standing) = Standing::opening(&tree) else { return };
        self.tree.set(tree);
        self.standing.set(standing);
        self.objection.set(Objection::None);
    }

    /// Looks at where a path leads.
    pub(super) fn go(self, path: &str) {
        self.objection.set(Objection::None);
        let Some(game) = self.tree.with_untracked(|tree| tree.at(path)) else { return };
        self.standing.update(|standing| {
            // What both have in common need not be drawn anew.
            if leads_to(&standing.path, path) {
                standing.pictures.follow(&game);
            } else if leads_to(path, &standing.path) {
                standing.pictures.truncate(game.length());
            } else {
                standing.pictures = Pictures::of(&game);
            }
            standing.path = path.to_owned();
            standing.game = game;
        });
    }

    /// Makes a move: one that is there already is only followed.
    pub(super) fn play(self, token: &str) {
        self.play_all(&[token.to_owned()]);
    }

    /// Makes several moves, one after the other.
    pub(super) fn play_all(self, tokens: &[String]) {
        let mut path = self.path_now();
        let mut tree = self.tree.get_untracked();
        for token in tokens {
            match tree.add(&path, token) {
                Ok(longer) => path = longer,
                Err(refused) => {
                    let why = Objection::Refused(refused.rule(), refused.notice());
                    self.objection.set(why);
                    return;
                }
            }
        }
        if self.tree.with_untracked(|before| *before != tree) {
            self.tree.set(tree);
        }
        self.go(&path);
    }

    /// Says why what was tried can't be done.
    pub(super) fn refuse(self, attempt: &Attempt) {
        let why = self.standing.with_untracked(|standing| standing.game.why_not(attempt));
        if let Some(why) = why {
            self.objection.set(why.into());
        }
    }

    /// Whether something comes after the place that is looked at.
    pub(super) fn goes_on(self) -> bool {
        let next = |standing: &Standing| self.tree.with(|tree| tree.next(&standing.path));
        self.standing.with(|standing| !next(standing).is_empty())
    }

    /// One step on, where the tree goes on.
    pub(super) fn forward(self) {
        let path = self.path_now();
        let next = self.tree.with_untracked(|tree| tree.next(&path));
        if let Some(token) = next.first() {
            self.go(format!("{path} {token}").trim_start());
        }
    }

    /// To the end of the line that is looked at.
    pub(super) fn to_end(self) {
        let line = self.tree.with_untracked(|tree| tree.line(&self.path_now()));
        if let Some(line) = line {
            self.go(&line);
        }
    }

    /// Puts the variation before what it is a variation of.
    pub(super) fn promote(self) {
        let path = self.path_now();
        self.change(|tree| tree.promote(&path));
    }

    /// Cuts the last move, with all that follows it.
    pub(super) fn delete(self) {
        let path = self.path_now();
        self.go(before(&path));
        self.change(|tree| tree.delete(&path));
    }

    /// Says this of the place that is looked at. What can't stand in a record is left out.
    pub(super) fn comment(self, text: &str) {
        let path = self.path_now();
        let fitting: String = text.chars().filter(|letter| *letter != '}').collect();
        let comments = Comment::new(fitting.trim()).into_iter().collect();
        self.change(|tree| tree.set_comments(&path, comments));
    }

    /// Judges the move that led here, or takes its judgement away.
    pub(super) fn judge(self, judgement: Option<Judgement>) {
        let path = self.path_now();
        self.change(|tree| tree.judge(&path, judgement));
    }

    fn change<E>(self, change: impl FnOnce(&mut TreeInProgress) -> Result<(), E>)
    where
        E: game::Coded,
    {
        let mut tree = self.tree.get_untracked();
        match change(&mut tree) {
            Ok(()) => self.tree.set(tree),
            Err(error) => self.objection.set(Objection::Refused(None, error.notice())),
        }
    }

    pub(super) fn path_now(self) -> String {
        self.standing.with_untracked(|standing| standing.path.clone())
    }

    /// Tells something of the game up to the place that is looked at.
    pub(super) fn with_game<R>(self, tell: impl FnOnce(&GameInProgress) -> R) -> R {
        self.standing.with(|standing| tell(&standing.game))
    }

    /// What is to be seen. Pieces move only along a single step on.
    pub(super) fn scene(self) -> Memo<Scene> {
        let seen = StoredValue::new(None::<String>);
        Memo::new(move |_| {
            self.standing.with(|standing| {
                let mut scene = standing.scene();
                let stepped = seen.with_value(|seen| {
                    let is_new = seen.as_ref() != Some(&standing.path);
                    is_new && seen.as_deref() == Some(before(&standing.path))
                });
                if !stepped {
                    scene.motions.clear();
                }
                seen.set_value(Some(standing.path.clone()));
                scene
            })
        })
    }

    /// The pieces that a move would make go, and how.
    pub(super) fn ghosts(self, token: &str) -> Vec<(crate::scene::Piece, crate::scene::Motion)> {
        self.standing.with(|standing| standing.game.ghosts(token, &standing.pictures))
    }
}

#[cfg(test)]
mod tests {
    use shelf::Opening;

    use super::*;

    fn explored(game: Game, moves: &str) -> Exploring {
        let analysed = Analysed { moves: moves.to_owned(), ..Analysed::default() };
        let tree = analysed.tree(game).expect("moves");
        let path = tree.main_line();
        let standing = Standing::new(path.clone(), tree.at(&path).expect("a path"));
        Exploring {
            game,
            tree: RwSignal::new(tree),
            standing: RwSignal::new(standing),
            objection: RwSignal::new(Objection::None),
        }
    }

    fn moves(exploring: Exploring) -> String {
        exploring.tree.with_untracked(TreeInProgress::moves)
    }

    #[test]
    fn what_is_tried_elsewhere_becomes_a_variation() {
        Owner::new().with(|| {
            let exploring = explored(Game::Kuba, "a7s a1n");
            exploring.go("a7s");
            exploring.play("b1n");
            assert_eq!(moves(exploring), "a7s a1n (b1n)");
            assert_eq!(exploring.path_now(), "a7s b1n");
            exploring.promote();
            exploring.comment(" better } than { ");
            exploring.judge(Some(Judgement::Good));
            assert_eq!(moves(exploring), "a7s b1n! {better  than {} (a1n)");
            exploring.go("a7s a1n");
            exploring.delete();
            assert_eq!(exploring.path_now(), "a7s");
            exploring.forward();
            assert_eq!(exploring.path_now(), "a7s b1n");
            assert_eq!(moves(exploring), "a7s b1n! {better  than {}");
        });
    }

    #[test]
    fn what_the_rules_forbid_is_told_and_not_done() {
        Owner::new().with(|| {
            let exploring = explored(Game::Kuba, "a7s");
            exploring.play("a7s");
            let told =
                exploring.objection.with_untracked(|it| matches!(it, Objection::Refused(..)));
            assert!(told);
            assert_eq!(moves(exploring), "a7s");
            exploring.go("");
            assert!(exploring.objection.with_untracked(|it| *it == Objection::None));
        });
    }

    #[test]
    fn pieces_move_along_single_steps_only() {
        Owner::new().with(|| {
            let exploring = explored(Game::Kuba, "a7s a1n b7s");
            let scene = exploring.scene();
            let moving = || scene.with_untracked(|scene| !scene.motions.is_empty());
            assert!(!moving(), "it is only opened");
            exploring.go("a7s");
            assert!(!moving(), "back");
            exploring.forward();
            assert!(moving(), "one step on");
            exploring.go("");
            assert!(!moving(), "back to the start");
            exploring.to_end();
            assert!(!moving(), "three steps at once");
            let game = Game::Kuba.open(&Opening::default()).expect("a game");
            assert!(exploring.with_game(|now| now.length() > game.length()));
        });
    }
}
