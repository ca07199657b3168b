//! Coming in with an account, taking one, and going. A guest who takes an
//! account keeps their games; one who logs in is somebody else from then on.

use protocol::Person;
use serde::Serialize;

use super::{
    Me,
    api::{self, Failed},
};

impl Me {
    /// Comes in with an account.
    ///
    /// # Errors
    /// Name and password don't belong together, or the server can't be reached.
    pub async fn log_in(self, name: &str, password: &str) -> Result<(), Failed> {
        self.enter("/api/sessions", name, password).await
    }

    /// Takes an account.
    ///
    /// # Errors
    /// The server does not want it, or can't be reached.
    pub async fn register(self, name: &str, password: &str) -> Result<(), Failed> {
        self.enter("/api/accounts", name, password).await
    }

    /// Goes: nobody is known in this browser any longer.
    ///
    /// # Errors
    /// The server can't be reached.
    pub async fn log_out(self) -> Result<(), Failed> {
        api::text("DELETE", "/api/sessions", None).await?;
        self.is(None);
        Ok(())
    }

    async fn enter(self, path: &str, name: &str, password: &str) -> Result<(), Failed> {
        let person: Person = api::post(path, &Login { name, password }).await?;
        self.is(Some(person));
        Ok(())
    }
}

/// Who comes in, as the server wants to hear it.
#[derive(Serialize)]
struct Login<'a> {
    name: &'a str,
    password: &'a str,
}
