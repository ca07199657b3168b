//! The name of the machine that was measured.

use std::{env::consts, fs};

/// The processor's name where the system tells it, and what kind it is.
pub(super) fn name() -> String {
    let told = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = told.lines().find_map(|line| line.strip_prefix("model name"));
    let model = model.map(|rest| rest.trim_start_matches([' ', '\t', ':']).trim());
    let kind = format!("{} {}", consts::OS, consts::ARCH);
    match model {
        Some(model) if !model.is_empty() => format!("{model}, {kind}"),
        _ => kind,
    }
}
