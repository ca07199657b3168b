//! A copy of everything from one store into another that is empty, whatever their
//! engines are. Until it is whole the other can't be opened, so that nobody takes half
//! of it for all.

use super::{Store, StoreError, rows::TABLES};

/// How many rows are carried at once.
const AT_ONCE: u16 = 1000;

/// Copies every row, and tells how many there were. `progress` hears of rows that are
/// copied, and of how many there are.
///
/// # Errors
/// The other is not empty, or something can't be read or written.
pub async fn copy(
    from: &dyn Store,
    to: &dyn Store,
    progress: &(dyn Fn(u64, u64) + Send + Sync),
) -> Result<u64, StoreError> {
    let mut all = 0;
    for table in &TABLES {
        all += from.count_rows(table).await?;
        if to.count_rows(table).await? > 0 {
            return Err(StoreError::NotEmpty);
        }
    }
    to.begin_copy().await?;
    let mut copied = 0;
    for table in &TABLES {
        let mut rows = from.rows(table, None, AT_ONCE).await?;
        while let Some(last) = rows.last() {
            let key = last[..table.key].to_vec();
            to.insert_rows(table, &rows).await?;
            copied += rows.len() as u64;
            progress(copied, all);
            rows = from.rows(table, Some(&key), AT_ONCE).await?;
        }
    }
    to.end_copy().await?;
    Ok(copied)
}
