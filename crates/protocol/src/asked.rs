//! Commands as they are said: written once, and kept as that text until they are
//! answered. Whoever asks never reads a command again, and need not know how;
//! the server does.

use table::TableId;

use crate::{
    Command, CommandId, ToServer, command,
    fields::{Fields, Found},
};

/// What acts in the game has this kind.
const ACT: &str = "act";

/// A command to a table, as it is said and said again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    table: TableId,
    id: CommandId,
    is_action: bool,
    text: String,
}

impl Asked {
    /// How many bytes of text are read at most: more than any command has.
    const LONGEST: usize = 4096;

    /// A command to a table, under an id.
    pub fn new(table: TableId, id: CommandId, command: Command) -> Self {
        let is_action = matches!(command, Command::Act { .. });
        let text = ToServer::Do { table, id: id.clone(), command }.text();
        Self { table, id, is_action, text }
    }

    /// A command from its text; nothing where the text is too long or has not
    /// the outline of one. The rest of it only the server looks at.
    pub fn read(text: &str) -> Option<Self> {
        if text.len() > Self::LONGEST {
            return None;
        }
        let fields: Fields<'_> = serde_json::from_str(text).ok()?;
        let kind = fields.one("command", Found::object).ok()?.kind().ok()?;
        let is_command = fields.kind().ok()? == "do" && command::KINDS.contains(&kind);
        is_command.then_some(Self {
            table: fields.one("table", Found::parsed).ok()?,
            id: fields.one("id", Found::command_id).ok()?,
            is_action: kind == ACT,
            text: text.to_owned(),
        })
    }

    /// Of which table.
    pub const fn table(&self) -> TableId {
        self.table
    }

    /// Under which id.
    pub const fn id(&self) -> &CommandId {
        &self.id
    }

    /// Whether it acts in the game.
    pub const fn is_action(&self) -> bool {
        self.is_action
    }

    /// What to say: the text of [`ToServer::Do`].
    pub fn text(&self) -> &str {
        &self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Heard, hear};

    const LINES: &str = include_str!("../tests/golden/0.1/to-server.jsonl");

    #[test]
    fn a_command_is_said_as_any_message_is_and_read_by_its_outline() {
        for line in LINES.lines() {
            let Heard::Message(message) = hear::<ToServer>(line) else { panic!("{line}") };
            let ToServer::Do { table, id, command } = message else {
                assert_eq!(Asked::read(line), None, "{line}");
                continue;
            };
            let asked = Asked::new(table, id, command);
            assert_eq!(asked.text(), line);
            assert_eq!(asked.is_action(), line.contains(r#""kind":"act""#));
            assert_eq!(Asked::read(line), Some(asked));
        }
    }

    #[test]
    fn what_has_not_the_outline_is_nothing() {
        let table = TableId::of([7; 10]);
        let id = CommandId::try_from("c1".to_owned()).expect("an id");
        let line = Asked::new(table, id, Command::Resume).text().to_owned();
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
            assert_eq!(Asked::read(wrong), None, "{wrong}");
        }
    }
}
