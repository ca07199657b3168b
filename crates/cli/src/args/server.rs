//! What whoever runs a server can type.

use std::{path::PathBuf, time::Duration};

use clap::{Args as Arguments, Subcommand};
use server::{
    AcmeContact, AcmeDirectory, Contact, GuestsForgotten, Host, PublicUrl, ServerName,
    bus::BusAddress,
    store::{Database, PostgresAddress},
};

/// How the server is opened. Typed without a command, everything is as usual.
#[derive(Arguments, Debug, Default)]
pub(crate) struct Serve {
    #[arg(id = "server_name", long = "name", value_name = "NAME")]
    pub(crate) name: Option<ServerName>,
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
    #[arg(long, value_name = "BUS", requires = "database")]
    pub(crate) bus: Option<BusAddress>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) page: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) https: Https,
    #[command(flatten)]
    pub(crate) backups: KeptBackups,
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

/// Where the certificate comes from.
#[derive(Arguments, Debug, Default)]
pub(crate) struct Https {
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub(crate) tls_cert: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub(crate) tls_key: Option<PathBuf>,
    #[arg(long, requires = "public_url", conflicts_with = "tls_cert")]
    pub(crate) acme: bool,
    #[arg(long, value_name = "EMAIL", requires = "acme")]
    pub(crate) acme_contact: Option<AcmeContact>,
    #[arg(long, value_name = "ADDRESS", requires = "acme")]
    pub(crate) acme_directory: Option<AcmeDirectory>,
    #[arg(long, value_name = "FILE", requires = "acme")]
    pub(crate) acme_ca: Option<PathBuf>,
}

/// The backups that are made by themselves.
#[derive(Arguments, Debug, Default)]
pub(crate) struct KeptBackups {
    #[arg(id = "backup_every", long = "backup-every", value_name = "INTERVAL", value_parser = read_interval, conflicts_with = "database")]
    pub(crate) every: Option<Duration>,
    #[arg(id = "backup_keep", long = "backup-keep", value_name = "NUMBER", requires = "backup_every", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) keep: Option<u32>,
    #[arg(
        id = "backup_folder",
        long = "backup-folder",
        value_name = "FOLDER",
        requires = "backup_every"
    )]
    pub(crate) folder: Option<PathBuf>,
}

/// Where the data is: in a file, unless a database is named.
#[derive(Arguments, Debug, Default)]
pub(crate) struct Data {
    #[arg(long, value_name = "PATH")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "DATABASE", conflicts_with = "data")]
    pub(crate) database: Option<PostgresAddress>,
}

/// Which database is prepared.
#[derive(Arguments, Debug)]
pub(crate) struct Migrate {
    #[arg(long, value_name = "DATABASE")]
    pub(crate) database: PostgresAddress,
}

/// From where to where everything is copied.
#[derive(Arguments, Debug)]
pub(crate) struct Copy {
    #[arg(id = "copy_from", long = "from", value_name = "DATABASE")]
    pub(crate) from: Database,
    #[arg(id = "copy_to", long = "to", value_name = "DATABASE")]
    pub(crate) to: Database,
}

/// Which server is asked how it is.
#[derive(Arguments, Debug)]
pub(crate) struct Health {
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) url: Option<String>,
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

/// A whole number with its unit, such as `30min`, `6h` or `1d`.
fn read_interval(text: &str) -> Result<Duration, String> {
    const UNITS: [(&str, u64); 4] = [("s", 1), ("min", 60), ("h", 3_600), ("d", 86_400)];
    let digits = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let seconds = UNITS.iter().find(|(name, _)| *name == unit.trim()).map(|(_, seconds)| *seconds);
    let number = number.parse::<u32>().ok().filter(|number| *number > 0).map(u64::from);
    let seconds = number.zip(seconds).map(|(number, seconds)| number * seconds);
    seconds.map(Duration::from_secs).ok_or_else(|| "no time with its unit".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_have_a_unit() {
        for (text, seconds) in
            [("90s", 90), ("15min", 900), ("6h", 21_600), ("1d", 86_400), ("1 d", 86_400)]
        {
            assert_eq!(read_interval(text), Ok(Duration::from_secs(seconds)), "{text}");
        }
        for text in ["", "6", "h", "0h", "-1h", "1w", "1.5h", "99999999999d", "1h30min"] {
            assert!(read_interval(text).is_err(), "{text}");
        }
    }
}
