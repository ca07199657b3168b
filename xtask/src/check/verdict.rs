//! What came of test programs, read from what Rust's harness says: how many tests
//! passed, and the names of those that did not.

use std::{fmt, process::ExitStatus};

/// What came of one program, or of all together.
#[derive(Default, PartialEq, Eq, Debug)]
pub(super) struct Verdict {
    programs: usize,
    passed: usize,
    ignored: usize,
    failures: Vec<String>,
    /// What failed beside other tests and passed alone.
    unsteady: Vec<String>,
}

impl Verdict {
    /// What a program has said, and how it ended.
    ///
    /// # Errors
    /// It ended before its tests did.
    pub(super) fn of(said: &str, ended: ExitStatus) -> Result<Self, String> {
        let verdict = Self::read(said);
        if verdict.programs == 0 {
            return Err(format!("it ended ({ended}) without a result"));
        }
        if !ended.success() && verdict.failures.is_empty() {
            return Err(format!("it failed ({ended}) without naming a test"));
        }
        Ok(verdict)
    }

    fn read(said: &str) -> Self {
        let mut verdict = Self::default();
        let mut lines = said.lines().peekable();
        while let Some(line) = lines.next() {
            if line == "failures:" {
                // The first list holds what they said, the second their names.
                while let Some(name) = lines.next_if(|line| line.starts_with("    ")) {
                    verdict.failures.push(name.trim().to_owned());
                }
            }
            if let Some(result) = line.strip_prefix("test result: ") {
                verdict.programs += 1;
                verdict.passed += count(result, "passed");
                verdict.ignored += count(result, "ignored");
            }
        }
        verdict
    }

    /// The names of tests that have failed.
    pub(super) fn failures(&self) -> &[String] {
        &self.failures
    }

    /// What it comes to after whatever failed was tried again: what passed then is
    /// unsteady.
    pub(super) fn after_another_try(self, again: &Self) -> Self {
        let (failures, unsteady): (Vec<_>, Vec<_>) =
            self.failures.into_iter().partition(|test| again.failures.contains(test));
        Self { failures, passed: self.passed + unsteady.len(), unsteady, ..self }
    }

    /// Adds what came of the program of this name.
    pub(super) fn add(&mut self, name: &str, came: Result<Self, String>) {
        match came {
            Ok(other) => {
                self.programs += other.programs;
                self.passed += other.passed;
                self.ignored += other.ignored;
                let named = |test: String| format!("{name}: {test}");
                self.failures.extend(other.failures.into_iter().map(named));
                self.unsteady.extend(other.unsteady.into_iter().map(named));
            }
            Err(reason) => {
                self.programs += 1;
                self.failures.push(format!("{name}: {reason}"));
            }
        }
    }

    /// Whether nothing has failed.
    ///
    /// # Errors
    /// What has failed, by name.
    pub(super) fn passed(&self) -> Result<(), String> {
        if self.failures.is_empty() { Ok(()) } else { Err(self.failures.join("\n")) }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { programs, passed, ignored, failures, unsteady } = self;
        let failed = failures.len();
        write!(f, "{programs} programs: {passed} passed; {failed} failed; {ignored} ignored")?;
        if unsteady.is_empty() {
            return Ok(());
        }
        write!(f, "\npassed only when tried again alone:\n{}", unsteady.join("\n"))
    }
}

/// The number before this word, as in `5 passed; 0 failed`.
fn count(result: &str, word: &str) -> usize {
    let words: Vec<&str> = result.split([' ', ';', '.']).filter(|word| !word.is_empty()).collect();
    let pair = words.windows(2).find(|pair| pair[1] == word);
    pair.and_then(|pair| pair[0].parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::Verdict;

    const FAILED: &str = "
running 3 tests
test rules::ku_6_it_holds ... FAILED
test rules::ku_7_it_holds ... ok
test rules::ku_8_it_holds ... ignored

failures:

---- rules::ku_6_it_holds stdout ----
    a drawn board

failures:
    rules::ku_6_it_holds

test result: FAILED. 1 passed; 1 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s
";

    #[test]
    fn failures_are_named_and_the_rest_is_counted() {
        let mut total = Verdict::default();
        total.add("kuba", Ok(Verdict::read(FAILED)));
        total.add("page", Err("it ended".to_owned()));
        let told = "2 programs: 1 passed; 2 failed; 1 ignored";
        assert_eq!(total.to_string(), told);
        let failures = "kuba: rules::ku_6_it_holds\npage: it ended";
        assert_eq!(total.passed(), Err(failures.to_owned()));
    }

    #[test]
    fn what_passes_alone_is_told_and_what_fails_twice_has_failed() {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let first = Verdict { failures: names(&["shelf", "sound"]), ..Verdict::read(FAILED) };
        let again = Verdict { failures: names(&["sound"]), ..Verdict::default() };
        let mut total = Verdict::default();
        total.add("browser", Ok(first.after_another_try(&again)));
        let told = "1 programs: 2 passed; 1 failed; 1 ignored\n\
            passed only when tried again alone:\nbrowser: shelf";
        assert_eq!(total.to_string(), told);
        assert_eq!(total.passed(), Err("browser: sound".to_owned()));
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_breaks_off_has_failed() {
        use std::{os::unix::process::ExitStatusExt, process::ExitStatus};
        let killed = ExitStatus::from_raw(9);
        assert!(Verdict::of("running 3 tests\n", killed).is_err());
        let result = "test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured";
        assert!(Verdict::of(result, killed).is_err());
        let passed = Verdict::of(result, ExitStatus::from_raw(0)).expect("a result");
        assert_eq!((passed.passed, passed.passed()), (2, Ok(())));
    }
}
