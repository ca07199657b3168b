//! Everything that is kept, as rows of tables: what it takes to carry it from one
//! database into another without knowing what it means. What servers that share a
//! database tell each other there is left out: it is about them. A test compares the list
//! of tables and columns with what the databases have.

use async_trait::async_trait;

use super::StoreError;

/// A table: its columns, the first of which are its key, in whose order rows are read.
#[derive(Debug)]
pub struct TableShape {
    pub name: &'static str,
    pub columns: &'static [Column],
    /// How many columns are the key.
    pub key: usize,
}

/// A column: its name, and what is in it.
pub(super) type Column = (&'static str, ColumnKind);

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnKind {
    Integer,
    Real,
    Text,
    Bytes,
    Flag,
}

/// What a row holds in one of its columns.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    Integer(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
    Flag(Option<bool>),
}

use ColumnKind::{Bytes, Flag, Integer, Real, Text};

/// All tables, each after those that it refers to.
pub const TABLES: [TableShape; 13] = [
    TableShape {
        name: "people",
        columns: &[
            ("id", Bytes),
            ("name", Text),
            ("account", Text),
            ("account_key", Text),
            ("password", Text),
            ("blocked", Flag),
            ("since", Integer),
            ("recovery", Bytes),
            ("account_likeness", Text),
        ],
        key: 1,
    },
    TableShape {
        name: "passes",
        columns: &[
            ("hash", Bytes),
            ("id", Integer),
            ("person", Bytes),
            ("program", Text),
            ("made", Integer),
            ("used", Integer),
            ("ends", Integer),
        ],
        key: 1,
    },
    TableShape {
        name: "ratings",
        columns: &[
            ("person", Bytes),
            ("game", Text),
            ("field", Text),
            ("value", Real),
            ("deviation", Real),
            ("volatility", Real),
            ("games", Integer),
        ],
        key: 3,
    },
    TableShape { name: "rated", columns: &[("in_table", Bytes)], key: 1 },
    TableShape { name: "blocked_ranges", columns: &[("range", Text), ("since", Integer)], key: 1 },
    TableShape {
        name: "reports",
        columns: &[
            ("serial", Integer),
            ("at", Integer),
            ("table_id", Bytes),
            ("reporter", Bytes),
            ("reported", Bytes),
            ("name", Text),
            ("reason", Text),
            ("note", Text),
        ],
        key: 1,
    },
    TableShape {
        name: "audit",
        columns: &[("serial", Integer), ("at", Integer), ("deed", Text), ("target", Text)],
        key: 1,
    },
    TableShape {
        name: "tables",
        columns: &[
            ("serial", Integer),
            ("id", Bytes),
            ("opener", Bytes),
            ("game", Text),
            ("access", Text),
            ("stakes", Text),
            ("opened_at", Integer),
            ("phase", Text),
            ("sitters", Text),
            ("finished_at", Integer),
            ("result", Text),
        ],
        key: 1,
    },
    TableShape { name: "sitting", columns: &[("person", Bytes), ("in_table", Integer)], key: 2 },
    TableShape {
        name: "secrets",
        columns: &[("in_table", Integer), ("secret", Bytes), ("salt", Bytes)],
        key: 1,
    },
    TableShape {
        name: "events",
        columns: &[
            ("serial", Integer),
            ("in_table", Integer),
            ("number", Integer),
            ("at", Integer),
            ("person", Bytes),
            ("command", Text),
            ("version", Integer),
            ("body", Text),
        ],
        key: 1,
    },
    TableShape {
        name: "records",
        columns: &[
            ("serial", Integer),
            ("game", Text),
            ("imported_at", Integer),
            ("digest", Bytes),
            ("text", Text),
        ],
        key: 1,
    },
    TableShape { name: "settings", columns: &[("name", Text), ("value", Text)], key: 1 },
];

impl TableShape {
    /// Whether the database counts its rows.
    pub(super) fn has_serial(&self) -> bool {
        self.columns.iter().any(|(name, _)| *name == "serial")
    }
}

/// A store whose rows can be read and written as they are.
#[async_trait]
pub trait RowStore: Send + Sync {
    /// How many rows a table has.
    ///
    /// # Errors
    /// The data can't be read.
    async fn count_rows(&self, table: &'static TableShape) -> Result<u64, StoreError>;

    /// At most `size` rows after the one with this key, in the order of their keys; from
    /// the beginning without one.
    ///
    /// # Errors
    /// The data can't be read.
    async fn rows(
        &self,
        table: &'static TableShape,
        after: Option<&[Value]>,
        size: u16,
    ) -> Result<Vec<Vec<Value>>, StoreError>;

    /// Writes rows that are not there, in one transaction.
    ///
    /// # Errors
    /// Nothing is stored.
    async fn insert_rows(
        &self,
        table: &'static TableShape,
        rows: &[Vec<Value>],
    ) -> Result<(), StoreError>;

    /// Begins a copy into this store: until its end nothing else can be done with it.
    ///
    /// # Errors
    /// It is not noted.
    async fn begin_copy(&self) -> Result<(), StoreError>;

    /// All rows are there: the next ones are counted on from them.
    ///
    /// # Errors
    /// It is not noted.
    async fn end_copy(&self) -> Result<(), StoreError>;
}
