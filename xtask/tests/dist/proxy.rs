//! The examples for nginx and Caddy in docs/hosting.md, tried with the real ones: the
//! page of the documentation itself is what is tried, with other ports and files.

use std::{
    fs,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use client::{Caller, Connection, http};
use serde_json::json;
use testbed::{Folder, Result, ServerProcess};
use tokio::time::sleep;

use crate::program;

#[tokio::test]
async fn the_example_for_nginx_leads_everything_to_the_server() -> Result<()> {
    leads_everything_to_the_server(nginx_example).await
}

#[tokio::test]
async fn the_example_for_caddy_leads_everything_to_the_server() -> Result<()> {
    leads_everything_to_the_server(caddy).await
}

/// Goes through a proxy that serves at this address and asks the server at this port.
async fn leads_everything_to_the_server(
    start: impl Fn(&Folder, SocketAddr, u16) -> Result<Proxy>,
) -> Result<()> {
    let folder = Folder::new("proxy")?;
    let here = a_free_address()?;
    let public = format!("http://{here}");
    let options = ["--trust-forwarded", "--public-url", &public];
    let server = ServerProcess::open(&program()?, &folder.file("data.sqlite"), &options)?;
    let mut proxy = start(&folder, here, server.port())?;
    until_it_serves(&mut proxy, &public).await?;
    // The name is handed on, and whoever comes through the proxy is not this machine.
    let health = http::get(&format!("{public}/health"), &Caller::anyone()).await?;
    assert_eq!(health.status, 200, "{}", health.text());
    let metrics = http::get(&format!("{public}/metrics"), &Caller::anyone()).await?;
    assert_eq!(metrics.status, 403);
    // A page of the server changes things, a page of another does not.
    let enter = |origin: &str| {
        let caller = Caller::anyone().and("origin", origin);
        let (url, ada) = (format!("{public}/api/me"), json!({ "name": "Ada" }));
        async move { http::post(&url, &ada, &caller).await }
    };
    assert_eq!(enter("https://evil.example").await?.status, 403);
    let entered = enter(&public).await?;
    assert!(matches!(entered.status, 200 | 201), "{}", entered.text());
    // WebSockets go through.
    let cookie = entered.header("set-cookie").ok_or("a cookie")?;
    let token = cookie.split(';').next().and_then(|pair| pair.split_once('=')).ok_or("a token")?.1;
    let live = public.replace("http", "ws") + "/api/live";
    Connection::open(&live, &Caller::with_token(token)).await?;
    Ok(())
}

/// An address where nobody else looks for a port.
pub(crate) fn a_free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind((Ipv4Addr::new(127, 0, 0, 2), 0))?.local_addr()?)
}

/// Waits until a proxy leads to a server.
pub(crate) async fn until_it_serves(proxy: &mut Proxy, public: &str) -> Result<()> {
    while http::get(&format!("{public}/health"), &Caller::anyone()).await.is_err() {
        proxy.check()?;
        sleep(Duration::from_millis(10)).await;
    }
    Ok(())
}

/// A proxy that ends with the test.
pub(crate) struct Proxy(Child);

impl Proxy {
    fn start(command: &mut Command) -> Result<Self> {
        Ok(Self(command.stdin(Stdio::null()).spawn()?))
    }

    fn check(&mut self) -> Result<()> {
        match self.0.try_wait()? {
            Some(ended) => Err(format!("the proxy ended: {ended}").into()),
            None => Ok(()),
        }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Without encryption, which is nginx's own affair.
fn nginx_example(folder: &Folder, at: SocketAddr, server: u16) -> Result<Proxy> {
    let (listen, server) = (format!("listen {at};"), format!("127.0.0.1:{server}"));
    let changed = [
        ("listen 443 ssl;", listen.as_str()),
        ("server_name games.example;", "server_name localhost;"),
        ("127.0.0.1:7373", &server),
    ];
    let example = example("map $http_upgrade", &changed)?;
    let lines = example.lines();
    let lines = lines.filter(|line| !line.contains("ssl_certificate") && !line.contains("[::]"));
    nginx(folder, &lines.collect::<Vec<_>>().join("\n"))
}

/// With this between `http {` and `}`.
pub(crate) fn nginx(folder: &Folder, http: &str) -> Result<Proxy> {
    let here = folder.path().display();
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|name| format!("{name}_temp_path {here}/{name};\n"));
    let text = format!(
        "daemon off; master_process off; pid {here}/pid; error_log stderr;\nevents {{}}\n\
         http {{\naccess_log off;\n{}{http}}}\n",
        temporary.concat(),
    );
    let file = folder.file("nginx.conf");
    fs::write(&file, text)?;
    Proxy::start(Command::new("nginx").arg("-c").arg(file).arg("-p").arg(folder.path()))
}

/// Without encryption, for which it would ask the world for a certificate.
fn caddy(folder: &Folder, at: SocketAddr, server: u16) -> Result<Proxy> {
    let (site, server) = (format!("http://{at} {{"), format!("127.0.0.1:{server}"));
    let changed = [("games.example {", site.as_str()), ("127.0.0.1:7373", &server)];
    let text = format!("{{\nadmin off\n}}\n{}\n", example("games.example {", &changed)?);
    let file = folder.file("Caddyfile");
    fs::write(&file, text)?;
    let mut caddy = Command::new("caddy");
    caddy.args(["run", "--adapter", "caddyfile", "--config"]).arg(file);
    // Whatever it writes, it writes there.
    caddy.env("HOME", folder.path()).env_remove("XDG_DATA_HOME").env_remove("XDG_CONFIG_HOME");
    Proxy::start(&mut caddy)
}

/// The example that begins so, as it is written but for what is changed.
fn example(begins: &str, changed: &[(&str, &str)]) -> Result<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/hosting.md");
    let page = fs::read_to_string(page)?;
    let begins = page.find(&format!("\n    {begins}")).ok_or("no example")? + 1;
    let lines =
        page[begins..].lines().take_while(|line| line.is_empty() || line.starts_with("    "));
    self::changed(lines.collect::<Vec<_>>().join("\n"), changed)
}

/// A text in which each of these is found and replaced.
pub(crate) fn changed(text: String, changes: &[(&str, &str)]) -> Result<String> {
    let replaced = changes.iter().try_fold(text, |text, (from, to)| {
        if text.contains(from) { Ok(text.replace(from, to)) } else { Err(*from) }
    });
    Ok(replaced?)
}
