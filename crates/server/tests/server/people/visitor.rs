//! Somebody with a browser, as far as cookies go, or a program with a token.

use serde_json::{Value, json};

use crate::http::{test_server::TestServer, wire::RawResponse};

/// Somebody at the door of a server.
#[derive(Clone, Debug, Default)]
pub(crate) struct Visitor {
    pub(crate) cookie: Option<String>,
    pub(crate) bearer: Option<String>,
}

impl Visitor {
    /// A new guest of this name.
    pub(crate) fn guest(server: &TestServer, name: &str) -> Self {
        let mut visitor = Self::default();
        let answer = visitor.ask(server, "POST", "/api/me", &json!({ "name": name }));
        assert_eq!(answer.status, 201, "{answer:?}");
        visitor
    }

    /// A program with this token, or whoever has this key.
    pub(crate) fn with_token(token: &str) -> Self {
        Self { cookie: None, bearer: Some(token.to_owned()) }
    }

    pub(crate) fn get(&mut self, server: &TestServer, path: &str) -> RawResponse {
        self.ask(server, "GET", path, &Value::Null)
    }

    pub(crate) fn delete(&mut self, server: &TestServer, path: &str) -> RawResponse {
        self.ask(server, "DELETE", path, &Value::Null)
    }

    /// Asks for something, and keeps the cookie that they are given.
    pub(crate) fn ask(
        &mut self,
        server: &TestServer,
        method: &str,
        path: &str,
        body: &Value,
    ) -> RawResponse {
        let cookie = self.cookie.as_ref().map(|cookie| format!("other=1; ludotheque={cookie}"));
        let bearer = self.bearer.as_ref().map(|token| format!("Bearer {token}"));
        let mut headers = Vec::new();
        headers.extend(cookie.as_ref().map(|line| ("cookie", line.as_str())));
        headers.extend(bearer.as_ref().map(|line| ("authorization", line.as_str())));
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = server.ask(method, path, &headers, &body);
        if let Some(line) = answer.header("set-cookie") {
            let value = line.strip_prefix("ludotheque=").expect("our cookie");
            let value = value.split(';').next().expect("a value");
            self.cookie = (!value.is_empty()).then(|| value.to_owned());
        }
        answer
    }

    /// Their id.
    pub(crate) fn id(&mut self, server: &TestServer) -> String {
        let answer = self.get(server, "/api/me");
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["id"].as_str().expect("an id").to_owned()
    }
}

/// The status and the code of a refusal.
pub(crate) fn refused(answer: &RawResponse) -> (u16, String) {
    (answer.status, answer.code())
}
