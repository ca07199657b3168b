//! Puzzles: from the shelf to the solution, wrong tries with what refutes them, and what
//! was solved is kept.

use ::puzzles::{Attempt, Puzzle, PuzzleGame, Tried, collection};
use browser::{Window, visit};
use shelf::{
    Game,
    games::{bille_trap::BilleTrap, black_holes::BlackHoles, klotze::Klotze, kuba::Kuba},
};
use testbed::Result;

use crate::{
    AT_A_DESK, WITH_A_PHONE,
    axe::violations,
    lobby::fits,
    offline::after_one_visit,
    rulebooks::{answers, try_typing},
};

#[tokio::test]
async fn the_puzzle_of_the_day_is_one_click_from_the_shelf_and_the_next() -> Result<()> {
    visit("puzzles", WITH_A_PHONE, async |window: &Window| {
        window.open("/").await?;
        window.click("[data-page=shelf] [data-way=puzzles]").await?;
        window.wait_for("[data-list=day] [data-way=day]").await?;
        window
            .wait(&format!(
                "document.querySelectorAll('[data-status=solved]').length === {}",
                Game::ALL.len()
            ))
            .await?;
        fits(window).await?;
        assert_eq!(violations(window).await?, Vec::<String>::new());
        window.picture("overview").await?;
        window.click("[data-list=day] [data-way=day]").await?;
        window.wait_for("[data-page=puzzle] [data-answer=none]").await?;
        fits(window).await?;
        window.picture("of-the-day").await
    })
    .await
}

/// Also where nothing is special about a puzzle something can be said, and what the signs
/// on its board mean.
#[tokio::test]
async fn every_puzzle_has_a_hint_and_its_signs_a_legend() -> Result<()> {
    visit("puzzle-signs", WITH_A_PHONE, async |window: &Window| {
        window.open("/puzzles/bille-trap/ajwfr9").await?;
        window.wait("document.querySelectorAll('.puzzle .text .legend li').length === 3").await?;
        window.click("[data-control=puzzles-hint]").await?;
        window.wait_for("[data-status=hint] p").await?;
        fits(window).await?;
        assert_eq!(violations(window).await?, Vec::<String>::new());
        window.picture("hinted").await
    })
    .await
}

#[tokio::test]
async fn a_puzzle_of_kuba_is_solved_and_stays_so() -> Result<()> {
    visit("puzzles-kuba", AT_A_DESK, async |window: &Window| {
        let puzzle = with_replies::<Kuba>();
        let id = puzzle.id();
        is_solved(window, puzzle).await?;
        assert_eq!(violations(window).await?, Vec::<String>::new());
        window.picture("solved").await?;
        window.click("[data-page=puzzle] [data-way=next]").await?;
        window.wait_for("[data-page=puzzle] [data-answer=none]").await?;
        window.load("/puzzles/kuba").await?;
        let solved = format!("[data-puzzle={id}][data-left=solved]");
        window.wait_for(&solved).await?;
        assert_eq!(window.count("[data-left]").await?, 1);
        assert_eq!(violations(window).await?, Vec::<String>::new());
        window.picture("list").await?;
        // Those of one kind alone.
        window
            .ask(
                "const kind = document.querySelector('[data-choice=theme]');
                 kind.value = 'no-push-left';
                 kind.dispatchEvent(new Event('change', { bubbles: true }))",
            )
            .await?;
        window.wait("!document.querySelector('[data-left]')").await?;
        window.wait_for("[data-puzzle]").await?;
        window.load("/puzzles").await?;
        window
            .wait("document.querySelector('[data-game=kuba] [data-status=solved]')?.innerText.startsWith('1 ')")
            .await
    })
    .await
}

