//! Commands that the house has not answered yet, as the tab keeps them, so that a
//! reload loses none: they are said again under the same ids, and each is obeyed
//! once. Whatever is found there is read with care.
//!
//! ```text
//! asked: 1
//! [["0123…",{"kind":"ready","ready":true}]]
//! ```

use protocol::{Command, CommandId};

/// The version that is written, and the only one so far.
const VERSION: &str = "asked: 1";
/// How many are read at most: nobody waits for more.
const MOST: usize = 64;

/// The text to keep; none when there is nothing to keep.
pub(super) fn text(asked: &[(CommandId, Command)]) -> Option<String> {
    let list = serde_json::to_string(asked).ok().filter(|_| !asked.is_empty())?;
    Some(format!("{VERSION}\n{list}"))
}

/// The commands of a kept text; none where it is of another version, or no such
/// text at all.
pub(super) fn read(text: &str) -> Vec<(CommandId, Command)> {
    let list = text.split_once('\n').filter(|(version, _)| *version == VERSION);
    let read = list.and_then(|(_, list)| serde_json::from_str(list).ok());
    let mut asked: Vec<(CommandId, Command)> = read.unwrap_or_default();
    asked.truncate(MOST);
    asked
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    fn id(text: &str) -> CommandId {
        text.to_owned().try_into().expect("an id")
    }

    #[test]
    fn commands_round_trip() {
        let actions = vec!["a6e".to_owned()].try_into().expect("actions");
        let act = Command::Act { seat: Seat::TWO, actions, answers: 7 };
        let asked = vec![(id("one"), Command::Ready { ready: true }), (id("two"), act)];
        let text = text(&asked).expect("something to keep");
        assert_eq!(read(&text), asked);
    }

    #[test]
    fn nothing_is_kept_of_nothing() {
        assert_eq!(text(&[]), None);
    }

    #[test]
    fn what_is_no_such_text_holds_no_commands() {
        let known = text(&[(id("one"), Command::Resume)]).expect("something to keep");
        let later = known.replacen('1', "2", 1);
        let house = "asked: 1\n[[\"one\",{\"kind\":\"outage\"}]]";
        let nameless = known.replace("one", "");
        for wrong in ["", "asked: 1", "asked: 1\n{}", &later, house, &nameless] {
            assert_eq!(read(wrong), [], "{wrong}");
        }
    }

    #[test]
    fn no_more_are_read_than_anybody_waits_for() {
        let many = vec![(id("one"), Command::Resume); MOST + 1];
        assert_eq!(read(&text(&many).expect("something to keep")).len(), MOST);
    }
}
