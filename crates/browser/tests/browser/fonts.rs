//! The letters of the page have all that French needs: its narrow no-break space is
//! one of their own, as wide as it should be.

use browser::{Language, Visitor, Window, visit};
use testbed::Result;

use crate::AT_A_DESK;

/// How wide the narrow no-break space is in a font, in hundredths of its size; a system
/// where the letters came from elsewhere has another width.
const WIDTH: &str = "
    const pen = document.createElement('canvas').getContext('2d');
    Promise.all(fact.map((font) => document.fonts.load(font, 'a\\u202f'))).then(() => answer(
        fact.map((font) => {
            pen.font = font;
            return Math.round(pen.measureText('\\u202f').width);
        })));";

#[tokio::test]
async fn french_narrow_spaces_come_from_the_fonts_of_the_page() -> Result<()> {
    let french = Visitor { language: Language::French, ..AT_A_DESK };
    visit("fonts", french, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf] [data-game]").await?;
        let fonts = ["400 100px Figtree", "600 100px Figtree", "600 100px Fraunces"];
        let widths = window.ask_and_wait(WIDTH, fonts.as_slice().into()).await?;
        assert_eq!(serde_json::from_value::<Vec<u32>>(widths)?, [17, 17, 15]);
        window.ask(SAMPLE).await?;
        window.picture("sample").await
    })
    .await
}

/// A sentence with all that is special in French, for whoever looks at the picture.
const SAMPLE: &str = "
    document.querySelector('main').innerHTML = `<div class=\"rules\">
        <h1>« À vous ! » : trois billes ?</h1>
        <p>« Touchez une bille qui brille » : 58 % des trappes sont ouvertes ; à vous !</p>
        <p><b>« Touchez une bille qui brille » : 58 % des trappes sont ouvertes ; à vous !</b></p>
        </div>`.replaceAll('« ', '«\\u202f').replace(/ ([»!?;])/g, '\\u202f$1')
        .replace(/ ([:%])/g, '\\u00a0$1')";
