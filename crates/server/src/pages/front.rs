//! The front door, until the browser app stands there: what this house is, that
//! the board in the browser is not part of this version, and how to play
//! meanwhile.

use std::fmt::Write;

use axum::response::Response;
use game::Fact;
use shelf::Game;
use words::Words;

use super::{Page, escaped, with_code};
use crate::language::Reader;

/// Answers with the front door.
pub(crate) async fn front(reader: Reader) -> Response {
    let body = body(reader.words());
    Page { code: "page-front", path: "/", body }.answer(reader)
}

fn body(words: &Words) -> String {
    let mut html = String::new();
    let paragraph = |html: &mut String, code: &str| {
        // Writing to a string does not fail.
        let _ = writeln!(html, "<p>{}</p>", with_code(&words.text(code)));
    };
    let heading = |html: &mut String, code: &str| {
        let _ = writeln!(html, "<h2>{}</h2>", escaped(&words.text(code)));
    };
    paragraph(&mut html, "page-front-what");
    paragraph(&mut html, "page-front-not-yet");
    heading(&mut html, "page-front-shelf");
    html.push_str("<ul class=\"shelf\">\n");
    for game in Game::ALL {
        let _ = writeln!(html, "<li>{}</li>", on_the_shelf(game, words));
    }
    html.push_str("</ul>\n");
    heading(&mut html, "page-front-meanwhile");
    paragraph(&mut html, "page-front-terminal");
    html.push_str("<pre><code>ludotheque play kuba --seats you,level:3</code></pre>\n");
    paragraph(&mut html, "page-front-programs");
    let (lang, api) = (words.language().code(), escaped(&words.text("page-front-api")));
    let _ = writeln!(html, "<p><a href=\"/api/docs?lang={lang}\">{api}</a></p>");
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
