//! Who is next. Tables stand in one line and people with analyses in another,
//! each in the order of arrival; a table asks for one action at a time, so all
//! tables get their turns. Tables go first, for people sit at them and wait; but
//! after a few of them one of the others is taken, so that nobody starves.

use std::collections::VecDeque;

/// The two lines.
#[derive(Debug)]
pub(super) struct TaskQueue<T> {
    tables: VecDeque<T>,
    people: VecDeque<T>,
    /// How many tables have been taken since the last of the others.
    tables_in_a_row: u8,
}

/// Which line someone stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rank {
    /// A bot is to act or to answer.
    Table,
    /// A person wants to know something.
    Person,
}

impl Rank {
    /// Its name in figures.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Person => "person",
        }
    }
}

/// So many tables are taken before one of the others.
const TABLES_IN_A_ROW: u8 = 4;

impl<T> Default for TaskQueue<T> {
    fn default() -> Self {
        Self { tables: VecDeque::new(), people: VecDeque::new(), tables_in_a_row: 0 }
    }
}

impl<T> TaskQueue<T> {
    /// How many stand in line.
    pub(super) fn len(&self) -> usize {
        self.tables.len() + self.people.len()
    }

    /// Someone joins at the end.
    pub(super) fn join(&mut self, rank: Rank, one: T) {
        match rank {
            Rank::Table => self.tables.push_back(one),
            Rank::Person => self.people.push_back(one),
        }
    }

    /// Takes the one whose turn it is.
    pub(super) fn next(&mut self) -> Option<(Rank, T)> {
        let is_tables_turn = self.tables_in_a_row < TABLES_IN_A_ROW || self.people.is_empty();
        if is_tables_turn && let Some(one) = self.tables.pop_front() {
            self.tables_in_a_row = self.tables_in_a_row.saturating_add(1);
            return Some((Rank::Table, one));
        }
        self.tables_in_a_row = 0;
        self.people.pop_front().map(|one| (Rank::Person, one))
    }

    /// Sends those away for whom `stays` is not true.
    pub(super) fn retain(&mut self, stays: impl Fn(&T) -> bool) {
        self.tables.retain(&stays);
        self.people.retain(&stays);
    }

    /// Sends all away.
    pub(super) fn clear(&mut self) {
        self.tables.clear();
        self.people.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_go_first_but_nobody_starves() {
        let mut queue = TaskQueue::default();
        for number in 0..10 {
            queue.join(Rank::Table, format!("t{number}"));
        }
        for number in 0..3 {
            queue.join(Rank::Person, format!("p{number}"));
        }
        assert_eq!(queue.len(), 13);
        let order: Vec<String> = std::iter::from_fn(|| queue.next()).map(|(_, one)| one).collect();
        assert_eq!(order.join(" "), "t0 t1 t2 t3 p0 t4 t5 t6 t7 p1 t8 t9 p2");
    }

    #[test]
    fn those_who_gave_up_make_room() {
        let mut queue = TaskQueue::default();
        for number in 0..6 {
            queue.join(if number % 2 == 0 { Rank::Table } else { Rank::Person }, number);
        }
        queue.retain(|number| *number > 2);
        assert_eq!(queue.next(), Some((Rank::Table, 4)));
        assert_eq!(queue.len(), 2);
        queue.clear();
        assert_eq!(queue.next(), None);
    }
}
