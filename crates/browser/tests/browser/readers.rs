//! The page as a screen reader has it: what each place of each board is and what
//! lies there, what is said when something happens, and that nothing can be
//! reached that has no name.

use browser::{Accessible, Language, Visitor, Window, visit};
use testbed::Result;

use crate::{AT_A_DESK, GAMES};

#[tokio::test]
async fn every_page_can_be_read_aloud_in_english() -> Result<()> {
    every_page(Language::English, "en").await
}

#[tokio::test]
async fn every_page_can_be_read_aloud_in_french() -> Result<()> {
    every_page(Language::French, "fr").await
}

async fn every_page(language: Language, code: &str) -> Result<()> {
    let reader = Visitor { language, ..AT_A_DESK };
    visit(&format!("readers-{code}"), reader, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf] [data-game]").await?;
        let lang = window.ask("return document.documentElement.lang").await?;
        assert_eq!(lang, code);
        in_order("the shelf", &window.accessible().await?);
        for game in GAMES {
            window.open(&format!("/{game}")).await?;
            window.wait_for(&format!("[data-page=set-up][data-game={game}]")).await?;
            in_order(&format!("{game}, set-up"), &window.accessible().await?);

            window.play_now(game).await?;
            in_order(game, &window.accessible().await?);
            says_what_happens(window, game).await?;
            // A board that is empty at first has something to tell of by now.
            window.turn().await?;
            has_a_board(window, game, &window.accessible().await?).await?;
        }
        Ok(())
    })
    .await
}

/// One first heading, none that skips a level, and nothing without a name that
/// the keyboard can reach.
fn in_order(what: &str, page: &Accessible) {
    let headings = page.with_role("heading");
    let level = |heading: &&Accessible| heading.states["level"].as_u64().unwrap_or_default();
    let levels: Vec<u64> = headings.iter().map(level).collect();
    assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1, "{what}: {levels:?}");
    assert_eq!(levels.first(), Some(&1), "{what}: {levels:?}");
    assert!(levels.windows(2).all(|two| two[1] <= two[0] + 1), "{what}: {levels:?}");
    // The part that is focused when another place is shown needs no name.
    let places = ["RootWebArea", "main"];
    let nameless: Vec<&Accessible> = page
        .all()
        .into_iter()
        .filter(|one| one.is("focusable") && !places.contains(&one.role.as_str()))
        .filter(|one| one.name.trim().is_empty())
        .collect();
    assert!(nameless.is_empty(), "{what}: {nameless:?}");
}

/// Every place is there, in a grid with rows or in a group, and its name tells
/// more than where it is.
async fn has_a_board(window: &Window, game: &str, page: &Accessible) -> Result<()> {
    let script = "return [...document.querySelectorAll('[data-page=game] [data-spot]')]
        .map(spot => [spot.dataset.spot, spot.ariaLabel])";
    let spots: Vec<(String, String)> = serde_json::from_value(window.ask(script).await?)?;
    assert!(spots.len() > 8, "{game}: {} places", spots.len());
    let cells = page.with_role("grid").into_iter().flat_map(|grid| grid.with_role("row"));
    let cells: Vec<&Accessible> = cells.flat_map(|row| row.with_role("gridcell")).collect();
    let groups = page.with_role("group").into_iter().flat_map(|group| group.with_role("button"));
    let loose: Vec<&Accessible> = groups.collect();
    for (id, name) in &spots {
        let told = cells.iter().chain(&loose).find(|one| one.name == *name);
        let told = told.ok_or_else(|| format!("{game}: {id} ({name}) is not to be heard"))?;
        assert!(told.is("focusable"), "{game}: {id} can't be reached");
        assert!(name.contains(':') && name.len() > id.len() + 3, "{game}: {id} is “{name}”");
    }
    let mut kinds: Vec<&str> =
        spots.iter().filter_map(|(_, name)| name.split_once(':')).map(|(_, what)| what).collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert!(kinds.len() > 1, "{game}: the same lies everywhere: {kinds:?}");
    Ok(())
}

/// So many moves White has at the start of Kuba.
const FIRST_MOVES: usize = 8;

/// The whole board can be read as a text, and so can every move that is possible.
#[tokio::test]
async fn the_board_is_there_in_words() -> Result<()> {
    visit("in-words", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.open_beside("more").await?;
        window.click("[data-more=in-words] summary").await?;
        let lines = |list: &str| {
            format!(
                "[...document.querySelectorAll('[data-list={list}] li')].map(it => it.innerText)"
            )
        };
        window.wait(&format!("{}.length > 0", lines("moves"))).await?;
        let board: Vec<String> =
            serde_json::from_value(window.ask(&format!("return {}", lines("board"))).await?)?;
        assert!(
            board.contains(&"white marble: a7, b7, a6, b6, f2, g2, f1, g1".to_owned()),
            "{board:?}"
        );
        let moves = window.ask(&format!("return {}.length", lines("moves"))).await?;
        assert_eq!(moves, FIRST_MOVES);
        window.picture("words").await
    })
    .await
}

/// What has happened is told where readers listen.
async fn says_what_happens(window: &Window, game: &str) -> Result<()> {
    window.act_by_pointing(0).await?;
    window.turn().await?;
    let news = window.ask("return document.querySelector('[data-status=news]').innerText").await?;
    let news = news.as_str().unwrap_or_default().trim().to_owned();
    assert!(!news.is_empty(), "{game}: nothing is told");
    let page = window.accessible().await?;
    let all = page.all();
    let live = all.iter().filter(|one| one.states.get("live") == Some(&"polite".into()));
    let heard = live.flat_map(|one| one.all()).any(|one| one.name.trim() == news);
    assert!(heard, "{game}: nobody hears “{news}”");
    let objects = window.count("[data-page=game] [data-status=objection][role=alert]").await?;
    assert_eq!(objects, 1, "{game}: objections are not heard");
    Ok(())
}
