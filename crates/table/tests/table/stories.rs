//! Random stories: anybody asks anything at any time. Whatever is answered, the
//! table stays sound (see `company.rs`, which checks after every command), no
//! clock gains what it should not, and the events alone give the same table.

use std::{collections::BTreeMap, time::Duration};

use game::Seat;
use proptest::{prelude::*, strategy::ValueTree, test_runner::TestRunner};
use table::{
    Bot, By, ChanceSupply, Clock, Command, Event, EventKind, Phase, Proposal, Sitter, Sitting,
    Table, TableId,
};

use crate::{
    company::{ADA, Company, PEOPLE, SALT, SECRET, given, sit},
    picture::picture,
    random::{Asked, Seated, Step, Story, story},
};

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_asked_the_table_stays_sound(story in story(120)) {
        let company = told(&story);
        let replayed = Table::replay(company.table.id(), company.events.iter().cloned());
        prop_assert_eq!(picture(&replayed.expect("what happened")), picture(&company.table));
    }

    /// A list of events with one lost, one twice, or two exchanged is refused or
    /// gives some table; it never does harm.
    #[test]
    fn a_damaged_list_does_no_harm(
        story in story(60),
        (place, damage) in (any::<prop::sample::Index>(), 0..3),
    ) {
        let company = told(&story);
        let mut events = company.events.clone();
        events.push(Event { at: company.now(), kind: EventKind::Resumed });
        let at = place.index(events.len() - 1);
        match damage {
            0 => drop(events.remove(at)),
            1 => events.insert(at + 1, events[at].clone()),
            _ => events.swap(at, at + 1),
        }
        let lost_first = damage != 1 && at == 0;
        let replayed = Table::replay(company.table.id(), events);
        prop_assert!(!lost_first || replayed.is_err());
    }
}

/// The stories are worth something: together they reach all that can happen.
#[test]
fn stories_reach_everything_that_can_happen() {
    let mut runner = TestRunner::deterministic();
    let stories = story(120);
    let mut reached = BTreeMap::new();
    for _ in 0..400 {
        let story = stories.new_tree(&mut runner).expect("a story").current();
        let company = told(&story);
        for event in &company.events {
            let told = format!("{:?}", event.kind);
            let name = told.split([' ', '{']).next().unwrap_or_default().to_owned();
            *reached.entry(name).or_insert(0) += 1;
        }
    }
    assert_eq!(reached.len(), 23, "of 23 kinds of events: {reached:?}");
}

/// A table at the end of a story.
fn told((options, seated, steps): &Story) -> Company {
    let mut company = Company::open(options.clone());
    match seated {
        Seated::Nobody => {}
        Seated::People => {
            company.sit_all();
            company.ready_all();
        }
        Seated::Expected => {
            for (seat, person) in Seat::ALL.into_iter().zip(PEOPLE) {
                let (sitting, contribution, wish) = (Sitting::Myself, None, None);
                let sit = Command::Sit { seat, sitting, contribution, wish };
                ask(&mut company, By::Person(person), sit);
            }
        }
        Seated::Family => {
            ask(&mut company, By::Person(ADA), sit(Seat::ALL[0], Sitting::Myself, 1));
            ask(&mut company, By::Person(ADA), sit(Seat::ALL[2], Sitting::Companion, 2));
            for seat in Seat::ALL {
                ask(&mut company, By::Person(ADA), Command::SeatBot { seat, bot: Bot::Level(1) });
            }
        }
    }
    for step in steps {
        take(&mut company, step);
    }
    company
}

/// One thing happens, or is refused.
fn take(company: &mut Company, step: &Step) {
    company.wait(step.wait);
    let now = company.now();
    let circumstances = &mut company.circumstances;
    circumstances.lag = Duration::from_millis(step.lag);
    circumstances.standing = step.standing;
    circumstances.chance =
        if step.secret { ChanceSupply::Secret(SECRET, SALT) } else { ChanceSupply::Nothing };
    match &step.kind {
        Asked::Onward(number) => {
            if let Some((by, command)) = onward(company, *number) {
                ask(company, by, command);
            }
        }
        Asked::Ready => {
            for person in company.table.people().collect::<Vec<_>>() {
                ask(company, By::Person(person), Command::Ready { ready: true });
            }
        }
        Asked::Agreement(who, proposal, answers) => agreement(company, *who, *proposal, *answers),
        Asked::Absence(command) => absence(company, command),
        Asked::Outage(millis) => {
            company.wait(*millis);
            ask(company, By::Host, Command::NoteOutage { from: now });
        }
        Asked::Anything(by, command) => ask(company, *by, command.clone()),
    }
}

