//! What the server does of itself after something happened at a table: bots act
//! and answer, a rematch gets its table, ratings change. All of it follows from
//! the table as it stands, so after a restart it is simply done again.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use game::Seat;
use table::{By, Command, Proposal, Stakes, Table};

use super::{CommandError, CommandSender, Room, RoomError};
use crate::{AppState, logs::LoggedTable, people::Refusal, system::random};

/// How long a bot waits when its action could not be stored.
const PATIENCE: Duration = Duration::from_secs(2);

/// Sees to what is due at a table now, if this server looks after it.
pub(super) fn after(state: &Arc<AppState>, room: &Arc<Room>, table: &Table) {
    if !room.is_kept() {
        return;
    }
    if bot_to_act(table).is_some() && !room.thinking.swap(true, Ordering::AcqRel) {
        tokio::spawn(bots_turn(Arc::clone(state), Arc::clone(room)));
    }
    for seat in table.bots_to_answer() {
        tokio::spawn(bot_answers(Arc::clone(state), Arc::clone(room), seat));
    }
    if table.rematch_due().is_some() && !room.rematching.swap(true, Ordering::AcqRel) {
        tokio::spawn(rematch(Arc::clone(state), Arc::clone(room)));
    }
    if table.finished_at().is_some() && table.options().stakes == Stakes::Rated {
        tokio::spawn(rate(Arc::clone(state), Arc::clone(room)));
    }
}

/// The bot to act, where it plays with people. When the last of them has left the
/// game or has a bot play for them, nobody waits for what becomes of it, and it
/// rests until somebody returns. Where bots play among themselves from the start,
/// someone wants to see it.
fn bot_to_act(table: &Table) -> Option<(Seat, u8)> {
    let is_wanted = table.is_played_by_people() || table.people().next().is_none();
    // Only levels play on a server.
    table.bot_to_act().filter(|_| is_wanted).and_then(|(seat, bot)| Some((seat, bot.level()?)))
}

/// Bots act until it is a person's turn. The pool may be full: then it is asked
/// again, and the people at other tables are served meanwhile.
async fn bots_turn(state: Arc<AppState>, room: Arc<Room>) {
    loop {
        let (game, seat, level, answers, attendance) = {
            let loaded = room.look().await;
            let table = &loaded.table;
            let bot = bot_to_act(table).filter(|_| room.is_kept());
            let (Some((seat, level)), Some(game)) = (bot, table.game()) else {
                // Whoever changes the table after this asks for bots anew.
                room.thinking.store(false, Ordering::Release);
                return;
            };
            (game.clone(), seat, level, table.answerable(), room.attendance(table))
        };
        let action = state.pool.act(game, level, u64::from_ne_bytes(random()), attendance).await;
        let Some(action) = action else {
            room.thinking.store(false, Ordering::Release);
            return;
        };
        let command = Command::Act { seat, actions: vec![action], answers };
        match room.execute(&state, CommandSender::of(By::Bot(seat)), command).await {
            // The table changed under the bot: it looks again.
            Ok(_) | Err(CommandError::Table(_) | CommandError::Room(RoomError::Elsewhere)) => {}
            Err(refusal) => {
                tracing::warn!(table = %LoggedTable(room.id), %refusal, "could not store a bot's move");
                tokio::time::sleep(PATIENCE).await;
            }
        }
    }
}

async fn bot_answers(state: Arc<AppState>, room: Arc<Room>, seat: Seat) {
    let Some(game) = room.look().await.table.game().cloned() else {
        return;
    };
    let agreed = state.pool.agrees_to_draw(game, seat).await;
    let command = Command::Answer { proposal: Proposal::Draw, agreed };
    // A refusal means that the proposal is gone.
    let _ = room.execute(&state, CommandSender::of(By::Bot(seat)), command).await;
}

/// A rematch is a table that is opened, by whoever proposed it: who opens too many
/// waits for it.
async fn rematch(state: Arc<AppState>, room: Arc<Room>) {
    let opener = room.look().await.table.rematch_due().map(|rematch| rematch.by);
    while let Some(Err(Refusal::TooFast { seconds })) =
        opener.map(|opener| state.people.may_open_table(opener, state.now()))
    {
        tokio::time::sleep(Duration::from_secs(seconds as u64)).await;
    }
    if let Err(refusal) = state.rooms.open_rematch(&state, &room).await {
        tracing::warn!(table = %LoggedTable(room.id), %refusal, "could not open the rematch");
        room.rematching.store(false, Ordering::Release);
    }
}

pub(super) async fn rate(state: Arc<AppState>, room: Arc<Room>) {
    let (game, ranking) = {
        let loaded = room.look().await;
        let table = &loaded.table;
        let person = |seat: Seat| table.sitters().get(seat.index()).copied().flatten()?.person();
        let group = |seats: game::Seats| seats.into_iter().filter_map(person).collect::<Vec<_>>();
        (table.options().game, table.ranking().into_iter().map(group).collect::<Vec<_>>())
    };
    if let Err(error) = state.people.rate(room.id, game, &ranking).await {
        tracing::error!(table = %LoggedTable(room.id), %error, "could not store ratings");
    }
}
