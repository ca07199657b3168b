//! Who a request comes from: a handler that takes [`Someone`] is for people who
//! showed who they are, one that takes [`Me`] for everybody, one that takes
//! [`Admin`] for whoever runs the server.
//!
//! A program's token is not its owner. What touches accounts, passwords, sessions or
//! tokens asks for an [`Owner`] or a [`Visitor`], which no token becomes, and nobody
//! else can make.

use axum::{
    extract::{FromRef, FromRequestParts, OptionalFromRequestParts},
    http::request::Parts,
};

use super::{CredentialId, CredentialKind, People, PeopleError, Person, Refusal, cookie::Shown};

/// Somebody who was let in, and by which credential.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entered {
    /// The person as they are known now.
    pub person: Person,
    /// By what; when it ends, so must what they have open.
    pub credential: CredentialId,
    /// Themselves, or a program of theirs.
    pub kind: CredentialKind,
}

/// A person who came in themselves, in a browser, and not by a program: what a
/// stolen token must not do, like deleting them, is for them alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner(Entered);

/// Somebody in a browser who wants to come in: a person already, or nobody yet, and
/// no program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visitor(Option<Owner>);

/// A person who showed who they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Someone(pub Person);

/// Whoever asks: a person, or nobody yet. A cookie that is over makes nobody of
/// its owner; a program's token that is over is refused, since the program would
/// wonder why it can't sit down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Me(pub Option<Person>);

/// Whoever runs the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Admin(());

impl Owner {
    pub const fn person(&self) -> &Person {
        &self.0.person
    }

    /// Their session.
    pub const fn credential(&self) -> CredentialId {
        self.0.credential
    }
}

impl TryFrom<Entered> for Owner {
    type Error = Refusal;

    fn try_from(entered: Entered) -> Result<Self, Refusal> {
        match entered.kind {
            CredentialKind::Session => Ok(Self(entered)),
            CredentialKind::Program(_) => Err(Refusal::OwnerNeeded),
        }
    }
}

impl Visitor {
    /// Somebody whom nobody knows yet.
    pub const STRANGER: Self = Self(None);

    /// Who they are, if they are somebody.
    pub const fn owner(&self) -> Option<&Owner> {
        self.0.as_ref()
    }
}

impl<S: Sync> FromRequestParts<S> for Entered
where
    People: FromRef<S>,
{
    type Rejection = PeopleError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, PeopleError> {
        match Shown::in_headers(&parts.headers) {
            Shown::Nothing => Err(Refusal::Nobody.into()),
            Shown::Unreadable => Err(Refusal::CredentialOver.into()),
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
        Ok(Self::try_from(entered)?)
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor
where
    People: FromRef<S>,
{
    type Rejection = PeopleError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, PeopleError> {
        let entered = maybe_entered(parts, state).await?;
        Ok(Self(entered.map(Owner::try_from).transpose()?))
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

/// Whoever asks, with their credential.
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
        Shown::Unreadable => Err(Refusal::CredentialOver.into()),
        Shown::Bearer(token) => People::from_ref(state).enter(&token).await.map(Some),
        Shown::Cookie(token) => match People::from_ref(state).enter(&token).await {
            Err(PeopleError::Refused(Refusal::CredentialOver)) => Ok(None),
            entered => entered.map(Some),
        },
    }
}

impl<S: Sync> FromRequestParts<S> for Admin
where
    People: FromRef<S>,
{
    type Rejection = PeopleError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, PeopleError> {
        // A cookie never opens the administration: another page could use it.
        let Shown::Bearer(key) = Shown::in_headers(&parts.headers) else {
            return Err(Refusal::KeyWrong.into());
        };
        People::from_ref(state).check_admin_key(&key).await?;
        Ok(Self(()))
    }
}
