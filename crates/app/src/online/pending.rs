//! Commands that the server has not answered yet, as the tab keeps them, so that a
//! reload loses none: they are said again under the same ids, and each is executed
//! once. What is kept is what was said, a line for each. Whatever is found there
//! is read with care.
//!
//! ```text
//! asked: 2
//! {"kind":"do","table":"0123…","id":"0123…","command":{"kind":"ready","ready":true}}
//! ```

use protocol::PendingCommand;

/// The version that is written and read.
const VERSION: &str = "asked: 2";
/// How many are read at most: nobody waits for more.
const MOST: usize = 64;

/// The text to keep; none when there is nothing to keep.
pub(super) fn text(asked: &[PendingCommand]) -> Option<String> {
    let lines = asked.iter().map(PendingCommand::text);
    (!asked.is_empty()).then(|| [VERSION].into_iter().chain(lines).collect::<Vec<_>>().join("\n"))
}

/// The commands of a kept text; none where it is of another version, or some
/// line of it is no command.
pub(super) fn read(text: &str) -> Vec<PendingCommand> {
    let lines = text.split_once('\n').filter(|(version, _)| *version == VERSION);
    let read =
        lines.and_then(|(_, lines)| lines.lines().take(MOST).map(PendingCommand::read).collect());
    read.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use protocol::{Command, CommandId};
    use table::TableId;

    use super::*;

    fn asked(id: &str, command: Command) -> PendingCommand {
        let id = CommandId::try_from(id.to_owned()).expect("an id");
        PendingCommand::new(TableId::of([7; 10]), id, command)
    }

    #[test]
    fn commands_round_trip() {
        let actions = vec!["a6e".to_owned()].try_into().expect("actions");
        let act = Command::Act { seat: Seat::TWO, actions, answers: 7 };
        let wish = Command::Wish { word: "two\nlines".to_owned() };
        let asked = vec![
            asked("one", Command::Ready { ready: true }),
            asked("two", act),
            asked("three", wish),
        ];
        let text = text(&asked).expect("something to keep");
        assert_eq!(read(&text), asked);
    }

    #[test]
    fn nothing_is_kept_of_nothing() {
        assert_eq!(text(&[]), None);
    }

    #[test]
    fn what_is_no_such_text_holds_no_commands() {
        let known = text(&[asked("one", Command::Resume)]).expect("something to keep");
        assert_eq!(read(&known).len(), 1);
        let earlier = known.replacen('2', "1", 1);
        let online = known.replace("resume", "outage");
        let nameless = known.replace("one", "");
        let more = format!("{known}\nmore");
        for wrong in ["", "asked: 2", "asked: 2\n{}", &earlier, &online, &nameless, &more] {
            assert_eq!(read(wrong), [], "{wrong}");
        }
    }

    #[test]
    fn no_more_are_read_than_anybody_waits_for() {
        let many = vec![asked("one", Command::Resume); MOST + 1];
        assert_eq!(read(&text(&many).expect("something to keep")).len(), MOST);
    }
}
