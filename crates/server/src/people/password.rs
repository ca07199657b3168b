//! Passwords. What is stored is argon2id with 19 MiB of memory, two passes and
//! one lane, which takes some tens of milliseconds on purpose. At most two are
//! worked on at the same time, on threads where nobody waits for a move.

use std::{fmt, sync::Arc};

use argon2::{
    Algorithm, Argon2, Params, PasswordHash, PasswordHasher as _, PasswordVerifier as _, Version,
};
use tokio::{sync::Semaphore, task};

use super::{Refusal, StoredPassword};
use crate::system::random;

/// A password as somebody chose it.
#[derive(Clone)]
pub struct Password(String);

impl Password {
    /// How many characters it has at least.
    pub const SHORTEST: usize = 10;
    /// How many bytes it has at most.
    pub const LONGEST: usize = 200;

    /// Reads a new password.
    ///
    /// # Errors
    /// When it is too short or too long.
    pub fn choose(text: &str) -> Result<Self, Refusal> {
        if text.chars().count() < Self::SHORTEST {
            return Err(Refusal::PasswordShort { least: Self::SHORTEST });
        }
        if text.len() > Self::LONGEST {
            return Err(Refusal::PasswordLong { most: Self::LONGEST });
        }
        Ok(Self(text.to_owned()))
    }

    /// A password that somebody tries. One that nobody can have is not read.
    pub fn attempt(text: &str) -> Option<Self> {
        Self::choose(text).ok()
    }
}

/// A password must not stand in a log.
impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// Whether a password is the right one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The same as the one that was chosen.
    Right,
    /// Another, or one that nobody can have.
    Wrong,
}

/// Where passwords are worked on.
#[derive(Clone, Debug)]
pub struct Hashing {
    at_once: Arc<Semaphore>,
    /// What is compared with when there is no account, so that an unknown name
    /// takes as long as a wrong password.
    nobodys: StoredPassword,
}

impl Hashing {
    const AT_ONCE: usize = 2;

    /// Ready to work.
    pub fn new() -> Self {
        let nobodys = stored(&Password("nobody’s password".to_owned()));
        Self { at_once: Arc::new(Semaphore::new(Self::AT_ONCE)), nobodys }
    }

    /// What to store of a password.
    pub async fn store(&self, password: Password) -> StoredPassword {
        self.work(move || stored(&password)).await
    }

    /// Compares a password with what is stored; with nobody's if nothing is.
    pub async fn compare(
        &self,
        password: Option<Password>,
        with: Option<StoredPassword>,
    ) -> Verdict {
        let possible = password.is_some() && with.is_some();
        let password = password.unwrap_or_else(|| Password(String::new()));
        let with = with.unwrap_or_else(|| self.nobodys.clone());
        let verdict = self.work(move || verdict(&password, &with)).await;
        if possible { verdict } else { Verdict::Wrong }
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        let _turn = self.at_once.acquire().await.expect("nobody closes it");
        task::spawn_blocking(work).await.expect("hashing does not panic")
    }
}

impl Default for Hashing {
    fn default() -> Self {
        Self::new()
    }
}

fn argon2() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("allowed figures");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn stored(password: &Password) -> StoredPassword {
    let hash: PasswordHash = argon2()
        .hash_password_with_salt(password.0.as_bytes(), &random::<16>())
        .expect("password and salt have allowed lengths");
    StoredPassword(hash.to_string())
}

/// The figures are those of the stored text, so that old ones go on working when
/// ours change.
fn verdict(password: &Password, with: &StoredPassword) -> Verdict {
    let known = PasswordHash::new(&with.0);
    let right =
        known.is_ok_and(|known| argon2().verify_password(password.0.as_bytes(), &known).is_ok());
    if right { Verdict::Right } else { Verdict::Wrong }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths() {
        assert!(matches!(Password::choose("neuf lett"), Err(Refusal::PasswordShort { least: 10 })));
        assert!(Password::choose("dix lettre").is_ok());
        assert!(Password::choose("ééééééééé").is_err(), "characters count, not bytes");
        assert!(Password::choose(&"a".repeat(200)).is_ok());
        let long = Password::choose(&"a".repeat(201));
        assert!(matches!(long, Err(Refusal::PasswordLong { most: 200 })));
        assert_eq!(format!("{:?}", Password::choose("dix lettre")), "Ok(Password(…))");
    }

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let hashing = Hashing::new();
        let password = |text| Password::attempt(text);
        let chosen = Password::choose("correct horse").expect("long enough");
        let stored = hashing.store(chosen.clone()).await;
        assert!(stored.0.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{}", stored.0);
        assert_ne!(stored, hashing.store(chosen).await, "salted");
        let known = Some(stored);
        let compare =
            |text, with: &Option<StoredPassword>| hashing.compare(password(text), with.clone());
        assert_eq!(compare("correct horse", &known).await, Verdict::Right);
        assert_eq!(compare("Correct horse", &known).await, Verdict::Wrong);
        assert_eq!(compare("short", &known).await, Verdict::Wrong);
        assert_eq!(compare("correct horse", &None).await, Verdict::Wrong);
        assert_eq!(compare("nobody’s password", &None).await, Verdict::Wrong);
        let garbage = Some(StoredPassword("garbage".to_owned()));
        assert_eq!(compare("correct horse", &garbage).await, Verdict::Wrong);
    }
}
