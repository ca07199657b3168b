//! Commands as people send them.

use chance::Contribution;
use game::Seat;
use protocol::Command;
use table::{Phrase, Proposal, Sitting, Table};

/// What a person adds to chance; a test need not be unpredictable.
fn contribution(number: u8) -> Contribution {
    Contribution::of([number; 16])
}

pub(crate) fn sit(seat: u8) -> Command {
    sit_wishing(seat, None)
}

pub(crate) fn sit_wishing(seat: u8, word: Option<&str>) -> Command {
    Command::Sit {
        seat: Seat::numbered(seat).expect("a seat"),
        sitting: Sitting::Myself,
        contribution: contribution(seat),
        wish: word.map(str::to_owned),
    }
}

/// Actions of the seat whose turn it is, answering the last event.
pub(crate) fn act(table: &Table, actions: &[&str]) -> Command {
    let actions: Vec<String> = actions.iter().map(|token| (*token).to_owned()).collect();
    Command::Act {
        seat: table.actor().expect("someone's turn"),
        actions: actions.try_into().expect("few"),
        answers: table.events() - 1,
    }
}

/// Every kind of command that only whoever holds this seat, or sits at the
/// table, may give.
pub(crate) fn every_command_for(seat: Seat) -> Vec<Command> {
    vec![
        Command::Stand { seat },
        Command::SeatBot { seat, level: 1 },
        Command::Wish { word: "mirrored".into() },
        Command::Ready { ready: true },
        Command::Contribute { contribution: contribution(9) },
        Command::Resign { seat },
        Command::Propose { proposal: Proposal::Draw },
        Command::Propose { proposal: Proposal::TakeBack },
        Command::Propose { proposal: Proposal::Pause },
        Command::Answer { proposal: Proposal::Draw, agreed: true },
        Command::Resume,
        Command::Claim { seat },
        Command::StandIn { seat, level: 1 },
        Command::Return { seat },
        Command::Say { phrase: Phrase::Hello },
        Command::Close,
    ]
}
