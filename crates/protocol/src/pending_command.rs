//! Commands that wait for their answers: written once, and kept as that text, so
//! that what is sent again is what was sent.

use table::TableId;

use crate::{Command, CommandId, Decoded, ToServer, decode};

/// A command to a table, as it is sent and sent again until it is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingCommand {
    table: TableId,
    id: CommandId,
    is_action: bool,
    text: String,
}

impl PendingCommand {
    /// How many bytes of text are read at most: more than any command has.
    const LONGEST: usize = 4096;

    /// A command to a table, under an id.
    pub fn new(table: TableId, id: CommandId, command: Command) -> Self {
        let is_action = matches!(command, Command::Act { .. });
        let text = ToServer::Do { table, id: id.clone(), command }.text();
        Self { table, id, is_action, text }
    }

    /// A command from its text; nothing where the text is too long or no command.
    pub fn read(text: &str) -> Option<Self> {
        if text.len() > Self::LONGEST {
            return None;
        }
        let Decoded::Message(ToServer::Do { table, id, command }) = decode(text) else {
            return None;
        };
        let is_action = matches!(command, Command::Act { .. });
        Some(Self { table, id, is_action, text: text.to_owned() })
    }

    /// The table it is for.
    pub const fn table(&self) -> TableId {
        self.table
    }

    /// Its sender's name for it.
    pub const fn id(&self) -> &CommandId {
        &self.id
    }

    /// Whether it acts in the game.
    pub const fn is_action(&self) -> bool {
        self.is_action
    }

    /// What to send: the text of [`ToServer::Do`].
    pub fn text(&self) -> &str {
        &self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: &str = include_str!("../tests/golden/0.2/to-server.jsonl");
    const EARLIER: &str = include_str!("../tests/golden/0.1/to-server.jsonl");

    #[test]
    fn a_command_is_written_as_any_message_is_and_read_back() {
        // Agreeing on a rematch is written without a contribution since 0.2.
        let given_up =
            |line: &&str| line.contains(r#""rematch""#) && line.contains(r#""contribution""#);
        for line in EARLIER.lines().filter(|line| !given_up(line)).chain(LINES.lines()) {
            let Decoded::Message(message) = decode::<ToServer>(line) else { panic!("{line}") };
            let ToServer::Do { table, id, command } = message else {
                assert_eq!(PendingCommand::read(line), None, "{line}");
                continue;
            };
            let pending = PendingCommand::new(table, id, command);
            assert_eq!(pending.text(), line);
            assert_eq!(pending.is_action(), line.contains(r#""kind":"act""#));
            assert_eq!(PendingCommand::read(line), Some(pending));
        }
    }

    #[test]
    fn what_is_no_command_is_nothing() {
        let table = TableId::of([7; 10]);
        let id = CommandId::try_from("c1".to_owned()).expect("an id");
        let line = PendingCommand::new(table, id, Command::Resume).text().to_owned();
        let long = line.replace(
            r#""kind":"resume""#,
            &format!(r#""kind":"resume","x":"{}""#, "x".repeat(4096)),
        );
        let cut = line.get(..line.len() - 1).expect("a shorter text");
        for wrong in [
            "",
            "[]",
            cut,
            &long,
            &line.replace("c1", ""),
            &line.replace("do", "follow"),
            &line.replace("resume", "outage"),
            &line.replace(&table.to_string(), "here"),
            &line.replace("command", "order"),
        ] {
            assert_eq!(PendingCommand::read(wrong), None, "{wrong}");
        }
    }
}
