//! The review of a finished game: from its end to the curve, the moments and the better
//! moves; it can be stopped, and one can try again from a mistake. Games of the server are
//! reviewed as those of this device are.

use browser::{Window, visit};
use game::{GameSoFar, Record, Start};
use kuba::Kuba;
use serde_json::json;
use testbed::Result;

use crate::{
    AT_A_DESK, WITH_A_PHONE,
    at_a_table::{at_a_table, press},
    axe::violations,
    lobby::fits,
    record::load,
};

/// A game in which White lets a sure win go, and Black takes it.
fn missed_win() -> String {
    let position = "7/7/7/7/7/B6/RW5 white 6-6 - -".parse().expect("a position");
    let mut game = GameSoFar::<Kuba>::new(Start::Position(position));
    game.add_tokens(["b1n", "a2s"]).expect("legal");
    Record::of(game).to_string()
}

#[tokio::test]
async fn a_game_that_is_over_is_reviewed() -> Result<()> {
    visit("review", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.act_by_pointing(1).await?;
        window.turn().await?;
        window.give_up().await?;
        window.click("[data-control=result-review]").await?;
        window.wait_for("[data-page=review][data-stage=done]").await?;
        // Everybody's chance at the start and after each entry.
        let curve = "return document.querySelector('.curve polyline').getAttribute('points')
            .split(' ').length";
        let entries =
            "return Number(document.querySelector('[data-control=review-slider]').max) + 1";
        assert_eq!(window.ask(curve).await?, window.ask(entries).await?);
        assert_eq!(window.count(".accuracy li").await?, 2);
        assert_eq!(violations(window).await?, Vec::<String>::new());
        window.picture("done").await?;
        window.click("[data-control=app-first]").await?;
        window.wait("document.querySelector('[data-control=review-slider]').value === '0'").await?;
        // What is reviewed is found again under its address.
        let address = window.ask("return location.pathname").await?;
        window.load(address.as_str().unwrap_or_default()).await?;
        window.wait_for("[data-page=review][data-stage=done] .curve").await.map(drop)
    })
    .await
}

