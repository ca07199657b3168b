//! The door of the handlers: a handler that takes [`Someone`] is for people who
//! showed who they are, one that takes [`Me`] for everybody, one that takes
//! [`Housekeeper`] for whoever runs the house.

use axum::{
    extract::{FromRef, FromRequestParts, OptionalFromRequestParts},
    http::request::Parts,
};

use super::{PassId, PassKind, People, PeopleError, Person, Refusal, cookie::Shown};

/// Somebody who was let in, and by which pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entered {
    /// Who.
    pub person: Person,
    /// By what; when it ends, so must what he has open.
    pub pass: PassId,
    /// Himself, or a program of his.
    pub kind: PassKind,
}

/// A person who came in himself, in a browser, and not by a program: what a
/// stolen token must not do, like deleting him, is for him alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner(pub Entered);

/// A person who showed who he is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Someone(pub Person);

/// Whoever asks: a person, or nobody yet. A cookie that is over makes nobody of
/// its owner; a program's token that is over is refused, since the program would
/// wonder why it can't sit down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Me(pub Option<Person>);

/// Whoever runs the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Housekeeper;

impl<S: Sync> FromRequestParts<S> for Entered
where
    People: FromRef<S>,
{
    type Rejection = PeopleError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, PeopleError> {
        match Shown::in_headers(&parts.headers) {
            Shown::Nothing => Err(Refusal::Nobody.into()),
            Shown::Unreadable => Err(Refusal::PassOver.into()),
            Shown::Cookie(token) | Shown::Bearer(token) => {
                People::from_ref(state).enter(&token).await
            }
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Owner
where
    People: FromRef<S>,
{
    type Rejection = PeopleError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, PeopleError> {
        let entered = <Entered as FromRequestParts<S>>::from_request_parts(parts, state).await?;
        match entered.kind {
            PassKind::Session => Ok(Self(entered)),
            PassKind::Program(_) => Err(Refusal::OwnerNeeded.into()),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Someone
where
    People: FromRef<S>,
{
    type Rejection = PeopleError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, PeopleError> {
        let entered = <Entered as FromRequestParts<S>>::from_request_parts(parts, state).await?;
        Ok(Self(entered.person))
    }
}

impl<S: Sync> FromRequestParts<S> for Me
where
    People: FromRef<S>,
{
    type Rejection = PeopleError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, PeopleError> {
        Ok(Self(maybe_entered(parts, state).await?.map(|entered| entered.person)))
    }
}

/// Whoever asks, with his pass.
impl<S: Sync> OptionalFromRequestParts<S> for Entered
where
    People: FromRef<S>,
{
    type Rejection = PeopleError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<Self>, PeopleError> {
        maybe_entered(parts, state).await
    }
}

async fn maybe_entered<S: Sync>(
    parts: &mut Parts,
    state: &S,
) -> Result<Option<Entered>, PeopleError>
where
    People: FromRef<S>,
{
    match Shown::in_headers(&parts.headers) {
        Shown::Nothing => Ok(None),
        Shown::Unreadable => Err(Refusal::PassOver.into()),
        Shown::Bearer(token) => People::from_ref(state).enter(&token).await.map(Some),
        Shown::Cookie(token) => match People::from_ref(state).enter(&token).await {
            Err(PeopleError::Refused(Refusal::PassOver)) => Ok(None),
            entered => entered.map(Some),
        },
    }
}

impl<S: Sync> FromRequestParts<S> for Housekeeper
where
    People: FromRef<S>,
{
    type Rejection = PeopleError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, PeopleError> {
        // A cookie never opens the housekeeping: another page could use it.
        let Shown::Bearer(key) = Shown::in_headers(&parts.headers) else {
            return Err(Refusal::KeyWrong.into());
        };
        People::from_ref(state).check_housekeeping_key(&key).await?;
        Ok(Self)
    }
}
