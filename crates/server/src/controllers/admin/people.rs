//! People, for whoever runs the house: who they are, their names, who may come
//! in, and a new password for one who has lost his.

use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    answer::Problem,
    asked::{Asked, Body, Named},
    people::{Admission, Housekeeper, Nickname, Password, People, Person, Refusal},
    store::{Among, Part, Question},
};

/// A person, as whoever runs the house sees him.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Inhabitant {
    /// Who.
    #[serde(flatten)]
    person: protocol::Person,
    /// The name of his account, if he has one.
    account: Option<String>,
    /// Whether he is blocked.
    blocked: bool,
    /// Since when the house knows him, in milliseconds since 1970.
    since: u64,
}

/// Which people.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Which {
    /// With this in their name.
    name: Option<String>,
    /// Only those who are blocked.
    #[serde(default)]
    blocked: bool,
    /// How many come before: the `next` of the page before.
    #[serde(default)]
    from: u32,
}

/// A page of people.
#[derive(Serialize, ToSchema)]
pub(crate) struct Inhabitants {
    /// They themselves, the newest first.
    people: Vec<Inhabitant>,
    /// Where the next page begins, if there is one.
    next: Option<u32>,
}

/// What is to change.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Change {
    /// What he is called from now on.
    name: Option<String>,
    /// Whether he may come in no more.
    blocked: Option<bool>,
}

/// A new password.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Reset {
    /// At least 10 characters, at most 200 bytes.
    password: String,
}

/// How long a page is.
const PAGE: u16 = 50;

/// Guests and accounts, the newest first.
#[utoipa::path(
    get, path = "/api/admin/people", tag = "housekeeping",
    params(Which),
    responses((status = 200, body = Inhabitants), (status = 401, description = "not the key")),
)]
pub(crate) async fn list(
    State(people): State<People>,
    _: Housekeeper,
    Asked(which): Asked<Which>,
) -> Result<Json<Inhabitants>, Problem> {
    let among = if which.blocked { Among::Blocked } else { Among::All };
    let part = Part { from: which.from, size: PAGE };
    let found = people.everybody(&Question { among, named: which.name, part }).await?;
    let more = found.len() == usize::from(PAGE);
    Ok(Json(Inhabitants {
        people: found.iter().map(Inhabitant::of).collect(),
        next: more.then(|| which.from.saturating_add(u32::from(PAGE))),
    }))
}

/// Renames somebody, blocks him, or lets him in again.
#[utoipa::path(
    patch, path = "/api/admin/people/{person}", tag = "housekeeping",
    params(("person" = String, Path, description = "his id")),
    request_body = Change,
    responses((status = 200, body = Inhabitant), (status = "4XX", description = "refused, with a code")),
)]
pub(crate) async fn change(
    State(people): State<People>,
    _: Housekeeper,
    Named(id): Named<String>,
    Body(change): Body<Change>,
) -> Result<Json<Inhabitant>, Problem> {
    let id = id.parse().map_err(|_| Refusal::Unknown)?;
    if let Some(name) = &change.name {
        people.rename(id, &Nickname::read(name)?).await?;
    }
    if let Some(blocked) = change.blocked {
        let admission = if blocked { Admission::Blocked } else { Admission::Welcome };
        people.admit(id, admission).await?;
    }
    Ok(Json(Inhabitant::of(&people.person(id).await?)))
}

/// Gives an account a new password. All its sessions and tokens end.
#[utoipa::path(
    put, path = "/api/admin/people/{person}/password", tag = "housekeeping",
    params(("person" = String, Path, description = "his id")),
    request_body = Reset,
    responses((status = 204), (status = "4XX", description = "refused, with a code")),
)]
pub(crate) async fn reset(
    State(people): State<People>,
    _: Housekeeper,
    Named(id): Named<String>,
    Body(reset): Body<Reset>,
) -> Result<StatusCode, Problem> {
    let id = id.parse().map_err(|_| Refusal::Unknown)?;
    people.reset_password(id, Password::choose(&reset.password)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl Inhabitant {
    fn of(person: &Person) -> Self {
        Self {
            person: person.shown(),
            account: person.account.as_ref().map(ToString::to_string),
            blocked: person.admission == Admission::Blocked,
            since: person.since.as_millis(),
        }
    }
}
