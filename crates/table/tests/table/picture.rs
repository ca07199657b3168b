//! All that can be seen of a table, as one text to compare, and what must hold
//! of every table.

use std::{fmt::Write, time::Duration};

use game::{Actor, Seat};
use table::{Clock, Moment, Permission, PersonId, Phase, Proposal, Sitter, Stakes, Table};

/// Everything that the table tells of itself.
pub(crate) fn picture(table: &Table) -> String {
    let mut text = String::new();
    let mut line = |name: &str, shown: String| {
        writeln!(text, "{name}: {shown}").expect("a text takes lines");
    };
    line("id", format!("{} {} {:?}", table.id(), table.opener(), table.after()));
    line("options", format!("{:?} {:?}", table.options(), table.host()));
    line("phase", format!("{:?} {:?} {:?}", table.phase(), table.closed(), table.rematch()));
    line("events", format!("{} {}", table.events(), table.answerable()));
    line("moments", format!("{:?} {:?}", table.last_at(), table.turn_began()));
    line("sitters", format!("{:?}", table.sitters()));
    for person in table.people() {
        let seats = table.seats_of(person);
        line("person", format!("{seats:?} {} {:?}", table.is_ready(person), table.wish(person)));
    }
    line("start", format!("{:?} {:?} {:?}", table.contributions(), table.lot(), table.setup()));
    for seat in Seat::ALL {
        let left = |at: Moment| table.clock_left(seat, at);
        let now = table.last_at();
        let later = now.after(Duration::from_secs(5));
        line("seat", format!("{:?} {:?} {:?}", table.stand_in(seat), left(now), left(later)));
    }
    line("clock", format!("{} {:?}", table.clock_runs(), table.deadline()));
    line("actor", format!("{:?} {:?}", table.actor(), table.bot_to_act()));
    line("proposals", format!("{:?} {:?}", table.proposals(), table.bots_to_answer()));
    line("end", format!("{:?} {:?}", table.ranking(), table.rematch_due()));
    if let Some(game) = table.game() {
        line("game", format!("{} {:?}", game.position(), game.actions()));
    }
    line("record", table.record(&|_| None, None, "").unwrap_or_default());
    text
}

/// What holds of every table at any time.
pub(crate) fn sound(table: &Table, now: Moment) {
    let seats = table.sitters().len();
    assert_eq!(seats, usize::from(table.options().seats));
    assert!(table.answerable() < table.events());
    seating_is_sound(table);
    clocks_are_sound(table, now);
    let Some(game) = table.game() else {
        assert!(matches!(table.phase(), Phase::Seating | Phase::Closed));
        assert!(table.actor().is_none() && table.revealed().is_none());
        return;
    };
    assert!(table.sitters().iter().all(Option::is_some), "nobody plays alone");
    assert_eq!(game.players(), seats);
    match game.turn() {
        Actor::Seat(seat) => assert_eq!(table.actor(), Some(seat)),
        Actor::Chance => panic!("chance is never waited for"),
        Actor::Over(_) => assert!(matches!(table.phase(), Phase::Over | Phase::Closed)),
    }
    let running = matches!(table.phase(), Phase::Playing | Phase::Paused);
    assert!(!(running && table.revealed().is_some()), "no secret of a running game");
    for pending in table.proposals() {
        let wanted = pending.proposal == Proposal::Rematch;
        assert!(table.phase() == Phase::Closed || running != wanted, "{pending:?}");
    }
    if let Some((seat, _)) = table.bot_to_act() {
        let bot = matches!(table.sitter(seat), Some(Sitter::Bot(_)));
        assert!(bot || table.stand_in(seat).is_some());
        assert!(!table.clock_runs(), "bots cost nobody time");
    }
}

fn seating_is_sound(table: &Table) {
    let mut people: Vec<PersonId> = Vec::new();
    for sitter in table.sitters().iter().flatten() {
        if let Sitter::Person(person) = sitter {
            assert!(!people.contains(person), "nobody sits twice as himself");
            people.push(*person);
        }
        let rated = table.options().stakes == Stakes::Rated;
        assert!(!rated || matches!(sitter, Sitter::Person(_)));
    }
    if table.options().stakes == Stakes::Rated {
        assert_eq!(table.options().take_backs, Permission::Forbidden);
        assert!(Seat::ALL.iter().all(|seat| table.stand_in(*seat).is_none()));
    }
}

fn clocks_are_sound(table: &Table, now: Moment) {
    if table.clock_runs() {
        assert_eq!(table.phase(), Phase::Playing);
        assert!(table.deadline().is_some());
    } else {
        assert_eq!(table.deadline(), None);
    }
    for seat in Seat::ALL.into_iter().take(table.sitters().len()) {
        let [sooner, later] = [0, 1_000]
            .map(|millis| table.clock_left(seat, now.after(Duration::from_millis(millis))));
        assert!(later <= sooner, "a clock ran backwards");
        let counted =
            table.game().is_some() && matches!(table.options().clock, Clock::Total { .. });
        assert_eq!(sooner.is_some() && counted, counted);
    }
}
