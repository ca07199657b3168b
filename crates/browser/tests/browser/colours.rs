//! Letters that can be read: by day, by night, and in the reader's own colours.

use browser::{Window, Wish, visit};
use serde_json::json;
use testbed::Result;

use crate::{AT_A_DESK, GAMES};

/// Every text with less contrast than its size needs (WCAG AA), where it stands
/// on a plain colour. What can't be pressed may be faint.
const FAINT: &str = "
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const read = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = ([r, g, b, a], [R, G, B]) =>
        [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
    const light = (colour) => {
        const part = (value) => {
            const share = value / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        };
        return 0.2126 * part(colour[0]) + 0.7152 * part(colour[1]) + 0.0722 * part(colour[2]);
    };
    const behind = (element) => {
        const layers = [];
        for (let at = element; at; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.backgroundImage !== 'none') return null;
            const colour = read(style.backgroundColor);
            layers.push(colour);
            if (colour[3] === 1) return layers.reduceRight((below, above) => over(above, below));
        }
        return layers.reduceRight((below, above) => over(above, below), read('Canvas'));
    };
    const faint = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let looked = 0;
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        const text = texts.currentNode.textContent.trim();
        if (!text || element.closest('.unseen, .ground, :disabled, noscript, option')) continue;
        if (!element.checkVisibility({ opacityProperty: true })) continue;
        const style = getComputedStyle(element);
        const ground = behind(element);
        if (!ground) continue;
        looked += 1;
        const ink = over(read(style.color), ground);
        const [one, other] = [light(ink), light(ground)];
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        const size = parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
        if (contrast < (large ? 3 : 4.5)) faint.push(`${text.slice(0, 40)}: ${contrast.toFixed(2)}`);
    }
    return { faint, looked };";

#[tokio::test]
async fn letters_can_be_read_by_day_and_by_night() -> Result<()> {
    visit("colours", AT_A_DESK, async |window: &Window| {
        window.open("/").await?;
        for (name, wish) in [("day", Wish::Light), ("night", Wish::Dark)] {
            window.wish(&[wish]).await?;
            window.open("/").await?;
            window.wait_for("[data-page=shelf]").await?;
            can_be_read(window, &format!("{name}-shelf")).await?;
            for game in GAMES {
                window.open(&format!("/{game}")).await?;
                window.wait_for(&format!("[data-page=set-up][data-game={game}]")).await?;
                can_be_read(window, &format!("{name}-{game}-set-up")).await?;
                window.play_now(game).await?;
                window.act_by_pointing(1).await?;
                window.turn().await?;
                window.try_typing("?").await?;
                can_be_read(window, &format!("{name}-{game}")).await?;
            }
        }
        Ok(())
    })
    .await
}

async fn can_be_read(window: &Window, what: &str) -> Result<()> {
    window.picture(what).await?;
    let seen = window.ask(FAINT).await?;
    assert_eq!(seen["faint"], json!([]), "{what}");
    assert!(seen["looked"].as_u64() > Some(5), "{what}: {seen}");
    Ok(())
}

/// What the pieces are painted with.
const PAINT: &str = "return [...document.querySelectorAll('[data-page=game] [data-piece] > *')]
    .map(part => getComputedStyle(part)).map(style => style.backgroundColor + style.backgroundImage)";

#[tokio::test]
async fn a_game_can_be_played_in_the_readers_own_colours() -> Result<()> {
    visit("own-colours", AT_A_DESK, async |window: &Window| {
        window.open("/").await?;
        for game in GAMES {
            window.wish(&[]).await?;
            window.play_now(game).await?;
            let painted = window.ask(PAINT).await?;
            window.wish(&[Wish::OwnColours, Wish::Dark]).await?;
            assert_eq!(window.ask(PAINT).await?, painted, "{game}: pieces can't be told apart");
            window.picture(&format!("{game}-start")).await?;
            for which in 0..3 {
                window.turn().await?;
                window.act_by_pointing(which).await?;
            }
            window.turn().await?;
            window.picture(game).await?;
        }
        Ok(())
    })
    .await
}
