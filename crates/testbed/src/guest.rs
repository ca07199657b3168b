//! Somebody who came in: a guest with their token, calling from an address of their
//! own.

use std::net::{IpAddr, Ipv4Addr};

use client::{Caller, http};
use serde_json::{Value, json};
use table::PersonId;

use crate::Result;

/// A guest of a server.
#[derive(Clone, Debug)]
pub struct Guest {
    /// Who they are there.
    pub id: PersonId,
    /// What they show to be let in.
    pub token: String,
    /// The address that they call from.
    pub from: IpAddr,
}

/// An account, as its owner knows it.
#[derive(Clone, Copy, Debug)]
pub struct Account<'a> {
    /// The name to log in with.
    pub name: &'a str,
    /// The password that goes with the name.
    pub password: &'a str,
}

impl Account<'_> {
    fn body(&self) -> Value {
        json!({ "name": self.name, "password": self.password })
    }
}

impl Guest {
    /// Comes in under a name, from an address of this machine.
    ///
    /// # Errors
    /// The server can't be reached, or does not let them in.
    pub async fn arrive(url: &str, name: &str, from: IpAddr) -> Result<Self> {
        Self::enter(&format!("{url}/api/me"), &json!({ "name": name }), from).await
    }

    /// Comes in by taking an account.
    ///
    /// # Errors
    /// The server can't be reached, or does not give them one.
    pub async fn register(url: &str, account: &Account<'_>, from: IpAddr) -> Result<Self> {
        Self::enter(&format!("{url}/api/accounts"), &account.body(), from).await
    }

    /// Comes back to their account.
    ///
    /// # Errors
    /// The server can't be reached, or does not know them.
    pub async fn log_in(url: &str, account: &Account<'_>, from: IpAddr) -> Result<Self> {
        Self::enter(&format!("{url}/api/sessions"), &account.body(), from).await
    }

    async fn enter(door: &str, body: &Value, from: IpAddr) -> Result<Self> {
        let answer = http::post(door, body, &Caller::anyone().calling_from(from)).await?;
        if !matches!(answer.status, 200 | 201) {
            return Err(format!("no way in: {} {}", answer.status, answer.text()).into());
        }
        let cookie = answer.header("set-cookie").ok_or("no cookie")?;
        let token = cookie.split(';').next().and_then(|pair| pair.split_once('='));
        let (_, token) = token.ok_or("an empty cookie")?;
        let view: Value = answer.json()?;
        let id = person_id(&view).ok_or_else(|| format!("no id in {view}"))?;
        Ok(Self { id, token: token.to_owned(), from })
    }

    /// What they say of themselves with every request.
    pub fn caller(&self) -> Caller {
        Caller::with_token(&self.token).calling_from(self.from)
    }
}

/// The person's id, wherever the answer has it.
fn person_id(view: &Value) -> Option<PersonId> {
    let id = view.get("id").or_else(|| view.get("person").and_then(|person| person.get("id")))?;
    id.as_str()?.parse().ok()
}

/// An address of this machine: the loopback network has sixteen million, and each
/// counts as a caller of its own. So many guests share one.
pub(crate) fn address(number: usize, sharing: usize) -> IpAddr {
    let place = number / sharing.max(1) + 1;
    let [low, middle, high] = [place % 250 + 1, place / 250 % 250, place / 62_500 % 250];
    IpAddr::V4(Ipv4Addr::new(127, high as u8 + 1, middle as u8, low as u8))
}

impl Guest {
    /// The address for the guest of this number, when so many share one.
    pub fn address(number: usize, sharing: usize) -> IpAddr {
        address(number, sharing)
    }
}
