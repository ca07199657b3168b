//! Where lines come from: an editor with completion on a terminal, plain lines
//! otherwise. Nothing that can be fed in stops the program: endless lines are
//! cut off, and what is no text is read as far as it is.

use std::io::{self, BufRead, BufReader, Read, Stdin, Write};

use rustyline::{
    CompletionType, Config, Editor, config::BellStyle, error::ReadlineError, history::MemHistory,
};
use shelf::GameInProgress;
use words::Language;

use super::completion::Completion;
use crate::failure::Failure;

/// No list of actions comes near this length.
const LONGEST_LINE: u64 = 1 << 16;
const PROMPT: &str = "> ";

/// What came of asking for a line.
pub(crate) enum Typed {
    Line(String),
    /// Far too much of one.
    TooLong,
    /// The person wants to break something off.
    Interrupted,
    /// There will be no more.
    End,
}

/// Whether a person sees what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Prompt {
    /// Somebody types: show where.
    Shown,
    /// Lines come from a file or a program.
    Silent,
}

/// A source of lines.
pub(crate) enum Lines {
    /// A terminal with all its comforts.
    Editor(Box<Editor<Completion, MemHistory>>),
    /// Lines as they come.
    Plain(BufReader<Stdin>, Prompt),
}

impl Lines {
    /// An editor on the terminal.
    ///
    /// # Errors
    /// The terminal can't be used.
    pub(crate) fn editor(language: Language) -> Result<Self, Failure> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .completion_show_all_if_ambiguous(true)
            .bell_style(BellStyle::None)
            .auto_add_history(true)
            .build();
        let history = MemHistory::with_config(&config);
        let mut editor = Editor::with_history(config, history).map_err(failure)?;
        editor.set_helper(Some(Completion::new(language)));
        Ok(Self::Editor(Box::new(editor)))
    }

    /// Plain lines.
    pub(crate) fn plain(prompt: Prompt) -> Self {
        Self::Plain(BufReader::new(io::stdin()), prompt)
    }

    /// The next line; `played` is what it is about.
    ///
    /// # Errors
    /// The input or the terminal fails.
    pub(crate) fn next(&mut self, played: &GameInProgress) -> Result<Typed, Failure> {
        match self {
            Self::Editor(editor) => {
                if let Some(completion) = editor.helper_mut() {
                    completion.played = Some(played.clone());
                }
                match editor.readline(PROMPT) {
                    Ok(line) if line.len() as u64 > LONGEST_LINE => Ok(Typed::TooLong),
                    Ok(line) => Ok(Typed::Line(line)),
                    Err(ReadlineError::Interrupted) => Ok(Typed::Interrupted),
                    Err(ReadlineError::Eof) => Ok(Typed::End),
                    Err(error) => Err(failure(error)),
                }
            }
            Self::Plain(input, prompt) => {
                if *prompt == Prompt::Shown {
                    let mut out = io::stdout().lock();
                    out.write_all(PROMPT.as_bytes())?;
                    out.flush()?;
                }
                let typed = plain_line(input)?;
                if matches!((&typed, prompt), (Typed::End, Prompt::Shown)) {
                    // What is said next begins on a line of its own.
                    io::stdout().write_all(b"\n")?;
                }
                Ok(typed)
            }
        }
    }
}

fn plain_line(input: &mut impl BufRead) -> io::Result<Typed> {
    let mut line = Vec::new();
    input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(Typed::End);
    }
    if line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Typed::TooLong);
    }
    Ok(Typed::Line(String::from_utf8_lossy(&line).into_owned()))
}

fn failure(error: ReadlineError) -> Failure {
    match error {
        ReadlineError::Io(error) => Failure::Pipe(error),
        error => Failure::Pipe(io::Error::other(error.to_string())),
    }
}
