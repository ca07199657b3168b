//! Secrets never leave the server. Whole games of Bille-Trap are played through a
//! line on which every byte of the server is kept, the JSON API is asked for
//! everything in the middle of them, and the log tells all it can. After the game
//! the secret is revealed; then everything that was said before is searched for
//! it, for its salt, and for the deal of the traps, in every form that programs
//! write bytes in.

use std::{net::IpAddr, path::Path};

use chance::{Commitment, Salt, Secret, Source};
use client::{Caller, http};
use game::Seat;
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use serde_json::json;
use shelf::Game;
use table::{EventKind, Phase, Stakes, TableId};

use crate::{
    Folder, Guest, Player, Result, ServerProcess, Table, Wrapper, crash::events, open_table,
    tap::Tap,
};

/// What must not be said before a game is over.
#[derive(Clone, Debug)]
pub struct Hidden {
    secret: Secret,
    salt: Salt,
    deal: String,
}

/// Everything that a server said before the secrets of its games were revealed.
#[derive(Clone, Debug, Default)]
pub struct Said {
    /// On each connection.
    pub pieces: Vec<Vec<u8>>,
}

impl Said {
    /// Where something hidden is said, and in which form.
    pub fn leaks(&self, hidden: &Hidden) -> Vec<String> {
        let forms = hidden.forms();
        let mut leaks = Vec::new();
        for (number, piece) in self.pieces.iter().enumerate() {
            for (name, form) in &forms {
                if piece.windows(form.len()).any(|window| window == form) {
                    leaks.push(format!("{name} in piece {number}"));
                }
            }
        }
        leaks
    }
}

impl Hidden {
    /// What a planted leak would look like, in each form, with its name.
    pub fn forms(&self) -> Vec<(String, Vec<u8>)> {
        let mut forms = Vec::new();
        for (name, bytes) in [("secret", self.secret.bytes()), ("salt", self.salt.bytes())] {
            let digits = Secret::of(*bytes).to_string();
            forms.push((format!("{name}, hexadecimal"), digits.clone().into_bytes()));
            forms.push((format!("{name}, capital"), digits.to_uppercase().into_bytes()));
            forms.push((format!("{name}, raw"), bytes.to_vec()));
            forms.push((format!("{name}, base64"), base64(bytes).into_bytes()));
            let list: Vec<String> = bytes.iter().take(12).map(ToString::to_string).collect();
            forms.push((format!("{name}, numbers"), list.join(",").into_bytes()));
            forms.push((format!("{name}, spaced numbers"), list.join(", ").into_bytes()));
        }
        forms.push(("deal".to_owned(), self.deal.clone().into_bytes()));
        // Also without the marks between its rings.
        forms.push(("deal, plain".to_owned(), self.deal.replace('/', "").into_bytes()));
        forms
    }
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// What was hidden, game by game.
    pub hidden: Vec<Hidden>,
    /// What was said before each was revealed, in the same order.
    pub said: Vec<Said>,
    /// How many bytes were searched.
    pub bytes: usize,
    /// How many dice and traps fell.
    pub fallen: usize,
}

/// A game that is listened to.
struct Listened {
    seats: u8,
    bots: Vec<u8>,
    stakes: Stakes,
}

/// Plays whole games and searches what was said.
///
/// # Errors
/// Something leaked.
pub async fn run(program: &Path, seed: u64) -> Result<Report> {
    let folder = Folder::new("secrets")?;
    let data = folder.file("data.sqlite");
    let mut server = ServerProcess::open_through(program, &data, &[], "trace", Wrapper::None)?;
    let mut report = Report { hidden: Vec::new(), said: Vec::new(), bytes: 0, fallen: 0 };
    let games = [
        Listened { seats: 2, bots: Vec::new(), stakes: Stakes::Friendly },
        Listened { seats: 2, bots: Vec::new(), stakes: Stakes::Rated },
        Listened { seats: 3, bots: vec![1], stakes: Stakes::Friendly },
        Listened { seats: 4, bots: vec![1, 2], stakes: Stakes::Friendly },
    ];
    for (number, game) in games.into_iter().enumerate() {
        let tap = Tap::before(server.port()).await?;
        let rng = SmallRng::seed_from_u64(seed + number as u64);
        let (hidden, mut said, fallen) = listen(&tap, game, rng).await?;
        said.pieces.push(server.log()?);
        let leaks = said.leaks(&hidden);
        if let Some(leak) = leaks.first() {
            return Err(format!("game {number}: {leak}").into());
        }
        report.bytes += said.pieces.iter().map(Vec::len).sum::<usize>();
        report.fallen += fallen;
        report.hidden.push(hidden);
        report.said.push(said);
    }
    server.check_health()?;
    Ok(report)
}

