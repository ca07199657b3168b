//! How the game on the board catches up with the game of the house: one entry
//! after the other, so that each is seen, unless it is far behind or something
//! was taken back. What was made here and is on its way is not shown twice.
//!
//! It knows no clock and no page: it only says what to show next.

/// By how many entries the board may be behind and still show each of them.
const MOST: usize = 8;

/// What to show next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Step {
    /// What is there stands; a draft stays on top of it.
    Stay,
    /// What was on its way is part of the game now, so many entries long: nothing
    /// is to be seen of that.
    Settle(usize),
    /// The first so many entries of the house, one more than are shown.
    Show(usize),
    /// All of them at once.
    Jump,
}

/// The next step from the entries that are shown, the last `draft` of which are
/// not known to be part of the game, to those of the house.
pub(in crate::page) fn next(here: &[String], draft: usize, there: &[String]) -> Step {
    let known = here.len().saturating_sub(draft);
    let base = &here[..known];
    if there == base {
        Step::Stay
    } else if draft > 0 && there.starts_with(here) {
        Step::Settle(here.len())
    } else if there.starts_with(base) && there.len() - known <= MOST {
        Step::Show(known + 1)
    } else {
        Step::Jump
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    /// Follows the steps to the end, and tells what was shown on the way.
    fn shown(here: &str, mut draft: usize, there: &str) -> Vec<String> {
        let (mut here, there) = (entries(here), entries(there));
        let mut shown = Vec::new();
        loop {
            let length = match next(&here, draft, &there) {
                Step::Stay => return shown,
                Step::Settle(length) | Step::Show(length) => length,
                Step::Jump => there.len(),
            };
            (here, draft) = (there[..length].to_vec(), 0);
            shown.push(here.join(" "));
        }
    }

    #[test]
    fn entries_that_come_together_are_seen_one_after_the_other() {
        assert_eq!(shown("a b", 0, "a b c d e"), ["a b c", "a b c d", "a b c d e"]);
        assert_eq!(shown("a b", 0, "a b"), Vec::<String>::new());
    }

    #[test]
    fn what_was_on_its_way_is_not_shown_again() {
        assert_eq!(next(&entries("a b c"), 1, &entries("a b c d")), Step::Settle(3));
        assert_eq!(shown("a b c", 1, "a b c d"), ["a b c", "a b c d"]);
        assert_eq!(shown("a b c", 2, "a b c"), ["a b c"]);
    }

    #[test]
    fn a_draft_stays_as_long_as_the_game_does() {
        assert_eq!(next(&entries("a b c"), 1, &entries("a b")), Step::Stay);
        // Something else happened there: the draft is gone.
        assert_eq!(shown("a b c", 1, "a b x"), ["a b x"]);
        assert_eq!(shown("a b c", 1, "a b x y"), ["a b x", "a b x y"]);
    }

    #[test]
    fn what_is_taken_back_or_far_ahead_is_shown_at_once() {
        assert_eq!(shown("a b c", 0, "a"), ["a"]);
        assert_eq!(shown("a b c", 0, "a x"), ["a x"]);
        assert_eq!(shown("a b c", 1, "a"), ["a"]);
        let far = "a b c d e f g h i j";
        assert_eq!(shown("a", 0, far), [far]);
        assert_eq!(shown("a b", 0, far).len(), MOST);
    }
}
