//! What is kept of reports: those that nobody has settled yet.

use async_trait::async_trait;

use table::PersonId;

use super::{OffsetPage, StoreError};
use crate::identity::{Report, ReportNumber};

/// Reports of players.
#[async_trait]
pub trait ReportStore: Send + Sync {
    /// Adds a report, in the place of an earlier one of the same kind: by the same
    /// person, of the same person, at the same table, for the same reason.
    ///
    /// # Errors
    /// It is not stored.
    async fn add_report(&self, report: &Report) -> Result<(), StoreError>;

    /// A page of reports, the oldest first.
    ///
    /// # Errors
    /// The data can't be read.
    async fn reports(&self, page: OffsetPage) -> Result<Vec<(ReportNumber, Report)>, StoreError>;

    /// The reports that a person has made, the oldest first.
    ///
    /// # Errors
    /// The data can't be read.
    async fn reports_by(&self, person: PersonId) -> Result<Vec<Report>, StoreError>;

    /// Takes a report away; hands it out once.
    ///
    /// # Errors
    /// It is still there.
    async fn take_report(&self, number: ReportNumber) -> Result<Option<Report>, StoreError>;
}
