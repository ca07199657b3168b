//! Games that are set up by hand: friends around this device, and bots among
//! themselves.

use browser::{Window, Wish, visit};
use serde_json::json;
use testbed::Result;
use thirtyfour::Key;

use crate::{
    AT_A_DESK, GAMES, WITH_A_PHONE,
    lobby::{fits, says_everything},
};

#[tokio::test]
async fn four_friends_play_on_one_device() -> Result<()> {
    visit("friends", AT_A_DESK, async |window: &Window| {
        window.open("/klotze").await?;
        window.choose("players", "4").await?;
        window.choose("with", "here").await?;
        for (seat, name) in (1..).zip(["Ada", "Béatrice", "Cléo", "Dora"]) {
            let field = window.wait_for(&format!("[data-choice=name{seat}]")).await?;
            field.send_keys(name).await?;
        }
        // Another begins, and everybody keeps their colour.
        window.choose("set-up", "first=green").await?;
        let fields = "[...document.querySelectorAll('[data-choice^=name]')].map((it) => it.value)";
        let names = json!(["Ada", "Béatrice", "Cléo", "Dora"]);
        assert_eq!(window.ask(&format!("return {fields}")).await?, names);
        window.choose("set-up", "first=red").await?;
        window.picture("set-up").await?;
        window.click("[data-control=app-start]").await?;
        let mut actors = Vec::new();
        for which in 0..4 {
            actors.push(window.turn().await?.actor);
            window.act_by_pointing(which).await?;
        }
        assert_eq!(window.turn().await?.actor, actors[0], "it goes around the table");
        actors.sort();
        actors.dedup();
        assert_eq!(actors.len(), 4);
        window.picture("around").await?;

        window.click("[data-control=app-take-back]").await?;
        window.wait("document.querySelector('[data-page=game]').dataset.actions == 3").await
    })
    .await
}

#[tokio::test]
async fn one_plays_the_side_and_the_level_that_were_chosen() -> Result<()> {
    visit("set-up", AT_A_DESK, async |window: &Window| {
        window.open("/kuba").await?;
        let chosen = "[data-choice=with] [value=bots]:checked";
        window.wait_for(chosen).await?;
        window.wait_for("[data-choice=level] [value='1']:checked").await?;
        window.picture("first").await?;
        let about = "document.querySelector('[data-note=level]').innerText";
        let first = window.ask(&format!("return {about}")).await?;
        window.choose("level", "3").await?;
        window.wait(&format!("{about} !== {first}")).await?;
        window.choose("side", "black").await?;
        window.choose("clock", "1").await?;
        says_everything(window).await?;
        window.picture("chosen").await?;
        // All of it by the keys alone, too.
        window.press(Key::Tab).await?;
        window.wait("document.activeElement.dataset.control === 'app-start'").await?;
        window.press(Key::Enter).await?;
        let mine = "[data-page=game] .plates[data-side=near] [data-seat=black]";
        window.wait_for(mine).await?;
        window.wait_for("[data-page=game] .plates .clock").await?;
        let other = "document.querySelector('.plates[data-side=far] .plate').innerText";
        window.wait(&format!("{other}.includes('3')")).await
    })
    .await
}

#[tokio::test]
async fn nothing_is_too_wide_for_a_phone() -> Result<()> {
    visit("set-up-phone", WITH_A_PHONE, async |window: &Window| {
        for (width, height, light) in
            [(360, 740, Wish::Light), (390, 844, Wish::Dark), (844, 390, Wish::Light)]
        {
            window.resize(width, height).await?;
            for game in GAMES {
                window.open(&format!("/{game}")).await?;
                window.wish(&[light]).await?;
                for with in ["bots", "here", "elsewhere"] {
                    window.choose("with", with).await?;
                    window.picture(&format!("{game}-{with}-{width}")).await?;
                    window.open_around("[data-choice=seat1]").await?;
                    fits(window).await?;
                    in_reach(window, ".start button").await?;
                }
            }
        }
        Ok(())
    })
    .await
}

/// It lies in the window, wherever the page is scrolled to.
async fn in_reach(window: &Window, what: &str) -> Result<()> {
    let inside = format!(
        "const box = document.querySelector('{what}').getBoundingClientRect();
         return box.top >= 0 && box.bottom <= innerHeight;"
    );
    assert_eq!(window.ask(&inside).await?, json!(true), "{what} is out of reach");
    Ok(())
}

#[tokio::test]
async fn bots_play_among_themselves() -> Result<()> {
    visit("bots", AT_A_DESK, async |window: &Window| {
        window.open("/black-holes").await?;
        window.choose("seat1", "level:3").await?;
        window.choose("seat2", "level:8").await?;
        window.click("[data-control=app-start]").await?;
        window.wait_for("[data-page=game][data-thinking=true]").await?;
        window.wait("document.querySelector('[data-page=game]').dataset.actions >= 4").await
    })
    .await
}
