//! A game to print: its sheets in the page, and as they come out of the browser's own
//! printing, on the paper that was chosen.

use browser::{Window, visit};
use serde_json::json;
use testbed::Result;

use crate::{AT_A_DESK, GAMES, WITH_A_PHONE, lobby::fits};

/// The sheets of the page.
const SHEETS: &str = "[data-page=print] .sheet";

#[tokio::test]
async fn every_game_can_be_printed_from_its_own_page() -> Result<()> {
    visit("print", WITH_A_PHONE, async |window: &Window| {
        for game in GAMES {
            window.open(&format!("/{game}")).await?;
            window.click("[data-way=print]").await?;
            window.wait_for(&format!("[data-page=print][data-game={game}] .sheet svg")).await?;
            assert!(window.count(SHEETS).await? >= 5, "{game}");
            let unnamed = window.count("[data-page=print] .sheet:not([aria-label])").await?;
            assert_eq!(unnamed, 0, "{game}");
            fits(window).await?;
            window.picture(game).await?;
        }
        Ok(())
    })
    .await
}

/// Sheet for sheet, in real millimetres, and nothing else of the page.
#[tokio::test]
async fn the_browser_prints_one_page_for_each_sheet_on_the_chosen_paper() -> Result<()> {
    visit("print-paper", AT_A_DESK, async |window: &Window| {
        window.open("/print/klotze").await?;
        window.wait_for(SHEETS).await?;
        for (paper, width, height) in
            [("a4", 210.0, 297.0), ("a3", 297.0, 420.0), ("letter", 215.9, 279.4)]
        {
            window.click(&format!("[data-choice=paper] .segment:has([value={paper}])")).await?;
            window.wait_for(&format!(".sheets[data-paper={paper}] .sheet")).await?;
            let sheets = window.count(SHEETS).await?;
            let wishes = json!({ "preferCSSPageSize": true, "printBackground": true });
            let printed = window.devtools("Page.printToPDF", wishes).await?;
            let pages = pages(&decoded(printed["data"].as_str().expect("a PDF")));
            assert_eq!(pages.len(), sheets, "{paper}");
            for (wide, high) in pages {
                let near = |points: f32, millimetres: f32| {
                    (points * 25.4 / 72.0 - millimetres).abs() < 0.5
                };
                assert!(near(wide, width) && near(high, height), "{paper}: {wide} × {high}");
            }
        }
        Ok(())
    })
    .await
}

/// The sizes of a PDF's pages, in points: each says `/MediaBox [0 0 595 842]`.
fn pages(pdf: &[u8]) -> Vec<(f32, f32)> {
    let text = String::from_utf8_lossy(pdf);
    let size = |rest: &str| {
        let corners = rest.trim_start().strip_prefix('[')?.split(']').next()?;
        let corners: Vec<f32> =
            corners.split_whitespace().map_while(|part| part.parse().ok()).collect();
        let [left, top, right, bottom] = corners[..] else { return None };
        Some((right - left, bottom - top))
    };
    text.split("/MediaBox").skip(1).filter_map(size).collect()
}

/// What is written in letters, digits, `+` and `/`, six bits each.
fn decoded(text: &str) -> Vec<u8> {
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_u32, 0);
    for letter in text.bytes() {
        let six = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => break,
        };
        (bits, count) = (bits << 6 | u32::from(six), count + 6);
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}
