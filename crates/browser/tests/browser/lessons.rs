//! Lessons: from the shelf to the last step, by what each step asks for; what was done
//! is kept, and what is wrong is answered.

use browser::{Window, visit};
use rulebook::Lesson;
use shelf::Game;
use testbed::Result;

use crate::{
    AT_A_DESK, WITH_A_PHONE,
    axe::violations,
    lobby::fits,
    rulebooks::{answers, try_typing},
};

#[tokio::test]
async fn kuba_is_learnt_from_the_shelf_to_the_first_game() -> Result<()> {
    is_learnt(Game::Kuba).await
}

#[cfg(feature = "long")]
#[tokio::test]
async fn black_holes_is_learnt_from_the_shelf_to_the_first_game() -> Result<()> {
    is_learnt(Game::BlackHoles).await
}

#[cfg(feature = "long")]
#[tokio::test]
async fn klotze_is_learnt_from_the_shelf_to_the_first_game() -> Result<()> {
    is_learnt(Game::Klotze).await
}

#[cfg(feature = "long")]
#[tokio::test]
async fn bille_trap_is_learnt_from_the_shelf_to_the_first_game() -> Result<()> {
    is_learnt(Game::BilleTrap).await
}

async fn is_learnt(game: Game) -> Result<()> {
    let lesson = Lesson::of(game, words::Language::English);
    visit("lesson", AT_A_DESK, async |window: &Window| {
        window.open("/").await?;
        // One click.
        window.click(&format!("[data-game={}] [data-way=learn]", game.name())).await?;
        for (number, step) in lesson.steps.iter().enumerate() {
            window.wait_for(&format!("[data-step='{}']", number + 1)).await?;
            answers(window, "none").await?;
            let start = step.example.open(game)?;
            let (right, wrong): (Vec<_>, Vec<_>) =
                start.actions().into_iter().partition(|token| step.is_right(token));
            if let Some(wrong) = wrong.first() {
                try_typing(window, wrong).await?;
                answers(window, "wrong").await?;
            }
            try_typing(window, &right[0]).await?;
            answers(window, "right").await?;
            if number == 1 {
                window.picture(game.name()).await?;
            }
            if number + 1 < lesson.steps.len() {
                window.click("[data-control=lesson-next]").await?;
            }
        }
        assert_eq!(violations(window).await?, Vec::<String>::new());
        // The first game is coached, even if tips were dismissed before.
        let dismissed =
            format!("localStorage.setItem('ludotheque-coached-{}', 'yes')", game.name());
        window.ask(&dismissed).await?;
        window.click("[data-page=lesson] [data-way=now]").await?;
        window.turn().await?;
        window.wait_for("[data-status=coach][data-tip]").await.map(drop)
    })
    .await
}

#[tokio::test]
async fn a_lesson_goes_on_where_it_was_left() -> Result<()> {
    visit("lesson-phone", WITH_A_PHONE, async |window: &Window| {
        window.open("/learn/kuba").await?;
        window.wait_for("[data-step='1']").await?;
        fits(window).await?;
        window.picture("first").await?;
        // Shown, it counts as learnt, too.
        window.click("[data-control=rulebook-show]").await?;
        answers(window, "right").await?;
        window.click("[data-control=lesson-next]").await?;
        window.wait_for("[data-step='2']").await?;
        window.load("/learn").await?;
        window
            .wait("document.querySelector('[data-game=kuba] [data-way=lesson]')?.innerText.includes('1 sur')")
            .await?;
        window.picture("learn").await?;
        window.click("[data-game=kuba] [data-way=lesson]").await?;
        window.wait_for("[data-step='2']").await?;
        fits(window).await?;
        window.picture("second").await
    })
    .await
}
