//! `ludotheque admin`: administration over the API of a server that is open, with
//! its key. Only a new key is made on the data file itself: whoever can write
//! that has the server anyway.

use std::{
    env,
    io::{self, IsTerminal, Write},
};

use client::Caller;
use game::{Fact, Quote};
use serde_json::{Value, json};
use server::maintenance;
use words::Words;

use crate::{
    api,
    args::{Admin, Chore, Data, ServerAccess},
    data_file,
    failure::{Failure, say_beside},
    hidden,
};

pub(crate) fn run(admin: &Admin, words: &Words) -> Result<(), Failure> {
    match &admin.what {
        Chore::Key(data) => new_key(data, words),
        Chore::Overview(access) => overview(access, words),
        Chore::Tables(access) => tables(access, words),
        Chore::People(access) => people(access, words),
        Chore::Log(access) => log(access, words),
        Chore::Close(close) => {
            let path = format!("/api/admin/tables/{}", close.table);
            done(&close.access, "DELETE", &path, None, words)
        }
        Chore::Rename(rename) => {
            let path = format!("/api/admin/people/{}", rename.person);
            done(&rename.access, "PATCH", &path, Some(json!({ "name": rename.name })), words)
        }
        Chore::Block(who) => {
            let path = format!("/api/admin/people/{}", who.person);
            done(&who.access, "PATCH", &path, Some(json!({ "blocked": true })), words)
        }
        Chore::Unblock(who) => {
            let path = format!("/api/admin/people/{}", who.person);
            done(&who.access, "PATCH", &path, Some(json!({ "blocked": false })), words)
        }
        Chore::Password(who) => {
            let path = format!("/api/admin/people/{}/password", who.person);
            let password = json!({ "password": read_password(words)? });
            done(&who.access, "PUT", &path, Some(password), words)
        }
        Chore::Reports(access) => reports(access, words),
        Chore::Settle(report) => {
            let path = format!("/api/admin/reports/{}", report.number);
            done(&report.access, "DELETE", &path, None, words)
        }
        Chore::Ranges(access) => ranges(access, words),
        Chore::BlockRange(what) => {
            let body = json!({ "range": what.range });
            done(&what.access, "POST", "/api/admin/ranges", Some(body), words)
        }
        Chore::UnblockRange(what) => {
            let path = format!("/api/admin/ranges?range={}", escaped(&what.range));
            done(&what.access, "DELETE", &path, None, words)
        }
    }
}

fn new_key(data: &Data, words: &Words) -> Result<(), Failure> {
    let data = data_file::existing(data)?;
    let key = data_file::wait(maintenance::new_key(&data))?
        .map_err(|error| data_file::failed(&data, &error))?;
    say(&words.tell("cli-admin-new-key", &[("key", Fact::Text(key))]))
}

fn overview(access: &ServerAccess, words: &Words) -> Result<(), Failure> {
    let found = ask(access, "GET", "/api/admin/overview", None, words)?;
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
    let mut facts = vec![("events", number("events")), ("records", number("records"))];
    if found["storage-bytes"].is_null() {
        say(&words.tell("cli-admin-storage-database", &facts))?;
    } else {
        facts.push(("size", mebibytes("storage-bytes")));
        say(&words.tell("cli-admin-storage", &facts))?;
    }
    found["servers"].as_array().into_iter().flatten().try_for_each(|server| {
        let code =
            if server["alive"] == true { "cli-admin-server" } else { "cli-admin-server-dead" };
        let facts = [
            ("name", Fact::Text(shown(&server["name"]))),
            ("since", Fact::Text(time(&server["opened-at"]))),
            ("seen", Fact::Text(time(&server["seen-at"]))),
        ];
        say(&words.tell(code, &facts))
    })
}

/// One table a line: its name, its game, its phase, and who sits there.
fn tables(access: &ServerAccess, words: &Words) -> Result<(), Failure> {
    pages(access, "/api/admin/tables", "tables", words, |table| {
        let seats = table["seats"].as_array().into_iter().flatten();
        let sitters: Vec<_> = seats.map(|seat| shown(&seat["person"]["name"])).collect();
        let (game, phase) = (shown(&table["options"]["game"]), shown(&table["phase"]));
        format!("{}  {game}  {phase}  {}", shown(&table["id"]), sitters.join(", "))
    })
}

