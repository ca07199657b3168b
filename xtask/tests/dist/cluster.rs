//! The sample set-up in docs/cluster, as far as it can be tried without containers:
//! servers on one database behind its nginx, which die while a game is played.

use std::{
    fs,
    path::Path,
    process::Command,
    sync::atomic::{AtomicUsize, Ordering},
};

use game::Seat;
use shelf::Game;
use testbed::{Folder, Guest, Nats, Player, Postgres, Result, ServerProcess, Table, open_table};

use crate::{
    program,
    proxy::{Proxy, a_free_address, changed, nginx, until_it_serves},
};

/// How many actions are made before and after a death.
const ACTIONS: usize = 4;

#[tokio::test]
async fn whoever_s_server_dies_plays_on_at_another() -> Result<()> {
    let (folder, postgres, nats) = (Folder::new("cluster")?, Postgres::start()?, Nats::start()?);
    postgres.create("club", None)?;
    let database = postgres.url("club");
    let migrated = Command::new(program()?).args(["migrate", "--database", &database]).status()?;
    assert!(migrated.success());
    let here = a_free_address()?;
    let public = format!("http://{here}");
    let bus = nats.url();
    let options =
        ["--database", &database, "--bus", &bus, "--trust-forwarded", "--public-url", &public];
    let open = |name| ServerProcess::open(&program()?, &folder.file(name), &options);
    let mut servers = [open("one")?, open("two")?, open("three")?];
    let ports: Vec<u16> = servers.iter().map(ServerProcess::port).collect();
    let mut balancer = balancer(&folder, &here.to_string(), &ports)?;
    until_it_serves(&mut balancer, &public).await?;

    let ada = Guest::arrive(&public, "Ada", Guest::address(0, 1)).await?;
    let blaise = Guest::arrive(&public, "Blaise", Guest::address(1, 1)).await?;
    let table = open_table(&public, &ada, &Table::for_two(Game::Kuba)).await?;
    let mut players =
        [(ada, 1), (blaise, 2)].map(|(guest, seed)| Player::new(&public, guest, table, seed));
    players[1].sit_down(Seat::ALL[1]).await?;
    for server in &mut servers {
        play_a_little(&mut players).await?;
        server.kill()?;
        play_a_little(&mut players).await?;
        server.reopen()?;
    }
    for player in &players {
        assert!(player.refused().is_empty(), "{:?}", player.refused());
    }
    for server in &mut servers {
        server.check_health()?;
    }
    Ok(())
}

/// Lets them play until some more of their actions are acknowledged.
async fn play_a_little(players: &mut [Player; 2]) -> Result<()> {
    let made = AtomicUsize::new(0);
    let enough = || {
        let (made, mut counted) = (&made, None);
        move |player: &Player| {
            let known = player.acknowledged().len();
            let before = counted.replace(known).unwrap_or(known);
            made.fetch_add(known - before, Ordering::Relaxed);
            player.is_settled() && made.load(Ordering::Relaxed) >= ACTIONS
        }
    };
    let [ada, blaise] = players;
    tokio::try_join!(ada.play_until(enough()), blaise.play_until(enough()))?;
    Ok(())
}

/// The nginx of the sample, with other addresses.
fn balancer(folder: &Folder, at: &str, servers: &[u16]) -> Result<Proxy> {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/cluster/nginx.conf");
    let ports: Vec<_> = servers.iter().map(|port| format!("127.0.0.1:{port} max_fails")).collect();
    let listen = format!("listen {at};");
    let changes = [
        ("listen 80;", listen.as_str()),
        ("server-1:7373 max_fails", &ports[0]),
        ("server-2:7373 max_fails", &ports[1]),
        ("server-3:7373 max_fails", &ports[2]),
    ];
    nginx(folder, &changed(fs::read_to_string(sample)?, &changes)?)
}
