//! The plain page, which tells what this server is and how to play without the
//! board: for whoever has scripts switched off, and for programs that the page was
//! not built into.

use std::{fmt::Write, sync::Arc};

use axum::{Extension, response::Response};
use game::Fact;
use shelf::Game;
use words::Words;

use super::{Page, escaped, with_code};
use crate::{assets::Files, language::Reader};

/// Answers with the plain page.
pub(crate) async fn plain(Extension(files): Extension<Arc<Files>>, reader: Reader) -> Response {
    answer(&files, reader)
}

/// The plain page.
pub(super) fn answer(files: &Files, reader: Reader) -> Response {
    let body = body(reader.words(), files);
    Page { code: "page-front", path: "/plain", body }.answer(reader)
}

fn body(words: &Words, files: &Files) -> String {
    let mut html = String::new();
    let paragraph = |html: &mut String, code: &str| {
        // Writing to a string does not fail.
        let _ = writeln!(html, "<p>{}</p>", with_code(&words.text(code)));
    };
    let heading = |html: &mut String, code: &str| {
        let _ = writeln!(html, "<h2>{}</h2>", escaped(&words.text(code)));
    };
    paragraph(&mut html, "page-front-what");
    let board =
        if files.page().is_some() { "page-front-no-script" } else { "page-front-not-built" };
    paragraph(&mut html, board);
    heading(&mut html, "page-front-shelf");
    html.push_str("<ul class=\"shelf\">\n");
    for game in Game::ALL {
        let _ = writeln!(html, "<li>{}</li>", on_the_shelf(game, words));
    }
    html.push_str("</ul>\n");
    heading(&mut html, "page-front-without");
    paragraph(&mut html, "page-front-terminal");
    html.push_str("<pre><code>ludotheque play kuba --seats you,level:3</code></pre>\n");
    paragraph(&mut html, "page-front-programs");
    let (lang, api) = (words.language().code(), escaped(&words.text("page-front-api")));
    let _ = writeln!(html, "<p><a href=\"/api/docs?lang={lang}\">{api}</a></p>");
    let privacy = escaped(&words.text("page-privacy-heading"));
    let _ = writeln!(html, "<p><a href=\"/privacy?lang={lang}\">{privacy}</a></p>");
    html
}

fn on_the_shelf(game: Game, words: &Words) -> String {
    let name = game.name();
    let facts = [
        ("name", Fact::Text(words.text(&format!("game-{name}")))),
        ("least", (*game.seats().start()).into()),
        ("most", (*game.seats().end()).into()),
        ("about", Fact::Text(words.text(&format!("game-{name}-about")))),
    ];
    escaped(&words.tell("cli-games-line", &facts))
}
