//! What is told on the bus: one line of words each, so that it can be read by whoever
//! listens with NATS' own tools.

use std::fmt;

use table::TableId;

use crate::people::Spending;

/// Something new in the database, or that counts at all servers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Announcement {
    /// So many events of a table are stored.
    TableChanged { table: TableId, events: u32 },
    /// Somebody who sits at a table has come there, or has gone.
    Presence { table: TableId },
    /// Somebody may no longer do what they could, or may again.
    Revoked,
    /// Somebody was let through.
    Limits(Spending),
}

impl Announcement {
    /// What a line tells, if it is known here.
    pub(super) fn read(line: &[u8]) -> Option<Self> {
        let line = str::from_utf8(line).ok()?;
        let (about, rest) = line.split_once(' ').unwrap_or((line, ""));
        match about {
            "changed" => {
                let (table, events) = rest.split_once(' ')?;
                let (table, events) = (table.parse().ok()?, events.parse().ok()?);
                Some(Self::TableChanged { table, events })
            }
            "presence" => rest.parse().ok().map(|table| Self::Presence { table }),
            "revoked" => Some(Self::Revoked),
            "limits" => Spending::read(rest).map(Self::Limits),
            _ => None,
        }
    }
}

impl fmt::Display for Announcement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TableChanged { table, events } => write!(f, "changed {table} {events}"),
            Self::Presence { table } => write!(f, "presence {table}"),
            Self::Revoked => f.write_str("revoked"),
            Self::Limits(spending) => write!(f, "limits {spending}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::{RateKey, RateScope};

    #[test]
    fn what_is_told_is_understood() {
        let room = RateKey::address("10.0.0.1".parse().expect("an address"));
        let table = TableId::of([7; 10]);
        for (told, line) in [
            (
                Announcement::Limits(Spending::Spent(RateScope::Arriving, room)),
                "limits spent arriving address 10.0.0.1".to_owned(),
            ),
            (Announcement::TableChanged { table, events: 12 }, format!("changed {table} 12")),
            (Announcement::Presence { table }, format!("presence {table}")),
            (Announcement::Revoked, "revoked".to_owned()),
        ] {
            assert_eq!(told.to_string(), line);
            assert_eq!(Announcement::read(line.as_bytes()), Some(told));
        }
        let lines: [&[u8]; 5] =
            [b"", b"limits", b"changed x 1", b"tomorrow spent arriving", &[0xff, b' ', b'1']];
        for line in lines {
            assert_eq!(Announcement::read(line), None, "{line:?}");
        }
    }
}
