//! Reading tables as the HTTP API shows them, from their fields: one view holds
//! the fields of another, which serde would read through a copy of all.

use table::Moment;

use super::{GameView, MyTable, SeatView, TableSummary, TableView};
use crate::{
    event_kind::read::sitter,
    fields::{Fields, Found, Read, Unfit, read_from_fields},
    words::PhaseWord,
};

read_from_fields!(TableSummary, MyTable, SeatView, TableView, GameView);

impl Read for TableSummary {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        let moment = |name| fields.one(name, Found::number).map(Moment::from_millis);
        Ok(Self {
            id: fields.one("id", Found::parsed)?,
            options: fields.inner("options")?,
            phase: fields.one("phase", PhaseWord::found)?,
            seats: fields.inner_list_if_any("seats")?,
            to_act: fields.if_any("to-act", Found::number)?,
            opened_at: moment("opened-at")?,
            last_at: moment("last-at")?,
            result: fields.if_any("result", Found::owned)?,
        })
    }
}

impl Read for MyTable {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        let my_turn = fields.one("my-turn", Found::truth)?;
        Ok(Self { table: TableSummary::read(fields)?, my_turn })
    }
}

impl Read for SeatView {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        Ok(Self {
            sitter: fields.one("sitter", sitter)?,
            person: fields.inner_if_any("person")?,
            stand_in: fields.if_any("stand-in", Found::number)?,
        })
    }
}

impl Read for TableView {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        Ok(Self {
            summary: TableSummary::read(fields)?,
            events: fields.one("events", Found::number)?,
            commitment: fields.one("commitment", Found::parsed)?,
            game: fields.inner_if_any("game")?,
            clocks: fields.if_said("clocks", clocks)?.unwrap_or_default(),
            watchers: fields.one("watchers", Found::number)?,
            rematch: fields.if_any("rematch", Found::parsed)?,
        })
    }
}

impl Read for GameView {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        Ok(Self {
            entries: fields.one("entries", texts)?,
            position: fields.one("position", Found::owned)?,
            actions: fields.one("actions", texts)?,
        })
    }
}

fn clocks(found: &Found<'_>) -> Option<Vec<Option<u64>>> {
    found.list()?.iter().map(|found| found.if_any(Found::number)).collect()
}

fn texts(found: &Found<'_>) -> Option<Vec<String>> {
    found.list()?.iter().map(Found::owned).collect()
}
