//! What whoever runs a server can type.

use std::path::PathBuf;

use clap::{Args as Arguments, Subcommand};
use server::{Contact, GuestsForgotten, Host, PublicUrl};

/// How the server is opened. Typed without a command, everything is as usual.
#[derive(Arguments, Debug, Default)]
pub(crate) struct Serve {
    #[arg(long, value_name = "PORT")]
    pub(crate) port: Option<u16>,
    #[arg(long)]
    pub(crate) lan: bool,
    #[arg(long, value_name = "NAME")]
    pub(crate) host: Vec<Host>,
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) public_url: Option<PublicUrl>,
    #[command(flatten)]
    pub(crate) data: Data,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) page: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub(crate) tls_cert: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub(crate) tls_key: Option<PathBuf>,
    #[arg(long, value_name = "CONTACT")]
    pub(crate) contact: Option<Contact>,
    #[arg(long, value_name = "TIME")]
    pub(crate) forget_guests: Option<GuestsForgotten>,
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) per_address: Option<u32>,
    #[arg(long)]
    pub(crate) trust_forwarded: bool,
    #[arg(long)]
    pub(crate) open_metrics: bool,
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) bot_threads: Option<u16>,
    #[arg(long, value_name = "FORM", value_parser = ["text", "json"], hide_possible_values = true)]
    pub(crate) log: Option<String>,
}

/// Which data file.
#[derive(Arguments, Debug, Default)]
pub(crate) struct Data {
    #[arg(long, value_name = "PATH")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Arguments, Debug)]
pub(crate) struct Backup {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) data: Data,
}

#[derive(Arguments, Debug)]
pub(crate) struct Export {
    #[arg(value_name = "FILE")]
    pub(crate) into: PathBuf,
    #[command(flatten)]
    pub(crate) data: Data,
}

#[derive(Arguments, Debug)]
pub(crate) struct Import {
    #[arg(value_name = "FILE")]
    pub(crate) text: PathBuf,
    #[command(flatten)]
    pub(crate) data: Data,
}

#[derive(Arguments, Debug)]
pub(crate) struct Admin {
    #[command(subcommand)]
    pub(crate) what: Chore,
}

/// What is to be done in the server.
#[derive(Subcommand, Debug)]
pub(crate) enum Chore {
    Overview(ServerAccess),
    Tables(ServerAccess),
    Close(CloseTable),
    People(ServerAccess),
    Log(ServerAccess),
    Rename(Rename),
    Block(Person),
    Unblock(Person),
    Password(Person),
    Reports(ServerAccess),
    Settle(Report),
    Ranges(ServerAccess),
    BlockRange(Range),
    UnblockRange(Range),
    Key(Data),
}

/// Which server, and the key to it.
#[derive(Arguments, Debug)]
pub(crate) struct ServerAccess {
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) url: Option<String>,
    #[arg(long, value_name = "KEY")]
    pub(crate) key: Option<String>,
}

#[derive(Arguments, Debug)]
pub(crate) struct CloseTable {
    #[arg(value_name = "TABLE")]
    pub(crate) table: table::TableId,
    #[command(flatten)]
    pub(crate) access: ServerAccess,
}

#[derive(Arguments, Debug)]
pub(crate) struct Person {
    #[arg(value_name = "PERSON")]
    pub(crate) person: table::PersonId,
    #[command(flatten)]
    pub(crate) access: ServerAccess,
}

#[derive(Arguments, Debug)]
pub(crate) struct Report {
    #[arg(value_name = "NUMBER")]
    pub(crate) number: u64,
    #[command(flatten)]
    pub(crate) access: ServerAccess,
}

#[derive(Arguments, Debug)]
pub(crate) struct Range {
    #[arg(value_name = "RANGE")]
    pub(crate) range: String,
    #[command(flatten)]
    pub(crate) access: ServerAccess,
}

#[derive(Arguments, Debug)]
pub(crate) struct Rename {
    #[arg(value_name = "PERSON")]
    pub(crate) person: table::PersonId,
    #[arg(value_name = "NAME")]
    pub(crate) name: String,
    #[command(flatten)]
    pub(crate) access: ServerAccess,
}