fn agreement(company: &mut Company, who: usize, proposal: Proposal, answers: u8) {
    ask(company, By::Person(PEOPLE[who]), Command::Propose { proposal });
    let people = PEOPLE.map(By::Person);
    let bots = Seat::ALL.map(By::Bot);
    for (number, by) in people.into_iter().chain(bots).enumerate() {
        let agreed = answers >> number & 1 != 0;
        ask(company, by, Command::Answer { proposal, agreed });
    }
}

fn absence(company: &mut Company, command: &Command) {
    let Some(actor) = company.table.actor() else { return };
    company.circumstances.gone[actor.index()] = Some(company.now());
    company.wait(60_000);
    for person in PEOPLE {
        let command = match command {
            Command::StandIn { level, .. } => Command::StandIn { seat: actor, level: *level },
            _ => Command::Claim { seat: actor },
        };
        ask(company, By::Person(person), command);
    }
    company.circumstances.gone = [None; Seat::MOST];
}

/// Something that the phase of the table asks for, and who may well ask it.
fn onward(company: &Company, number: usize) -> Option<(By, Command)> {
    let anyone = By::Person(PEOPLE[number % PEOPLE.len()]);
    let seat = Seat::ALL[number / 7 % Seat::MOST];
    match company.table.phase() {
        Phase::Seating => {
            let command = match number % 6 {
                0 => Command::Stand { seat },
                1 => Command::Wish { word: "mirrored".to_owned() },
                2 => Command::Contribute { contribution: given(2) },
                _ => sit(seat, Sitting::Myself, 3),
            };
            Some((anyone, command))
        }
        Phase::Playing => legal(company, number),
        Phase::Paused => Some((anyone, Command::Resume)),
        Phase::Over if number.is_multiple_of(3) => {
            Some((By::Host, Command::NoteRematch { table: TableId::of([5; 10]) }))
        }
        Phase::Over => Some((anyone, Command::Propose { proposal: Proposal::Rematch })),
        Phase::Closed => None,
    }
}

/// A legal action of whoever is to act; for someone absent, the bot's or their own.
fn legal(company: &Company, number: usize) -> Option<(By, Command)> {
    let seat = company.table.actor()?;
    let by = match (company.table.bot_to_act(), company.table.sitter(seat)?) {
        (Some((seat, _)), sitter) if !number.is_multiple_of(3) || sitter.person().is_none() => {
            By::Bot(seat)
        }
        (_, Sitter::Person(person) | Sitter::Companion(person)) => By::Person(person),
        (_, Sitter::Bot(_)) => return None,
    };
    let actions = company.table.game()?.actions();
    Some((by, company.act(seat, &actions[number % actions.len()])))
}

/// Asks, and compares the clocks before and after.
fn ask(company: &mut Company, by: By, command: Command) {
    let now = company.now();
    let clocks = |company: &Company| Seat::ALL.map(|seat| company.table.clock_left(seat, now));
    let before = clocks(company);
    let events = company.events.len();
    // What is refused is refused; `Company` has checked that nothing changed.
    let _ = company.ask(by, command);
    let Clock::Total { increment, .. } = company.table.options().clock else { return };
    let gained: Duration =
        company.events[events..].iter().map(|event| gain(event, increment)).sum();
    for (before, after) in before.into_iter().zip(clocks(company)) {
        if let (Some(before), Some(after)) = (before, after) {
            assert!(after <= before + gained, "{before:?} became {after:?}");
        }
    }
}

/// The most that an event may add to a clock.
fn gain(event: &Event, increment: Duration) -> Duration {
    match &event.kind {
        EventKind::Acted { forgiven, .. } => increment + *forgiven,
        EventKind::Outage { from } => event.at.since(*from),
        _ => Duration::ZERO,
    }
}
