//! Who one is on the server. The browser's cookie says so, and the page can't
//! read it: it asks. Whoever has never been anybody in this browser is not asked
//! for, so that a first visit asks nothing that would be refused.

use leptos::{prelude::*, task::spawn_local};
use protocol::Person;

use super::api::{self, Failed};

/// Under this name the browser keeps that the server knows it.
const KEPT: &str = "ludotheque-known";

/// What is known of who one is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The server has never known this browser, or does not any longer.
    Nobody,
    Asked,
    /// It can't be asked.
    Unknown,
    /// It has said who.
    Known,
}

/// Who one is: a handle, the same for the whole page.
#[derive(Clone, Copy)]
pub struct Me {
    person: RwSignal<Option<Person>>,
    standing: RwSignal<Standing>,
}

impl Me {
    /// Somebody who is asked for, if the server knows this browser.
    pub fn new() -> Self {
        let me = Self { person: RwSignal::new(None), standing: RwSignal::new(Standing::Nobody) };
        if storage().is_some_and(|storage| matches!(storage.get_item(KEPT), Ok(Some(_)))) {
            me.standing.set(Standing::Asked);
            me.ask();
        }
        me
    }

    fn ask(self) {
        spawn_local(async move {
            match api::me().await {
                Ok(person) => self.is(Some(person)),
                Err(Failed::Refused(_)) => self.is(None),
                // It may still know them.
                Err(Failed::Unreachable | Failed::Unreadable) => {
                    self.standing.set(Standing::Unknown);
                }
            }
        });
    }

    /// Asks once more, if the server could not be asked before.
    pub fn ask_again(self) {
        if self.standing.get_untracked() == Standing::Unknown {
            self.ask();
        }
    }

    /// The page's own.
    pub fn here() -> Self {
        use_context().unwrap_or_else(Self::new)
    }

    /// Who one is; nobody before a nickname is given, or while the server has not
    /// answered.
    pub fn person(self) -> Option<Person> {
        self.person.get()
    }

    /// What is known of who one is.
    pub fn standing(self) -> Standing {
        self.standing.get()
    }

    /// The same, asked once.
    pub fn person_now(self) -> Option<Person> {
        self.person.get_untracked()
    }

    /// Becomes a guest of this name, or is called so from now on.
    ///
    /// # Errors
    /// The server does not want it, or can't be reached.
    pub async fn be_called(self, name: &str) -> Result<Person, Failed> {
        let person = api::be_called(name).await?;
        self.is(Some(person.clone()));
        Ok(person)
    }

    /// The server has said who one is.
    pub(super) fn is(self, person: Option<Person>) {
        if let Some(storage) = storage() {
            let _ = match person {
                Some(_) => storage.set_item(KEPT, "yes"),
                None => storage.remove_item(KEPT),
            };
        }
        let standing = if person.is_some() { Standing::Known } else { Standing::Nobody };
        self.standing.set(standing);
        if self.person.try_with_untracked(|known| *known != person) == Some(true) {
            self.person.set(person);
        }
    }
}

impl Default for Me {
    fn default() -> Self {
        Self::new()
    }
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}
