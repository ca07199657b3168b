//! Coming in with an account, taking one, and going. A guest who takes an
//! account keeps their games; one who logs in is somebody else from then on.

use protocol::Person;
use serde::{Deserialize, Serialize};

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
        let person: Person = api::post("/api/sessions", &Login { name, password }).await?;
        self.is(Some(person));
        Ok(())
    }

    /// Takes an account; its recovery code, which is told only this once.
    ///
    /// # Errors
    /// The server does not want it, or can't be reached.
    pub async fn register(self, name: &str, password: &str) -> Result<String, Failed> {
        self.enter("/api/accounts", &Login { name, password }).await
    }

    /// Gets an account back by its recovery code, with a new password; the next code.
    ///
    /// # Errors
    /// Name and code don't belong together, or the server can't be reached.
    pub async fn recover(
        self,
        name: &str,
        recovery: &str,
        password: &str,
    ) -> Result<String, Failed> {
        let lost = LostAccount { name, recovery, password };
        self.enter("/api/accounts/recovery", &lost).await
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

    /// Deletes whoever looks, with all that the server knows of them but their games.
    ///
    /// # Errors
    /// The server can't be reached.
    pub async fn delete(self) -> Result<(), Failed> {
        api::text("DELETE", "/api/me", None).await?;
        self.is(None);
        Ok(())
    }

    async fn enter(self, path: &str, body: &impl Serialize) -> Result<String, Failed> {
        let Account { person, recovery } = api::post(path, body).await?;
        self.is(Some(person));
        Ok(recovery)
    }
}

/// Who comes in, as the server wants to hear it.
#[derive(Serialize)]
struct Login<'a> {
    name: &'a str,
    password: &'a str,
}

/// Who has lost their password, and chooses another.
#[derive(Serialize)]
struct LostAccount<'a> {
    name: &'a str,
    recovery: &'a str,
    password: &'a str,
}

/// An account that was made or got back.
#[derive(Deserialize)]
struct Account {
    #[serde(flatten)]
    person: Person,
    recovery: String,
}