#[tokio::test]
async fn a_missed_win_is_shown_and_tried_again() -> Result<()> {
    visit("review-missed", WITH_A_PHONE, async |window: &Window| {
        window.play_now("kuba").await?;
        window.open_beside("more").await?;
        load(window, &missed_win()).await?;
        // Where the panel lies over the card.
        window.wait_for("[data-control=result-review]").await?;
        window.ask("document.querySelector('[data-control=result-review]').click()").await?;
        window.wait_for("[data-page=review][data-stage=done]").await?;
        window.wait_for("[data-moment='1'][data-kind=review-blunder]").await?;
        assert_eq!(window.count("[data-control=review-try-again]").await?, 1);
        fits(window).await?;
        assert_eq!(violations(window).await?, Vec::<String>::new());
        window.picture("top").await?;
        // Where the board lies over the text.
        let press = |control: &str| {
            format!("document.querySelector('[data-moment] [data-control={control}]').click()")
        };
        window.ask(&press("review-show-better")).await?;
        window
            .wait("document.querySelector('.review [data-status=shown]').innerText.includes('meilleure')")
            .await?;
        window.picture("better").await?;
        window.ask(&press("review-try-again")).await?;
        window.wait_for("[data-page=game]").await?;
        assert_eq!(window.turn().await?.actions, 0, "from before the mistake");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_game_that_goes_on_is_not_reviewed() -> Result<()> {
    visit("review-running", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.act_by_pointing(1).await?;
        window.turn().await?;
        let address = window.ask("return location.pathname").await?;
        window.open(&format!("{}/review", address.as_str().unwrap_or_default())).await?;
        window.wait_for("[data-page=review][data-stage=not-over]").await?;
        assert_eq!(violations(window).await?, Vec::<String>::new());
        Ok(())
    })
    .await
}

/// A game long enough that nobody reviews it in an instant.
fn long_game() -> String {
    let mut game = GameSoFar::<Kuba>::from_setup(kuba::Setup::default());
    let mut draw = 1_u64;
    while game.length() < 80 && game.outcome().is_none() {
        draw = draw.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let actions = game.actions();
        let action = actions[(draw >> 33) as usize % actions.len()];
        game.play(action).expect("a legal move");
    }
    if game.outcome().is_none() {
        game.agree_on_draw().expect("both agree");
    }
    Record::of(game).to_string()
}

#[tokio::test]
async fn a_review_under_way_is_stopped_and_begun_again() -> Result<()> {
    visit("review-stopped", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.open_beside("more").await?;
        load(window, &long_game()).await?;
        window.wait_for("[data-control=result-review]").await?;
        window.ask("document.querySelector('[data-control=result-review]').click()").await?;
        // Something was found by then, and stays.
        window.wait("document.querySelectorAll('[data-page=review] .accuracy li').length").await?;
        window.wait_for("[data-page=review][data-stage=running] progress").await?;
        window.picture("running").await?;
        window.click("[data-control=review-stop]").await?;
        window.wait_for("[data-page=review][data-stage=stopped]").await?;
        assert_eq!(window.count(".accuracy li").await?, 2);
        // Half a review gives no verdict.
        window
            .wait("document.querySelector('.players h2').innerText === 'Accuracy so far'")
            .await?;
        assert_eq!(window.count(".balance").await?, 0);
        assert_eq!(window.count("[data-page=review] progress").await?, 0);
        assert_eq!(violations(window).await?, Vec::<String>::new());
        window.picture("stopped").await?;
        window.click("[data-control=review-begin]").await?;
        window.wait_for("[data-page=review][data-stage=running] progress").await?;
        // Whoever goes elsewhere lets it be.
        window.click("header .home").await?;
        window.wait_for("[data-page=shelf]").await.map(drop)
    })
    .await
}

#[tokio::test]
async fn a_game_of_the_server_is_reviewed_by_both_who_played_it() -> Result<()> {
    at_a_table("review-online", &json!({ "game": "kuba" }), async |ada: &Window, bob: &Window| {
        for window in [ada, bob] {
            window.turn().await?;
            window.act_by_pointing(1).await?;
        }
        ada.turn().await?;
        press(ada, "app-resign").await?;
        press(ada, "app-resign-sure").await?;
        for (window, name) in [(ada, "Bob"), (bob, "Ada")] {
            window.wait_for("[data-status=result]").await?;
            window.click("[data-control=result-review]").await?;
            window.wait_for("[data-page=review][data-stage=done]").await?;
            // The other has their name.
            let named = format!(
                "[...document.querySelectorAll('.accuracy li')]
                    .some((player) => player.innerText.includes('{name}'))"
            );
            window.wait(&named).await?;
            assert_eq!(violations(window).await?, Vec::<String>::new());
            window.picture("done").await?;
            // It is found again under its address.
            let address = window.ask("return location.pathname").await?;
            let address = address.as_str().unwrap_or_default().to_owned();
            assert!(address.starts_with("/t/"), "{address}");
            window.load(&address).await?;
            window.wait_for("[data-page=review][data-stage=done] .curve").await?;
        }
        Ok(())
    })
    .await
}

/// What the table of luck and moves says, player by player: the start, each part, the end,
/// in tenths of a point.
const BALANCE: &str = "
    const number = (cell) =>
        Math.round(10 * Number(cell.innerText.replace('−', '-').replace(/[^-.0-9]/g, '')));
    const rows = [...document.querySelectorAll('.balance[open] tbody tr')]
        .map((row) => [...row.querySelectorAll('td')].map(number));
    return rows[0].map((_, player) => rows.map((row) => row[player]));";

#[tokio::test]
async fn luck_and_moves_of_bille_trap_add_up_to_the_result() -> Result<()> {
    visit("review-luck", AT_A_DESK, async |window: &Window| {
        window.play_now("bille-trap").await?;
        window.hurry().await?;
        for which in 0..6 {
            window.act_by_pointing(which).await?;
            window.turn().await?;
        }
        window.give_up().await?;
        window.click("[data-control=result-review]").await?;
        window.wait_for("[data-page=review][data-stage=done] .balance[open]").await?;
        let balance: Vec<Vec<i64>> = serde_json::from_value(window.ask(BALANCE).await?)?;
        assert_eq!(balance.len(), 2, "a column for each player");
        for column in &balance {
            let [start, parts @ .., end] = &column[..] else { return Err("no table".into()) };
            assert!(parts.len() >= 2, "luck and moves: {column:?}");
            assert_eq!(start + parts.iter().sum::<i64>(), *end, "{column:?}");
        }
        assert_eq!(violations(window).await?, Vec::<String>::new());
        window.picture("balance").await
    })
    .await
}
