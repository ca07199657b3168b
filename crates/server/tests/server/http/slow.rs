//! People who take their time, on purpose or not.

use std::time::Duration;

use super::{test_server::TestServer, wire::RawConnection};

#[test]
fn whoever_does_not_finish_a_request_is_let_go() {
    let server = TestServer::with(|settings| settings.patience.head = Duration::from_millis(200));
    for beginning in ["", "GET / HTT", "GET / HTTP/1.1\r\nhost: ho"] {
        let mut line = RawConnection::to(server.address);
        line.send(beginning).expect("sent");
        let rest = String::from_utf8(line.rest()).expect("text");
        assert!(rest.is_empty() || rest.starts_with("HTTP/1.1 408"), "{rest}");
    }
    assert_eq!(server.get("/health").status, 200);
}

#[test]
fn whoever_does_not_finish_a_body_is_refused() {
    let server = TestServer::with(|settings| settings.patience.body = Duration::from_millis(200));
    let mut line = RawConnection::to(server.address);
    line.send(
        "POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
        content-length: 100\r\n\r\n{\"name\":",
    )
    .expect("sent");
    let answer = line.hear().expect("an answer");
    assert_eq!((answer.status, answer.code()), (400, "http-malformed".to_owned()));
}
