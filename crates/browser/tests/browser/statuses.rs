//! How a game stands is said in one place, which is small on a phone: whatever is said
//! there, in both languages and of all games, is said whole.

use ::shelf::{Game, Opening};
use browser::{Window, visit};
use game::Fact;
use serde_json::Value;
use testbed::Result;
use words::{Language, Words};

use crate::{AT_A_DESK, ending::open};

/// Small phones, one of them lying, and a screen with a column beside the board.
const SIZES: [(u32, u32); 4] = [(320, 640), (360, 740), (740, 360), (1280, 720)];

#[tokio::test]
async fn no_status_is_cut_off() -> Result<()> {
    visit("statuses", AT_A_DESK, async |window: &Window| {
        window.play_now("bille-trap").await?;
        let statuses: Vec<String> = Language::ALL.into_iter().flat_map(statuses).collect();
        // The page is handed each of them where it says its own.
        let cut = format!(
            "const place = document.querySelector('[data-status=turn]');
            return {}.filter((status) => {{
                place.textContent = status;
                place.style.setProperty('--letters', status.length);
                return place.scrollWidth > place.clientWidth
                    || place.scrollHeight > place.clientHeight;
            }}).map((status) => `${{innerWidth}}: ${{status}}`)",
            Value::from(statuses)
        );
        let mut wrong = Vec::new();
        for (width, height) in SIZES {
            window.resize(width, height).await?;
            window.wait(&format!("innerWidth === {width}")).await?;
            let found: Vec<String> = serde_json::from_value(window.ask(&cut).await?)?;
            wrong.extend(found);
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    })
    .await
}

/// BH-4: after the first of two moves it is said that one is left.
#[tokio::test]
async fn the_second_move_of_a_turn_is_asked_for() -> Result<()> {
    visit("one-more", AT_A_DESK, async |window: &Window| {
        let start = "position: d4,f4,e5,g5,d6,f6,e7,g7/e4,g4,d5,f5,e6,g6,d7,f7 light 2 - -";
        open(window, "black-holes", start).await?;
        let status = "document.querySelector('[data-status=turn]').innerText";
        let says = |code: &str| {
            let text = Words::new(Language::English).text(code);
            format!("{status} === {}", Value::from(text))
        };
        window.wait(&says("status-your-move")).await?;
        window.act_by_typing("d4s").await?;
        window.wait(&says("status-one-more")).await?;
        window.click("[data-control=app-take-back]").await?;
        window.wait(&says("status-your-move")).await
    })
    .await
}

/// All that a game says of how it stands.
fn statuses(language: Language) -> Vec<String> {
    let words = Words::new(language);
    let plain = [
        "app-resign-ask",
        "app-turn-whole",
        "app-no-bot",
        "install-book-wait",
        "status-bots-rest",
        "status-draw",
        "status-one-more",
        "status-you-lose",
        "status-you-win",
        "status-your-move",
    ];
    let plain = plain.iter().map(|code| words.text(code));
    let back = words.tell("app-looks-back", &[("shown", 299_u32.into()), ("all", 300_u32.into())]);
    let named = Game::ALL.iter().flat_map(|game| names(*game, &words)).flat_map(|name| {
        let who = [("who", Fact::Text(name))];
        ["status-moves", "status-thinks", "status-wins"].map(|code| words.tell(code, &who))
    });
    let due = ["2", "you"].into_iter().flat_map(|owner| {
        let person = if owner == "you" { "you" } else { "side" };
        let facts = [
            ("person", person.into()),
            ("who", Fact::Text(words.text("actor-seat2"))),
            ("owner", owner.into()),
            ("space", 22_u32.into()),
        ];
        ["due-bille-trap-die", "due-bille-trap-test"].map(|code| words.tell(code, &facts))
    });
    plain.chain([back]).chain(named).chain(due).collect()
}

/// Who may sit at a game: its sides, its bots, and a friend with a long name.
fn names(game: Game, words: &Words) -> Vec<String> {
    let players = Some(*game.seats().end());
    let opened = game.open(&Opening { players, ..Opening::default() }).expect("a new game");
    let side = |seat| words.text(&format!("actor-{}", opened.seat_name(seat)));
    let sides = opened.seats().into_iter().map(side);
    let levels = (1..=bots::level_count(game))
        .map(|level| words.text(&format!("level-{}-{level}", game.name())));
    sides.chain(levels).chain(["Bartholomée-Alexandrine".to_owned()]).collect()
}
