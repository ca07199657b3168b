//! Reporting players to whoever runs the server. Whether both were at the table, the
//! table's room knows; here is who may report, how often, and what is kept of it.

use std::net::IpAddr;

use protocol::ReportReason;
use table::{PersonId, TableId};

use super::{
    Admin, Note, Owner, People, PeopleError, RateKey, RateScope, Refusal, Report, ReportNumber,
};
use crate::store::OffsetPage;

impl People {
    /// Keeps a report until it is settled.
    ///
    /// # Errors
    /// They report themselves or somebody who is gone, they report too often, or it
    /// can't be stored.
    pub async fn report(
        &self,
        who: &Owner,
        from: IpAddr,
        table: TableId,
        reported: PersonId,
        (reason, note): (ReportReason, Note),
    ) -> Result<(), PeopleError> {
        let (by, at) = (who.person().id, self.now());
        if reported == by {
            return Err(Refusal::ReportSelf.into());
        }
        for key in [RateKey::Person(by), RateKey::address(from)] {
            self.rate_limits.allow(RateScope::Reporting, &key, at)?;
        }
        let name = self.person(reported).await?.name.ok_or(Refusal::Unknown)?;
        let report = Report { table, reporter: by, reported, name, reason, note, at };
        Ok(self.store.add_report(&report).await?)
    }

    /// A part of the reports that nobody has settled, the oldest first.
    ///
    /// # Errors
    /// They can't be read.
    pub async fn reports(
        &self,
        _: Admin,
        page: OffsetPage,
    ) -> Result<Vec<(ReportNumber, Report)>, PeopleError> {
        Ok(self.store.reports(page).await?)
    }

    /// The reports that a person has made and that nobody has settled.
    ///
    /// # Errors
    /// They can't be read.
    pub async fn reports_of(&self, who: &Owner) -> Result<Vec<Report>, PeopleError> {
        Ok(self.store.reports_by(who.person().id).await?)
    }

    /// Settles a report: it is gone, whatever was done about it.
    ///
    /// # Errors
    /// There is no such report, or it is still there.
    pub async fn settle_report(
        &self,
        _: Admin,
        number: ReportNumber,
    ) -> Result<Report, PeopleError> {
        let settled = self.store.take_report(number).await?;
        settled.ok_or_else(|| Refusal::ReportUnknown.into())
    }
}
