//! The game screen at every size: all of it fits the window, the board is as large as
//! it can be, a phone may be turned in mid-game, and nothing jumps.

use browser::{Window, visit};
use serde_json::Value;
use testbed::Result;

use crate::{AT_A_DESK, GAMES, marbles::open_position};

/// From the smallest phone to the largest desk, upright and lying.
const SIZES: [(u32, u32); 7] =
    [(320, 640), (360, 740), (390, 844), (740, 360), (844, 390), (1280, 900), (1920, 1080)];

/// What is wrong with the screen of a game: what is outside of the window, what
/// scrolls, and a board that could be larger.
const WRONG: &str = "
    const wrong = [];
    const page = document.querySelector('[data-page=game]');
    const box = (element) => element.getBoundingClientRect();
    const whole = document.documentElement;
    if (whole.scrollWidth > innerWidth) wrong.push(`${whole.scrollWidth} pixels wide`);
    if (whole.scrollHeight > innerHeight) wrong.push(`${whole.scrollHeight} pixels high`);
    const inside = (element, name) => {
        const { left, top, right, bottom, width } = box(element);
        const is = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        if (!is || width === 0) wrong.push(`${name}: ${[left, top, right, bottom].map(Math.round)}`);
    };
    const plates = [...page.querySelectorAll('.plate')];
    if (plates.length < 2) wrong.push(`${plates.length} plates`);
    for (const plate of plates) inside(plate, `plate ${plate.dataset.seat}`);
    inside(page.querySelector('[data-status=turn]'), 'status');
    const controls = [...page.querySelectorAll('.bar > .icon-button')]
        .filter((control) => control.checkVisibility());
    // Where the tabs are always there, what they open is no control of the bar.
    const tabs = page.querySelector('.tab').checkVisibility({ visibilityProperty: true });
    if (controls.length < (tabs ? 4 : 5)) wrong.push(`${controls.length} controls`);
    for (const control of controls) {
        inside(control, control.dataset.control);
        const name = control.querySelector('span');
        if (name.scrollWidth > control.clientWidth) wrong.push(`${name.innerText} is cut off`);
    }
    const felt = box(page.querySelector('.felt'));
    const parts = [...page.querySelectorAll('.ground .side, .ground .wheel, .ground .rack > .face')]
        .map(box).filter(({ width, height }) => width + height > 0);
    const edge = (side, most) => most(...parts.map((part) => part[side]));
    const [left, right] = [edge('left', Math.min), edge('right', Math.max)];
    const [top, bottom] = [edge('top', Math.min), edge('bottom', Math.max)];
    const [wide, high] = [(right - left) / felt.width, (bottom - top) / felt.height];
    if (wide < 0.94 && high < 0.88) wrong.push(`board: ${wide.toFixed(3)} × ${high.toFixed(3)}`);
    // Its sides stand a hair beyond its top.
    const cut = Math.max(right - left - felt.width, bottom - top - felt.height);
    if (cut > 3) wrong.push(`board: ${cut} pixels cut off`);
    return wrong;";

/// The buttons on the felt that cover something of the board.
const COVERING: &str = "
    // By itself the wood lets pointers through.
    const wood = [...document.querySelectorAll(':is(.ground, .ground :is(.slab, .side, .wheel))')];
    wood.forEach(({ style }) => style.pointerEvents = 'auto');
    const covers = (button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
        return corners.some(([x, y]) => document.elementsFromPoint(x, y)
            .some((element) => element.closest('.ground')));
    };
    const buttons = [...document.querySelectorAll('[data-page=game] .look')];
    const covering = buttons.filter((button) => button.checkVisibility() && covers(button));
    wood.forEach(({ style }) => style.pointerEvents = '');
    return covering.map((button) => button.dataset.view);";

/// The buttons for the usual view, where it is another now, and for the flat one.
const VIEWS: [(&str, &str); 2] = [
    ("usual", "[data-view=board-view-reset]:not([disabled])"),
    ("flat", "[data-view=board-view-flat]"),
];

