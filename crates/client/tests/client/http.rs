//! Requests over real sockets, to a server that says what a test wants it to say.

use client::{Caller, ClientError, http};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpListener,
};

/// Sends a body to a server that reads until `last` has come, answers with these
/// bytes and hangs up; returns what it has read, and what comes of the request.
async fn exchange(
    body: &Value,
    last: &str,
    answer: &str,
) -> (String, Result<http::Response, ClientError>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}/api/me?x=1", listener.local_addr().expect("its address"));
    let caller = Caller::with_cookie("person=1").and("accept-language", "fr");
    let serving = async {
        let (mut stream, _) = listener.accept().await.expect("a caller");
        let mut request = Vec::new();
        while !String::from_utf8_lossy(&request).contains(last) {
            stream.read_buf(&mut request).await.expect("more");
        }
        stream.write_all(answer.as_bytes()).await.expect("an answer");
        String::from_utf8_lossy(&request).into_owned()
    };
    tokio::join!(serving, http::post(&url, body, &caller))
}

#[tokio::test]
async fn requests_carry_json_both_ways() {
    let answer = "HTTP/1.1 201 Created\r\nX-Y: z\r\n\r\n{\"a\":1}";
    let (request, answered) = exchange(&json!({ "name": "Ada" }), "}", answer).await;
    assert!(request.starts_with("POST /api/me?x=1 HTTP/1.1\r\n"), "{request}");
    for line in [
        "host: 127.0.0.1:",
        "cookie: person=1\r\n",
        "accept-language: fr\r\n",
        "content-type: application/json\r\n",
        "content-length: 14\r\n",
        "connection: close\r\n",
    ] {
        assert!(request.contains(&format!("\r\n{line}")), "{line}: {request}");
    }
    assert!(request.ends_with("\r\n\r\n{\"name\":\"Ada\"}"), "{request}");
    let answered = answered.expect("an answer");
    assert_eq!((answered.status, answered.header("x-y")), (201, Some("z")));
    assert_eq!(answered.json::<Value>().expect("JSON"), json!({ "a": 1 }));
}

#[tokio::test]
async fn pieces_of_a_body_are_put_together() {
    let answer = "HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n\
        2\r\nhi\r\n1;x=y\r\n!\r\n0\r\n\r\n";
    let (_, answered) = exchange(&json!({}), "{}", answer).await;
    let answered = answered.expect("an answer");
    assert_eq!((answered.status, answered.text().as_str()), (404, "hi!"));
}

#[tokio::test]
async fn an_answer_may_come_before_the_body_is_read() {
    let long = json!({ "name": "x".repeat(8 << 20) });
    let answer = "HTTP/1.1 413 Too Large\r\ncontent-length: 2\r\nconnection: close\r\n\r\nno";
    let (_, answered) = exchange(&long, "\r\n\r\n", answer).await;
    match answered {
        Ok(answered) => assert_eq!((answered.status, answered.text().as_str()), (413, "no")),
        // A connection that is reset may take the answer with it.
        Err(failure) => assert!(failure.may_pass(), "{failure:?}"),
    }
}

#[tokio::test]
async fn what_is_cut_off_or_no_http_is_no_answer() {
    let head = "HTTP/1.1 200 OK\r\n";
    for cut in ["", head, &format!("{head}content-length: 5\r\n\r\nhi")] {
        let (_, answered) = exchange(&json!({}), "{}", cut).await;
        assert!(answered.as_ref().is_err_and(ClientError::may_pass), "{cut}: {answered:?}");
    }
    for garbage in ["SMTP\r\n\r\n", "HTTP/1.1 abc\r\n\r\n"] {
        let (_, answered) = exchange(&json!({}), "{}", garbage).await;
        assert!(matches!(answered, Err(ClientError::Speech(_))), "{garbage}: {answered:?}");
    }
}
