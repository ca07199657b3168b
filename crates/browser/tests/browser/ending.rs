//! The end of a game: its card and what it says, the rematch, the next level, and that
//! all of it waits for a turn to be confirmed.

use browser::{Language, Visitor, Window, visit};
use serde_json::Value;
use testbed::Result;

use crate::{
    AT_A_DESK, WITH_A_PHONE,
    device::leave_as_0_1_did,
    lobby::{fits, says_everything},
};

/// KU-9: White needs one more red, and pushes it by f4e.
const SIX_REDS: &str = "position: 7/7/7/5WR/7/7/B5B white 6-6 - -";
/// BH-12: Light has sunk three blocks, and the fourth lies ready at c3.
const THREE_SUNK: &str = "position: d3e3,g7,g6,g5,g4/d7,d6,d5,e7,e6 light 1 - -";

const CARD: &str = "[data-page=game][data-ended] [data-status=result]";
const LEVEL: &str = "[data-control=result-next-level]";

/// The text of what has this status.
async fn text(window: &Window, status: &str) -> Result<String> {
    let text =
        format!("return document.querySelector('[data-status={status}]').textContent.trim()");
    Ok(window.ask(&text).await?.as_str().unwrap_or_default().to_owned())
}

/// Opens a game against a bot of level 1 in this position.
pub(crate) async fn open(window: &Window, game: &str, start: &str) -> Result<()> {
    window.open("/").await?;
    window.wait_for("[data-page=shelf]").await?;
    leave_as_0_1_did(window, game, start, "").await?;
    window.wait_for("[data-page=shelf]").await?;
    window.open(&format!("/{game}/play")).await?;
    window.turn().await.map(drop)
}

#[tokio::test]
async fn the_card_says_who_won_and_by_what_and_leads_to_a_rematch() -> Result<()> {
    for (name, visitor, won, by) in [
        ("card", AT_A_DESK, "You win!", "You captured seven reds."),
        ("card-phone", WITH_A_PHONE, "Vous avez gagné\u{202f}!", "Vous avez pris sept rouges."),
    ] {
        visit(name, visitor, async |window: &Window| {
            open(window, "kuba", SIX_REDS).await?;
            window.act_by_typing("f4e").await?;
            window.wait_for(CARD).await?;
            assert_eq!(window.count("[data-control=app-confirm]").await?, 0, "nothing to confirm");
            assert_eq!(text(window, "ended-by").await?, by);
            assert_eq!(text(window, "news").await?, format!("{won} – {by}"), "told once");
            assert_eq!(window.count(LEVEL).await?, 0, "one win is not enough");
            says_everything(window).await?;
            fits(window).await?;
            window.picture("card").await?;

            window.click(&format!("{CARD} [data-control=app-share]")).await?;
            window.wait_for(&format!("{CARD} [data-status=shared] a[href*=position]")).await?;
            window.picture("shared").await?;
            let first = window.ask("return location.pathname").await?;
            // KU-3: the loser has White.
            assert!(text(window, "next-sides").await?.ends_with(match visitor.language {
                Language::English => "You: Black",
                Language::French => "Vous\u{a0}: les noirs",
            }));
            window.click("[data-control=result-rematch]").await?;
            window.wait_for("[data-side=near] [data-seat=black]").await?;
            window.wait(&format!("location.pathname !== {first}")).await?;
            assert!(!window.turn().await?.is_over());
            // The one that is over is there still.
            window.ask("history.back()").await?;
            window.wait_for(CARD).await?;
            window.click("[data-control=result-look-back]").await?;
            window.wait_for("[data-page=game][data-shown='0']").await?;
            window.wait("!document.querySelector('[data-status=result]')").await
        })
        .await?;
    }
    Ok(())
}

