//! What axe-core, the usual tool, has against any screen: nothing, by day and by night,
//! at a desk and on a phone.

use browser::{Language, Visitor, Window, Wish, meet};
use serde_json::Value;
use testbed::{Result, ServerProcess};

use crate::AT_A_DESK;

const AXE: &str = include_str!("../../assets/axe.min.js");

/// Every violation, with the elements that it is about.
const RUN: &str = "
    axe.run(document).then(({ violations }) => answer(violations.map(({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`)));";

#[tokio::test]
async fn nothing_is_wrong_with_any_screen_of_a_desk() -> Result<()> {
    nothing_is_wrong("axe-desk", AT_A_DESK, None).await
}

#[tokio::test]
async fn nothing_is_wrong_with_any_screen_of_a_french_phone() -> Result<()> {
    let visitor = Visitor { language: Language::French, ..AT_A_DESK };
    nothing_is_wrong("axe-phone", visitor, Some((360, 740))).await
}

async fn nothing_is_wrong(name: &str, visitor: Visitor, size: Option<(u32, u32)>) -> Result<()> {
    meet(name, &[visitor], async |server: &mut ServerProcess, windows: &[Window]| {
        let [window] = windows else { return Err("one came".into()) };
        window.open("/").await?;
        if let Some((width, height)) = size {
            window.resize(width, height).await?;
        }
        let mut wrong = Vec::new();
        let looked = window.every_screen(server, async |screen: &str| {
            for light in [Wish::Light, Wish::Dark] {
                window.wish(&[light]).await?;
                let found = violations(window).await?.into_iter();
                wrong.extend(found.map(|it| format!("{screen}, {light:?}: {it}")));
            }
            Ok(())
        });
        looked.await?;
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    })
    .await
}

/// What is wrong with what is shown now.
pub(crate) async fn violations(window: &Window) -> Result<Vec<String>> {
    if window.ask("return typeof axe").await? == "undefined" {
        window.ask(AXE).await?;
    }
    let found = window.ask_and_wait(RUN, Value::Null).await?;
    Ok(serde_json::from_value(found)?)
}