#[tokio::test]
async fn what_is_shown_is_no_solution_of_one_s_own() -> Result<()> {
    visit("puzzles-shown", AT_A_DESK, async |window: &Window| {
        let id = with_replies::<Kuba>().id();
        window.open(&format!("/puzzles/kuba/{id}")).await?;
        window.click("[data-control=puzzles-hint]").await?;
        window.wait_for("[data-status=hint] p").await?;
        window.click("[data-control=puzzles-show-solution]").await?;
        answers(window, "shown").await?;
        window.load("/puzzles/kuba").await?;
        window.wait_for(&format!("[data-puzzle={id}][data-left=shown]")).await?;
        window.open("/puzzles/kuba/aaaaaa").await?;
        window.wait_for("[data-wrong=no-puzzle]").await.map(drop)
    })
    .await
}

#[tokio::test]
async fn a_puzzle_of_black_holes_is_solved() -> Result<()> {
    visit("puzzles-black-holes", AT_A_DESK, async |window: &Window| {
        is_solved(window, with_replies::<BlackHoles>()).await
    })
    .await
}

#[tokio::test]
async fn a_puzzle_of_klotze_is_solved() -> Result<()> {
    visit("puzzles-klotze", AT_A_DESK, async |window: &Window| {
        is_solved(window, with_replies::<Klotze>()).await?;
        window.picture("solved").await
    })
    .await
}

#[tokio::test]
async fn a_puzzle_of_bille_trap_is_solved_and_tells_what_each_move_is_worth() -> Result<()> {
    visit("puzzles-bille-trap", AT_A_DESK, async |window: &Window| {
        let puzzle = collection::<BilleTrap>().swap_remove(0);
        let moves = puzzle.figures.len();
        is_solved(window, puzzle).await?;
        window.picture("solved").await?;
        assert_eq!(window.count(".worth li").await?, moves);
        Ok(())
    })
    .await
}

/// Wrong tries are answered by the thinker, which needs no server either.
#[tokio::test]
async fn after_one_visit_puzzles_need_no_server() -> Result<()> {
    after_one_visit("puzzles-offline", async |window: &Window| {
        window.click("[data-page=shelf] [data-way=puzzles]").await?;
        window.wait_for("[data-list=day] [data-way=day]").await?;
        is_solved(window, with_replies::<Kuba>()).await?;
        is_solved(window, collection::<BilleTrap>().swap_remove(0)).await?;
        window.load("/puzzles").await?;
        let solved = "document.querySelector('[data-game=kuba] [data-status=solved]')";
        window.wait(&format!("{solved}?.innerText.startsWith('1 ')")).await
    })
    .await
}

/// The first puzzle of a game in which the others have something to say.
fn with_replies<P: PuzzleGame>() -> Puzzle<P> {
    let answered = |puzzle: &Puzzle<P>| {
        let tried = Attempt::new(puzzle.clone()).try_action(puzzle.solution[0]);
        matches!(tried, Ok(Tried::GoesOn { replies }) if !replies.is_empty())
    };
    collection().into_iter().find(answered).expect("a longer puzzle")
}

/// Solves a puzzle on its page, after a wrong try.
async fn is_solved<P: PuzzleGame>(window: &Window, puzzle: Puzzle<P>) -> Result<()> {
    window.open(&format!("/puzzles/{}/{}", P::GAME, puzzle.id())).await?;
    answers(window, "none").await?;
    let wrong = puzzle.position.actions().into_iter().find(|action| *action != puzzle.solution[0]);
    try_typing(window, &wrong.expect("another move").to_string()).await?;
    answers(window, "wrong").await?;
    if window.count("[data-control=puzzles-show-why]").await? > 0 {
        assert!(window.count("[data-status=answer] li").await? > 1);
        window.click("[data-control=puzzles-show-why]").await?;
        answers(window, "wrong").await?;
    }
    window.picture("wrong").await?;
    let mut attempt = Attempt::new(puzzle);
    while !attempt.is_solved() {
        let action = attempt.solution().expect("a proof")[0];
        // What was shown is put back first.
        window.wait_for("[data-page=puzzle] .desk[data-rests]").await?;
        try_typing(window, &action.to_string()).await?;
        let expected = match attempt.try_action(action).expect("a proof") {
            Tried::Solved => "right",
            Tried::GoesOn { .. } => "goes-on",
            Tried::Refused(_) | Tried::Wrong(_) => "none",
        };
        answers(window, expected).await?;
    }
    Ok(())
}
