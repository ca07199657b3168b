//! The example for nginx in docs/hosting.md, tried with a real nginx: the page of
//! the documentation itself is what is tried, with other ports and files.

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
    let folder = Folder::new("nginx")?;
    // An address where nobody else looks for a port.
    let here = TcpListener::bind((Ipv4Addr::new(127, 0, 0, 2), 0))?.local_addr()?;
    let public = format!("http://{here}");
    let options = ["--trust-forwarded", "--public-url", &public];
    let server = ServerProcess::open(&program()?, &folder.file("data.sqlite"), &options)?;
    let mut nginx = Nginx::start(&folder, here, server.port())?;
    while http::get(&format!("{public}/health"), &Caller::anyone()).await.is_err() {
        nginx.check()?;
        sleep(Duration::from_millis(10)).await;
    }
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

/// An nginx that ends with the test.
struct Nginx(Child);

impl Nginx {
    fn start(folder: &Folder, at: SocketAddr, server: u16) -> Result<Self> {
        let here = folder.path().display();
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|name| format!("{name}_temp_path {here}/{name};\n"));
        let text = format!(
            "daemon off; master_process off; pid {here}/pid; error_log stderr;\nevents {{}}\n\
             http {{\naccess_log off;\n{}{}}}\n",
            temporary.concat(),
            example(at, server)?
        );
        let file = folder.file("nginx.conf");
        fs::write(&file, text)?;
        let mut nginx = Command::new("nginx");
        nginx.arg("-c").arg(file).arg("-p").arg(folder.path());
        Ok(Self(nginx.stdin(Stdio::null()).spawn()?))
    }

    fn check(&mut self) -> Result<()> {
        match self.0.try_wait()? {
            Some(ended) => Err(format!("nginx ended: {ended}").into()),
            None => Ok(()),
        }
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The example as it is written, at other ports and without encryption, which is
/// nginx's own affair.
fn example(at: SocketAddr, server: u16) -> Result<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/hosting.md");
    let page = fs::read_to_string(page)?;
    let begins = page.find("    map $http_upgrade").ok_or("no example")?;
    let lines =
        page[begins..].lines().take_while(|line| line.is_empty() || line.starts_with("    "));
    let lines = lines.filter(|line| !line.contains("ssl_certificate") && !line.contains("[::]"));
    let example = lines.collect::<Vec<_>>().join("\n");
    let listen = format!("listen {at};");
    let changed = [
        ("listen 443 ssl;", listen.as_str()),
        ("server_name games.example;", "server_name localhost;"),
        ("127.0.0.1:7373", &format!("127.0.0.1:{server}")),
    ];
    let changed = changed.iter().try_fold(example, |text, (from, to)| {
        if text.contains(from) { Ok(text.replace(from, to)) } else { Err(*from) }
    });
    Ok(changed?)
}
