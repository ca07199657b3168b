//! Followers on a network that drops, repeats and reorders: in the end they
//! agree with the server, and nothing was done twice.

use chance::Contribution;
use client::{Follower, News};
use game::{Notice, Seat};
use proptest::prelude::*;
use protocol::{Command, Decoded, FromServer, PendingCommand, ToServer, WireError, decode};
use table::{EventKind, PersonId, Phase, TableId};

use crate::fake_server::{ADA, BLAISE, FakeServer, TABLE, acts, id, sits_down};

/// Numbers that look random.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(0xda3e_39cb);
        (self.0 >> 33) as usize % bound
    }
}

/// A person with a follower, and messages under way to and from them.
struct Player {
    person: PersonId,
    follower: Follower,
    sent: Vec<String>,
    coming: Vec<FromServer>,
    acted: u32,
}

impl Player {
    fn new(person: PersonId, seat: Seat) -> Self {
        let mut follower = Follower::new(TABLE);
        let mut says = follower.resume();
        let (sit, command) = sits_down(seat);
        says.push(follower.ask(sit, command));
        Self { person, follower, sent: says, coming: Vec::new(), acted: 0 }
    }

    fn hear(&mut self, message: FromServer) {
        for news in self.follower.receive(message).expect("events follow each other") {
            match news {
                News::Missing(ask) => self.sent.push(ask),
                News::Events(_) | News::Done(_) | News::Refused(..) => {}
            }
        }
    }

    /// Acts if it is theirs turn and they wait for no answer.
    fn act(&mut self, number: usize) {
        if !self.follower.is_waiting()
            && let Some(table) = self.follower.table()
            && let Some(command) = acts(table, self.person, number)
        {
            self.acted += 1;
            let says = self.follower.ask(id(&format!("a{}", self.acted)), command);
            self.sent.push(says);
        }
    }
}

/// What the server answers to a text.
fn heard(server: &mut FakeServer, from: PersonId, text: &str) -> Vec<FromServer> {
    let Decoded::Message(message) = decode(text) else { panic!("misheard: {text}") };
    server.hear(from, message)
}

/// Takes any message under way, in any order; it may get lost or come twice.
fn taken<M: Clone>(under_way: &mut Vec<M>, numbers: &mut Numbers) -> Option<M> {
    if under_way.is_empty() {
        return None;
    }
    let place = numbers.below(under_way.len());
    match numbers.below(4) {
        0 => {
            under_way.swap_remove(place);
            None
        }
        1 => Some(under_way[place].clone()),
        _ => Some(under_way.swap_remove(place)),
    }
}

fn play(seed: u64) -> (FakeServer, [Player; 2]) {
    let mut numbers = Numbers(seed);
    let mut server = FakeServer::new();
    server.page = 3;
    let mut players = [Player::new(ADA, Seat::ONE), Player::new(BLAISE, Seat::TWO)];
    for _ in 0..3_000 {
        let player = &mut players[numbers.below(2)];
        if let Some(message) = taken(&mut player.sent, &mut numbers) {
            player.coming.extend(heard(&mut server, player.person, &message));
        }
        if let Some(message) = taken(&mut player.coming, &mut numbers) {
            player.hear(message);
        }
        player.act(numbers.below(100));
        if numbers.below(20) == 0 {
            player.sent.extend(player.follower.resume());
        }
    }
    settle(&mut server, &mut players);
    (server, players)
}

