//! What holds for any text and any game, tried at random.

use bille_trap::{BilleTrap, Finding, Phase, PositionError, Setup, Space, Trap};
use game::{Actor, LONGEST, Position, Seat, testing::dice};
use proptest::{collection::vec, prelude::*, sample::select};

/// The position after so many random actions, and now and then a leaving.
fn reached(seed: u64, players: u8, actions: usize) -> BilleTrap {
    let mut dice = dice(seed);
    let setup = Setup::for_players(players).expect("two to four players");
    let mut position = BilleTrap::start(&setup);
    for _ in 0..actions {
        position = random_step(position, &mut dice).unwrap_or(position);
    }
    position
}

fn random_step(position: BilleTrap, dice: &mut dyn FnMut(u32) -> u32) -> Option<BilleTrap> {
    let action = position.draw_action(&mut *dice)?;
    if position.playing().len() > 2 && dice(50) == 0 {
        return position
            .playing()
            .into_iter()
            .nth(dice(2) as usize)
            .map(|seat| position.leave(seat));
    }
    Some(position.apply(action))
}

/// Plays to the end; every position on the way is one that can be read.
fn plays_on(mut position: BilleTrap, seed: u64) {
    let mut dice = dice(seed);
    for _ in 0..LONGEST {
        keeps_its_pieces(&position);
        let text = position.to_string();
        let read = text.parse::<BilleTrap>();
        let read = read.unwrap_or_else(|error: PositionError| panic!("{text}: {error}"));
        assert_eq!(read, position, "{text}");
        let Some(next) = random_step(position, &mut dice) else { break };
        never_forgets(&position, &next);
        position = next;
    }
}

fn keeps_its_pieces(position: &BilleTrap) {
    let shown = || format!("{}\n{position}", position.sketch());
    for seat in position.seats() {
        let moving = matches!(position.phase(), Phase::Test(_)) && seat == position.turn_of();
        let up = position.on_track(seat).len() + position.at_home(seat) + usize::from(moving);
        assert_eq!(up + position.in_tray(seat), 3, "\n{}", shown());
    }
    let taken = Space::all().filter(|space| position.marble(*space).is_some()).count();
    let marbles: usize = Seat::ALL.map(|seat| position.on_track(seat).len()).iter().sum();
    assert_eq!(taken, marbles, "one marble a space\n{}", shown());
    let known = |finding| Trap::all().filter(|trap| position.known(*trap) == Some(finding)).count();
    assert!(known(Finding::Open) <= 14 && known(Finding::Closed) <= 10, "\n{}", shown());
    assert!(position.playing().contains(position.turn_of()), "\n{}", shown());
    let won = position.seats().into_iter().find(|seat| position.at_home(*seat) == 3);
    let winner = match position.actor() {
        Actor::Over(_) => Some(position.turn_of()),
        Actor::Seat(_) | Actor::Chance => None,
    };
    assert_eq!(won, winner, "\n{}", shown());
}

/// What is known stays known, and who is Home stays there.
fn never_forgets(before: &BilleTrap, after: &BilleTrap) {
    for trap in Trap::all() {
        let known = before.known(trap);
        assert!(known.is_none() || after.known(trap) == known, "{before}\n{after}");
    }
    for seat in before.seats() {
        assert!(before.at_home(seat) <= after.at_home(seat), "{before}\n{after}");
    }
    let turned = (after.notches() + 8 - before.notches()) % 8;
    assert!(turned == 0 || turned == 1 && before.phase() == Phase::Top, "{before}\n{after}");
}

/// What is read prints as it was written, and can be played.
fn reads_itself_or_not(text: &str, seed: u64) {
    if let Ok(position) = text.parse::<BilleTrap>() {
        assert_eq!(position.to_string(), text);
        plays_on(position, seed);
    }
}

/// One change of a text: a character replaced, added or taken away.
#[derive(Clone, Debug)]
struct Change {
    at: usize,
    taken: usize,
    added: Vec<char>,
}

fn change() -> impl Strategy<Value = Change> {
    let marks: Vec<char> = "./01234567?oc() ,:tesmovdiraynu89é".chars().collect();
    (0_usize..120, 0_usize..3, vec(select(marks), 0..3)).prop_map(|(at, taken, added)| Change {
        at,
        taken,
        added,
    })
}

fn changed(text: &str, change: &Change) -> String {
    let mut marks: Vec<char> = text.chars().collect();
    let start = change.at % (marks.len() + 1);
    let end = (start + change.taken).min(marks.len());
    marks.splice(start..end, change.added.iter().copied());
    marks.into_iter().collect()
}

proptest! {
    #[test]
    fn random_games_keep_their_pieces(seed: u64, players in 2_u8..=4) {
        plays_on(reached(seed, players, 0), seed);
    }

    #[test]
    fn any_text_is_read_or_refused(text: String, seed: u64) {
        reads_itself_or_not(&text, seed);
    }

    #[test]
    fn a_text_of_six_fields_is_read_or_refused(
        text in "[.1-4/]{24,28} [0-3,()]{3,9} [?oc/]{24,28} [0-9] seat[0-9] [a-z0-9:]{3,16}",
        seed: u64,
    ) {
        reads_itself_or_not(&text, seed);
    }

    #[test]
    fn a_nearly_right_text_is_read_or_refused(
        track in "[.12]{3}[.3]{5}/[.1]{2}[.]{6}/[.]{4}[.12]{4}",
        home in "[0-2],[0-2],\\(?[01]\\)?",
        traps in "[?oc]{8}/[?]{4}[oc]{4}/[?oc]{2}[?]{6}",
        rest in "[0-7] seat[123] (die|turn|over|move:[1-6]|test:[1-9]:(tray|[1-8]):(turn|end))",
        seed: u64,
    ) {
        reads_itself_or_not(&format!("{track} {home} {traps} {rest}"), seed);
    }

    #[test]
    fn a_changed_text_is_read_or_refused(
        seed: u64,
        players in 2_u8..=4,
        actions in 0_usize..300,
        changes in vec(change(), 1..4),
    ) {
        let text = reached(seed, players, actions).to_string();
        let text = changes.iter().fold(text, |text, change| changed(&text, change));
        reads_itself_or_not(&text, seed);
    }

    #[test]
    fn any_token_is_read_or_not(token in "\\PC{0,6}|[demMD][0-9]{0,3}") {
        if let Ok(action) = token.parse::<bille_trap::Action>() {
            prop_assert_eq!(action.to_string(), token.to_lowercase());
        }
    }
}
