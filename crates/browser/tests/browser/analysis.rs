//! The analysis board: what the engine finds comes while it looks, what is tried is kept
//! with its variations in the address, a position is put together, and all of it is reached
//! from a game.

use browser::{Window, visit};
use shelf::{Game, Opening};
use testbed::Result;

use crate::{
    AT_A_DESK, WITH_A_PHONE, axe::violations, ending::open, lobby::fits, offline::after_one_visit,
};

/// What the page says of itself.
const PAGE: &str = "(document.querySelector('[data-page=analysis]')?.dataset ?? {})";
/// A line of the engine.
const LINE: &str = "[data-page=analysis] [data-line]";

/// What the engine says of itself.
const ENGINE: &str = "(document.querySelector('[data-engine]')?.dataset ?? {})";

/// Stops the engine, unless it rests already.
async fn rest(window: &Window) -> Result<()> {
    window.ask("document.querySelector('[data-control=analysing-stop]')?.click()").await?;
    window.wait(&format!("{ENGINE}.engine === 'rests'")).await
}

/// Waits until so many moves are in the tree, and this many of them lead to what is shown.
async fn stands(window: &Window, steps: usize, deep: usize) -> Result<()> {
    let path = format!("({PAGE}.path ? {PAGE}.path.split(' ').length : 0)");
    window.wait(&format!("{PAGE}.steps === '{steps}' && {path} === {deep}")).await
}

/// Chooses an option where a position is put together.
async fn choose(window: &Window, setting: &str, option: &str) -> Result<()> {
    window.click(&format!(".arranging [data-choice={setting}] [value='{option}']")).await
}

/// Opens what is folded away.
async fn unfold(window: &Window, name: &str) -> Result<()> {
    window.click(&format!("[data-more={name}] summary")).await
}

#[tokio::test]
async fn what_is_tried_is_kept_with_its_variations() -> Result<()> {
    visit("analysis", AT_A_DESK, async |window: &Window| {
        window.open("/analysis/kuba").await?;
        window.click(LINE).await?;
        stands(window, 1, 1).await?;
        window.click(LINE).await?;
        stands(window, 2, 2).await?;
        window.click("[data-control=app-previous]").await?;
        stands(window, 2, 1).await?;
        // What it finds no longer changes while one of it is chosen.
        window.wait_for(LINE).await?;
        rest(window).await?;
        // What was followed is not tried again.
        let tried = window.ask(&format!("return {PAGE}.path")).await?;
        let other = window
            .wait_for_value(&format!(
                "(() => {{
                    const lines = [...document.querySelectorAll('{LINE}')];
                    const entries = [...document.querySelectorAll('.tree [data-path]')];
                    const known = entries.map(it => it.dataset.path);
                    const other = lines.find(it =>
                        !known.includes({tried} + ' ' + it.dataset.line));
                    return other ? other.dataset.line : null;
                }})()"
            ))
            .await?;
        window.click(&format!("[data-line='{}']", other.as_str().unwrap_or_default())).await?;
        window.wait_for(".variation [aria-current]").await?;
        stands(window, 3, 2).await?;
        window.picture("variations").await?;
        unfold(window, "note").await?;
        window.click("[data-judgement='!?']").await?;
        window
            .ask(
                "const field = document.querySelector('[data-choice=comment]');
                field.value = 'Où va-t-elle ? (à voir)';
                field.dispatchEvent(new Event('change', { bubbles: true }))",
            )
            .await?;
        window
            .wait("document.querySelector('.tree .remark')?.innerText.includes('à voir')")
            .await?;
        window.click("[data-control=analysing-promote]").await?;
        window.wait("!document.querySelector('.variation [aria-current]')").await?;
        // The address holds all of it.
        let address = window.ask("return location.pathname + location.hash").await?;
        let address = address.as_str().unwrap_or_default().to_owned();
        assert!(address.starts_with("/analysis/kuba#"), "{address}");
        window.open("/").await?;
        window.load(&address).await?;
        stands(window, 3, 2).await?;
        window
            .wait("document.querySelector('.tree .remark')?.innerText.includes('à voir')")
            .await?;
        window.wait("document.querySelector('.tree .entry b')").await?;
        unfold(window, "note").await?;
        window.click("[data-control=analysing-delete]").await?;
        stands(window, 2, 1).await
    })
    .await
}

