//! How alpha-beta is to search: how deep, with which refinements, and how it
//! sees the other seats where there are more than two.

/// How to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Not deeper than this many actions.
    pub deepest: Option<u32>,
    /// What is done beside plain alpha-beta.
    pub refinements: Refinements,
    /// How the other seats are seen where there are more than two.
    pub others: Others,
    /// The hash table grows to at most two to this many entries.
    pub table_bits: u32,
}

/// What is done beside plain alpha-beta. All of it finds the same sooner or
/// looks where it matters; each can be left out to see what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches")]
pub struct Refinements {
    /// Remembers positions in a hash table.
    pub table: bool,
    /// Tries promising actions first: by evaluator, killers and history.
    pub ordering: bool,
    /// Looks less deep at actions that come late in the order.
    pub reductions: bool,
    /// Begins with a narrow window around the last score, and shows that other
    /// actions are no better before it asks how much worse.
    pub windows: bool,
    /// Goes on with loud actions where the search ends.
    pub quiescence: bool,
    /// Gives up early on positions that are far above what is needed.
    pub margins: bool,
}

/// How the other seats are seen by the one that searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Others {
    /// All against one: each of them does what is worst for the searcher.
    Paranoid,
    /// In each round one of them, any one, does what is worst for the searcher;
    /// the rest do what looks natural.
    BestReply,
}

impl Settings {
    /// Everything on, as deep as it is let.
    pub const FULL: Self = Self {
        deepest: None,
        refinements: Refinements::ALL,
        others: Others::BestReply,
        table_bits: 20,
    };

    /// Alpha-beta and nothing else.
    pub const PLAIN: Self = Self { refinements: Refinements::NONE, ..Self::FULL };
}

impl Refinements {
    /// Every refinement is on.
    pub const ALL: Self = Self {
        table: true,
        ordering: true,
        reductions: true,
        windows: true,
        quiescence: true,
        margins: true,
    };
    /// Nothing: plain alpha-beta, deeper by one action at a time.
    pub const NONE: Self = Self {
        table: false,
        ordering: false,
        reductions: false,
        windows: false,
        quiescence: false,
        margins: false,
    };
}
