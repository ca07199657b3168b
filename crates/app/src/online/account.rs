//! Coming in with an account, taking one, and going. A guest who takes an
//! account keeps their games; one who logs in is somebody else from then on.

use protocol::Person;
use serde::Deserialize;
use serde_json::{Value, json};

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
        let person: Person =
            api::post("/api/sessions", &json!({ "name": name, "password": password })).await?;
        self.is(Some(person));
        Ok(())
    }

    /// Takes an account; its recovery code, which is told only this once.
    ///
    /// # Errors
    /// The server does not want it, or can't be reached.
    pub async fn register(self, name: &str, password: &str) -> Result<String, Failed> {
        self.enter("/api/accounts", &json!({ "name": name, "password": password })).await
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
        let lost = json!({ "name": name, "recovery": recovery, "password": password });
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

    async fn enter(self, path: &str, body: &Value) -> Result<String, Failed> {
        let account: Value = api::post(path, body).await?;
        let person = Person::deserialize(&account).map_err(|_| Failed::Unreadable)?;
        let recovery = account["recovery"].as_str().ok_or(Failed::Unreadable)?.to_owned();
        self.is(Some(person));
        Ok(recovery)
    }
}