#[tokio::test]
async fn the_engine_looks_until_it_is_stopped_and_then_deeper() -> Result<()> {
    let visitors = [("analysis-engine", AT_A_DESK), ("analysis-engine-phone", WITH_A_PHONE)];
    for (name, visitor) in visitors {
        visit(name, visitor, async |window: &Window| {
            window.open("/analysis/black-holes").await?;
            window.wait_for(LINE).await?;
            window.wait_for("[data-seat=light][data-percent]").await?;
            window.wait(&format!("{ENGINE}.depth > 1")).await?;
            rest(window).await?;
            let depth = window.ask(&format!("return {ENGINE}.depth")).await?;
            let depth: u32 = depth.as_str().unwrap_or_default().parse()?;
            fits(window).await?;
            window.picture("rests").await?;
            assert_eq!(violations(window).await?, Vec::<String>::new());
            window.click("[data-control=analysing-deeper]").await?;
            window.wait(&format!("{ENGINE}.engine === 'thinks'")).await?;
            window.wait(&format!("{ENGINE}.depth > {depth}")).await?;
            // One line only, and then none.
            window.ask("document.querySelector('[name=lines][value=\"1\"]').click()").await?;
            window.wait(&format!("document.querySelectorAll('{LINE}').length === 1")).await?;
            window.ask("document.querySelector('[data-choice=engine]').click()").await?;
            window.wait(&format!("{ENGINE}.engine === 'off'")).await?;
            assert_eq!(window.count(LINE).await?, 0);
            Ok(())
        })
        .await?;
    }
    Ok(())
}

/// Where processors are to spare several workers think; all of them end when one leaves.
#[tokio::test]
async fn several_workers_think_where_there_is_room() -> Result<()> {
    visit("analysis-workers", AT_A_DESK, async |window: &Window| {
        window.open("/").await?;
        window.has_processors(4).await?;
        window.open("/analysis/kuba").await?;
        window.wait_for(LINE).await?;
        window.wait_for_workers(3).await?;
        window.wait(&format!("{ENGINE}.depth > 3")).await?;
        // They go on to the next position, and from a rest.
        window.click(LINE).await?;
        stands(window, 1, 1).await?;
        window.wait(&format!("{ENGINE}.depth > 3")).await?;
        rest(window).await?;
        let depth = window.ask(&format!("return {ENGINE}.depth")).await?;
        let depth: u32 = depth.as_str().unwrap_or_default().parse()?;
        window.click("[data-control=analysing-deeper]").await?;
        window.wait(&format!("{ENGINE}.depth > {depth}")).await?;
        window.wait_for_workers(3).await?;
        window.click("a[href='/']").await?;
        window.wait_for_workers(0).await
    })
    .await
}

/// What may end the game soon is looked for after the first line, or where nobody looks
/// for lines.
#[tokio::test]
async fn threats_are_shown_with_the_engine_and_without() -> Result<()> {
    visit("analysis-threat", AT_A_DESK, async |window: &Window| {
        let warned =
            "[...document.querySelectorAll('.note.threat')].map(n => n.dataset.note).sort()";
        window.open("/analysis/kuba/7/7/7/5WR/7/7/B5B_black_6-6_-_-").await?;
        window.wait(&format!("{warned} == 'f4,g4'")).await?;
        window.wait_for("[data-nearing]").await?;
        window.click(LINE).await?;
        stands(window, 1, 1).await?;
        window.ask("document.querySelector('[data-choice=engine]').click()").await?;
        window.wait(&format!("{ENGINE}.engine === 'off'")).await?;
        window.click("[data-control=app-previous]").await?;
        window.wait(&format!("{warned} == 'f4,g4'")).await
    })
    .await
}

#[tokio::test]
async fn what_decides_where_nobody_does_is_chosen_or_drawn() -> Result<()> {
    visit("analysis-chance", WITH_A_PHONE, async |window: &Window| {
        window.open("/analysis/bille-trap").await?;
        window.wait("document.querySelectorAll('[data-outcome]').length === 6").await?;
        window.wait_for("[data-seat=seat1][data-percent]").await?;
        window.picture("die").await?;
        window.click("[data-outcome=d4]").await?;
        stands(window, 1, 1).await?;
        window.wait_for(LINE).await?;
        window.click("[data-control=app-previous]").await?;
        window.click("[data-control=analysing-draw]").await?;
        window.wait(&format!("{PAGE}.path.startsWith('d')")).await?;
        fits(window).await
    })
    .await
}

