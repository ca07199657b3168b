//! Every attempt gets an answer, with its rule and facts, and an old answer goes
//! when something else is done. A drag on a piece never turns the board.

use browser::{Window, visit};
use serde_json::Value;
use testbed::Result;

use crate::AT_A_DESK;
use crate::at_a_table::{actions, at_a_table};

/// Where an answer stands.
const OBJECTION: &str = "document.querySelector('[data-status=objection]').innerText.trim()";

/// What is chosen first, what is pointed at then, and how the answer begins.
type Case = (Option<&'static str>, &'static str, &'static str);

#[tokio::test]
async fn kuba_answers_every_attempt() -> Result<()> {
    let cases = [
        (None, "c1", "KU-4: there is no marble on c1. Choose one of your glowing marbles."),
        (None, "d4", "KU-4: the marble on d4 is red and belongs to nobody."),
        (None, "f7", "KU-4: the marble on f7 is Black’s, not yours."),
        (None, "b6", "KU-6: this marble is stuck for now; "),
        (None, "black-reds", "KU-6: captured marbles stay off the board."),
        (Some("a6"), "d6", "KU-4: a push moves the marble on a6 by one square"),
        (Some("a6"), "a5", "KU-4: to push the marble on a6, the square"),
        (Some("a6"), "black-reds", "KU-4: a push moves the marble on a6 by one square"),
    ];
    answers("kuba", &cases).await
}

#[tokio::test]
async fn black_holes_answers_every_attempt() -> Result<()> {
    let cases = [
        (None, "a5", "BH-5: there is no block on a5."),
        (None, "e4", "BH-5: the block on e4 is Dark’s, not yours."),
        (None, "e5", "BH-6: this block is stuck for now; "),
        (None, "c3", "BH-7: c3 is a hole."),
        (None, "dark-rack", "BH-12: the racks hold sunk blocks."),
        (Some("d4"), "e4", "BH-6: a dark block is already on e4"),
        (Some("d4"), "i9", "BH-5: the block on d4 tips over one edge at a time."),
        (Some("d4"), "light-rack", "BH-12: the racks hold sunk blocks."),
    ];
    answers("black-holes", &cases).await
}

#[tokio::test]
async fn klotze_answers_every_attempt() -> Result<()> {
    let cases = [
        (None, "e1", "KL-6: there is no piece on e1."),
        (None, "f6", "KL-6: the green Klotz on f6 is not yours."),
        (None, "a1", "KL-12: Red’s stone waits in its corner."),
        (Some("d2"), "j5", "KL-7: the piece on d2 is 1 high"),
        (Some("e4"), "a1", "KL-7: the piece on e4 is 3 high"),
    ];
    answers("klotze", &cases).await
}

async fn answers(game: &str, cases: &[Case]) -> Result<()> {
    visit(&format!("attempts-{game}"), AT_A_DESK, async |window: &Window| {
        window.sit_down(game, "person").await?;
        window.click("[data-view=board-view-flat]").await?;
        window.turn().await?;
        for (chosen, at, begins) in cases {
            if let Some(chosen) = chosen {
                choose(window, chosen).await?;
                window.wait(&format!("{OBJECTION} === ''")).await?;
            }
            window.point(&spot(at)).await?;
            says(window, begins).await?;
            // What was taken to the wrong place is still in hand.
            let held = window.count("[data-spot][data-chosen]").await?;
            assert_eq!(held, usize::from(chosen.is_some()), "{at}");
            window.ask("document.querySelector('[data-page=game] .table').click()").await?;
            window.wait("!document.querySelector('[data-spot][data-chosen]')").await?;
        }
        window.picture("answered").await?;
        assert_eq!(window.state().await?.actions, 0);
        Ok(())
    })
    .await
}

/// BH-4: an answer is gone as soon as the felt is tapped, a piece is released, or half
/// a turn is taken back.
#[tokio::test]
async fn an_old_answer_goes_when_something_else_is_done() -> Result<()> {
    visit("attempts-old", AT_A_DESK, async |window: &Window| {
        window.sit_down("black-holes", "person").await?;
        window.click("[data-view=board-view-flat]").await?;
        window.turn().await?;
        let gone = format!("{OBJECTION} === ''");
        window.point(&spot("a5")).await?;
        says(window, "BH-5").await?;
        window.ask("document.querySelector('[data-page=game] .table').click()").await?;
        window.wait(&gone).await?;

        choose(window, "d4").await?;
        window.point(&spot("i9")).await?;
        says(window, "BH-5").await?;
        window.point(&spot("d4")).await?;
        window.wait(&gone).await?;
        assert_eq!(window.count("[data-spot][data-chosen]").await?, 0, "it is released");

        choose(window, "g5").await?;
        window.point(&spot("h5")).await?;
        window.wait_for("[data-control=app-confirm]:not([disabled])").await?;
        window.point(&spot("d4")).await?;
        window.wait(&format!("{OBJECTION} !== ''")).await?;
        window.click("[data-control=app-take-back]").await?;
        window.wait(&gone).await
    })
    .await
}

/// Nobody's turn here, another moment, the end: each is answered as such.
#[tokio::test]
async fn pointing_out_of_turn_is_answered() -> Result<()> {
    let options = serde_json::json!({ "game": "kuba" });
    at_a_table("attempts-turn", &options, async |ada: &Window, bob: &Window| {
        ada.turn().await?;
        ada.act_by_pointing(0).await?;
        actions(bob, 1).await?;
        ada.wait_for("[data-page=game] [data-state=still]").await?;
        ada.point(&spot("g2")).await?;
        ada.wait(&format!("{OBJECTION}.includes('not your turn') && {OBJECTION}.includes('Bob')"))
            .await?;
        // The other's move puts an end to that answer.
        bob.turn().await?;
        bob.act_by_pointing(0).await?;
        ada.turn().await?;
        ada.wait(&format!("{OBJECTION} === ''")).await
    })
    .await
}

#[tokio::test]
async fn pointing_at_the_wrong_moment_is_answered() -> Result<()> {
    visit("attempts-moments", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.act_by_pointing(0).await?;
        window.turn().await?;
        window.click("[data-control=app-previous]").await?;
        window.point(&spot("g2")).await?;
        says(window, "You are looking back. Go to the current move to play.").await?;
        window.click("[data-control=app-last]").await?;
        window.wait(&format!("{OBJECTION} === ''")).await?;

        window.sit_down("black-holes", "person").await?;
        window.click("[data-view=board-view-flat]").await?;
        window.turn().await?;
        choose(window, "g5").await?;
        window.point(&spot("h5")).await?;
        window.wait_for("[data-control=app-confirm]:not([disabled])").await?;
        window.point(&spot("d4")).await?;
        window.wait(&format!("{OBJECTION} !== ''")).await?;
        assert_eq!(window.state().await?.actions, 1, "the turn is whole");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn pointing_after_the_end_is_answered() -> Result<()> {
    visit("attempts-over", AT_A_DESK, async |window: &Window| {
        let position = "7/7/7/5WR/7/7/B5B white 6-6 - -";
        let text =
            window.ask(&format!("return encodeURIComponent({})", Value::from(position))).await?;
        window.open(&format!("/kuba/position/{}", text.as_str().unwrap_or_default())).await?;
        window.turn().await?;
        window.act_by_typing("f4e").await?;
        window.wait_for("[data-page=game][data-actor=over]").await?;
        window.point(&spot("a1")).await?;
        says(window, "The game is over.").await
    })
    .await
}

/// A red marble and one that is stuck are dragged: both are answered, and the board
/// lies still.
#[tokio::test]
async fn a_drag_on_a_piece_never_turns_the_board() -> Result<()> {
    visit("attempts-drag", AT_A_DESK, async |window: &Window| {
        window.sit_down("kuba", "person").await?;
        window.turn().await?;
        let view = "document.querySelector('[data-page=game] .ground').style.transform";
        let before = window.ask(&format!("return {view}")).await?;
        for (from, told) in [
            ("d4", "KU-4: the marble on d4 is red and belongs to nobody."),
            ("b6", "KU-6: this marble"),
        ] {
            window.drag(&ball(from), &spot("e1")).await?;
            says(window, told).await?;
            assert_eq!(window.ask(&format!("return {view}")).await?, before, "{from}");
        }
        // Where nothing lies, the board itself is taken.
        window.drag(&spot("d1"), &spot("g3")).await?;
        window.wait(&format!("{view} !== {before}")).await
    })
    .await
}

/// Waits for an answer: “KU-4: there is no marble” stands for the sentence with a link to
/// the rule behind it, which is named nowhere else.
async fn says(window: &Window, begins: &str) -> Result<()> {
    let is_rule = |word: &str| word.contains('-') && !word.contains(' ');
    let (rule, sentence) = match begins.split_once(": ") {
        Some((rule, sentence)) if is_rule(rule) => (rule, sentence),
        None if is_rule(begins) => (begins, ""),
        _ => ("", begins),
    };
    let (rule, sentence) = (Value::from(rule), Value::from(sentence));
    let told = format!("{OBJECTION}.toLowerCase().startsWith({sentence}.toLowerCase())");
    let named = format!("{OBJECTION}.endsWith('Rule ' + {rule})");
    let once = format!("{OBJECTION}.split({rule}).length === 2");
    window.wait(&format!("{told} && (!{rule} || ({named} && {once}))")).await
}

async fn choose(window: &Window, id: &str) -> Result<()> {
    window.point(&spot(id)).await?;
    window.wait_for(&format!("{}[data-chosen]", spot(id))).await.map(drop)
}

fn spot(id: &str) -> String {
    format!("[data-page=game] [data-spot={id}]")
}

fn ball(id: &str) -> String {
    format!("[data-page=game] [data-piece][data-at={id}] > .ball")
}
