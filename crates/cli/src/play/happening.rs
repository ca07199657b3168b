//! What happens at the table, told event by event. An event can hold several
//! actions; each is told and drawn by itself.

use bots::BotGame;
use game::{Coded, Fact, GameSoFar, Seat};
use shelf::match_in_progress;
use table::{Answerer, Event, EventKind, Proposal};
use words::Words;

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
                for token in actions.split_whitespace() {
                    let did = match_in_progress!(&self.shown, game => did(game, token, self.words));
                    self.teller.line(&did)?;
                    self.follow(token)?;
                }
                Ok(())
            }
            EventKind::Fell { action } => {
                let code = format!("chance-{}-{action}", self.shown.game().name());
                if self.words.has(&code) {
                    self.teller.tell(&code, &[])?;
                } else {
                    self.teller.tell("play-chance", &[("token", Fact::Text(action.clone()))])?;
                }
                self.follow(action)
            }
            // Nobody's flag falls here, and nobody is absent.
            EventKind::Left { seat, .. } => {
                self.tell_of("play-resigned", *seat)?;
                self.follow(&format!("resign:{seat}"))
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
            EventKind::Drawn => self.follow("draw"),
            // Who sits down is told by the greeting, and people at one keyboard
            // have told each other what they agree on.
            _ => Ok(()),
        }
    }

    /// One entry more has been told.
    fn follow(&mut self, token: &str) -> Result<(), Failure> {
        self.shown.add_tokens(token)?;
        Ok(self.teller.draw(&self.shown)?)
    }

    /// Tells the sentence of a code with the name of a seat in it.
    pub(super) fn tell_of(&mut self, code: &str, seat: Seat) -> Result<(), Failure> {
        let actor = self.shown.seat_name(seat);
        Ok(self.teller.tell(code, &[("actor", actor.into())])?)
    }
}

/// What the seat that acts does, and what comes of it if that is worth telling or
/// its token does not say it.
fn did<P: BotGame>(game: &GameSoFar<P>, token: &str, words: &Words) -> String {
    let actor = game.actor_name().unwrap_or_default();
    let did =
        words.tell("play-did", &[("actor", actor.into()), ("token", Fact::Text(token.into()))]);
    let deed = token.parse().ok().and_then(|action| P::deed(game.position(), action));
    let deed = deed.map(|deed| words.say(&deed.notice()));
    let known = format!("token-{}-{token}", P::GAME);
    let known = || words.has(&known).then(|| words.text(&known));
    let did = ("did", Fact::Text(did));
    match deed.or_else(known) {
        Some(deed) => words.tell("play-did-deed", &[did, ("deed", Fact::Text(deed))]),
        None => words.tell("play-did-alone", &[did]),
    }
}
