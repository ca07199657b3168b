//! Rows as types: each column becomes the field of its name. sqlx can derive
//! this, but its macros bring a second copy of the whole database into every
//! build, which takes longer than all of our own code.

use sqlx::{FromRow, sqlite::SqliteRow};

/// A struct that can be read from a row, column by column.
macro_rules! row {
    ($(#[$note:meta])* $seen:vis struct $name:ident { $($field:ident: $kind:ty,)* }) => {
        $(#[$note])*
        $seen struct $name {
            $($field: $kind,)*
        }

        impl sqlx::FromRow<'_, sqlx::sqlite::SqliteRow> for $name {
            fn from_row(row: &sqlx::sqlite::SqliteRow) -> sqlx::Result<Self> {
                use sqlx::Row;
                Ok(Self { $($field: row.try_get(stringify!($field))?,)* })
            }
        }
    };
}

pub(super) use row;

/// Two things from one row.
pub(super) struct Both<A, B>(pub(super) A, pub(super) B);

impl<'a, A, B> FromRow<'a, SqliteRow> for Both<A, B>
where
    A: FromRow<'a, SqliteRow>,
    B: FromRow<'a, SqliteRow>,
{
    fn from_row(row: &'a SqliteRow) -> sqlx::Result<Self> {
        Ok(Self(A::from_row(row)?, B::from_row(row)?))
    }
}
