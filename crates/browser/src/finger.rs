//! A finger on a phone: Chromium takes it for a true one, so that the page is
//! scrolled, tapped and dragged on as the browser itself decides.

use serde_json::{Value, json};
use testbed::Result;

use crate::Window;

/// In how many steps a finger slides: it does not jump.
const STEPS: i32 = 12;

impl Window {
    /// A finger is put on the middle of the first element that this selector
    /// finds, slides up by so many pixels, and stays there.
    ///
    /// # Errors
    /// There is no such element.
    pub async fn slide_up(&self, from: &str, pixels: i32) -> Result<()> {
        let middle = format!(
            "const box = document.querySelector({}).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)",
            Value::from(from)
        );
        let (x, y): (i32, i32) = serde_json::from_value(self.ask(&middle).await?)?;
        self.touch("touchStart", Some((x, y))).await?;
        for step in 1..=STEPS {
            self.touch("touchMove", Some((x, y - pixels * step / STEPS))).await?;
        }
        Ok(())
    }

    /// The finger is lifted.
    ///
    /// # Errors
    /// There is none.
    pub async fn lift_finger(&self) -> Result<()> {
        self.touch("touchEnd", None).await
    }

    async fn touch(&self, kind: &str, at: Option<(i32, i32)>) -> Result<()> {
        let points: Vec<_> = at.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        let facts = json!({ "type": kind, "touchPoints": points });
        self.devtools("Input.dispatchTouchEvent", facts).await.map(drop)
    }
}