/// The narrowest place on the board.
const NARROWEST: &str = "return Math.min(
    ...[...document.querySelectorAll('[data-page=game] [role=gridcell]')]
        .map((spot) => Math.min(spot.getBoundingClientRect().width, spot.getBoundingClientRect().height)))";

/// Where the felt is.
const FELT: &str = "return (({ x, y, width, height }) => [x, y, width, height].join())(
    document.querySelector('[data-page=game] .felt').getBoundingClientRect())";

#[tokio::test]
async fn everything_has_its_place_at_every_size() -> Result<()> {
    visit("sizes", AT_A_DESK, async |window: &Window| {
        let mut wrong = Vec::new();
        for game in GAMES {
            window.resize(1280, 900).await?;
            window.play_now(game).await?;
            for language in ["en", "fr"] {
                for (width, height) in SIZES {
                    resized(window, width, height).await?;
                    let found = wrong_with(window).await?;
                    let named = |it: String| format!("{game} {width}x{height} {language}: {it}");
                    wrong.extend(found.into_iter().map(named));
                    window.picture(&format!("{game}-{width}x{height}-{language}")).await?;
                }
                window.ask("document.querySelector('[data-switch=language]').click()").await?;
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    })
    .await
}

/// How the board is seen is chosen beside it, however it lies.
#[tokio::test]
async fn no_button_covers_the_board() -> Result<()> {
    visit("uncovered", AT_A_DESK, async |window: &Window| {
        let mut wrong = Vec::new();
        for game in GAMES {
            window.resize(1280, 900).await?;
            window.play_now(game).await?;
            for (width, height) in
                [(1024, 768), (1280, 720), (1280, 900), (1600, 1000), (1920, 1080)]
            {
                resized(window, width, height).await?;
                for (view, button) in VIEWS {
                    window.ask(&format!("document.querySelector('{button}')?.click()")).await?;
                    resized(window, width, height).await?;
                    let covering: Vec<String> =
                        serde_json::from_value(window.ask(COVERING).await?)?;
                    let named = |it: String| format!("{game} {width}x{height}, {view}: {it}");
                    wrong.extend(covering.into_iter().map(named));
                    window.picture(&format!("{game}-{width}x{height}-{view}")).await?;
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_phone_can_be_turned_in_mid_game() -> Result<()> {
    visit("turned-phone", AT_A_DESK, async |window: &Window| {
        for game in GAMES {
            resized(window, 360, 740).await?;
            window.play_now(game).await?;
            window.act_by_pointing(1).await?;
            window.turn().await?;
            let view = "document.querySelector('[data-page=game] .ground').style.transform";
            let upright = window.ask(&format!("return {view}")).await?;
            resized(window, 740, 360).await?;
            window.wait(&format!("{view}.includes('rotateX(0deg)')")).await?;
            assert_eq!(wrong_with(window).await?, [""; 0], "{game}, lying");
            if game != "bille-trap" {
                let narrowest = window.ask(NARROWEST).await?.as_f64().unwrap_or_default();
                assert!(narrowest >= 30.0, "{game}: {narrowest} pixels");
            }
            window.picture(game).await?;
            // What is chosen for one kind of screen is not for the other.
            window.ask("document.querySelector('[data-view=board-view-left]').click()").await?;
            window.wait(&format!("!{view}.includes('rotateZ(0deg)')")).await?;
            resized(window, 360, 740).await?;
            window.wait(&format!("{view} === {upright}")).await?;
            assert_eq!(wrong_with(window).await?, [""; 0], "{game}, upright again");
            resized(window, 740, 360).await?;
            window.wait(&format!("!{view}.includes('rotateZ(0deg)')")).await?;
            window.ask("document.querySelector('[data-view=board-view-reset]').click()").await?;
        }
        Ok(())
    })
    .await
}

/// An answer, a hint, a question, half a turn: the board stays where it is.
#[tokio::test]
async fn nothing_jumps() -> Result<()> {
    visit("still", AT_A_DESK, async |window: &Window| {
        for (width, height) in [(360, 740), (1280, 900)] {
            for game in GAMES {
                resized(window, width, height).await?;
                window.play_now(game).await?;
                let felt = window.ask(FELT).await?;
                let stays = async |what: &str| {
                    assert_eq!(window.ask(FELT).await?, felt, "{game}, {width}: {what}");
                    window.picture(&format!("{game}-{width}-{what}")).await
                };
                window.try_typing("nothing").await?;
                stays("objection").await?;
                window.press(thirtyfour::Key::Escape).await?;
                click(window, "app-resign").await?;
                window.wait_for("[data-control=app-resign-not]").await?;
                stays("resigning").await?;
                click(window, "app-resign-not").await?;
                click(window, "hint-ask").await?;
                window.wait_for("[data-status=hint][data-hint]").await?;
                stays("hint").await?;
                window.act_by_pointing(0).await?;
                window.turn().await?;
                stays("moved").await?;
            }
        }
        Ok(())
    })
    .await
}

/// The drawer beside Bille-Trap's board is where it was before the first roll.
#[tokio::test]
async fn a_roll_shifts_nothing() -> Result<()> {
    visit("still-roll", AT_A_DESK, async |window: &Window| {
        let tabs = "document.querySelector('[data-page=game] .tabs').getBoundingClientRect().y";
        let position = "1......./......../........ 0,0 ????????/????????/???????? 0 seat1 die";
        open_position(window, "bille-trap", position).await?;
        window.turn().await?;
        window.wait_for("[data-roll]").await?;
        let rolled = window.ask(&format!("return {tabs}")).await?;
        window.ask("document.querySelector('[data-control=app-first]').click()").await?;
        window.wait_for("[data-page=game][data-shown='0']").await?;
        assert_eq!(window.count("[data-roll]").await?, 0, "nothing is rolled yet");
        assert_eq!(window.ask(&format!("return {tabs}")).await?, rolled);
        Ok(())
    })
    .await
}

/// What is about to end the game is said on the felt, to whoever reads it.
#[tokio::test]
async fn what_is_about_to_end_the_game_is_said_on_the_felt() -> Result<()> {
    visit("near-end", AT_A_DESK, async |window: &Window| {
        for (game, position, said) in [
            ("kuba", "7/7/7/5WR/7/7/B5B black 6-6 - -", "White can win next turn."),
            (
                "bille-trap",
                "......../......../.....1.2 2,1 ????????/????????/???????? 0 seat2 move:1",
                "With a 3, Player 1 wins.",
            ),
        ] {
            open_position(window, game, position).await?;
            window.turn().await?;
            let told = "document.querySelector('.felt .near-ends').innerText.trim()";
            window.wait(&format!("{told} === {}", Value::from(said))).await?;
            window.picture(game).await?;
        }
        Ok(())
    })
    .await
}

/// What is still wrong with the screen once the board has found its place: what follows
/// from a size may take some frames on a busy machine.
async fn wrong_with(window: &Window) -> Result<Vec<String>> {
    let settled = window.wait(&format!("(() => {{ {WRONG} }})().length === 0")).await;
    match settled {
        Ok(()) => Ok(Vec::new()),
        Err(_) => Ok(serde_json::from_value(window.ask(WRONG).await?)?),
    }
}

async fn click(window: &Window, control: &str) -> Result<()> {
    window.click(&format!("[data-page=game] [data-control={control}]")).await
}

/// Makes the window so large, and waits until the page has seen it.
async fn resized(window: &Window, width: u32, height: u32) -> Result<()> {
    window.resize(width, height).await?;
    window.wait(&format!("innerWidth === {width} && innerHeight === {height}")).await?;
    // What follows from the size is drawn in the frame after it.
    let script = "requestAnimationFrame(() => requestAnimationFrame(() => answer(true)))";
    window.ask_and_wait(script, Value::Null).await.map(drop)
}
