//! What moves: `transform` and `opacity` alone, without any frame that lays the
//! page out anew, and nothing for whoever wants rest.

use browser::{Window, Wish, visit};
use testbed::Result;

use crate::{GAMES, WATCHING};

/// Makes the page keep what is animated: by code, by transition, by key frames.
const WATCH: &str = "
    window.animated = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const about = ['offset', 'easing', 'composite'];
        const names = frames.flatMap(frame => Object.keys(frame));
        window.animated.push(...names.filter(name => !about.includes(name)));
        const animation = animate.call(this, frames, options);
        if (window.holdsAnimations) animation.pause();
        return animation;
    };
    addEventListener('transitionrun', event => window.animated.push(event.propertyName), true);
    addEventListener('animationstart', ({ target, animationName }) => {
        const about = ['offset', 'computedOffset', 'easing', 'composite'];
        const own = target.getAnimations().filter(one => one.animationName === animationName);
        const names = own.flatMap(one => one.effect.getKeyframes()).flatMap(Object.keys);
        window.animated.push(...names.filter(name => !about.includes(name)));
    }, true);";

/// What the style sheets let change with time.
const IN_STYLES: &str = "
    const found = [];
    const look = (rules) => {
        for (const rule of rules) {
            if (rule.cssRules) look(rule.cssRules);
            if (!rule.style) continue;
            if (rule instanceof CSSKeyframeRule) found.push(...rule.style);
            // Where lengths are variables, only the whole is to be had.
            else found.push(...rule.style.transition.split(', ').map(one => one.split(' ')[0]));
        }
    };
    for (const sheet of document.styleSheets) look(sheet.cssRules);
    return [...new Set(found)].filter(name => name && name !== 'none');";

/// Sends all animations, which are held, through their frames one by one.
const STEP_THROUGH: &str = "
    const moving = document.getAnimations();
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const STEPS = 10;
    const go = async () => {
        for (let step = 1; step <= STEPS; step += 1) {
            for (const animation of moving) {
                const { duration } = animation.effect.getComputedTiming();
                animation.currentTime = duration * step / (STEPS + 1);
            }
            await frame();
            await frame();
        }
        answer(moving.length);
    };
    go();";

#[tokio::test]
async fn only_transform_and_opacity_are_animated() -> Result<()> {
    visit("motion", WATCHING, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf]").await?;
        only_these("the style sheets", &window.ask(IN_STYLES).await?)?;
        window.ask(WATCH).await?;
        for game in GAMES {
            window.play_now(game).await?;
            play(window, 4).await?;
            window.click("[data-view=board-view-left]").await?;
            window.click("[data-view=board-view-flat]").await?;
            window.wait("window.animated.length > 0").await?;
            only_these(game, &window.ask("return window.animated.splice(0)").await?)?;
        }
        Ok(())
    })
    .await
}

/// Makes so many actions, or fewer if the bot wins before.
async fn play(window: &Window, actions: usize) -> Result<()> {
    let mut turn = window.turn().await?;
    for which in 0..actions {
        if turn.is_over() {
            break;
        }
        window.act_by_pointing(which).await?;
        turn = window.turn().await?;
    }
    assert!(turn.actions > 0);
    Ok(())
}

fn only_these(what: &str, animated: &serde_json::Value) -> Result<()> {
    let animated: Vec<String> = serde_json::from_value(animated.clone())?;
    assert!(!animated.is_empty(), "{what}: nothing is animated");
    for name in animated {
        assert!(name == "transform" || name == "opacity", "{what}: {name} is animated");
    }
    Ok(())
}

#[tokio::test]
async fn nothing_moves_for_whoever_wants_rest() -> Result<()> {
    visit("rest", WATCHING, async |window: &Window| {
        window.open("/").await?;
        window.wish(&[Wish::LessMotion]).await?;
        window.wait_for("[data-page=shelf]").await?;
        window.ask(WATCH).await?;
        for game in GAMES {
            window.play_now(game).await?;
            play(window, 4).await?;
            window.click("[data-view=board-view-left]").await?;
            window.click("[data-view=board-view-lower]").await?;
            play(window, 1).await?;
        }
        let animated = window.ask("return window.animated").await?;
        assert_eq!(animated, serde_json::json!([]));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn no_frame_of_an_animation_lays_the_page_out() -> Result<()> {
    visit("frames", WATCHING, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf]").await?;
        window.ask(WATCH).await?;
        for game in GAMES {
            window.sit_down(game, "person").await?;
            let mut moved = 0;
            for which in 0..3 {
                window.turn().await?;
                window.ask("window.holdsAnimations = true").await?;
                window.act_by_pointing(which).await?;
                moved += steps_without_layout(window, game).await?;
                window.ask("window.holdsAnimations = false").await?;
                window.ask("document.getAnimations().forEach(moving => moving.finish())").await?;
            }
            assert!(moved > 0, "{game}: nothing has moved");
        }
        Ok(())
    })
    .await
}

/// Steps through everything that moves, and returns how much that is. What the
/// action itself changed on the page may still be laid out in the first passes;
/// frames that lay out would do so in every pass.
async fn steps_without_layout(window: &Window, game: &str) -> Result<u64> {
    const PASSES: usize = 5;
    for _ in 0..PASSES {
        let before = window.work("LayoutCount").await?;
        let moving = window.ask_and_wait(STEP_THROUGH, ().into()).await?;
        let after = window.work("LayoutCount").await?;
        if after - before < 0.5 {
            return moving.as_u64().ok_or_else(|| "no answer".into());
        }
    }
    Err(format!("{game}: every pass through its frames lays the page out").into())
}
