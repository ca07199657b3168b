//! Several look at one position: whoever leads the analysis deals its questions out, and
//! helpers answer them. A question hangs on the answers before it, so what it leaves out
//! is foreseen; where something else is found, the question is asked anew, and what nobody
//! needs any longer is left. Nothing of this changes what is found at a depth, only how
//! soon.

use std::cmp::Reverse;

use super::{
    choosing::Choosing,
    helping::KEPT,
    question::{Answer, Question, are_same},
};
use crate::BotGame;

/// A question for a helper.
#[derive(Clone, Debug)]
pub struct Asked<A> {
    /// The actions that it leaves out.
    pub without: Vec<A>,
    /// How deep it is to be searched.
    pub depth: u32,
}

impl<A: PartialEq> PartialEq for Asked<A> {
    fn eq(&self, other: &Self) -> bool {
        self.depth == other.depth && are_same(&self.without, &other.without)
    }
}

/// Which questions are with whom.
pub(super) struct Dealt<A> {
    hands: Vec<Hand<A>>,
}

/// What is with a helper.
struct Hand<A> {
    /// What it looks at.
    now: Option<Asked<A>>,
    /// What it knows something of: the actions that were left out, the last at the end.
    known: Vec<Vec<A>>,
}

impl<A> Default for Dealt<A> {
    fn default() -> Self {
        Self { hands: Vec::new() }
    }
}

impl<A: Clone + PartialEq> Dealt<A> {
    /// Whether nobody helps.
    pub(super) fn is_alone(&self) -> bool {
        self.hands.is_empty()
    }

    fn is_dealt(&self, asked: &Asked<A>) -> bool {
        self.hands.iter().any(|hand| hand.now.as_ref() == Some(asked))
    }

    fn hand(&mut self, helper: usize) -> &mut Hand<A> {
        while self.hands.len() <= helper {
            self.hands.push(Hand { now: None, known: Vec::new() });
        }
        &mut self.hands[helper]
    }

    /// This has been answered.
    fn take_back(&mut self, asked: &Asked<A>) {
        for hand in self.hands.iter_mut().filter(|hand| hand.now.as_ref() == Some(asked)) {
            hand.now = None;
        }
    }
}

impl<A: Clone + PartialEq> Hand<A> {
    /// Takes one of these: the soonest due, and rather one of which it knows something.
    fn take(&mut self, free: Vec<Asked<A>>) {
        let is_new = |asked: &Asked<A>| !self.known.iter().any(|it| are_same(it, &asked.without));
        self.now = free.into_iter().min_by_key(|asked| (asked.depth, is_new(asked)));
        if let Some(now) = &self.now {
            self.known.retain(|it| !are_same(it, &now.without));
            self.known.push(now.without.clone());
            self.known.drain(..self.known.len().saturating_sub(KEPT));
        }
    }
}

impl<P: BotGame> Choosing<P> {
    /// What this helper is to look at now; nothing where there is nothing to do for it.
    pub(super) fn deal(&mut self, helper: usize) -> Option<Asked<P::Action>> {
        let round = self.round;
        let mut wanted = self.open(round);
        if self.deepest.is_none_or(|deepest| round < deepest) {
            wanted.extend(self.open(round + 1));
        }
        // The first question is searched by whoever tells what is found of it at once.
        wanted.retain(|asked| !asked.without.is_empty());
        let hand = self.dealt.hand(helper);
        if hand.now.as_ref().is_none_or(|now| !wanted.contains(now)) {
            hand.now = None;
            let here = self.here.as_ref();
            wanted.retain(|asked| Some(asked) != here && !self.dealt.is_dealt(asked));
            self.dealt.hand(helper).take(wanted);
        }
        self.dealt.hand(helper).now.clone()
    }

    /// Takes what a helper has found, going through so many positions.
    pub(super) fn learn(&mut self, without: Vec<P::Action>, answer: Answer<P::Action>, nodes: u64) {
        self.helped += nodes;
        let depth = answer.depth;
        if let Some(question) = self.questions.iter_mut().find(|it| it.is_without(&without)) {
            question.learn(answer);
        }
        self.dealt.take_back(&Asked { without, depth });
    }

    /// This helper is gone: what it had is looked at by others.
    pub(super) fn lose(&mut self, helper: usize) {
        self.dealt.hand(helper).now = None;
    }

    /// What to search beside helpers, where the first question is answered: what nobody
    /// else has, above all what was searched here before; then the first question of the
    /// next round; and where there is nothing else, nothing: then somebody's question is
    /// searched twice, and whoever is slow holds nobody up.
    pub(super) fn beside_helpers(&mut self, open: &[Asked<P::Action>]) -> Option<Asked<P::Action>> {
        let free = open.iter().filter(|asked| !self.dealt.is_dealt(asked));
        let own_depth = |asked: &&Asked<P::Action>| {
            Reverse(self.question(&asked.without).map_or(0, Question::own_depth))
        };
        if let Some(warm) = free.min_by_key(own_depth) {
            return Some(warm.clone());
        }
        let next = self.round + 1;
        let is_asked = self.deepest.is_none_or(|deepest| next <= deepest);
        let is_open = self.question(&[]).is_some_and(|first| !first.has_reached(next));
        (is_asked && is_open).then(|| Asked { without: Vec::new(), depth: next })
    }
}
