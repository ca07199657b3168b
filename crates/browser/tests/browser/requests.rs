//! What the page loads: from the server alone, everything compressed.

use std::path::Path;

use browser::{Window, visit};
use serde::Deserialize;
use testbed::Result;

use crate::{AT_A_DESK, GAMES};

/// Everything that was loaded, with its size on the way and afterwards. What the
/// browser had already was on no way.
const LOADED: &str = "
    const kinds = ['navigation', 'resource'];
    const loaded = kinds.flatMap(kind => performance.getEntriesByType(kind));
    return loaded.filter(entry => entry.workerStart === 0).map(entry => ({
        address: entry.name, sent: entry.encodedBodySize, read: entry.decodedBodySize,
    }));";

/// What is too short to become shorter.
const SHORT: u64 = 1000;

#[derive(Deserialize, Debug)]
struct Loaded {
    address: String,
    sent: u64,
    read: u64,
}

#[tokio::test]
async fn everything_comes_from_the_server_and_compressed() -> Result<()> {
    visit("requests", AT_A_DESK, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf] [data-game]").await?;
        for game in GAMES {
            window.play_now(game).await?;
            window.act_by_pointing(0).await?;
            window.turn().await?;
        }
        let server = window.ask("return location.origin").await?;
        let server = server.as_str().ok_or("no address")?.to_owned() + "/";
        let loaded: Vec<Loaded> = serde_json::from_value(window.ask(LOADED).await?)?;
        for ending in ["/", ".js", ".wasm", ".css"] {
            let there = loaded.iter().any(|one| one.address.ends_with(ending));
            assert!(there, "nothing with {ending} in {loaded:?}");
        }
        for Loaded { address, sent, read } in loaded {
            assert!(address.starts_with(&server), "{address} is elsewhere");
            // Fonts are compressed in themselves.
            let is_small =
                read < SHORT || Path::new(&address).extension().is_some_and(|it| it == "woff2");
            assert!(is_small || sent * 10 < read * 9, "{address}: {sent} of {read} bytes");
        }
        Ok(())
    })
    .await
}