/// On a phone all of the card is in sight, and so is the link that is shared from it.
#[tokio::test]
async fn the_card_and_its_link_are_in_sight_on_a_phone() -> Result<()> {
    visit("card-phone", WITH_A_PHONE, async |window: &Window| {
        let inside = |what: &str| {
            format!(
                "(({{ top, bottom, height }}) => height > 0 && top >= 0 && bottom <= innerHeight + 1
                    && document.elementFromPoint(innerWidth / 2, bottom - 2).closest('.result'))(
                    document.querySelector('{what}').getBoundingClientRect())"
            )
        };
        for (width, height) in [(360, 740), (844, 390)] {
            window.resize(width, height).await?;
            window.play_now("kuba").await?;
            window.give_up().await?;
            window.wait(&inside(".result")).await?;
            window.wait(&inside(".result [data-control=app-share]")).await?;
            window.picture(&format!("{width}")).await?;
            window.click(".result [data-control=app-share]").await?;
            window.wait(&inside(".result [data-status=shared] a")).await?;
            window.picture(&format!("{width}-shared")).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn after_two_wins_the_next_level_is_offered() -> Result<()> {
    visit("next-level", AT_A_DESK, async |window: &Window| {
        let level = "document.querySelector('[data-side=far] .about').innerText";
        window.play_now("kuba").await?;
        window.wait(&format!("{level}.includes('level 1')")).await?;
        assert!(window.count("[data-status=coach][data-tip]").await? > 0, "a first game");
        for win in 1..=2 {
            open(window, "kuba", SIX_REDS).await?;
            window.act_by_typing("f4e").await?;
            window.wait_for(CARD).await?;
            assert_eq!(window.count(LEVEL).await?, win - 1, "after {win}");
            // Looked at again, it is no other win.
            window.reload().await?;
            window.wait_for(CARD).await?;
            assert_eq!(window.count(LEVEL).await?, win - 1, "after {win}, again");
        }
        window.picture("offered").await?;
        window.click(LEVEL).await?;
        window.wait(&format!("{level}.includes('level 2')")).await?;
        window.play_now("kuba").await?;
        window.wait(&format!("{level}.includes('level 2')")).await?;
        assert_eq!(window.count("[data-status=coach][data-tip]").await?, 0, "one has played");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_turn_that_would_win_ends_nothing_before_it_is_confirmed() -> Result<()> {
    visit("winning-turn", Visitor { ..AT_A_DESK }, async |window: &Window| {
        open(window, "black-holes", THREE_SUNK).await?;
        window.press("/").await?;
        window.type_into("[data-page=game] form.typing input", "d3w").await?;
        window.wait_for("[data-page=game][data-draft=open]").await?;
        window.wait_for("[data-control=app-confirm]:not([disabled])").await?;
        let news = text(window, "news").await?;
        assert!(news.ends_with("Confirm your turn"), "{news}");
        assert_eq!(window.count("[data-status=result]").await?, 0, "it is not confirmed");
        window.click("[data-control=app-confirm]").await?;
        window.wait_for(CARD).await?;
        assert_eq!(text(window, "news").await?, "You win! – You sank four blocks.");
        window.picture("card").await
    })
    .await
}

#[tokio::test]
async fn who_resigns_hears_it_once() -> Result<()> {
    visit("resigned-once", AT_A_DESK, async |window: &Window| {
        window.play_now("klotze").await?;
        window
            .ask(
                "window.heard = [];
                const news = document.querySelector('[data-status=news]');
                new MutationObserver(() => window.heard.push(news.textContent.trim()))
                    .observe(news, { childList: true, characterData: true, subtree: true });",
            )
            .await?;
        window.click("[data-control=app-resign]").await?;
        window.click("[data-control=app-resign-sure]").await?;
        window.wait_for(CARD).await?;
        window.wait("window.heard.length > 0").await?;
        let heard = window.ask("return window.heard.filter(Boolean)").await?;
        assert_eq!(heard, Value::from(vec!["You lose – You resigned."]));
        window.picture("card").await
    })
    .await
}
