//! Lines that branch, of whatever their steps are: found, grown, put in another order,
//! cut, and written down. It knows no rules; [`Tree`](crate::Tree) does.
//!
//! Nodes lie in one list, the start first, so that no operation calls itself however
//! long a line is.

use super::{MOST_NESTED, MOST_STEPS, TreeError, TreeWord};
use crate::{Comment, Judgement};

/// Lines that branch from one start.
#[derive(Clone, Debug)]
pub(super) struct Branches<E> {
    nodes: Vec<Node<E>>,
}

#[derive(Clone, Debug)]
struct Node<E> {
    /// What may come next, what is best known first, each with its node.
    next: Vec<(E, usize)>,
    judgement: Option<Judgement>,
    comments: Vec<Comment>,
}

/// Where a path has led.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    node: usize,
    /// In how many brackets it is written.
    nested: usize,
}

impl Spot {
    pub(crate) const START: Self = Self { node: 0, nested: 0 };
}

impl<E> Node<E> {
    const fn new() -> Self {
        Self { next: Vec::new(), judgement: None, comments: Vec::new() }
    }
}

impl<E: Copy + PartialEq> Branches<E> {
    pub(super) fn new() -> Self {
        Self { nodes: vec![Node::new()] }
    }

    /// How many steps there are.
    pub(super) fn steps(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Where a path leads, if all of it is there.
    pub(super) fn find(&self, path: &[E]) -> Option<Spot> {
        path.iter().try_fold(Spot::START, |spot, step| self.child(spot, *step))
    }

    /// What may come next, the main line first.
    pub(super) fn next(&self, spot: Spot) -> impl Iterator<Item = E> {
        self.nodes[spot.node].next.iter().map(|(step, _)| *step)
    }

    pub(super) fn judgement(&self, spot: Spot) -> Option<Judgement> {
        self.nodes[spot.node].judgement
    }

    pub(super) fn judge(&mut self, spot: Spot, judgement: Option<Judgement>) {
        self.nodes[spot.node].judgement = judgement;
    }

    pub(super) fn comments(&self, spot: Spot) -> &[Comment] {
        &self.nodes[spot.node].comments
    }

    pub(super) fn comments_mut(&mut self, spot: Spot) -> &mut Vec<Comment> {
        &mut self.nodes[spot.node].comments
    }

    /// Where a step leads from here, if it is there.
    pub(super) fn child(&self, spot: Spot, step: E) -> Option<Spot> {
        let next = &self.nodes[spot.node].next;
        let place = next.iter().position(|(other, _)| *other == step)?;
        Some(Spot { node: next[place].1, nested: spot.nested + usize::from(place > 0) })
    }

    /// Where a step leads from here; one that is not there is added, behind the
    /// others.
    pub(super) fn grow(&mut self, spot: Spot, step: E) -> Result<Spot, TreeError> {
        if let Some(there) = self.child(spot, step) {
            return Ok(there);
        }
        let branches = !self.nodes[spot.node].next.is_empty();
        let nested = spot.nested + usize::from(branches);
        if self.steps() >= MOST_STEPS {
            return Err(TreeError::Steps { most: MOST_STEPS });
        }
        if nested > MOST_NESTED {
            return Err(TreeError::Nested { most: MOST_NESTED });
        }
        let node = self.nodes.len();
        self.nodes.push(Node::new());
        self.nodes[spot.node].next.push((step, node));
        Ok(Spot { node, nested })
    }

    /// Puts the last step of a path that is not the first choice where it is made
    /// before the others. Nothing changes on the main line.
    pub(super) fn promote(&mut self, path: &[E]) -> Result<(), TreeError> {
        self.find(path).ok_or(TreeError::NoPath)?;
        let mut choices = Vec::new();
        let mut node = 0;
        for step in path {
            let next = &self.nodes[node].next;
            let Some(place) = next.iter().position(|(other, _)| other == step) else { break };
            choices.push((node, place));
            node = next[place].1;
        }
        let Some((node, place)) = choices.into_iter().rfind(|(_, place)| *place > 0) else {
            return Ok(());
        };
        self.nodes[node].next[..=place].rotate_right(1);
        if self.deepest_bracket() > MOST_NESTED {
            self.nodes[node].next[..=place].rotate_left(1);
            return Err(TreeError::Nested { most: MOST_NESTED });
        }
        Ok(())
    }

    /// Cuts the last step of a path, and all that follows it.
    pub(super) fn delete(&mut self, path: &[E]) -> Result<(), TreeError> {
        let (last, before) = path.split_last().ok_or(TreeError::NoPath)?;
        let before = self.find(before).ok_or(TreeError::NoPath)?;
        let next = &mut self.nodes[before.node].next;
        let place = next.iter().position(|(step, _)| step == last).ok_or(TreeError::NoPath)?;
        next.remove(place);
        self.close_ranks();
        Ok(())
    }

    /// Leaves out the nodes where no path leads any more.
    fn close_ranks(&mut self) {
        let mut kept = Vec::new();
        let mut reached = vec![0];
        while let Some(node) = reached.get(kept.len()).copied() {
            let mut node = std::mem::replace(&mut self.nodes[node], Node::new());
            for (_, child) in &mut node.next {
                reached.push(std::mem::replace(child, reached.len()));
            }
            kept.push(node);
        }
        self.nodes = kept;
    }

    fn deepest_bracket(&self) -> usize {
        let mut deepest = 0;
        let mut open = vec![Spot::START];
        while let Some(spot) = open.pop() {
            deepest = deepest.max(spot.nested);
            for (place, (_, node)) in self.nodes[spot.node].next.iter().enumerate() {
                open.push(Spot { node: *node, nested: spot.nested + usize::from(place > 0) });
            }
        }
        deepest
    }

    /// What is said of the main line, each with the number of steps before it.
    pub(super) fn main_comments(&self) -> Vec<(usize, Comment)> {
        let main = std::iter::successors(self.nodes.first(), |node| {
            node.next.first().and_then(|(_, child)| self.nodes.get(*child))
        });
        let said = main.enumerate().flat_map(|(before, node)| {
            node.comments.iter().map(move |comment| (before, comment.clone()))
        });
        said.collect()
    }

    /// Everything in the order in which it is written: each step, then what could
    /// be played in its place, then what follows it.
    pub(super) fn words(&self) -> Vec<TreeWord<'_, E>> {
        let mut words = Vec::new();
        self.write_comments(0, &mut words);
        let mut tasks = vec![Task::Line { node: 0, before: 0 }];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Close => words.push(TreeWord::Close),
                Task::Bracket { step, node, before } => {
                    words.push(TreeWord::Open);
                    self.write_step(step, node, before, &mut words);
                    tasks.push(Task::Close);
                    tasks.push(Task::Line { node, before: before + 1 });
                }
                Task::Line { node, before } => {
                    let Some(((step, main), others)) = self.nodes[node].next.split_first() else {
                        continue;
                    };
                    self.write_step(*step, *main, before, &mut words);
                    tasks.push(Task::Line { node: *main, before: before + 1 });
                    let brackets = others.iter().rev();
                    tasks.extend(brackets.map(|(step, node)| Task::Bracket {
                        step: *step,
                        node: *node,
                        before,
                    }));
                }
            }
        }
        words
    }

    fn write_step<'a>(
        &'a self,
        step: E,
        node: usize,
        before: usize,
        words: &mut Vec<TreeWord<'a, E>>,
    ) {
        words.push(TreeWord::Step { before, step, judgement: self.nodes[node].judgement });
        self.write_comments(node, words);
    }

    fn write_comments<'a>(&'a self, node: usize, words: &mut Vec<TreeWord<'a, E>>) {
        words.extend(self.nodes[node].comments.iter().map(TreeWord::Comment));
    }
}

/// What is still to be written.
enum Task<E> {
    /// What follows a node, with so many steps before it.
    Line { node: usize, before: usize },
    /// A variation that begins with this step.
    Bracket { step: E, node: usize, before: usize },
    /// The end of a variation.
    Close,
}