#[tokio::test]
async fn a_position_is_put_together_and_its_faults_are_told_at_once() -> Result<()> {
    visit("analysis-arranging", AT_A_DESK, async |window: &Window| {
        let verdict = "document.querySelector('[data-status=verdict]').innerText";
        window.open("/analysis/kuba").await?;
        window.click("[data-control=arranging-title]").await?;
        window.wait_for("section[data-arranging=possible]").await?;
        window.ask("document.querySelector('[name=stock][value=take]').click()").await?;
        window.point("[data-spot=d4]").await?;
        window.wait_for("section[data-arranging=impossible]").await?;
        window.picture("impossible").await?;
        let said = window.ask(&format!("return {verdict}")).await?;
        assert!(said.as_str().is_some_and(|said| said.contains("12")), "{said}");
        assert_eq!(violations(window).await?, Vec::<String>::new());
        choose(window, "reds-black", "1").await?;
        window.wait_for("section[data-arranging=possible]").await?;
        choose(window, "turn", "1").await?;
        window.click("[data-control=arranging-analyse]").await?;
        window.wait_for(LINE).await?;
        stands(window, 0, 0).await?;
        let address = "location.pathname.startsWith('/analysis/kuba/') && location.pathname";
        let path = window.wait_for_value(&format!("{address} || null")).await?;
        let path = path.as_str().unwrap_or_default();
        assert!(path.ends_with("_black_0-1_-_-"), "{path}");
        window.reload().await?;
        window.wait_for(LINE).await?;
        // The board is emptied, and the start put back.
        window.click("[data-control=arranging-title]").await?;
        window.click("[data-control=arranging-clear]").await?;
        window.wait_for("section[data-arranging=impossible]").await?;
        window.click("[data-control=arranging-start]").await?;
        window.wait_for("section[data-arranging=possible]").await?;
        window.click("[data-control=arranging-cancel]").await?;
        window.wait_for(LINE).await.map(drop)
    })
    .await
}

#[tokio::test]
async fn every_game_is_put_together_on_a_phone() -> Result<()> {
    for game in Game::ALL {
        visit("analysis-stock", WITH_A_PHONE, async |window: &Window| {
            window.open(&format!("/analysis/{}", game.name())).await?;
            window.click("[data-control=arranging-title]").await?;
            window.wait_for("section[data-arranging=possible]").await?;
            window.click("[data-control=arranging-clear]").await?;
            fits(window).await?;
            window.picture(game.name()).await?;
            assert_eq!(violations(window).await?, Vec::<String>::new());
            let start = game.open(&Opening::default())?.position();
            window
                .ask(&format!(
                    "const field = document.querySelector('[data-choice=position]');
                    field.value = '{start}';
                    field.dispatchEvent(new Event('change', {{ bubbles: true }}))"
                ))
                .await?;
            window.wait_for("section[data-arranging=possible]").await.map(drop)
        })
        .await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_game_is_analysed_with_all_its_moves() -> Result<()> {
    visit("analysis-of-a-game", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.act_by_pointing(1).await?;
        window.turn().await?;
        let made = window.state().await?.actions;
        window.open_beside("more").await?;
        window.click("#panel-more [data-control=app-analyse-game]").await?;
        stands(window, made, made).await?;
        window.wait_for(LINE).await?;
        window.picture("of-a-game").await?;
        // A file that was taken along is read again.
        window.open("/analysis/kuba").await?;
        unfold(window, "share").await?;
        window.wait_for("[data-choice=record]").await?;
        window
            .ask(
                "const field = document.querySelector('[data-choice=record]');
                field.value = 'format: 2\\ngame: kuba\\nedition: 1\\n\\na7s (a6e! b1n) a1n';
                field.dispatchEvent(new Event('input', { bubbles: true }))",
            )
            .await?;
        window.click("[data-control=app-load]").await?;
        stands(window, 4, 2).await
    })
    .await
}

/// A game that is over is opened where something can still be learnt from it.
#[tokio::test]
async fn a_game_that_is_over_is_analysed_from_its_last_choice() -> Result<()> {
    visit("analysis-of-the-end", AT_A_DESK, async |window: &Window| {
        open(window, "kuba", "position: 7/7/7/5WR/7/7/B5B white 6-6 - -").await?;
        window.act_by_typing("f4e").await?;
        window.click("[data-status=result] [data-control=app-analyse-game]").await?;
        stands(window, 1, 0).await?;
        window.wait_for(LINE).await?;
        window.picture("last-choice").await
    })
    .await
}

#[tokio::test]
async fn after_one_visit_the_engine_needs_no_server() -> Result<()> {
    after_one_visit("analysis-offline", async |window: &Window| {
        window.has_processors(3).await?;
        window.load("/analysis/klotze").await?;
        window.wait_for(LINE).await?;
        window.wait_for_workers(2).await?;
        window.wait(&format!("{ENGINE}.depth > 3")).await
    })
    .await
}

/// Where only a table knows the chances, it is waited for: at the start of Bille-Trap
/// whoever begins has a little more than half.
#[tokio::test]
async fn the_chances_of_bille_trap_come_from_its_table() -> Result<()> {
    visit("analysis-table", AT_A_DESK, async |window: &Window| {
        window.open("/analysis/bille-trap").await?;
        window.wait_for("[data-page=analysis] [data-seat][data-percent]").await?;
        let chances = "return [...document.querySelectorAll('[data-seat][data-percent]')]
            .map((seat) => Number(seat.dataset.percent))";
        let chances: Vec<u32> = serde_json::from_value(window.ask(chances).await?)?;
        assert_eq!(chances, [51, 49]);
        Ok(())
    })
    .await
}