/// Plays one game; returns what was hidden, and what was said before it was not.
async fn listen(tap: &Tap, game: Listened, mut rng: SmallRng) -> Result<(Hidden, Said, usize)> {
    let url = tap.url();
    let here: IpAddr = [127, 0, 0, 1].into();
    let people = usize::from(game.seats) - game.bots.len();
    let mut guests = Vec::new();
    for number in 0..people {
        let guest = Guest::arrive(&url, &format!("Guest {number}"), here).await?;
        if game.stakes == Stakes::Rated {
            let name = format!("Account{number}{}", rng.random_range(0..1_000_000));
            let body = json!({ "name": name, "password": "correct horse battery" });
            let answer = http::post(&format!("{url}/api/accounts"), &body, &guest.caller()).await?;
            if answer.status != 201 {
                return Err(format!("no account: {}", answer.text()).into());
            }
        }
        guests.push(guest);
    }
    let Listened { seats, bots, stakes } = game;
    let table = Table { game: Game::BilleTrap, seats, bots, stakes };
    let id = open_table(&url, &guests[0], &table).await?;
    let mut players: Vec<Player> =
        guests.iter().map(|guest| Player::new(&url, guest.clone(), id, rng.random())).collect();
    for (player, seat) in players.iter_mut().zip(Seat::ALL).skip(1) {
        player.sit_down(seat).await?;
    }
    // The game stands still whenever everything is asked for: the people stop,
    // and bots don't play for them.
    for turns in [2, 5, 9] {
        together(&mut players, |player| player.acknowledged().len() >= turns).await?;
        ask_everything(&url, &guests[0], id).await?;
    }
    together(&mut players, |_| false).await?;

    let events = events(&url, id).await?;
    let played = table::Table::replay(id, events.iter().cloned());
    let played = played.map_err(|broken| broken.to_string())?;
    let (secret, salt) = played.revealed().ok_or("the secret is not revealed")?;
    if Some(Commitment::to(&secret, &salt)) != played.host().commitment() {
        return Err("another secret than was promised".into());
    }
    let source = Source::new(&secret, &id.to_string(), played.contributions());
    let game = played.game().ok_or("no game")?;
    let deal = source.deal(game).ok_or("no deal")?;
    let fallen = events.iter().filter(|event| matches!(event.kind, EventKind::Fell { .. })).count();
    Ok((Hidden { secret, salt, deal }, before_the_reveal(tap.heard()), fallen))
}

/// Everybody plays until one is where they are wanted, or the game is over.
async fn together(players: &mut [Player], wanted: impl Fn(&Player) -> bool) -> Result<()> {
    let over = |player: &Player| player.table().is_some_and(|table| table.phase() == Phase::Over);
    while !players.iter().any(|player| over(player) || wanted(player)) {
        for player in players.iter_mut() {
            player.play_a_little().await?;
        }
    }
    for player in players.iter_mut() {
        player.settle().await?;
    }
    Ok(())
}

/// Asks for everything that the JSON API tells of a table and its people.
async fn ask_everything(url: &str, guest: &Guest, table: TableId) -> Result<()> {
    let caller = guest.caller();
    let paths = [
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}/events"),
        format!("/api/tables/{table}/record"),
        format!("/api/tables/{table}/record?format=json"),
        "/api/me/tables".to_owned(),
        "/api/me/export".to_owned(),
        "/api/running".to_owned(),
        "/api/lobby".to_owned(),
        "/api/archive".to_owned(),
        "/api/players".to_owned(),
        "/metrics".to_owned(),
        "/health".to_owned(),
    ];
    for path in paths {
        let status = http::get(&format!("{url}{path}"), &caller).await?.status;
        // Nothing would be searched in an answer that is none.
        if status != 200 {
            return Err(format!("{path} is answered with {status}").into());
        }
    }
    let hint = format!("{url}/api/tables/{table}/hint");
    http::post(&hint, &json!({}), &caller).await?;
    // Someone who knows the table's name and nothing else.
    http::get(&format!("{url}/api/tables/{table}"), &Caller::anyone()).await?;
    Ok(())
}

/// What each connection said before it told the secret; all of what never did.
fn before_the_reveal(heard: Vec<Vec<u8>>) -> Said {
    const REVEAL: &[u8] = br#""kind":"revealed""#;
    let cut = |mut piece: Vec<u8>| {
        if let Some(end) = piece.windows(REVEAL.len()).position(|window| window == REVEAL) {
            piece.truncate(end);
        }
        piece
    };
    Said { pieces: heard.into_iter().map(cut).collect() }
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let groups = bytes.chunks_exact(3).map(|group| {
        let bits = group.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte));
        [18, 12, 6, 0].map(|shift| char::from(LETTERS[(bits >> shift & 63) as usize]))
    });
    // The last, incomplete group is left out: thirty bytes are enough to tell.
    groups.flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_as_others_write_it() {
        assert_eq!(base64(b"Ludo-th"), "THVkby10");
    }

    #[test]
    fn what_comes_after_the_reveal_is_no_leak() {
        let heard = br#"{"kind":"fell"}{"at":1,"kind":"revealed","secret":"ab"}"#.to_vec();
        let said = before_the_reveal(vec![heard, b"never".to_vec()]);
        assert_eq!(said.pieces[0], br#"{"kind":"fell"}{"at":1,"#);
        assert_eq!(said.pieces[1], b"never");
    }
}
