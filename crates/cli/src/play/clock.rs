//! The clock of a game at one keyboard. Whoever reads a line can't look at a clock
//! meanwhile, so a flag falls when the next line is there.

use std::time::Duration;

use game::Fact;
use table::{By, Clock, Command};

use super::playing::Playing;
use crate::failure::Failure;

/// Reads a clock: minutes for each player, and perhaps seconds that each turn adds,
/// as in `10+5` or `0:30+2`. Whether there can be such a clock is the table's to say.
pub(crate) fn read_clock(text: &str) -> Result<Clock, &'static str> {
    let (total, increment) = text.split_once('+').unwrap_or((text, "0"));
    let (minutes, seconds) = total.split_once(':').unwrap_or((total, "0"));
    let number = |text: &str| text.trim().parse::<u32>().map(u64::from).map_err(|_| "no clock");
    let total = Duration::from_secs(number(minutes)? * 60 + number(seconds)?);
    Ok(Clock::Total { total, increment: Duration::from_secs(number(increment)?) })
}

impl Playing<'_> {
    /// What everybody has left, where there is a clock.
    pub(super) fn tell_clocks(&mut self) -> Result<(), Failure> {
        let now = self.chance.circumstances()?.now;
        let shown = |seat| {
            let left = self.table.clock_left(seat, now)?;
            let left = ("who", Fact::Text(telling::clock(left, self.words)));
            let actor = ("actor", self.shown.seat_name(seat).into());
            Some(self.words.tell("play-sits", &[actor, left]))
        };
        let clocks: Vec<String> = self.shown.seats().into_iter().filter_map(shown).collect();
        if clocks.is_empty() {
            return Ok(());
        }
        Ok(self.teller.tell("play-clock", &[("clocks", Fact::Text(clocks.join(", ")))])?)
    }

    /// Whether the time of whoever is to act has run out; then it is told.
    pub(super) fn flag_falls(&mut self) -> Result<bool, Failure> {
        // The table refuses as long as the flag is up.
        Ok(self.execute(By::Host, Command::LookAtClocks)?.is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read() {
        let seconds = Duration::from_secs;
        let clock = |total, increment| {
            Ok(Clock::Total { total: seconds(total), increment: seconds(increment) })
        };
        assert_eq!(read_clock("10"), clock(600, 0));
        assert_eq!(read_clock(" 3 + 2"), clock(180, 2));
        assert_eq!(read_clock("0:30+2"), clock(30, 2));
        for wrong in
            ["", "+", "5+", "+5", "-1", "1.5", "10+5+5", "1:", "1:2:3", "ten", "99999999999"]
        {
            assert!(read_clock(wrong).is_err(), "{wrong}");
        }
    }
}
