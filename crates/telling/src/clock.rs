//! What a clock shows.

use std::time::Duration;

use game::Fact;
use words::Words;

/// Below this, tenths of a second are shown.
pub const TENTHS: Duration = Duration::from_secs(10);

/// The time that somebody has left.
pub fn clock(left: Duration, words: &Words) -> String {
    let seconds = left.as_secs();
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60);
    if days > 0 {
        let facts = [("days", Fact::Number(days as i64)), ("hours", Fact::Number(hours as i64))];
        return words.tell("company-clock-days", &facts);
    }
    if left < TENTHS {
        // Never more than there is.
        let tenths = (left.as_millis() / 100) as f64 / 10.0;
        return format!("0:0{}", words.decimal(tenths, 1));
    }
    let seconds = seconds % 60;
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn clocks_show_what_is_left() {
        let [english, french] = Language::ALL.map(Words::new);
        let millis = Duration::from_millis;
        assert_eq!(clock(millis(0), &english), "0:00.0");
        assert_eq!(clock(millis(7_390), &english), "0:07.3");
        assert_eq!(clock(millis(7_390), &french), "0:07,3");
        assert_eq!(clock(millis(10_000), &english), "0:10");
        assert_eq!(clock(millis(605_900), &english), "10:05");
        assert_eq!(clock(Duration::from_secs(3_661), &english), "1:01:01");
        assert_eq!(clock(Duration::from_hours(30), &english), "1 day 6 h");
        assert_eq!(clock(Duration::from_hours(71), &french), "2 jours 23 h");
    }
}