/// One person a line: their id, their name, their account, whether they are blocked.
fn people(access: &ServerAccess, words: &Words) -> Result<(), Failure> {
    pages(access, "/api/admin/people", "people", words, |person| {
        let (id, name, account) =
            (shown(&person["id"]), shown(&person["name"]), shown(&person["account"]));
        let blocked = person["blocked"] == true;
        let mark = if blocked { words.text("cli-admin-blocked") } else { String::new() };
        format!("{id}  {name}  {account}  {mark}").trim_end().to_owned()
    })
}

/// One report a line: its number, when, the table, who is reported and by whom, why,
/// and what the reporter adds.
fn reports(access: &ServerAccess, words: &Words) -> Result<(), Failure> {
    pages(access, "/api/admin/reports", "reports", words, |report| {
        let number = report["number"].as_i64().unwrap_or_default();
        let (at, table) = (time(&report["at"]), shown(&report["table"]));
        let person = |id: &Value, name: &Value| format!("{} {}", shown(id), shown(name));
        let whom = person(&report["reported"]["id"], &report["name"]);
        let by = person(&report["reporter"]["id"], &report["reporter"]["name"]);
        let code = format!("company-report-{}", report["reason"].as_str().unwrap_or_default());
        let facts = [
            ("reported", Fact::Text(whom)),
            ("reporter", Fact::Text(by)),
            ("reason", Fact::Text(told_or_shown(&code, &report["reason"], words))),
        ];
        // A server has made the note safe to show; what answers may be something else.
        let note = report["note"].as_str().unwrap_or_default();
        let note: String = note.chars().filter(|letter| !letter.is_control()).collect();
        let told = words.tell("cli-admin-report", &facts);
        format!("{number}  {at}  {table}  {told}  {note}").trim_end().to_owned()
    })
}

/// One blocked range of addresses a line.
fn ranges(access: &ServerAccess, words: &Words) -> Result<(), Failure> {
    let found = ask(access, "GET", "/api/admin/ranges", None, words)?;
    for range in found.as_array().into_iter().flatten() {
        say(&shown(&range["range"]))?;
    }
    Ok(())
}

/// A text as it stands in a query.
fn escaped(text: &str) -> String {
    let escape = |byte: u8| match byte {
        b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'.' | b':' | b'/' => {
            char::from(byte).to_string()
        }
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(escape).collect()
}

/// What was done with the key, an action a line: when, what, and to whom.
fn log(access: &ServerAccess, words: &Words) -> Result<(), Failure> {
    pages(access, "/api/admin/audit", "entries", words, |entry| {
        let code = format!("cli-admin-action-{}", entry["deed"].as_str().unwrap_or_default());
        let (at, action) = (time(&entry["at"]), told_or_shown(&code, &entry["deed"], words));
        format!("{at}  {action}  {}", shown(&entry["target"])).trim_end().to_owned()
    })
}

/// A moment of the server; nothing is a dash.
fn time(millis: &Value) -> String {
    let at = millis.as_i64().and_then(|at| jiff::Timestamp::from_millisecond(at).ok());
    at.map_or_else(|| "–".to_owned(), |at| at.to_string())
}

/// The sentence of a word of the server, which may be newer than this program.
fn told_or_shown(code: &str, word: &Value, words: &Words) -> String {
    if words.has(code) { words.text(code) } else { shown(word) }
}

/// Goes through all pages of a list, and prints a line for each entry.
fn pages(
    access: &ServerAccess,
    path: &str,
    list: &str,
    words: &Words,
    line: impl Fn(&Value) -> String,
) -> Result<(), Failure> {
    let mut from = 0;
    loop {
        let page = ask(access, "GET", &format!("{path}?from={from}"), None, words)?;
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
    access: &ServerAccess,
    method: &str,
    path: &str,
    body: Option<Value>,
    words: &Words,
) -> Result<(), Failure> {
    ask(access, method, path, body, words)?;
    say(&words.text("cli-admin-done"))
}

/// Asks the server, with its key.
fn ask(
    access: &ServerAccess,
    method: &str,
    path: &str,
    body: Option<Value>,
    words: &Words,
) -> Result<Value, Failure> {
    let key = access.key.clone().or_else(|| env::var("LUDOTHEQUE_KEY").ok());
    let key = key.ok_or(Failure::NoKey)?;
    let caller = Caller::with_token(key.trim());
    api::ask(access.url.as_deref(), caller, method, path, body, words)
}

fn read_password(words: &Words) -> Result<String, Failure> {
    if io::stdin().is_terminal() {
        say_beside(&words.text("cli-admin-prompt"));
    }
    let password = hidden::read_line()?;
    if password.is_empty() { Err(Failure::NoPassword) } else { Ok(password) }
}

/// A text of the server, safe to show; nothing is a dash.
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
