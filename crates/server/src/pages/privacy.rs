//! The privacy notice: what this server keeps of people, who sees it, how long it
//! stays, and whom to ask. Each sentence is about what the code does; whoever changes
//! that changes the sentence.

use std::{fmt::Write, sync::Arc};

use axum::{extract::State, response::Response};
use game::Fact;
use words::Words;

use super::{Page, escaped, with_code};
use crate::{
    AppState,
    language::Reader,
    privacy::{Contact, GuestsForgotten},
};

/// What stands under a heading: sentences, or a list of them.
struct Section {
    heading: &'static str,
    points: &'static [&'static str],
}

const SECTIONS: [Section; 4] = [
    Section {
        heading: "page-privacy-kept",
        points: &[
            "page-privacy-guest",
            "page-privacy-cookie",
            "page-privacy-account",
            "page-privacy-games",
            "page-privacy-reports",
            "page-privacy-addresses",
            "page-privacy-log",
            "page-privacy-admin",
            "page-privacy-browser",
        ],
    },
    Section {
        heading: "page-privacy-seen",
        points: &[
            "page-privacy-seen-all",
            "page-privacy-seen-link",
            "page-privacy-seen-admin",
            "page-privacy-seen-nobody",
        ],
    },
    Section {
        heading: "page-privacy-long",
        points: &[
            "page-privacy-long-account",
            "page-privacy-long-games",
            "page-privacy-long-backups",
        ],
    },
    Section {
        heading: "page-privacy-yours",
        points: &["page-privacy-take", "page-privacy-delete"],
    },
];

/// Answers with the privacy notice.
pub(crate) async fn privacy(State(state): State<Arc<AppState>>, reader: Reader) -> Response {
    let settings = &state.settings;
    let body = body(settings.contact.as_ref(), settings.guests_forgotten, reader.words());
    Page { code: "page-privacy", path: "/privacy", body }.answer(reader)
}

fn body(contact: Option<&Contact>, forgotten: GuestsForgotten, words: &Words) -> String {
    let mut html = format!("<p>{}</p>\n", with_code(&words.text("page-privacy-lead")));
    for Section { heading, points } in SECTIONS {
        // Writing to a string does not fail.
        let _ = writeln!(html, "<h2>{}</h2>\n<ul>", escaped(&words.text(heading)));
        if heading == "page-privacy-long" {
            let guests = match forgotten {
                GuestsForgotten::After(days) => {
                    words.tell("page-privacy-long-guests", &[("days", Fact::Number(days.into()))])
                }
                GuestsForgotten::Never => words.text("page-privacy-long-guests-never"),
            };
            let _ = writeln!(html, "<li>{}</li>", escaped(&guests));
        }
        for point in points {
            let _ = writeln!(html, "<li>{}</li>", with_code(&words.text(point)));
        }
        html.push_str("</ul>\n");
    }
    let _ = writeln!(html, "<h2>{}</h2>", escaped(&words.text("page-privacy-ask")));
    let told = match contact {
        Some(contact) => {
            format!("{} {}", escaped(&words.text("page-privacy-contact")), shown(contact))
        }
        None => escaped(&words.text("page-privacy-no-contact")),
    };
    let _ = writeln!(html, "<p>{told}</p>");
    html
}

/// A contact, as a link where it can be one.
fn shown(contact: &Contact) -> String {
    let text = escaped(contact.as_str());
    match contact.link() {
        Some(link) => format!("<a href=\"{}\">{text}</a>", escaped(&link)),
        None => text,
    }
}
