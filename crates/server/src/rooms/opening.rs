//! Opening a table: by a person, who may take a seat and put bots on others in
//! the same breath, or by everybody who agreed on a rematch. A table and its
//! secret are stored together with its first events.

use std::{sync::Arc, time::Duration};

use chance::{Commitment, Contribution, Salt, Secret};
use game::Seat;
use table::{
    Bot, By, ChanceSupply, Circumstances, Command, Event, Host, Options, PersonId, Sitter, Sitting,
    Standing, Table, TableId,
};

use super::{
    Asking, Refusal, Room, RoomError, Rooms,
    kept::{self, Kept},
    room, summary,
};
use crate::{
    House,
    house::random,
    store::{Entry, NewTable, Outcome},
};

/// What a person asks for when opening a table.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    /// What is played, and how.
    pub(crate) options: Options,
    /// Who sits where from the start.
    pub(crate) places: Vec<(Seat, Place)>,
    /// What the opener would choose should the choice be his.
    pub(crate) wish: Option<String>,
    /// Whether he is ready to start.
    pub(crate) ready: bool,
}

/// Who sits on a seat when a table is opened.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Place {
    /// The opener himself, or another person on his device.
    Taken(Sitting, Contribution),
    /// A bot of this level.
    Bot(u8),
}

impl Rooms {
    /// Opens a table for a person; its room is there when it is stored.
    pub(crate) async fn open(
        &self,
        house: &Arc<House>,
        person: PersonId,
        standing: Standing,
        opening: Opening,
    ) -> Result<Arc<Room>, Refusal> {
        let draft = Draft::new(house, standing, |id, host, circumstances| {
            Table::open(id, person, opening.options, host, None, circumstances)
        })?;
        let mut draft = draft;
        for (seat, place) in opening.places {
            draft.execute(
                person,
                match place {
                    Place::Taken(sitting, contribution) => {
                        Command::Sit { seat, sitting, contribution: Some(contribution) }
                    }
                    Place::Bot(level) => Command::SeatBot { seat, bot: Bot::Level(level) },
                },
            )?;
        }
        if let Some(word) = opening.wish {
            draft.execute(person, Command::Wish { word })?;
        }
        if opening.ready {
            draft.execute(person, Command::Ready { ready: true })?;
        }
        self.keep(house, draft).await
    }

    /// Opens the table of a rematch that all have agreed on, with everybody on
    /// his new seat, and tells the old one.
    pub(crate) async fn open_rematch(
        &self,
        house: &Arc<House>,
        old: &Arc<Room>,
    ) -> Result<(), Refusal> {
        let (rematch, opener) = {
            let kept = old.look().await;
            let Some(rematch) = kept.table.rematch_due() else { return Ok(()) };
            (rematch, kept.table.opener())
        };
        // Whoever agreed to play again under these conditions fulfils them.
        let standing = Standing::Account;
        let mut draft = Draft::new(house, standing, |id, host, circumstances| {
            let options = rematch.options.clone();
            Table::open(id, opener, options, host, Some(old.id), circumstances)
        })?;
        for (seat, (sitter, contribution)) in Seat::ALL.into_iter().zip(&rematch.sitters) {
            let contribution = Some(contribution.unwrap_or_else(|| Contribution::of(random())));
            let (by, command) = match *sitter {
                Sitter::Person(person) => {
                    (person, Command::Sit { seat, sitting: Sitting::Myself, contribution })
                }
                Sitter::Companion(person) => {
                    (person, Command::Sit { seat, sitting: Sitting::Companion, contribution })
                }
                Sitter::Bot(bot) => (opener, Command::SeatBot { seat, bot }),
            };
            draft.execute(by, command)?;
        }
        // Where a seat has something to choose its person says when (KU-2).
        if draft.table.options().game.choice().is_none() {
            let people: Vec<PersonId> = draft.table.people().collect();
            for person in people {
                draft.execute(person, Command::Ready { ready: true })?;
            }
        }
        let room = self.keep(house, draft).await?;
        let command = Command::NoteRematch { table: room.id };
        old.execute(house, Asking::of(By::Host), command).await.map(drop)
    }

    /// Stores a new table and gives it a room.
    async fn keep(&self, house: &Arc<House>, draft: Draft) -> Result<Arc<Room>, Refusal> {
        let Draft { table, secret, events, .. } = draft;
        let rows = kept::rows(table.id(), 0, None, &events);
        let opening = NewTable {
            id: table.id(),
            opener: table.opener(),
            game: table.options().game,
            access: table.options().access,
            stakes: table.options().stakes,
            opened_at: table.opened_at(),
            secret: secret.0,
            salt: secret.1,
        };
        let summary = Some(summary::of(&table));
        let entry = Entry { opening: Some(opening), rows: rows.clone(), summary };
        match house.writer.append(entry).await? {
            Outcome::Stored => {}
            Outcome::Taken => return Err(RoomError::Elsewhere.into()),
        }
        let room = Arc::new(Room::new(Kept::new(table, secret, rows), house.now()));
        self.insert(&room);
        super::following_up::after(house, &room, &room.look().await.table);
        Ok(room)
    }
}

/// A table before it is stored.
struct Draft {
    table: Table,
    secret: (Secret, Salt),
    events: Vec<Event>,
    circumstances: Circumstances,
}

impl Draft {
    fn new(
        house: &House,
        standing: Standing,
        open: impl FnOnce(TableId, Host, &Circumstances) -> Result<(Table, Event), table::Refused>,
    ) -> Result<Self, Refusal> {
        let secret = (Secret::of(random()), Salt::of(random()));
        let circumstances = Circumstances {
            now: house.now(),
            chance: ChanceSupply::Secret(secret.0, secret.1),
            standing,
            lag: Duration::ZERO,
            gone: [None; Seat::MOST],
        };
        let host = Host::Server(Commitment::to(&secret.0, &secret.1));
        let (table, event) = open(TableId::of(random()), host, &circumstances)?;
        Ok(Self { table, secret, events: vec![event], circumstances })
    }

    fn execute(&mut self, person: PersonId, command: Command) -> Result<(), Refusal> {
        room::check_level(&self.table, &command)?;
        let events = self.table.execute(By::Person(person), command, &self.circumstances)?;
        self.events.extend(events);
        Ok(())
    }
}
