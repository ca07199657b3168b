//! What an annotator thinks of a move, in the signs that players of chess know. The list
//! is closed, and a move has one of them at most.

/// What an annotator thinks of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Judgement {
    /// `!!`
    Excellent,
    /// `!`
    Good,
    /// `!?`
    Interesting,
    /// `?!`
    Doubtful,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Judgement {
    /// All of them, the best first.
    pub const ALL: [Self; 6] = [
        Self::Excellent,
        Self::Good,
        Self::Interesting,
        Self::Doubtful,
        Self::Mistake,
        Self::Blunder,
    ];

    /// The sign behind the move.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Excellent => "!!",
            Self::Good => "!",
            Self::Interesting => "!?",
            Self::Doubtful => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// A token without its sign, and the sign if it has one. What is no sign stays with
    /// the token, which nobody can read then.
    pub(crate) fn split(token: &str) -> (&str, Option<Self>) {
        let bare = token.trim_end_matches(['!', '?']);
        let judged = Self::ALL.into_iter().find(|it| it.sign() == &token[bare.len()..]);
        if judged.is_some() { (bare, judged) } else { (token, None) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_taken_from_tokens() {
        for judgement in Judgement::ALL {
            let token = format!("a7s{}", judgement.sign());
            assert_eq!(Judgement::split(&token), ("a7s", Some(judgement)));
        }
        assert_eq!(Judgement::split("a7s"), ("a7s", None));
        assert_eq!(Judgement::split("a7s!!!"), ("a7s!!!", None), "too many");
        assert_eq!(Judgement::split("!a7s"), ("!a7s", None), "it stands behind");
    }
}
