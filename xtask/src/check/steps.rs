//! The steps of a check: what came of each, how long it took, and all of it once
//! more at the end.

use std::time::Instant;

/// The steps so far.
pub(super) struct Steps {
    begun: Instant,
    done: Vec<Step>,
}

struct Step {
    name: &'static str,
    failure: Option<String>,
    seconds: u64,
}

impl Steps {
    pub(super) fn begin() -> Self {
        Self { begun: Instant::now(), done: Vec::new() }
    }

    /// Takes the next step, and notes how it went.
    pub(super) fn take<T>(
        &mut self,
        name: &'static str,
        step: impl FnOnce() -> Result<T, String>,
    ) -> Option<T> {
        println!("\n== {name}");
        let begun = Instant::now();
        let (result, failure) = match step() {
            Ok(result) => (Some(result), None),
            Err(reason) => (None, Some(reason)),
        };
        if let Some(reason) = &failure {
            eprintln!("{name}: {reason}");
        }
        self.done.push(Step { name, failure, seconds: begun.elapsed().as_secs() });
        result
    }

    /// Says how all of them went.
    ///
    /// # Errors
    /// One has failed.
    pub(super) fn summary(&self) -> Result<(), String> {
        println!("\n== summary");
        for Step { name, failure, seconds } in &self.done {
            let outcome = if failure.is_none() { "passed" } else { "FAILED" };
            println!("{name:<13}{outcome} {seconds:>5} s");
            if let Some(reason) = failure {
                println!("{}", indented(reason));
            }
        }
        let seconds = self.begun.elapsed().as_secs();
        if self.done.iter().all(|step| step.failure.is_none()) {
            println!("all checks passed ({seconds} s)");
            Ok(())
        } else {
            Err(format!("some checks FAILED ({seconds} s)"))
        }
    }
}

fn indented(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| format!("    {line}")).collect();
    lines.join("\n")
}
