//! Who is next. There are three lines, each in the order of arrival: tables where
//! a person waits for the bot, people with analyses, and tables that nobody looks
//! at. A table asks for one action at a time, so all tables get their turns. The
//! first line goes first, for people sit there and wait; but whoever was passed over
//! a few times is taken, so that nobody starves.

use std::collections::VecDeque;

/// The lines.
#[derive(Debug)]
pub(super) struct TaskQueue<T> {
    lines: [Line<T>; Rank::ALL.len()],
}

#[derive(Debug)]
struct Line<T> {
    waiting: VecDeque<T>,
    /// How often another was taken while someone stood here.
    passed_over: u8,
}

/// Which line someone stands in, the first one first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Rank {
    /// A bot is to act or to answer, and a person waits for it.
    Attended,
    /// A person wants to know something.
    Person,
    /// A bot is to act where nobody looks.
    Unattended,
}

impl Rank {
    const ALL: [Self; 3] = [Self::Attended, Self::Person, Self::Unattended];

    /// Its name in figures.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Attended => "table",
            Self::Person => "person",
            Self::Unattended => "unattended",
        }
    }

    /// How often others may go first.
    const fn patience(self) -> u8 {
        match self {
            Self::Attended => 0,
            Self::Person => 4,
            Self::Unattended => 16,
        }
    }
}

impl<T> Default for TaskQueue<T> {
    fn default() -> Self {
        Self { lines: Rank::ALL.map(|_| Line { waiting: VecDeque::new(), passed_over: 0 }) }
    }
}

impl<T> TaskQueue<T> {
    /// How many stand in line.
    pub(super) fn len(&self) -> usize {
        self.lines.iter().map(|line| line.waiting.len()).sum()
    }

    /// Someone joins at the end.
    pub(super) fn join(&mut self, rank: Rank, one: T) {
        self.lines[rank as usize].waiting.push_back(one);
    }

    /// Takes the one whose turn it is.
    pub(super) fn next(&mut self) -> Option<(Rank, T)> {
        let waits = |rank: &Rank| !self.lines[*rank as usize].waiting.is_empty();
        let is_overdue =
            |rank: &Rank| waits(rank) && self.lines[*rank as usize].passed_over >= rank.patience();
        let overdue = Rank::ALL.into_iter().rev().find(is_overdue);
        let rank = overdue.or_else(|| Rank::ALL.into_iter().find(waits))?;
        for (of, line) in Rank::ALL.into_iter().zip(&mut self.lines) {
            let is_passed_over = of != rank && !line.waiting.is_empty();
            line.passed_over = if is_passed_over { line.passed_over.saturating_add(1) } else { 0 };
        }
        Some((rank, self.lines[rank as usize].waiting.pop_front()?))
    }

    /// Sends those away for whom `stays` is not true.
    pub(super) fn retain(&mut self, stays: impl Fn(&T) -> bool) {
        for line in &mut self.lines {
            line.waiting.retain(&stays);
        }
    }

    /// Sends all away.
    pub(super) fn clear(&mut self) {
        for line in &mut self.lines {
            line.waiting.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_go_first_but_nobody_starves() {
        let mut queue = TaskQueue::default();
        for number in 0..10 {
            queue.join(Rank::Attended, format!("t{number}"));
        }
        for number in 0..3 {
            queue.join(Rank::Person, format!("p{number}"));
        }
        assert_eq!(queue.len(), 13);
        let order: Vec<String> = std::iter::from_fn(|| queue.next()).map(|(_, one)| one).collect();
        assert_eq!(order.join(" "), "t0 t1 t2 t3 p0 t4 t5 t6 t7 p1 t8 t9 p2");
    }

    #[test]
    fn where_a_person_waits_the_bot_comes_before_deserted_tables_and_analyses() {
        let mut queue = TaskQueue::default();
        for number in 0..40 {
            queue.join(Rank::Unattended, format!("u{number}"));
        }
        queue.join(Rank::Person, "p0".to_owned());
        queue.join(Rank::Attended, "t0".to_owned());
        let order: Vec<String> =
            std::iter::from_fn(|| queue.next()).take(3).map(|(_, one)| one).collect();
        assert_eq!(order.join(" "), "t0 p0 u0");
        for number in 0..40 {
            queue.join(Rank::Attended, format!("t{number}"));
        }
        let taken = std::iter::from_fn(|| queue.next()).take(34);
        let deserted = taken.filter(|(rank, _)| *rank == Rank::Unattended).count();
        assert_eq!(deserted, 2, "they are not forgotten");
    }

    #[test]
    fn those_who_gave_up_make_room() {
        let mut queue = TaskQueue::default();
        for number in 0..6 {
            queue.join(if number % 2 == 0 { Rank::Attended } else { Rank::Person }, number);
        }
        queue.retain(|number| *number > 2);
        assert_eq!(queue.next(), Some((Rank::Attended, 4)));
        assert_eq!(queue.len(), 2);
        queue.clear();
        assert_eq!(queue.next(), None);
    }
}
