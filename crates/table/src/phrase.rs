//! What can be said at a table: fixed friendly phrases, shown to each in their own
//! language. There is no free chat.

/// A phrase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Have fun!
    HaveFun,
    /// Well played!
    WellPlayed,
    /// Thank you!
    Thanks,
    /// Sorry!
    Sorry,
    /// One moment, please.
    OneMoment,
    /// I'm back.
    Back,
    /// Your turn!
    YourTurn,
    /// Oops!
    Oops,
    /// What luck!
    WhatLuck,
    /// That was close!
    Close,
    /// Another game?
    Another,
    /// Goodbye!
    Goodbye,
}

impl Phrase {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Hello,
        Self::HaveFun,
        Self::WellPlayed,
        Self::Thanks,
        Self::Sorry,
        Self::OneMoment,
        Self::Back,
        Self::YourTurn,
        Self::Oops,
        Self::WhatLuck,
        Self::Close,
        Self::Another,
        Self::Goodbye,
    ];
}