/// At last the network is well: everybody says once more where they are.
fn settle(server: &mut FakeServer, players: &mut [Player; 2]) {
    for _ in 0..2 {
        for player in players.iter_mut() {
            player.sent = player.follower.resume();
            player.coming.clear();
            for message in std::mem::take(&mut player.sent) {
                for answer in heard(server, player.person, &message) {
                    player.hear(answer);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn followers_and_server_agree_in_the_end(seed: u64) {
        let (server, players) = play(seed);
        let record = server.table.record(&|_| None, None, "");
        prop_assert!(server.table.phase() != Phase::Seating, "the game has begun");
        for player in &players {
            let table = player.follower.table().expect("it is known");
            prop_assert_eq!(table.events() as usize, server.events.len());
            prop_assert_eq!(table.record(&|_| None, None, ""), record.clone());
            prop_assert!(!player.follower.is_waiting());
            // Each asked for one action at a time, and each was done once.
            let seats = server.table.seats_of(player.person);
            let of_theirs = |kind: &EventKind| matches!(kind, EventKind::Acted { seat, .. } if seats.contains(*seat));
            let done = server.events.iter().filter(|event| of_theirs(&event.kind)).count();
            prop_assert!(done <= player.acted as usize, "{done} of {}", player.acted);
            prop_assert!(done > 0);
        }
    }
}

#[test]
fn gaps_are_asked_for_once() {
    let mut server = FakeServer::new();
    for (seat, person) in [(Seat::ONE, ADA), (Seat::TWO, BLAISE)] {
        let (id, command) = sits_down(seat);
        server.hear(person, ToServer::Do { table: TABLE, id, command });
    }
    let told = |server: &mut FakeServer, after| {
        let follow = ToServer::Follow { table: TABLE, after };
        server.hear(ADA, follow).remove(0)
    };
    let mut follower = Follower::new(TABLE);
    let late = told(&mut server, Some(2));
    let ask = ToServer::Follow { table: TABLE, after: None };
    assert_eq!(follower.receive(late.clone()), Ok(vec![News::Missing(ask.text())]));
    assert_eq!(follower.receive(late.clone()), Ok(Vec::new()), "it has asked");
    let all = server.events.len() as u32;
    let whole = told(&mut server, None);
    let heard = follower.receive(whole.clone()).expect("all of it follows");
    assert!(matches!(heard.as_slice(), [News::Events(events)] if events.len() == all as usize));
    assert_eq!(follower.receive(whole), Ok(Vec::new()), "it has them");
    assert_eq!(follower.receive(late), Ok(Vec::new()));
    let again = ToServer::Follow { table: TABLE, after: Some(all - 1) };
    assert_eq!(follower.resume(), [again.text()]);
}

#[test]
fn pages_are_one_piece_of_news_and_go_on_where_the_connection_broke() {
    let mut server = FakeServer::new();
    server.page = 1;
    for (seat, person) in [(Seat::ONE, ADA), (Seat::TWO, BLAISE)] {
        let (id, command) = sits_down(seat);
        server.hear(person, ToServer::Do { table: TABLE, id, command });
    }
    let all = server.events.len();
    let mut pages = server.hear(ADA, ToServer::Follow { table: TABLE, after: None });
    assert_eq!(pages.len(), all, "a page for each event");
    let mut follower = Follower::new(TABLE);
    for page in pages.drain(..2) {
        assert_eq!(follower.receive(page), Ok(Vec::new()), "there is more");
    }
    assert!(follower.table().is_none(), "a table is not shown half-way");
    let rest = ToServer::Follow { table: TABLE, after: Some(1) };
    assert_eq!(follower.resume(), [rest.text()]);
    let mut pages = server.hear(ADA, rest);
    let last = pages.pop().expect("a page");
    for page in pages {
        assert_eq!(follower.receive(page), Ok(Vec::new()));
    }
    let news = follower.receive(last).expect("all of it follows");
    assert!(matches!(news.as_slice(), [News::Events(events)] if events.len() == all));
    assert_eq!(follower.table().map(table::Table::events), Some(all as u32));
}

#[test]
fn what_one_follower_has_asked_another_takes_over() {
    let mut before = Follower::new(TABLE);
    let (first, command) = sits_down(Seat::ONE);
    before.ask(first, command);
    before.ask(id("hello"), Command::Say { phrase: table::Phrase::Hello });
    let (mut after, mut elsewhere) = (Follower::new(TABLE), Follower::new(TableId::of([8; 10])));
    for asked in before.unanswered() {
        let kept = PendingCommand::read(asked.text()).expect("a command");
        after.take_over(kept.clone());
        after.take_over(kept.clone());
        elsewhere.take_over(kept);
    }
    assert_eq!(after.resume(), before.resume());
    assert!(after.is_waiting() && !after.is_acting());
    assert!(!elsewhere.is_waiting());
}

#[test]
fn an_action_waits_until_its_events_are_known() {
    let (mut server, mut player) = (FakeServer::new(), Player::new(ADA, Seat::ONE));
    let (sit, command) = sits_down(Seat::TWO);
    server.hear(BLAISE, ToServer::Do { table: TABLE, id: sit, command });
    while !player.sent.is_empty() {
        for text in std::mem::take(&mut player.sent) {
            for answer in heard(&mut server, ADA, &text) {
                player.hear(answer);
            }
        }
    }
    assert!(!player.follower.is_waiting(), "ready");
    let seat = server.table.actor().expect("the game has begun");
    let actor = if seat == Seat::ONE { ADA } else { BLAISE };
    let command = acts(&server.table, actor, 0).expect("an action");
    let says = player.follower.ask(id("act"), command);
    let answers = heard(&mut server, actor, &says);
    assert!(player.follower.is_acting());
    for answer in answers.into_iter().rev() {
        assert!(player.follower.is_acting(), "before {answer:?}");
        player.hear(answer);
    }
    assert!(!player.follower.is_acting() && !player.follower.is_waiting());
}

#[test]
fn who_was_seated_by_the_opening_contributes_once_on_each_connection() {
    let mut server = FakeServer::new();
    server.seat(ADA, Seat::ONE);
    let mut follower = Follower::new(TABLE);
    assert!(!follower.owes_contribution(ADA), "nothing is known yet");
    let told = server.hear(ADA, ToServer::Follow { table: TABLE, after: None }).remove(0);
    follower.receive(told).expect("events");
    assert!(follower.owes_contribution(ADA) && !follower.owes_contribution(BLAISE));
    let says = follower.contribute(id("one"), Contribution::of([3; 16]));
    assert!(!follower.owes_contribution(ADA), "it was said");
    assert_eq!(follower.resume().last(), Some(&says), "and is said again");
    assert!(!follower.owes_contribution(ADA), "it waits for its answer");
    let too_often = Notice { code: "people-too-often", facts: Vec::new() };
    let error = WireError::new(&too_often, String::new());
    let refused = FromServer::Refused { id: id("one"), table: TABLE, error };
    follower.receive(refused).expect("an answer");
    assert!(!follower.owes_contribution(ADA), "not at once");
    follower.resume();
    assert!(follower.owes_contribution(ADA), "on the next connection");
    let says = follower.contribute(id("two"), Contribution::of([4; 16]));
    for answer in heard(&mut server, ADA, &says) {
        follower.receive(answer).expect("events");
    }
    follower.resume();
    assert!(!follower.owes_contribution(ADA), "it is done");
}
