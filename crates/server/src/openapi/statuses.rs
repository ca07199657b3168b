//! What every operation can be answered with, whatever it does: the layers that all
//! requests pass refuse some, and a body, a query or a path may be unreadable. Handlers
//! describe their own answers alone. Every refusal has a `WireError` as its body.

use axum::http::{Method, StatusCode};
use serde_json::{Map, Value, json};

/// A status and what it means.
type Meant = (u16, &'static str);

const ALWAYS: [Meant; 5] = [
    (403, "not allowed: a page of another website asks, or your address or you are blocked"),
    (421, "the server does not know this host name as its own"),
    (429, "too many requests or connections: `Retry-After` says when to try again"),
    (500, "a fault of the server"),
    (503, "nothing can be stored just now"),
];
const OF_BODIES: [Meant; 4] = [
    (400, "unreadable"),
    (408, "the body came too slowly"),
    (413, "the body is too large"),
    (415, "the body is not JSON"),
];
const OF_QUERIES: [Meant; 1] = [(400, "unreadable")];
const OF_PATHS: [Meant; 1] = [(404, "nothing has this name")];

/// Adds these answers to every operation, and their bodies.
pub(super) fn add(description: &mut Value) {
    for operations in description["paths"].as_object_mut().into_iter().flat_map(Map::values_mut) {
        for operation in operations.as_object_mut().into_iter().flat_map(Map::values_mut) {
            let common = common(operation);
            let Some(answers) = operation["responses"].as_object_mut() else { continue };
            for (status, meaning) in common {
                let described = json!({ "description": meaning });
                answers.entry(status.to_string()).or_insert(described);
            }
            for (status, answer) in answers {
                describe(status, answer);
            }
        }
    }
}

fn common(operation: &Value) -> Vec<Meant> {
    let parameters = operation["parameters"].as_array().map_or(&[][..], Vec::as_slice);
    let has = |place: &str| parameters.iter().any(|parameter| parameter["in"] == place);
    let mut common = ALWAYS.to_vec();
    if !operation["requestBody"].is_null() {
        common.extend(OF_BODIES);
    }
    if has("query") {
        common.extend(OF_QUERIES);
    }
    if has("path") {
        common.extend(OF_PATHS);
    }
    common
}

/// Says what an answer means where nothing else does, what the body of a refusal is,
/// and what comes with it.
fn describe(status: &str, answer: &mut Value) {
    if answer["description"].as_str().is_none_or(str::is_empty) {
        let known = StatusCode::from_bytes(status.as_bytes()).ok();
        let reason = known.and_then(|status| status.canonical_reason()).unwrap_or_default();
        answer["description"] = json!(reason.to_lowercase());
    }
    if !status.starts_with(['4', '5']) {
        return;
    }
    let schema = json!({ "schema": { "$ref": "#/components/schemas/WireError" } });
    answer["content"] = json!({ "application/json": schema });
    if status == "429" {
        let schema = json!({ "type": "integer", "minimum": 1 });
        answer["headers"] = json!({
            "Retry-After": { "description": "seconds to wait", "required": true, "schema": schema },
        });
    }
}

/// Whether an answer of an operation is described; what is no operation needs no
/// description, and which methods there are the description says by leaving out the others.
pub(super) fn has(description: &Value, method: &Method, path: &str, status: StatusCode) -> bool {
    let method = if method == Method::HEAD { &Method::GET } else { method };
    let operation = &description["paths"][path][method.as_str().to_ascii_lowercase()];
    operation.is_null() || !operation["responses"][status.as_str()].is_null()
}
