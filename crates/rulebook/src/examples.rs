//! Reading the examples: what each is for on a line of its own (the id of a rule, the
//! name of a step), indented below it lines `key: value`. What is indented deeper goes on with the line above. Lines that begin
//! with `;` are for those who write.

use game::RuleId;

use crate::{
    error::{Problem, ReadError, RulebookFile},
    example::{Effect, Example, Forbidden, Outcome},
};

/// How deep a line is indented that goes on with the one above.
const DEEPER: usize = 4;

/// An example, and what it is for.
pub(crate) struct Entry {
    /// What stands at its head.
    pub(crate) head: String,
    /// In which line.
    pub(crate) line: usize,
    pub(crate) example: Example,
}

/// All examples of a text.
pub(crate) fn read(text: &str, rules: &[RuleId]) -> Result<Vec<Entry>, ReadError> {
    let mut entries: Vec<Entry> = Vec::new();
    for (number, line) in joined(text) {
        if line.starts_with(' ') {
            let failed = |problem| failed(number, problem);
            let entry = entries.last_mut().ok_or_else(|| failed(Problem::NoExample))?;
            read_line(&line, &mut entry.example, rules).map_err(failed)?;
        } else {
            entries.push(Entry { head: line, line: number, example: Example::default() });
        }
    }
    Ok(entries)
}

/// What is wrong with a line of examples.
pub(crate) fn failed(line: usize, problem: Problem) -> ReadError {
    ReadError { file: RulebookFile::Examples, line, problem }
}

/// The lines that say something, each with its number, those that go on joined to the
/// first.
fn joined(text: &str) -> Vec<(usize, String)> {
    let mut lines: Vec<(usize, String)> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let said = line.trim();
        if said.is_empty() || said.starts_with(';') {
            continue;
        }
        let depth = line.len() - line.trim_start().len();
        match lines.last_mut() {
            Some((_, before)) if depth >= DEEPER => {
                // The rows of a board belong together.
                if !before.ends_with(['/', ':']) {
                    before.push(' ');
                }
                before.push_str(said);
            }
            _ => lines.push((at + 1, line.trim_end().to_owned())),
        }
    }
    lines
}

fn read_line(line: &str, example: &mut Example, rules: &[RuleId]) -> Result<(), Problem> {
    let (key, value) = line.trim().split_once(':').ok_or(Problem::NoKey)?;
    let value = value.trim();
    let tokens = || value.split_whitespace().map(str::to_owned);
    match key.split_whitespace().collect::<Vec<_>>()[..] {
        ["setup"] => value.clone_into(&mut example.setup),
        ["position"] => example.position = Some(value.to_owned()),
        ["moves"] => value.clone_into(&mut example.moves),
        ["yes"] => example.yes.extend(tokens()),
        ["no", id] => {
            let rule = named(id, rules)?;
            example.no.extend(tokens().map(|token| Forbidden { token, rule }));
        }
        ["gives"] => {
            let (tokens, position) = effect(value)?;
            example.effects.push(Effect { tokens, outcome: Outcome::Position(position) });
        }
        ["ends"] => {
            let (tokens, end) = effect(value)?;
            let (winners, id) = end.rsplit_once(' ').ok_or(Problem::NoEffect)?;
            let rule = named(id, rules)?;
            let winners = winners.split_whitespace().map(str::to_owned).collect();
            example.effects.push(Effect { tokens, outcome: Outcome::End { winners, rule } });
        }
        _ => return Err(Problem::UnknownKey(key.to_owned())),
    }
    Ok(())
}

/// What stands before and behind the sign `=`.
fn effect(value: &str) -> Result<(String, String), Problem> {
    let (tokens, outcome) = value.split_once('=').ok_or(Problem::NoEffect)?;
    Ok((tokens.trim().to_owned(), outcome.trim().to_owned()))
}

/// The rule with this id.
pub(crate) fn named(id: &str, rules: &[RuleId]) -> Result<RuleId, Problem> {
    let found = rules.iter().find(|rule| rule.as_str() == id);
    found.copied().ok_or_else(|| Problem::UnknownRule(id.to_owned()))
}
