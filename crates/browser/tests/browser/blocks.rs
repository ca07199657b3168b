//! The boards of blocks: ways, ghosts and notes are shown, and a hand can point
//! at them, drag a piece, or turn the board.

use browser::{Window, visit};
use serde_json::{Value, json};
use testbed::Result;

use crate::{AT_A_DESK, WATCHING};

/// KL-8: every way is shown, and clearly the one to the mark that is aimed at.
#[tokio::test]
async fn klotze_shows_the_ways_of_a_chosen_piece() -> Result<()> {
    visit("ways", AT_A_DESK, async |window: &Window| {
        sit(window, "klotze").await?;
        window.point(&spot("d4")).await?;
        window.wait("document.querySelectorAll('[data-spot][data-mark]').length > 1").await?;
        let legs = |which: &str| format!("document.querySelectorAll('.leg{which}').length");
        window.wait(&format!("{} > 2 && {} === 0", legs(""), legs("[data-aimed]"))).await?;
        window.picture("ways").await?;
        // The keyboard aims as well as the pointer.
        window.ask(&format!("document.querySelector('{}').focus()", spot("c5"))).await?;
        window.wait(&format!("{} === 2", legs("[data-aimed]"))).await?;
        assert_eq!(window.count(&format!("{}[data-aimed]", spot("c5"))).await?, 1);
        window.picture("aimed").await?;
        window.point(&spot("c5")).await?;
        window.wait("document.querySelector('[data-page=game]').dataset.actions === '1'").await?;
        assert_eq!(window.count(".leg").await?, 0);
        Ok(())
    })
    .await
}

/// KL-12: a locked column is marked, and its name says by whom it is locked.
#[tokio::test]
async fn klotze_says_who_locks_a_column() -> Result<()> {
    visit("locked", AT_A_DESK, async |window: &Window| {
        sit(window, "klotze").await?;
        window.act_by_typing("d2-e2").await?;
        window.wait_for(".note.locked.red[data-note=e2]").await?;
        let script = format!("return document.querySelector('{}').ariaLabel", spot("e2"));
        let name = window.ask(&script).await?;
        let name = name.as_str().unwrap_or_default();
        assert!(name.ends_with("locked by Red’s stone (KL-12)"), "{name}");
        Ok(())
    })
    .await
}

/// BH-5: pointing anywhere at a ghost goes there.
#[tokio::test]
async fn black_holes_goes_to_the_ghost_that_is_pointed_at() -> Result<()> {
    visit("ghosts", AT_A_DESK, async |window: &Window| {
        sit(window, "black-holes").await?;
        window.point(&spot("d4")).await?;
        window.wait("document.querySelectorAll('[data-ghost]').length === 2").await?;
        window.picture("ghosts").await?;
        // The far half of the ghost lies beyond the mark.
        window.point(&format!("{} > .face.top", ghost("c4"))).await?;
        window.wait("document.querySelector('[data-page=game]').dataset.actions === '1'").await?;
        assert_eq!(window.count("[data-ghost]").await?, 0);
        assert_eq!(window.count("[data-piece][data-at=b4]").await?, 1);
        // Until it is confirmed, it is marked as not yet made.
        assert_eq!(window.count("[data-draft=open] [data-pending]").await?, 1);
        window.picture("draft").await
    })
    .await
}

/// A piece is dragged onto a mark; where there is none, the page says why not.
#[tokio::test]
async fn a_piece_is_dragged_onto_its_mark() -> Result<()> {
    visit("dragging", AT_A_DESK, async |window: &Window| {
        sit(window, "klotze").await?;
        let view = "document.querySelector('[data-page=game] .ground').style.transform";
        let before = window.ask(&format!("return {view}")).await?;
        window.drag(&spot("d2"), &spot("j5")).await?;
        window.wait("document.querySelector('[data-status=objection]').innerText.trim()").await?;
        assert_eq!(window.ask(&format!("return {view}")).await?, before, "the board lies still");
        window.drag(&spot("d2"), &spot("d3")).await?;
        window.wait("document.querySelector('[data-page=game]').dataset.actions === '1'").await?;
        window.turn().await?;
        assert_eq!(window.count("[data-piece][data-at=d3]").await?, 2);
        // What lies nowhere is the board itself.
        let before = window.ask(&format!("return {view}")).await?;
        window.drag(&spot("a5"), &spot("c5")).await?;
        window.wait(&format!("{view} !== {before}")).await?;
        Ok(())
    })
    .await
}

/// Whoever waits for rest waits for the board too.
#[tokio::test]
async fn a_board_that_is_being_turned_is_not_still() -> Result<()> {
    visit("turning", WATCHING, async |window: &Window| {
        sit(window, "klotze").await?;
        window
            .ask(
                "window.states = [];
                const table = document.querySelector('[data-page=game] [data-state]');
                const note = () => window.states.push(table.dataset.state);
                new MutationObserver(note).observe(table, { attributeFilter: ['data-state'] });",
            )
            .await?;
        window.click("[data-view=board-view-flat]").await?;
        window.wait("window.states.at(-1) === 'still'").await?;
        let states: Value = window.ask("return window.states").await?;
        assert_eq!(states, json!(["moving", "still"]));
        let flat = "document.querySelector('[data-page=game] .ground').getBoundingClientRect()";
        window.wait(&format!("Math.abs({flat}.width - {flat}.height) < 1")).await?;
        window.picture("flat").await
    })
    .await
}

/// Two people at this device, at the start of a game.
async fn sit(window: &Window, game: &str) -> Result<()> {
    window.sit_down(game, "person").await?;
    window.turn().await?;
    Ok(())
}

fn spot(id: &str) -> String {
    format!("[data-page=game] [data-spot={id}]")
}

fn ghost(id: &str) -> String {
    format!("[data-page=game] [data-ghost={id}]")
}
