//! Rows as types: each column becomes the field of its name. sqlx can derive
//! this, but its macros bring a second copy of the whole database into every
//! build, which takes longer than all of our own code.

use sqlx::{FromRow, Row};

/// A struct that can be read from a row, column by column.
macro_rules! row {
    ($(#[$note:meta])* $seen:vis struct $name:ident { $($field:ident: $kind:ty,)* }) => {
        $(#[$note])*
        $seen struct $name {
            $($field: $kind,)*
        }

        impl<'r, R: sqlx::Row> sqlx::FromRow<'r, R> for $name
        where
            &'static str: sqlx::ColumnIndex<R>,
            $($kind: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,)*
        {
            fn from_row(row: &'r R) -> sqlx::Result<Self> {
                Ok(Self { $($field: row.try_get(stringify!($field))?,)* })
            }
        }
    };
}

pub(super) use row;

/// Two things from one row.
pub(super) struct Both<A, B>(pub(super) A, pub(super) B);

impl<'r, R, A, B> FromRow<'r, R> for Both<A, B>
where
    R: Row,
    A: FromRow<'r, R>,
    B: FromRow<'r, R>,
{
    fn from_row(row: &'r R) -> sqlx::Result<Self> {
        Ok(Self(A::from_row(row)?, B::from_row(row)?))
    }
}
