//! `ludotheque moves`: the legal actions, one a line, as one line of JSON, or
//! answering one token list a line.

use std::io::{self, BufRead, BufReader, Read, Write};

use game::{RuleId, TokenError};
use serde::Serialize;
use shelf::GameInProgress;
use words::Words;

use crate::{
    args::Moves,
    failure::{Failure, say_beside},
    opening,
};

/// No token list comes near this length; a longer line is answered with an error.
const LONGEST_LINE: u64 = 1 << 20;

pub(crate) fn run(arguments: &Moves, words: &Words) -> Result<(), Failure> {
    let played = opening::open(&arguments.opened, words)?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    if arguments.stdin {
        answer_lines(&played, &mut out, words)?;
    } else if arguments.json {
        write_json(&PositionAsJson::of(&played), &mut out)?;
    } else {
        for action in played.actions() {
            writeln!(out, "{action}")?;
        }
        if played.ending().is_some() {
            say_beside(&telling::turn(&played, &telling::Reader::onlooker(words)));
        }
    }
    out.flush()?;
    Ok(())
}

/// A position as JSON.
#[derive(Serialize)]
struct PositionAsJson {
    game: &'static str,
    players: usize,
    actor: Option<&'static str>,
    moves: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    weights: Option<Vec<u32>>,
    outcome: Option<Outcome>,
    position: String,
}

#[derive(Serialize)]
struct Outcome {
    winners: Vec<&'static str>,
    rule: &'static str,
}

/// A line that was refused, as JSON.
#[derive(Serialize)]
struct Refused {
    error: String,
    rule: Option<&'static str>,
    at: usize,
}

impl PositionAsJson {
    fn of(played: &GameInProgress) -> Self {
        Self {
            game: played.game().name(),
            players: played.players(),
            actor: played.actor(),
            moves: played.actions(),
            weights: played.weights(),
            outcome: played
                .ending()
                .map(|ending| Outcome { winners: ending.winners, rule: ending.rule.as_str() }),
            position: played.position(),
        }
    }
}

impl Refused {
    fn of(error: &TokenError, words: &Words) -> Self {
        Self {
            error: words.refusal(error.rule, &error.notice),
            rule: error.rule.map(RuleId::as_str),
            at: error.at,
        }
    }

    fn too_long(words: &Words) -> Self {
        Self { error: words.text("cli-error-line-too-long"), rule: None, at: 1 }
    }
}

/// Answers each line of the input as soon as it is there.
fn answer_lines(
    start: &GameInProgress,
    out: &mut impl Write,
    words: &Words,
) -> Result<(), Failure> {
    let mut input = BufReader::new(io::stdin().lock());
    let mut line = Vec::new();
    loop {
        line.clear();
        (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(());
        }
        if line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
            input.skip_until(b'\n')?;
            write_json(&Refused::too_long(words), out)?;
        } else {
            let mut played = start.clone();
            match played.add_tokens(&String::from_utf8_lossy(&line)) {
                Ok(()) => write_json(&PositionAsJson::of(&played), out)?,
                Err(error) => write_json(&Refused::of(&error, words), out)?,
            }
        }
        // Whoever waits for this answer before the next question gets it now.
        if input.buffer().is_empty() {
            out.flush()?;
        }
    }
}

fn write_json(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}
