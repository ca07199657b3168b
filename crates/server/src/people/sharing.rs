//! What all servers that share a database must know at once: whose connections end, who is
//! welcome again. Each writes it down for the others, and reads what they wrote.

use std::{collections::HashSet, fmt, str::FromStr, sync::Arc, time::Duration};

use parking_lot::Mutex;
use table::{Moment, NoId, PersonId};

use super::{People, Revocation};
use crate::{
    bus::{Announcement, Bus},
    store::{Postgres, RevocationNumber, StoreError},
};

/// For so long it is read again: what was written earlier may be seen later.
const OVERLAP: Duration = Duration::from_mins(1);

/// The other servers.
pub(super) struct Others {
    database: Arc<Postgres>,
    bus: Option<Arc<Bus>>,
    read_so_far: Mutex<ReadSoFar>,
    /// Held while it is read: in two orders the same news would say different things.
    reading: tokio::sync::Mutex<()>,
}

/// What was read of it.
#[derive(Default)]
struct ReadSoFar {
    numbers: HashSet<RevocationNumber>,
    until: Moment,
}

/// What servers tell each other of people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PeopleNews {
    Ended(Revocation),
    /// A person who was blocked is welcome again.
    Welcome(PersonId),
    /// A range of addresses is no longer blocked.
    RangeAdmitted,
}

impl Others {
    pub(super) fn new(database: Arc<Postgres>, bus: Option<Arc<Bus>>) -> Self {
        Self {
            database,
            bus,
            read_so_far: Mutex::default(),
            reading: tokio::sync::Mutex::default(),
        }
    }
}

impl People {
    /// Writes down what the other servers must know, if there may be any.
    pub(super) async fn tell_others(&self, news: PeopleNews) -> Result<(), StoreError> {
        let Some(others) = &self.others else { return Ok(()) };
        let number = others.database.tell_revocation(&news.to_string()).await?;
        others.read_so_far.lock().numbers.insert(number);
        if let Some(bus) = &others.bus {
            bus.announce(&Announcement::Revoked);
        }
        Ok(())
    }

    /// Does what the other servers wrote down until this moment.
    pub(crate) async fn hear_others(&self, until: Moment) -> Result<(), StoreError> {
        let Some(others) = &self.others else { return Ok(()) };
        let _alone = others.reading.lock().await;
        let since = others.read_so_far.lock().until.as_millis();
        let since = Moment::from_millis(since.saturating_sub(OVERLAP.as_millis() as u64));
        let told = others.database.revocations(since).await?;
        let numbers: HashSet<_> = told.iter().map(|(number, _)| *number).collect();
        let before =
            std::mem::replace(&mut *others.read_so_far.lock(), ReadSoFar { numbers, until })
                .numbers;
        for (number, what) in told {
            if before.contains(&number) {
                continue;
            }
            if let Ok(news) = what.parse() {
                self.hear(news).await?;
            } else {
                tracing::warn!("another server told something that is unknown here");
            }
        }
        Ok(())
    }

    async fn hear(&self, news: PeopleNews) -> Result<(), StoreError> {
        match news {
            PeopleNews::Ended(revocation) => {
                if let Revocation::Range(_) = revocation {
                    self.load_ranges().await?;
                }
                self.end_here(revocation);
            }
            PeopleNews::Welcome(person) => self.call_back(person),
            PeopleNews::RangeAdmitted => self.load_ranges().await?,
        }
        Ok(())
    }
}

impl fmt::Display for PeopleNews {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ended(Revocation::Credential(credential)) => write!(f, "credential {credential}"),
            Self::Ended(Revocation::Sessions(person)) => write!(f, "sessions {person}"),
            Self::Ended(Revocation::AllCredentials(person, Some(but))) => {
                write!(f, "credentials {person} {but}")
            }
            Self::Ended(Revocation::AllCredentials(person, None)) => {
                write!(f, "credentials {person}")
            }
            Self::Ended(Revocation::Person(person)) => write!(f, "person {person}"),
            Self::Ended(Revocation::Range(range)) => write!(f, "range {range}"),
            Self::Welcome(person) => write!(f, "welcome {person}"),
            Self::RangeAdmitted => f.write_str("range-admitted"),
        }
    }
}

impl FromStr for PeopleNews {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["credential", id] => Self::Ended(Revocation::Credential(id.parse()?)),
            ["sessions", person] => Self::Ended(Revocation::Sessions(person.parse()?)),
            ["credentials", person] => {
                Self::Ended(Revocation::AllCredentials(person.parse()?, None))
            }
            ["credentials", person, but] => {
                Self::Ended(Revocation::AllCredentials(person.parse()?, Some(but.parse()?)))
            }
            ["person", person] => Self::Ended(Revocation::Person(person.parse()?)),
            ["range", range] => Self::Ended(Revocation::Range(range.parse().map_err(|_| NoId)?)),
            ["welcome", person] => Self::Welcome(person.parse()?),
            ["range-admitted"] => Self::RangeAdmitted,
            _ => return Err(NoId),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::CredentialId;

    #[test]
    fn what_is_told_is_what_is_heard() {
        let (person, credential) = (PersonId::of([7; 10]), CredentialId(77));
        let revocations = [
            Revocation::Credential(credential),
            Revocation::Sessions(person),
            Revocation::AllCredentials(person, None),
            Revocation::AllCredentials(person, Some(credential)),
            Revocation::Person(person),
            Revocation::Range("203.0.113.0/24".parse().expect("a range")),
        ];
        let all = revocations.map(PeopleNews::Ended).into_iter();
        for news in all.chain([PeopleNews::Welcome(person), PeopleNews::RangeAdmitted]) {
            assert_eq!(news.to_string().parse(), Ok(news));
        }
        for text in ["", "person", "person x", "credential 1 2", "hello"] {
            assert_eq!(text.parse::<PeopleNews>(), Err(NoId), "{text}");
        }
    }
}
