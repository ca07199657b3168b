//! To whom a game is told: in their language, to themselves where it is their own move,
//! with directions as they see the board.

use game::{Direction, Fact, Notice, Position, Seat};
use words::{Words, capitalised};

/// To whom a game is told.
pub struct Reader<'a> {
    /// Their language.
    pub words: &'a Words,
    /// The seat that is theirs alone: what happens there is told to “you”.
    pub you: Option<Seat>,
    /// Players who are called by a name; others are called by their side.
    pub names: Vec<(Seat, String)>,
    /// By how many quarters, clockwise, the board is turned before them.
    pub quarters: u8,
}

/// Facts that say whose something is.
const OWNERS: [&str; 2] = ["owner", "color"];

/// How a sentence speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mood {
    /// It tells what happens: you push, White pushes.
    Tells,
    /// It says what to do: push.
    Advises,
}

impl<'a> Reader<'a> {
    /// Somebody who looks on, from the usual side.
    pub fn onlooker(words: &'a Words) -> Self {
        Self { words, you: None, names: Vec::new(), quarters: 0 }
    }

    /// What is said of whoever has this seat in this position, beginning with a capital.
    pub(crate) fn say<P: Position>(
        &self,
        notice: &Notice,
        (position, seat): (&P, Option<Seat>),
        mood: Mood,
    ) -> String {
        self.say_as(notice.code, notice, (position, seat), mood)
    }

    /// The same by the sentence of another code.
    pub(crate) fn say_as<P: Position>(
        &self,
        code: &str,
        notice: &Notice,
        (position, seat): (&P, Option<Seat>),
        mood: Mood,
    ) -> String {
        let mut facts = self.facts(notice);
        for (_, owner) in facts.iter_mut().filter(|(name, _)| OWNERS.contains(name)) {
            if self.is_theirs(position, owner) {
                *owner = "you".into();
            }
        }
        if let Some(seat) = seat {
            facts.extend(self.subject(position, seat, mood));
        }
        capitalised(&self.words.tell(code, &facts))
    }

    /// The sentence of a code that is about nobody, with directions as they see them.
    pub fn tell(&self, code: &str, facts: &[(&str, Fact)]) -> String {
        let facts: Vec<_> = facts.iter().map(|fact| self.seen(fact)).collect();
        self.words.tell(code, &facts)
    }

    /// The facts of a notice, with directions as they see them.
    pub(crate) fn facts(&self, notice: &Notice) -> Vec<(&'static str, Fact)> {
        notice.facts.iter().map(|fact| self.seen(fact)).collect()
    }

    /// The person that a sentence is in, and who that is.
    fn subject<P: Position>(
        &self,
        position: &P,
        seat: Seat,
        mood: Mood,
    ) -> [(&'static str, Fact); 2] {
        let name = self.names.iter().find(|(named, _)| *named == seat);
        let person = match (mood, name) {
            (Mood::Advises, _) => "do",
            (Mood::Tells, _) if self.you == Some(seat) => "you",
            (Mood::Tells, Some(_)) => "name",
            (Mood::Tells, None) => "side",
        };
        let who = match name {
            Some((_, name)) => name.clone(),
            None => self.words.text(&format!("actor-{}", position.seat_name(seat))),
        };
        [("person", person.into()), ("who", Fact::Text(who))]
    }

    /// A fact as they see it: a direction depends on how the board lies before them.
    fn seen<'f>(&self, (name, fact): &(&'f str, Fact)) -> (&'f str, Fact) {
        let seen = match fact {
            Fact::Text(letter) if *name == "direction" => self.seen_direction(letter),
            Fact::Notice(notice) => {
                Some(Notice { code: notice.code, facts: self.facts(notice) }.into())
            }
            Fact::Text(_) | Fact::Number(_) => None,
        };
        (*name, seen.unwrap_or_else(|| fact.clone()))
    }

    fn seen_direction(&self, letter: &str) -> Option<Fact> {
        let direction = letter.bytes().next().and_then(Direction::from_letter)?;
        Some(direction.turned(self.quarters).into())
    }

    /// Whether an owner, told by the name or number of a seat, is this reader.
    fn is_theirs<P: Position>(&self, position: &P, owner: &Fact) -> bool {
        self.you.is_some_and(|you| match owner {
            Fact::Text(name) => name == position.seat_name(you),
            Fact::Number(number) => *number == i64::from(you.number()),
            Fact::Notice(_) => false,
        })
    }
}
