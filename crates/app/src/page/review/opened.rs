//! The game that is reviewed: from this device, or as the server gives its record.

use game::Seat;
use protocol::ReviewOf;
use shelf::{Game, GameInProgress};

use crate::{
    online::api,
    page::{
        browser, device_games::DeviceGame, device_games::Keeping, game::game_page::begin,
        game::progress, place::Place, routing,
    },
    saved_game::{SavedGame, Sits},
    view::Read,
};
use table::{Beginning, Bot, Clock};

/// A game, and who sat where.
#[derive(Clone)]
pub(super) struct Opened {
    pub(super) game: GameInProgress,
    pub(super) sitters: Vec<Sits>,
}

impl Opened {
    /// The game; none where it is not on this device, or the server does not give it.
    pub(super) async fn load(of: ReviewOf) -> Option<Self> {
        match of {
            ReviewOf::Here(game, id) => {
                let saved: SavedGame = DeviceGame::find(game, id)?.saved;
                Some(Self { game: saved.table.game()?.clone(), sitters: saved.sitters() })
            }
            ReviewOf::Table(id) => {
                let record = api::record(id).await.ok()?;
                let game = record.lines().find_map(|line| line.strip_prefix("game:"))?;
                let game = Game::named(game.trim())?;
                let (opened, heading) = game.open_record(&record).ok()?;
                let people = heading.people.iter().take(opened.players());
                let sitters = people.map(|name| Sits::called(game, name)).collect();
                Some(Self { game: opened, sitters })
            }
        }
    }

    /// Begins a game on this device where so many entries were made: whoever reads it plays
    /// this seat, bots all others.
    pub(super) fn try_again(&self, entries: usize, seat: Seat) {
        let game = self.game.game();
        let level = progress::reached(game);
        let sits = |(place, sitter): (usize, &Sits)| match sitter {
            _ if place == seat.index() => Sits::Person(None),
            Sits::Bot(bot) => Sits::Bot(*bot),
            Sits::Person(_) => Sits::Bot(Bot::Level(level)),
        };
        let sitters: Vec<_> = self.sitters.iter().enumerate().map(sits).collect();
        let position = Beginning::Position(self.game.position_text(entries));
        let Some(saved) = begin(game, &sitters, "", position, Clock::None) else { return };
        let begun = DeviceGame::new(saved, Keeping::Now);
        begun.keep_first();
        browser::scroll_to_top();
        routing::go(&Place::Play(game, Some(begun.id)));
    }
}
