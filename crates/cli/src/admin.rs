//! `ludotheque admin`: housekeeping over the API of a house that is open, with
//! its key. Only a new key is made on the data file itself: whoever can write
//! that has the house anyway.

use std::{
    env,
    io::{self, IsTerminal, Write},
};

use client::{Caller, http};
use game::{Fact, Quote};
use protocol::WireError;
use serde_json::{Value, json};
use server::keeping;
use words::Words;

use crate::{
    args::{Admin, Chore, Data, Door},
    data_file,
    failure::{Failure, say_beside},
    hidden,
};

/// Where a house is when nobody says otherwise.
const USUAL: &str = "http://127.0.0.1:7373";

pub(crate) fn run(admin: &Admin, words: &Words) -> Result<(), Failure> {
    match &admin.what {
        Chore::Key(data) => new_key(data, words),
        Chore::Overview(door) => overview(door, words),
        Chore::Tables(door) => tables(door, words),
        Chore::People(door) => people(door, words),
        Chore::Close(close) => {
            let path = format!("/api/admin/tables/{}", close.table);
            done(&close.door, "DELETE", &path, None, words)
        }
        Chore::Rename(rename) => {
            let path = format!("/api/admin/people/{}", rename.person);
            done(&rename.door, "PATCH", &path, Some(json!({ "name": rename.name })), words)
        }
        Chore::Block(who) => {
            let path = format!("/api/admin/people/{}", who.person);
            done(&who.door, "PATCH", &path, Some(json!({ "blocked": true })), words)
        }
        Chore::Unblock(who) => {
            let path = format!("/api/admin/people/{}", who.person);
            done(&who.door, "PATCH", &path, Some(json!({ "blocked": false })), words)
        }
        Chore::Password(who) => {
            let path = format!("/api/admin/people/{}/password", who.person);
            let password = json!({ "password": read_password(words)? });
            done(&who.door, "PUT", &path, Some(password), words)
        }
    }
}

fn new_key(data: &Data, words: &Words) -> Result<(), Failure> {
    let path = data_file::existing(data)?;
    let key = data_file::wait(keeping::new_key(&path))?
        .map_err(|error| data_file::failed(&path, &error))?;
    say(&words.tell("cli-admin-new-key", &[("key", Fact::Text(key))]))
}

fn overview(door: &Door, words: &Words) -> Result<(), Failure> {
    let found = ask(door, "GET", "/api/admin/overview", None, words)?;
    let number = |name: &str| Fact::Number(found[name].as_i64().unwrap_or_default());
    let mebibytes = |name: &str| {
        let bytes = found[name].as_f64().unwrap_or_default();
        Fact::Text(words.decimal(bytes / 1_048_576.0, 1))
    };
    let seconds = found["cpu-seconds"].as_f64().unwrap_or_default();
    say(&words.tell(
        "cli-admin-load",
        &[
            ("seconds", Fact::Text(words.decimal(seconds, 1))),
            ("memory", mebibytes("memory-bytes")),
            ("files", number("open-files")),
        ],
    ))?;
    say(&words.tell(
        "cli-admin-play",
        &[
            ("tables", number("tables")),
            ("unfinished", number("unfinished-tables")),
            ("people", number("people")),
            ("accounts", number("accounts")),
        ],
    ))?;
    say(&words.tell(
        "cli-admin-storage",
        &[
            ("events", number("events")),
            ("records", number("records")),
            ("size", mebibytes("storage-bytes")),
        ],
    ))
}

/// One table a line: its name, its game, its phase, and who sits there.
fn tables(door: &Door, words: &Words) -> Result<(), Failure> {
    pages(door, "/api/admin/tables", "tables", words, |table| {
        let seats = table["seats"].as_array().into_iter().flatten();
        let sitters: Vec<_> = seats.map(|seat| shown(&seat["person"]["name"])).collect();
        let (game, phase) = (shown(&table["options"]["game"]), shown(&table["phase"]));
        format!("{}  {game}  {phase}  {}", shown(&table["id"]), sitters.join(", "))
    })
}

/// One person a line: his id, his name, his account, whether he is blocked.
fn people(door: &Door, words: &Words) -> Result<(), Failure> {
    pages(door, "/api/admin/people", "people", words, |person| {
        let (id, name, account) =
            (shown(&person["id"]), shown(&person["name"]), shown(&person["account"]));
        let blocked = person["blocked"] == true;
        let mark = if blocked { words.text("cli-admin-blocked") } else { String::new() };
        format!("{id}  {name}  {account}  {mark}").trim_end().to_owned()
    })
}

/// Goes through all pages of a list, and prints a line for each entry.
fn pages(
    door: &Door,
    path: &str,
    list: &str,
    words: &Words,
    line: impl Fn(&Value) -> String,
) -> Result<(), Failure> {
    let mut from = 0;
    loop {
        let page = ask(door, "GET", &format!("{path}?from={from}"), None, words)?;
        for entry in page[list].as_array().into_iter().flatten() {
            say(&line(entry))?;
        }
        match page["next"].as_u64() {
            Some(next) if next > from => from = next,
            _ => return Ok(()),
        }
    }
}

/// Does something that has no other answer than that it is done.
fn done(
    door: &Door,
    method: &str,
    path: &str,
    body: Option<Value>,
    words: &Words,
) -> Result<(), Failure> {
    ask(door, method, path, body, words)?;
    say(&words.text("cli-admin-done"))
}

/// Asks the house; its refusals are sentences in the user's language already.
fn ask(
    door: &Door,
    method: &str,
    path: &str,
    body: Option<Value>,
    words: &Words,
) -> Result<Value, Failure> {
    let house = door.url.as_deref().unwrap_or(USUAL).trim_end_matches('/');
    let key = door.key.clone().or_else(|| env::var("LUDOTHEQUE_KEY").ok());
    let key = key.ok_or(Failure::NoKey)?;
    let caller = Caller::with_token(key.trim()).and("accept-language", words.language().code());
    let body = body.map(|body| body.to_string().into_bytes());
    let url = format!("{house}{path}");
    let answer = data_file::wait(http::request(method, &url, &caller, body.as_deref()))?;
    let answer = answer.map_err(|error| match error {
        client::Failure::Address(_) => Failure::NoAddress(house.to_owned()),
        error => Failure::NoHouse { address: house.to_owned(), why: error.to_string() },
    })?;
    let no_sense = || Failure::NoSense { address: house.to_owned() };
    match answer.status {
        204 => Ok(Value::Null),
        200..=299 => answer.json().map_err(|_| no_sense()),
        _ => {
            let error: WireError = answer.json().map_err(|_| no_sense())?;
            Err(Failure::Told(error.message))
        }
    }
}

fn read_password(words: &Words) -> Result<String, Failure> {
    if io::stdin().is_terminal() {
        say_beside(&words.text("cli-admin-prompt"));
    }
    let password = hidden::read_line()?;
    if password.is_empty() { Err(Failure::NoPassword) } else { Ok(password) }
}

/// A text of the house, safe to show; nothing is a dash.
fn shown(value: &Value) -> String {
    match value.as_str() {
        Some(text) => Fact::from(Quote::of(text)).to_string(),
        None => "–".to_owned(),
    }
}

fn say(line: &str) -> Result<(), Failure> {
    writeln!(anstream::stdout(), "{line}")?;
    Ok(())
}
