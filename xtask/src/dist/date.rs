//! The date that everything in a package bears: that of the last commit, so that
//! whoever packs the same tree gets the same bytes.

use std::{env, process::Command};

use crate::cargo::root;

/// What packagers everywhere set to decide the date themselves.
const CHOSEN: &str = "SOURCE_DATE_EPOCH";

/// A moment, in seconds since 1970.
#[derive(Clone, Copy)]
pub(super) struct Date(pub(super) u64);

impl Date {
    /// # Errors
    /// There is no commit here, and no date is chosen either.
    pub(super) fn of_last_commit() -> Result<Self, String> {
        let chosen = env::var(CHOSEN).ok();
        let seconds = chosen.or_else(last_commit).and_then(|text| text.trim().parse().ok());
        let without = || format!("without a git clone, set {CHOSEN} to a date in seconds");
        seconds.map(Self).ok_or_else(without)
    }
}

fn last_commit() -> Option<String> {
    let mut git = Command::new("git");
    git.args(["log", "-1", "--format=%ct"]).current_dir(root());
    let output = git.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}
