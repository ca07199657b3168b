//! Rulebooks: what is read stands on the board beside it, what a rule allows can be
//! done there, and what it forbids is refused by that very rule.

use browser::{Language, Window, visit};
use rulebook::{Paragraph, Rulebook};
use shelf::Game;
use testbed::Result;

use crate::{
    AT_A_DESK, WITH_A_PHONE, axe::violations, lobby::fits, offline::after_one_visit, parts::block,
};

/// Where something is typed that shall be done on the board.
const FIELD: &str = ".trying form.typing input";
/// What the board says.
const ANSWER: &str = "document.querySelector('[data-status=answer]')";

#[tokio::test]
async fn the_rules_of_kuba_are_tried() -> Result<()> {
    every_rule_is_tried(Game::Kuba).await
}

#[cfg(feature = "long")]
#[tokio::test]
async fn the_rules_of_black_holes_are_tried() -> Result<()> {
    every_rule_is_tried(Game::BlackHoles).await
}

#[cfg(feature = "long")]
#[tokio::test]
async fn the_rules_of_klotze_are_tried() -> Result<()> {
    every_rule_is_tried(Game::Klotze).await
}

#[cfg(feature = "long")]
#[tokio::test]
async fn the_rules_of_bille_trap_are_tried() -> Result<()> {
    every_rule_is_tried(Game::BilleTrap).await
}

/// Tries the first example of every rule that forbids something.
async fn every_rule_is_tried(game: Game) -> Result<()> {
    let book = Rulebook::of(game, words::Language::English);
    visit("rulebook", AT_A_DESK, async |window: &Window| {
        window.open(&format!("/rules/{}", game.name())).await?;
        for Paragraph { rule, examples, .. } in book.rules() {
            let example = &examples[0];
            let Some(forbidden) = example.no.iter().find(|forbidden| forbidden.rule == *rule)
            else {
                continue;
            };
            window.click(&format!("[data-rule={rule}] [data-control=rulebook-try-here]")).await?;
            answers(window, "none").await?;
            try_typing(window, &forbidden.token).await?;
            answers(window, "refused").await?;
            let said = window.ask(&format!("return {ANSWER}.innerText")).await?;
            let said = said.as_str().unwrap_or_default();
            assert!(said.contains(rule.as_str()), "{rule}, {}: {said}", forbidden.token);
            try_typing(window, &example.yes[0]).await?;
            answers(window, "made").await?;
            window.click("[data-control=rulebook-again]").await?;
            answers(window, "none").await?;
        }
        window.picture(game.name()).await
    })
    .await
}

/// Types something to be done on the board of a rule or of a step.
pub(crate) async fn try_typing(window: &Window, token: &str) -> Result<()> {
    if window.count(FIELD).await? == 0 {
        window.ask("document.querySelector('.trying [data-spot][tabindex=\"0\"]').focus()").await?;
        window.press("/").await?;
    }
    window.wait_for(FIELD).await?;
    window.type_into(FIELD, token).await
}

/// Waits until the board answers so.
pub(crate) async fn answers(window: &Window, answer: &str) -> Result<()> {
    window.wait(&format!("{ANSWER}?.dataset.answer === '{answer}'")).await
}

#[tokio::test]
async fn what_is_read_stands_on_the_board() -> Result<()> {
    for (name, visitor) in [("reading", AT_A_DESK), ("reading-phone", WITH_A_PHONE)] {
        visit(name, visitor, async |window: &Window| {
            let language = match visitor.language {
                Language::English => words::Language::English,
                Language::French => words::Language::French,
            };
            let book = Rulebook::of(Game::Klotze, language);
            window.open("/rules/klotze").await?;
            window.wait_for("[data-rule=KL-7]").await?;
            window.picture("start").await?;
            let read = "document.querySelector('[data-rule=KL-7]').scrollIntoView()";
            window.ask(read).await?;
            let task: String = book
                .rule("KL-7")
                .expect("the rule")
                .task
                .iter()
                .map(rulebook::Span::text)
                .collect();
            window
                .wait(&format!(
                    "document.querySelector('[data-status=task]').innerText === '{task}'"
                ))
                .await?;
            assert_eq!(window.count(".contents [aria-current]").await?, 1);
            fits(window).await?;
            window.picture("read").await
        })
        .await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_rule_is_shown_on_request_and_its_reason_told() -> Result<()> {
    visit("rulebook-shown", AT_A_DESK, async |window: &Window| {
        window.load("/rules/bille-trap#BT-9").await?;
        window.wait_for("[data-rule=BT-9][data-asked]").await?;
        window.click("[data-control=rulebook-show]").await?;
        // The marble that is pressed last drops.
        window.wait(&format!("{ANSWER}.innerText.includes('drops')")).await?;
        window.click("[data-rule=BT-9] .why summary").await?;
        window.wait_for("[data-rule=BT-9] .why[open] p").await?;
        window.picture("shown").await?;
        // A link to another rule of this book leads there without loading anything.
        window.ask("window.still = true").await?;
        window.click("[data-chapter=open] .left-open a[href$='BT-7']").await?;
        window.wait_for("[data-rule=BT-7][data-asked]").await?;
        assert_eq!(window.ask("return window.still && location.hash").await?, "#BT-7");
        assert_eq!(violations(window).await?, Vec::<String>::new());
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_rulebook_changes_its_language() -> Result<()> {
    visit("rulebook-language", AT_A_DESK, async |window: &Window| {
        window.load("/rules/kuba#KU-6").await?;
        window
            .wait("document.querySelector('[data-rule=KU-6] h3')?.innerText.includes('edge')")
            .await?;
        window.click("[data-switch=language]").await?;
        window
            .wait("document.querySelector('[data-rule=KU-6] h3')?.innerText.includes('bord')")
            .await?;
        window
            .wait("document.querySelector('[data-status=task]').innerText.includes('rouge')")
            .await
    })
    .await
}

#[tokio::test]
async fn a_rulebook_that_can_not_be_loaded_is_told_and_tried_again() -> Result<()> {
    visit("rulebook-missing", WITH_A_PHONE, async |window: &Window| {
        window.expect_errors("net::ERR_");
        window.expect_errors("Failed to fetch");
        window.open_from_afar("/learn").await?;
        window.wait_for("[data-page=learn] [data-game]").await?;
        window.picture("learn").await?;
        block(window, &["*/app/rulebook-*"]).await?;
        window.click("[data-game=kuba] [data-way=rules]").await?;
        window.wait_for("[data-part=missing]").await?;
        block(window, &[]).await?;
        window.click("[data-control=start-retry]").await?;
        window.wait_for("[data-rule=KU-1]").await?;
        fits(window).await
    })
    .await
}

#[tokio::test]
async fn after_one_visit_no_rulebook_needs_the_server() -> Result<()> {
    after_one_visit("rulebook-offline", async |window: &Window| {
        for game in Game::NAMES {
            window.load(&format!("/rules/{game}")).await?;
            window.wait_for("[data-page=rules] [data-rule=ALL-4]").await?;
        }
        Ok(())
    })
    .await
}
