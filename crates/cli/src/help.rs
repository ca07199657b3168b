//! Puts the help texts of the user's language into the command line, and turns
//! what `clap` says of a mistake into our own sentences.

use std::{env, error::Error};

use clap::{
    Arg, ArgAction, Command, CommandFactory,
    error::{ContextKind, ContextValue, ErrorKind},
};
use game::{Fact, Quote};
use shelf::Game;
use words::Words;

use crate::args::Args;

/// The command line with its help in the user's language.
pub(crate) fn localised(command: Command, words: &Words) -> Command {
    with_texts(command, "cli", words)
}

fn with_texts(command: Command, code: &str, words: &Words) -> Command {
    let usage = words.text("cli-usage");
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let mut command = command
        .about(words.text(code))
        .help_template(format!(
            "{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .subcommand_help_heading(words.text("cli-commands"))
        .subcommand_value_name(words.text("cli-value-command"))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .arg(help)
        .mut_args(|arg| with_text(arg, words));
    let details = format!("{code}-details");
    if words.has(&details) {
        command = command.after_help(words.text(&details));
    }
    if code == "cli" {
        let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
        command = command.disable_version_flag(true).arg(with_text(version, words));
    }
    command.mut_subcommands(|sub| {
        let code = format!("{code}-{}", sub.get_name());
        with_texts(sub, &code, words)
    })
}

fn with_text(arg: Arg, words: &Words) -> Arg {
    let heading = if arg.is_positional() { "cli-arguments" } else { "cli-options" };
    let text = words.tell(&format!("cli-arg-{}", arg.get_id()), &games());
    let value = arg
        .get_value_names()
        .and_then(<[_]>::first)
        .map(|name| words.text(&format!("cli-value-{}", name.to_lowercase())));
    let arg = arg.help(text).help_heading(words.text(heading));
    match value {
        Some(value) => arg.value_name(value),
        None => arg,
    }
}

/// The names of the games, for the sentence that lists them.
fn games() -> [(&'static str, Fact); 2] {
    let [others @ .., last] = &Game::ALL.map(Game::name);
    [("games", Fact::Text(others.join(", "))), ("last", (*last).into())]
}

/// How to ask for help about the command that was typed.
pub(crate) fn pointer(words: &Words) -> String {
    let (mut command, mut typed) = (&Args::command(), "ludotheque".to_owned());
    for word in env::args_os().skip(1) {
        if let Some(sub) = command.find_subcommand(&word) {
            typed = format!("{typed} {}", sub.get_name());
            command = sub;
        }
    }
    words.tell("cli-see-help", &[("command", Fact::Text(typed))])
}

/// The least and the most that a number may be, where an error says so.
fn range(error: &clap::Error) -> Option<[String; 2]> {
    let said = error.source()?.to_string();
    let (least, most) = said.rsplit_once(" is not in ")?.1.split_once("..=")?;
    [least, most].iter().all(|end| end.parse::<u64>().is_ok()).then(|| [least.into(), most.into()])
}

/// Our own sentence for a mistake on the command line.
pub(crate) fn mistake(error: &clap::Error, words: &Words) -> String {
    let said = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let tell = |code: &str, facts: &[(&'static str, ContextKind)]| {
        let fact = |(name, kind): &(&'static str, ContextKind)| {
            (*name, Fact::from(Quote::of(&said(*kind))))
        };
        words.tell(code, &facts.iter().map(fact).collect::<Vec<_>>())
    };
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            tell("cli-error-subcommand", &[("found", ContextKind::InvalidSubcommand)])
        }
        ErrorKind::UnknownArgument => {
            tell("cli-error-unknown", &[("found", ContextKind::InvalidArg)])
        }
        ErrorKind::MissingRequiredArgument => {
            tell("cli-error-missing", &[("missing", ContextKind::InvalidArg)])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation
            if said(ContextKind::InvalidValue).is_empty() =>
        {
            tell("cli-error-no-value", &[("argument", ContextKind::InvalidArg)])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let told = tell(
                "cli-error-value",
                &[("found", ContextKind::InvalidValue), ("argument", ContextKind::InvalidArg)],
            );
            let Some([least, most]) = range(error) else { return told };
            let facts = [("least", Fact::Text(least)), ("most", Fact::Text(most))];
            format!("{told} {}", words.tell("cli-error-range", &facts))
        }
        ErrorKind::ArgumentConflict
            if said(ContextKind::InvalidArg) == said(ContextKind::PriorArg) =>
        {
            tell("cli-error-twice", &[("argument", ContextKind::InvalidArg)])
        }
        ErrorKind::ArgumentConflict => tell(
            "cli-error-conflict",
            &[("one", ContextKind::InvalidArg), ("other", ContextKind::PriorArg)],
        ),
        ErrorKind::MissingSubcommand => words.text("cli-error-no-subcommand"),
        ErrorKind::InvalidUtf8 => words.text("cli-error-no-text"),
        _ => words.text("cli-error-other"),
    }
}
