//! A server that closes finishes what it has begun.

use super::{
    test_server::TestServer,
    wire::{RawConnection, request},
};

#[test]
fn a_request_under_way_is_answered_before_the_server_closes() {
    let mut server = TestServer::open();
    let mut idle = RawConnection::to(server.address);
    assert_eq!(idle.ask("GET", "/health", &[], "").expect("an answer").status, 200);
    let mut busy = RawConnection::to(server.address);
    let body = "{\"name\":\"Ada\"}";
    let whole = request("POST", "/api/me", &[("expect", "100-continue")], body);
    let (head, body) = whole.split_at(whole.len() - body.len());
    busy.send(head).expect("sent");
    // It has begun: the server asks for the body.
    assert_eq!(busy.hear().expect("a word").status, 100);
    server.begin_to_close();
    // It no longer takes anybody in.
    while RawConnection::try_to(server.address).is_ok() {}
    busy.send(body).expect("still heard");
    let answer = busy.hear().expect("an answer");
    assert_eq!(answer.status, 201, "{answer:?}");
    assert_eq!(idle.rest(), b"", "who waits is let go");
    server.closed();
}
