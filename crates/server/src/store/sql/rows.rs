//! Rows as they are.

use async_trait::async_trait;
use sqlx::{QueryBuilder, Row as _, query_builder::Separated};

use super::engine::{Engine, Row, Store, begin, fault};
use crate::store::{
    StoreError,
    rows::{ColumnKind, RowStore, TableShape, Value},
};

/// The setting that is there until a copy is whole.
const COPYING: &str = crate::store::database::COPYING;
/// How many values are bound in one statement at most; `SQLite` takes 32,766.
const MOST_VALUES: usize = 30_000;

#[async_trait]
impl RowStore for Store {
    async fn count_rows(&self, table: &'static TableShape) -> Result<u64, StoreError> {
        let mut query = QueryBuilder::<Engine>::new("SELECT count(*) FROM ");
        let query = query.push(table.name).build_query_scalar::<i64>();
        Ok(query.fetch_one(self.reader()).await.map_err(fault)?.cast_unsigned())
    }

    async fn rows(
        &self,
        table: &'static TableShape,
        after: Option<&[Value]>,
        size: u16,
    ) -> Result<Vec<Vec<Value>>, StoreError> {
        let names: Vec<_> = table.columns.iter().map(|(name, _)| *name).collect();
        let key = names[..table.key].join(", ");
        let mut query = QueryBuilder::<Engine>::new("SELECT ");
        query.push(names.join(", ")).push(" FROM ").push(table.name);
        if let Some(after) = after {
            query.push(" WHERE (").push(&key).push(") > (");
            let mut list = query.separated(", ");
            for value in after {
                bind(&mut list, value);
            }
            query.push(")");
        }
        query.push(" ORDER BY ").push(&key).push(" LIMIT ").push_bind(i64::from(size));
        let found = query.build().fetch_all(self.reader()).await.map_err(fault)?;
        found.iter().map(|row| read(table, row).map_err(fault)).collect()
    }

    async fn insert_rows(
        &self,
        table: &'static TableShape,
        rows: &[Vec<Value>],
    ) -> Result<(), StoreError> {
        let names: Vec<_> = table.columns.iter().map(|(name, _)| *name).collect();
        let mut transaction = begin(self.writer()).await.map_err(fault)?;
        for rows in rows.chunks(MOST_VALUES / names.len()) {
            let mut query = QueryBuilder::<Engine>::new("INSERT INTO ");
            query.push(table.name).push(" (").push(names.join(", ")).push(") ");
            query.push_values(rows, |mut list, row| {
                for value in row {
                    bind(&mut list, value);
                }
            });
            query.build().execute(&mut *transaction).await.map_err(fault)?;
        }
        transaction.commit().await.map_err(fault)?;
        self.wrote();
        Ok(())
    }

    async fn begin_copy(&self) -> Result<(), StoreError> {
        crate::store::ServerStore::set_setting(self, COPYING, "").await
    }

    async fn end_copy(&self) -> Result<(), StoreError> {
        let mut transaction = begin(self.writer()).await.map_err(fault)?;
        Self::count_on(&mut transaction).await.map_err(fault)?;
        sqlx::query("DELETE FROM settings WHERE name = $1")
            .bind(COPYING)
            .execute(&mut *transaction)
            .await
            .map_err(fault)?;
        transaction.commit().await.map_err(fault)?;
        self.wrote();
        Ok(())
    }
}

fn bind(list: &mut Separated<'_, Engine, &str>, value: &Value) {
    match value {
        Value::Integer(value) => list.push_bind(*value),
        Value::Real(value) => list.push_bind(*value),
        Value::Text(value) => list.push_bind(value.clone()),
        Value::Bytes(value) => list.push_bind(value.clone()),
        Value::Flag(value) => list.push_bind(*value),
    };
}

fn read(table: &TableShape, row: &Row) -> Result<Vec<Value>, sqlx::Error> {
    let value = |(index, (_, kind)): (usize, &(&str, ColumnKind))| {
        Ok(match kind {
            ColumnKind::Integer => Value::Integer(row.try_get(index)?),
            ColumnKind::Real => Value::Real(row.try_get(index)?),
            ColumnKind::Text => Value::Text(row.try_get(index)?),
            ColumnKind::Bytes => Value::Bytes(row.try_get(index)?),
            ColumnKind::Flag => Value::Flag(row.try_get(index)?),
        })
    };
    table.columns.iter().enumerate().map(value).collect()
}
