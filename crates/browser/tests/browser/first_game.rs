//! The first game of a kind: tips that follow from the position and from what is chosen,
//! what they have the board show, what the last turns came to, and how all of it ends.

use browser::{Window, visit};
use serde_json::Value;
use testbed::Result;

use crate::{AT_A_DESK, GAMES, WITH_A_PHONE, ending::open};

const TIP: &str = "[data-status=coach][data-tip]";
const SHOW: &str = "[data-control=coach-show]";
/// What the board shows on behalf of a tip.
const SHOWN: &str = "[data-page=game] .note.hint";

#[tokio::test]
async fn the_board_shows_what_a_tip_means() -> Result<()> {
    visit("tips", WITH_A_PHONE, async |window: &Window| {
        for game in GAMES {
            window.play_now(game).await?;
            window.wait_for(TIP).await?;
            assert_eq!(window.count(SHOWN).await?, 0, "{game}: nobody has asked");
            window.click(SHOW).await?;
            window.wait_for(SHOWN).await?;
            window.wait_for(&format!("{SHOW}[aria-pressed=true]")).await?;
            // The keys go on on the board, where it is said, too.
            window.wait("document.activeElement.closest('.board')").await?;
            let told = "[...document.querySelectorAll('[data-page=game] [data-spot]')]
                .some((spot) => spot.ariaLabel.includes('astuce'))";
            window.wait(told).await?;
            window.picture(game).await?;
            window.click(SHOW).await?;
            window.wait(&format!("!document.querySelector('{SHOWN}')")).await?;

            // It goes with the position that it was for.
            window.click(SHOW).await?;
            window.wait_for(SHOWN).await?;
            window.act_by_pointing(0).await?;
            window.turn().await?;
            assert_eq!(window.count(SHOWN).await?, 0, "{game}: a move was made");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_tip_follows_what_is_chosen() -> Result<()> {
    visit("tips-chosen", AT_A_DESK, async |window: &Window| {
        for (game, follows) in [("kuba", "tip-kuba-arrow"), ("klotze", "tip-klotze-ring")] {
            window.play_now(game).await?;
            let tip = "document.querySelector('[data-status=coach]')?.dataset.tip";
            let before = window.wait_for_value(&format!("{tip} ?? null")).await?;
            window.point("[data-page=game] [data-spot][data-from]").await?;
            window.wait(&format!("{tip} === {}", Value::from(follows))).await?;
            window.picture(game).await?;
            // Whoever lets go of it hears what they heard before.
            window.point("[data-page=game] [data-spot][data-chosen]").await?;
            window.wait(&format!("{tip} === {before}")).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn tips_are_dismissed_for_good_by_one_tap() -> Result<()> {
    visit("tips-dismissed", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.wait_for(TIP).await?;
        window.click("[data-control=coach-dismiss]").await?;
        window.wait(&format!("!document.querySelector('{TIP}')")).await?;
        window.reload().await?;
        window.turn().await?;
        assert_eq!(window.count(TIP).await?, 0, "the same game");
        window.play_now("kuba").await?;
        assert_eq!(window.count(TIP).await?, 0, "another one");
        window.play_now("klotze").await?;
        window.wait_for(TIP).await?;
        // Who has played one to its end is not coached, either.
        window.give_up().await?;
        window.play_now("klotze").await?;
        assert_eq!(window.count(TIP).await?, 0, "it is known by now");
        Ok(())
    })
    .await
}

/// Where it is told what the last turns came to.
const RECAP: &str = "document.querySelector('[data-status=recap]')?.innerText.trim()";

#[tokio::test]
async fn what_a_move_came_to_is_told_until_the_next_one() -> Result<()> {
    for (name, visitor, told) in [
        ("recap", AT_A_DESK, "You pushed a red marble off: 5 of seven."),
        ("recap-phone", WITH_A_PHONE, "Vous avez fait sortir une rouge\u{a0}: 5 sur sept."),
    ] {
        visit(name, visitor, async |window: &Window| {
            // Black has one marble, far from everything.
            open(window, "kuba", "position: 7/7/R1R1R2/5WR/R6/B6/2W4 white 4-4 - -").await?;
            let height = "return document.querySelector('[data-page=game] .say').offsetHeight";
            let before = window.ask(height).await?;
            window.act_by_typing("f4e").await?;
            window.act_by_typing("pass").await?;
            window.wait(&format!("{RECAP} === {}", Value::from(told))).await?;
            window.wait("document.querySelector('[data-status=recap][role=status]')").await?;
            assert_eq!(window.ask(height).await?, before, "it has its place");
            window.picture("told").await?;
            // Whoever chooses a piece hears about that, and comes back to it.
            window.point("[data-page=game] [data-spot][data-from]").await?;
            window.wait(&format!("{RECAP} === ''")).await?;
            window.point("[data-page=game] [data-spot][data-chosen]").await?;
            window.wait(RECAP).await?;
            window.click("[data-control=coach-dismiss]").await?;
            window.wait(&format!("{RECAP} === ''")).await
        })
        .await?;
    }
    Ok(())
}
