//! What happens at the table, told event by event. An event can hold several
//! actions; each is told and drawn by itself.

use std::convert::Infallible;

use game::{Entry, Fact, Seat};
use table::{Answerer, Event, EventKind, Proposal};
use telling::{Reader, told};

use super::playing::Playing;
use crate::failure::Failure;

impl Playing<'_> {
    /// Tells what has happened.
    pub(super) fn tell_events(&mut self, events: &[Event]) -> Result<(), Failure> {
        events.iter().try_for_each(|event| self.tell_event(&event.kind))
    }

    fn tell_event(&mut self, kind: &EventKind) -> Result<(), Failure> {
        match kind {
            EventKind::Acted { actions, .. } => {
                actions.split_whitespace().try_for_each(|token| self.tell_entry(token))
            }
            EventKind::Fell { action } => self.tell_entry(action),
            EventKind::Left { seat, how } => {
                self.tell_entry(&Entry::<Infallible>::Left(*seat, *how).to_string())
            }
            EventKind::TakenBack { entries } => {
                let entries = *entries as usize;
                let count = self.shown.length() - entries;
                self.shown.take_back_to(entries);
                self.teller.tell("play-back", &[("count", count.into())])?;
                Ok(self.teller.draw(&self.shown)?)
            }
            EventKind::Proposed { proposal: Proposal::Draw, .. } => {
                Ok(self.teller.tell("play-draw-offered", &[])?)
            }
            EventKind::Answered { who: Answerer::Bot(seat), agreed: true, .. } => {
                self.tell_of("play-draw-agreed", *seat)
            }
            EventKind::Answered { who: Answerer::Bot(seat), agreed: false, .. } => {
                self.tell_of("play-draw-declined", *seat)
            }
            EventKind::Drawn => {
                self.shown.add_tokens("draw")?;
                Ok(self.teller.draw(&self.shown)?)
            }
            // Who sits down is told by the greeting, and people at one keyboard
            // have told each other what they agree on.
            _ => Ok(()),
        }
    }

    /// One entry more, told and drawn: what is typed for it, and what that does.
    fn tell_entry(&mut self, token: &str) -> Result<(), Failure> {
        self.shown.add_tokens(token)?;
        let sentence = told(&self.shown, self.shown.length(), &Reader::onlooker(self.words));
        let facts = [("token", Fact::Text(token.to_owned())), ("sentence", Fact::Text(sentence))];
        self.teller.tell("play-entry", &facts)?;
        Ok(self.teller.draw(&self.shown)?)
    }

    /// Tells the sentence of a code with the name of a seat in it.
    pub(super) fn tell_of(&mut self, code: &str, seat: Seat) -> Result<(), Failure> {
        let actor = self.shown.seat_name(seat);
        Ok(self.teller.tell(code, &[("actor", actor.into())])?)
    }
}
