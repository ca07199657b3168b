//! `ludotheque serve`, and `ludotheque` alone: opens the server and tells where
//! it is. With `--lan` it names the address that phones in the room can reach,
//! and draws it as a QR code.

mod addresses;
mod qr;

use std::{
    io::{self, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener},
    path::Path,
};

use game::{Coded, Fact, Quote};
use server::{
    Acme, Backups, BooksFetched, Forwarded, LogForm, MetricsFor, PublicUrl, Ready, Scheme,
    Settings, Tls, TlsFiles, store::Database,
};
use words::Words;

use crate::{
    args::{Https, KeptBackups, Serve},
    data_file,
    failure::Failure,
};

pub(crate) fn run(serve: &Serve, words: &Words) -> Result<(), Failure> {
    let form = if serve.log.as_deref() == Some("json") { LogForm::Json } else { LogForm::Text };
    server::start_log(form);
    let settings = settings(serve)?;
    let (data, room) = (settings.database(), settings.room.clone());
    let greet = |ready: &Ready| {
        // Where nobody reads the greeting the server is open all the same.
        let _ = greeting(ready, serve, &room, &data, words);
    };
    let served = data_file::wait(server::serve(settings, greet, asked_to_close()))?;
    served.map_err(|error| Failure::Server(error.notice()))?;
    let _ = writeln!(anstream::stdout(), "{}", words.text("serve-closed"));
    Ok(())
}

fn settings(serve: &Serve) -> Result<Settings, Failure> {
    let mut settings = match &serve.data.database {
        // Certificates lie where a data file would.
        Some(_) => Settings::new(data_file::path(&serve.data).unwrap_or_default()),
        None => Settings::new(data_file::path(&serve.data)?),
    };
    settings.name.clone_from(&serve.name);
    settings.postgres.clone_from(&serve.data.database);
    settings.bus.clone_from(&serve.bus);
    settings.page.clone_from(&serve.page);
    settings.listen = vec![address(serve)];
    if serve.lan {
        settings.room = addresses::of_this_room();
    }
    settings.hosts.clone_from(&serve.host);
    settings.public_url.clone_from(&serve.public_url);
    settings.contact.clone_from(&serve.contact);
    if let Some(forgotten) = serve.forget_guests {
        settings.guests_forgotten = forgotten;
    }
    settings.books = BooksFetched::AtStart;
    settings.tls = tls(&serve.https);
    settings.backups = backups(&serve.backups, &settings.data);
    if let Some(most) = serve.per_address {
        settings.per_address = most as usize;
    }
    if serve.trust_forwarded {
        settings.forwarded = Forwarded::Trusted;
    }
    if serve.open_metrics {
        settings.metrics = MetricsFor::Everyone;
    }
    if let Some(threads) = serve.bot_threads {
        settings.bot_threads = threads.into();
    }
    Ok(settings)
}

/// Where the server listens. With a certificate for everybody, everywhere: whoever
/// gives it comes from outside.
fn address(serve: &Serve) -> SocketAddr {
    let (acme, lan) = (serve.https.acme, serve.lan);
    let ip = match (acme, lan) {
        (true, _) => everywhere(),
        (false, true) => IpAddr::V4(Ipv4Addr::UNSPECIFIED),
        (false, false) => IpAddr::V4(Ipv4Addr::LOCALHOST),
    };
    let public = serve.public_url.as_ref().filter(|_| acme).map(PublicUrl::port);
    SocketAddr::new(ip, serve.port.or(public).unwrap_or(Settings::PORT))
}

/// Every address of this machine; a system without IPv6 has only the others.
fn everywhere() -> IpAddr {
    let both = IpAddr::V6(Ipv6Addr::UNSPECIFIED);
    match TcpListener::bind((both, 0)) {
        Ok(_) => both,
        Err(_) => IpAddr::V4(Ipv4Addr::UNSPECIFIED),
    }
}

fn tls(https: &Https) -> Option<Tls> {
    if https.acme {
        return Some(Tls::Acme(Acme {
            contact: https.acme_contact.clone(),
            directory: https.acme_directory.clone().unwrap_or_default(),
            trusted: https.acme_ca.clone(),
        }));
    }
    let (certificate, key) = https.tls_cert.clone().zip(https.tls_key.clone())?;
    Some(Tls::Files(TlsFiles { certificate, key }))
}

fn backups(wanted: &KeptBackups, data: &Path) -> Option<Backups> {
    let mut backups = Backups::beside(data, wanted.every?);
    if let Some(keep) = wanted.keep {
        backups.keep = keep as usize;
    }
    if let Some(folder) = &wanted.folder {
        backups.folder.clone_from(folder);
    }
    Some(backups)
}

/// Tells where the server is, where its data are, and its key the first time.
fn greeting(
    ready: &Ready,
    serve: &Serve,
    room: &[IpAddr],
    data: &Database,
    words: &Words,
) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    let mut say = |code: &str, name: &'static str, fact: Fact| {
        writeln!(out, "{}", words.tell(code, &[(name, fact)]))
    };
    let scheme = match ready.scheme {
        Scheme::Http => "http",
        Scheme::Https => "https",
    };
    let port = ready.addresses.first().map_or(Settings::PORT, SocketAddr::port);
    let url = |address: IpAddr| format!("{scheme}://{}/", SocketAddr::new(address, port));
    let here = url(IpAddr::V4(Ipv4Addr::LOCALHOST));
    say("serve-open", "address", Fact::Text(here))?;
    let public = serve.public_url.as_ref().map(|public| format!("{}/", public.origin()));
    if let Some(public) = &public {
        say("serve-public", "address", Fact::Text(public.clone()))?;
    }
    match room.split_first() {
        Some((first, others)) => {
            say("serve-room", "address", Fact::Text(url(*first)))?;
            for other in others {
                say("serve-room-also", "address", Fact::Text(url(*other)))?;
            }
            if let Some(code) = qr::drawn(&public.unwrap_or_else(|| url(*first))) {
                write!(out, "\n{code}\n")?;
            }
        }
        None if serve.lan => writeln!(out, "{}", words.text("serve-no-room"))?,
        None if public.is_some() => {}
        None => writeln!(out, "{}", words.text("serve-here"))?,
    }
    let place = Quote::of(&data.to_string()).into();
    let told = match data {
        Database::File(_) => words.tell("serve-data-file", &[("path", place)]),
        Database::Postgres(_) => words.tell("serve-database", &[("address", place)]),
    };
    writeln!(out, "{told}")?;
    if let Some(key) = &ready.key {
        writeln!(out, "{}", words.tell("serve-key", &[("key", Fact::Text(key.clone()))]))?;
        writeln!(out, "{}", words.text("serve-key-use"))?;
    }
    writeln!(out, "{}", words.text("serve-stop"))?;
    out.flush()
}

/// Ends when somebody asks the program to end.
#[cfg(unix)]
async fn asked_to_close() {
    use tokio::signal::unix::{SignalKind, signal};
    let [interrupted, ended] = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    let (Ok(mut interrupted), Ok(mut ended)) = (interrupted, ended) else {
        // Without signals it runs until it is killed, which loses nothing.
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupted.recv() => {}
        _ = ended.recv() => {}
    }
}

#[cfg(not(unix))]
async fn asked_to_close() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}
