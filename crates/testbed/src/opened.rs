//! Tables as guests open them, through the JSON API.

use chance::Contribution;
use client::http;
use rand::{Rng, RngExt};
use serde_json::{Value, json};
use shelf::Game;
use table::{Stakes, TableId};

use crate::{Guest, Result};

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct Table {
    /// What is played.
    pub game: Game,
    /// For how many.
    pub seats: u8,
    /// The levels of the bots on the last seats.
    pub bots: Vec<u8>,
    /// Whether ratings change; then thinking time is counted.
    pub stakes: Stakes,
}

impl Table {
    /// A table for two people.
    pub fn for_two(game: Game) -> Self {
        Self { game, seats: 2, bots: Vec::new(), stakes: Stakes::Friendly }
    }
}

/// Opens a table; the opener sits on its first seat, ready to start, unless bots
/// take them all. What they add to chance they say when they follow it.
///
/// # Errors
/// The server can't be reached, or refuses.
pub async fn open_table(url: &str, opener: &Guest, table: &Table) -> Result<TableId> {
    let body = body(table);
    let answer = http::post(&format!("{url}/api/tables"), &body, &opener.caller()).await?;
    if answer.status != 201 {
        return Err(format!("no table: {} {}", answer.status, answer.text()).into());
    }
    let view: Value = answer.json()?;
    let id = view.get("id").and_then(Value::as_str).ok_or("a table without a name")?;
    Ok(id.parse()?)
}

fn body(table: &Table) -> Value {
    let first_bot = usize::from(table.seats) - table.bots.len();
    let mut places: Vec<Value> = Vec::new();
    if first_bot > 0 {
        places.push(json!({ "seat": 1, "sitter": "me" }));
    }
    for (bot, level) in table.bots.iter().enumerate() {
        places.push(json!({ "seat": first_bot + bot + 1, "sitter": "bot", "level": level }));
    }
    let (stakes, take_backs, clock) = match table.stakes {
        Stakes::Friendly => ("friendly", "allowed", json!({ "kind": "none" })),
        Stakes::Rated => {
            let clock = json!({ "kind": "total", "total": 3_600_000, "increment": 10_000 });
            ("rated", "forbidden", clock)
        }
    };
    // Only some games say in their set-up for how many they are.
    let setup = if *table.game.seats().end() > 2 {
        format!("players={}", table.seats)
    } else {
        "standard".to_owned()
    };
    json!({
        "game": table.game.name(), "setup": setup, "seats": table.seats, "clock": clock,
        "take-backs": take_backs, "stakes": stakes, "places": places, "ready": first_bot > 0,
    })
}

/// What a guest adds to chance.
pub fn contribution(rng: &mut impl Rng) -> Contribution {
    Contribution::of(rng.random())
}
