//! Links to a table and its seats: to be copied, handed to the phone's own ways
//! of sharing, or read from a QR code.

use std::fmt::Write;

use fast_qr::{ECL, QRBuilder};
use game::Fact;
use js_sys::Reflect;
use leptos::{html, prelude::*, task::spawn_local};
use wasm_bindgen::JsValue;
use web_sys::{ShareData, window};

use crate::page::{
    browser, control::Control, place::Place, setting_up::reach::Reach, speaking::Speaking,
};

/// The light rim around a code that readers need, in modules.
const RIM: usize = 4;

/// The whole address of a place in the page, as others find it: where the page's
/// own name means only this machine, under the one that the room has for it.
pub(in crate::page) fn link(place: &Place, reach: &Reach) -> String {
    let room = match reach {
        Reach::Open(online) if browser::is_at_home() => online.addresses.first(),
        _ => None,
    };
    let path = place.path();
    let of_room = |address: &String| [address.trim_end_matches('/'), &path].concat();
    room.map_or_else(|| browser::address(&path), of_room)
}

/// What is to be known of these links before they are sent.
#[component]
pub(in crate::page) fn WhereLinksLead(reach: RwSignal<Reach>) -> impl IntoView {
    let speaking = Speaking::here();
    let note = move || {
        if !browser::is_at_home() {
            return None;
        }
        reach.with(|reach| match reach {
            Reach::Open(online) => Some(match online.addresses.first() {
                Some(address) => {
                    let facts = [("address", Fact::Text(address.clone()))];
                    speaking.tell("lobby-in-room", &facts)
                }
                None => speaking.text("lobby-only-here"),
            }),
            Reach::Asked | Reach::Closed => None,
        })
    };
    move || note().map(|note| view! { <p class="note" data-note="links">{note}</p> })
}

/// A link with its ways out of the page.
#[component]
pub(in crate::page) fn SharedLink(
    /// What it is called in the page.
    #[prop(into)]
    label: Signal<String>,
    #[prop(into)] link: Signal<String>,
    /// What is said when it is shared.
    #[prop(into)]
    invitation: Signal<String>,
    /// Its name for tests and style sheets.
    #[prop(into)]
    name: String,
) -> impl IntoView {
    let speaking = Speaking::here();
    let field = NodeRef::<html::Input>::new();
    let news = RwSignal::new("");
    let copy = move |()| {
        let link = link.get_untracked();
        spawn_local(async move {
            let copied = browser::copy(&link).await;
            if let (false, Some(Some(field))) = (copied, field.try_get_untracked()) {
                let _ = field.focus();
                field.select();
            }
            news.try_set(if copied { "lobby-link-copied" } else { "lobby-link-selected" });
        });
    };
    let share = move |()| share(&invitation.get_untracked(), &link.get_untracked());
    let named = move |code: &'static str| {
        Signal::derive(move || {
            let facts =
                [("do", Fact::Text(speaking.text(code))), ("link", Fact::Text(label.get()))];
            speaking.tell("lobby-link-label", &facts)
        })
    };
    let news = move || match news.get() {
        "" => String::new(),
        code => speaking.text(code),
    };
    view! {
        <div class="link" data-link=name>
            <Code text=link />
            <div class="link-ways">
                <label class="choice tall">
                    <span>{move || label.get()}</span>
                    <input type="text" readonly node_ref=field prop:value=move || link.get() />
                </label>
                <div class="controls">
                    <Control
                        code="lobby-link-copy"
                        label=named("lobby-link-copy")
                        main=true
                        on_press=copy
                    />
                    {can_share()
                        .then(|| {
                            let label = named("lobby-link-share");
                            view! { <Control code="lobby-link-share" label on_press=share /> }
                        })}
                </div>
                <p class="note" role="status">{news}</p>
            </div>
        </div>
    }
}

/// The QR code of a text, dark on light whatever the page's light.
#[component]
fn Code(text: Signal<String>) -> impl IntoView {
    let speaking = Speaking::here();
    let drawn = Memo::new(move |_| text.with(|text| drawn(text)));
    let alt = move || speaking.tell("lobby-qr-alt", &[("address", Fact::Text(text.get()))]);
    move || {
        let (side, path) = drawn.get()?;
        Some(view! {
            <svg class="qr" role="img" aria-label=alt viewBox=format!("0 0 {side} {side}")>
                <rect width=side.to_string() height=side.to_string() fill="#fff"></rect>
                <path d=path fill="#000" shape-rendering="crispEdges"></path>
            </svg>
        })
    }
}

/// A code as one path, with the length of its side; `None` for a text that is
/// too long.
fn drawn(text: &str) -> Option<(usize, String)> {
    let code = QRBuilder::new(text).ecl(ECL::M).build().ok()?;
    let mut path = String::new();
    for row in 0..code.size {
        let mut column = 0;
        while column < code.size {
            let dark = (column..code.size).take_while(|column| code[row][*column].value()).count();
            if dark > 0 {
                // Writing to a string does not fail.
                let _ = write!(path, "M{} {}h{dark}v1h-{dark}z", column + RIM, row + RIM);
            }
            column += dark.max(1);
        }
    }
    Some((code.size + 2 * RIM, path))
}

/// Whether the device has ways of its own to share something.
fn can_share() -> bool {
    window().is_some_and(|window| {
        Reflect::has(&window.navigator(), &JsValue::from_str("share")).unwrap_or(false)
    })
}

fn share(invitation: &str, link: &str) {
    let Some(window) = window() else { return };
    let data = ShareData::new();
    data.set_text(invitation);
    data.set_url(link);
    // Whoever changes their mind has shared nothing; there is nothing to tell.
    let shared = window.navigator().share_with_data(&data);
    spawn_local(async move {
        let _ = wasm_bindgen_futures::JsFuture::from(shared).await;
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three corners of seven modules, as readers look for them, inside the rim.
    #[test]
    fn a_code_begins_with_its_corners() {
        let (side, path) =
            drawn("http://192.168.1.20:7373/t/zyxwvtsrqpnmkjhg/2").expect("short enough");
        let far = side - RIM - 7;
        for (column, row) in [(RIM, RIM), (far, RIM), (RIM, far), (RIM, side - RIM - 1)] {
            let edge = format!("M{column} {row}h7v1h-7z");
            assert!(path.contains(&edge), "{edge} is not in {path}");
        }
    }
}
