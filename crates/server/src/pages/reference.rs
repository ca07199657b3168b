//! The reference of the API as a page, written from the same description that
//! programs read. What an endpoint does is told in the description's own words,
//! which are English; the page around it is in the reader's language.

use std::fmt::Write;

use axum::response::Response;
use serde_json::Value;
use words::Words;

use super::{Page, escaped, with_code};
use crate::{language::Reader, openapi};

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// Answers with the reference.
pub(crate) async fn reference(reader: Reader) -> Response {
    let body = body(openapi::value(), reader.words());
    Page { code: "page-api", path: "/api/docs", body }.answer(reader)
}

fn body(description: &Value, words: &Words) -> String {
    let mut html = String::new();
    let _ = writeln!(html, "<p>{}</p>", with_code(&words.text("page-api-about")));
    let text = escaped(&words.text("page-api-for-programs"));
    let _ = writeln!(html, "<p><a href=\"/api/openapi.json\">{text}</a></p>");
    for (path, operations) in members(&description["paths"]) {
        for method in METHODS {
            if let Some(operation) = operations.get(method) {
                endpoint(&mut html, path, method, operation, words);
            }
        }
    }
    let _ = writeln!(html, "<h2>{}</h2>", escaped(&words.text("page-api-types")));
    for (name, schema) in members(&description["components"]["schemas"]) {
        kind(&mut html, name, schema);
    }
    html
}

fn endpoint(html: &mut String, path: &str, method: &str, operation: &Value, words: &Words) {
    let (verb, path) = (method.to_uppercase(), escaped(path));
    let _ = writeln!(html, "<section>\n<h2><code>{verb} {path}</code></h2>");
    for text in [&operation["summary"], &operation["description"]] {
        if let Some(text) = text.as_str() {
            let _ = writeln!(html, "<p lang=\"en\">{}</p>", with_code(text));
        }
    }
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let told: Vec<_> = parameters.map(|it| (text(&it["name"]), text(&it["description"]))).collect();
    list(html, "page-api-parameters", &told, words);
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    if !body.is_null() {
        let shown = escaped(&words.text("page-api-body"));
        let _ = writeln!(html, "<p>{shown} {}</p>", shape(body));
    }
    let answers: Vec<_> = members(&operation["responses"])
        .map(|(status, answer)| (status, text(&answer["description"])))
        .collect();
    list(html, "page-api-answers", &answers, words);
    html.push_str("</section>\n");
}

/// A list of names and what they mean, under a heading; nothing where it is
/// empty.
fn list(html: &mut String, code: &str, entries: &[(&str, &str)], words: &Words) {
    if entries.is_empty() {
        return;
    }
    let _ = writeln!(html, "<h3>{}</h3>\n<dl>", escaped(&words.text(code)));
    for (name, meaning) in entries {
        let (name, meaning) = (escaped(name), with_code(meaning));
        let _ = writeln!(html, "<dt><code>{name}</code></dt><dd lang=\"en\">{meaning}</dd>");
    }
    html.push_str("</dl>\n");
}

fn kind(html: &mut String, name: &str, schema: &Value) {
    let _ = writeln!(html, "<section id=\"{0}\">\n<h3><code>{0}</code></h3>", escaped(name));
    if let Some(text) = schema["description"].as_str() {
        let _ = writeln!(html, "<p lang=\"en\">{}</p>", with_code(text));
    }
    html.push_str("<dl>\n");
    for (field, schema) in members(&schema["properties"]) {
        let meaning = with_code(text(&schema["description"]));
        let (field, shape) = (escaped(field), shape(schema));
        let _ =
            writeln!(html, "<dt><code>{field}</code> {shape}</dt><dd lang=\"en\">{meaning}</dd>");
    }
    html.push_str("</dl>\n</section>\n");
}

/// The type of a value, with a link where it has a name.
fn shape(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
        return format!("<a href=\"#{0}\"><code>{0}</code></a>", escaped(name));
    }
    if !schema["items"].is_null() {
        return format!("[{}]", shape(&schema["items"]));
    }
    let one_of = schema["oneOf"].as_array().into_iter().flatten();
    let kinds: Vec<_> = one_of.filter(|one| one["type"] != "null").map(shape).collect();
    if !kinds.is_empty() {
        return kinds.join(" · ");
    }
    match &schema["type"] {
        Value::String(name) => format!("<code>{}</code>", escaped(name)),
        Value::Array(names) => {
            let names = names.iter().filter_map(Value::as_str).filter(|name| *name != "null");
            let shown: Vec<_> =
                names.map(|name| format!("<code>{}</code>", escaped(name))).collect();
            shown.join(" · ")
        }
        _ => String::new(),
    }
}

fn members(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flatten().map(|(name, value)| (name.as_str(), value))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
