//! Who people are, as plain values: names, credentials, ratings, and why a name or
//! a credential is refused. Both `people`, which decides, and `store`, which keeps,
//! are made of these; nothing here knows either of them.

mod address_range;
mod credential;
mod likeness;
mod name;
mod person;
pub mod rating;
mod recovery;
mod refusal;
mod report;
mod token;

pub use address_range::AddressRange;
pub use credential::{AccountSecrets, Credential, CredentialId, CredentialKind, StoredPassword};
pub use name::{AccountName, Nickname};
pub use person::{Admission, Person};
pub use rating::{Field, Rating};
pub use recovery::RecoveryCode;
pub use refusal::Refusal;
pub use report::{Note, Report, ReportNumber};
pub use token::{Token, TokenHash};
