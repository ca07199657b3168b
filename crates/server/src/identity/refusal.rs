//! Why somebody is not let in, or may not be called so. A closed list of codes;
//! which status of HTTP each has is settled here, once.

use axum::http::StatusCode;
use game::{Quote, notices};

notices! {
    /// What is refused to a person.
    pub enum Refusal {
        /// A nickname without a character.
        "people-name-empty" NameEmpty,
        /// A nickname that is too long.
        "people-name-long" NameLong { most: usize },
        /// A nickname with something in it that can't be seen.
        "people-name-invisible" NameInvisible,
        /// A name that pretends to be the server.
        "people-name-pretends" NamePretends,
        /// No name for an account.
        "people-account-unfit" AccountUnfit { least: usize, most: usize },
        /// Somebody else has it.
        "people-account-taken" AccountTaken { name: Quote },
        /// It looks like somebody else's.
        "people-account-alike" AccountAlike { name: Quote },
        /// Whoever asks for an account has one.
        "people-account-there" AccountThere,
        /// Only accounts have it.
        "people-account-needed" AccountNeeded,
        /// A program may not do it in its owner's name.
        "people-owner-needed" OwnerNeeded,
        /// A password that is too short.
        "people-password-short" PasswordShort { least: usize },
        /// A password that is too long.
        "people-password-long" PasswordLong { most: usize },
        /// Name and password don't belong together. Never tells which is wrong.
        "people-login-wrong" LoginWrong,
        /// Name and recovery code don't belong together. Never tells which is wrong.
        "people-recovery-wrong" RecoveryWrong,
        /// The password is not theirs.
        "people-password-wrong" PasswordWrong,
        /// Nobody: no cookie and no token.
        "people-nobody" Nobody,
        /// A session or token that is over, or never was one.
        "people-pass-over" CredentialOver,
        /// Whoever runs the server blocked them.
        "people-blocked" Blocked,
        /// No range of addresses.
        "people-range-unfit" RangeUnfit { range: Quote },
        /// This range of addresses is not blocked.
        "people-range-unknown" RangeUnknown { range: Quote },
        /// Not the admin key.
        "people-key-wrong" KeyWrong,
        /// There is nobody with this id.
        "people-unknown" Unknown,
        /// They have no session or token with this id.
        "people-token-unknown" TokenUnknown,
        /// They have so many tokens already.
        "people-tokens-many" TokensMany { most: usize },
        /// Too often.
        "people-too-fast" TooFast { seconds: usize },
        /// A note of a report that is too long.
        "people-note-long" NoteLong { most: usize },
        /// They report themselves.
        "people-report-self" ReportSelf,
        /// They report somebody at a table where they are not themselves.
        "people-report-elsewhere" ReportElsewhere,
        /// They report somebody who is not at the table.
        "people-report-absent" ReportAbsent,
        /// There is no report with this number.
        "people-report-unknown" ReportUnknown,
        /// There is no game with this name.
        "people-game-unknown" GameUnknown { name: Quote },
    }
}

impl Refusal {
    pub fn status(&self) -> StatusCode {
        match self {
            Self::NameEmpty
            | Self::NameLong { .. }
            | Self::NameInvisible
            | Self::NamePretends
            | Self::RangeUnfit { .. }
            | Self::AccountUnfit { .. }
            | Self::PasswordShort { .. }
            | Self::PasswordLong { .. }
            | Self::NoteLong { .. }
            | Self::ReportSelf
            | Self::GameUnknown { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::AccountTaken { .. }
            | Self::AccountAlike { .. }
            | Self::AccountThere
            | Self::TokensMany { .. } => StatusCode::CONFLICT,
            Self::LoginWrong
            | Self::RecoveryWrong
            | Self::Nobody
            | Self::CredentialOver
            | Self::KeyWrong => StatusCode::UNAUTHORIZED,
            Self::PasswordWrong
            | Self::Blocked
            | Self::AccountNeeded
            | Self::OwnerNeeded
            | Self::ReportElsewhere => StatusCode::FORBIDDEN,
            Self::Unknown
            | Self::TokenUnknown
            | Self::RangeUnknown { .. }
            | Self::ReportAbsent
            | Self::ReportUnknown => StatusCode::NOT_FOUND,
            Self::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
        }
    }
}
