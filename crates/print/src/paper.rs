//! What it is printed on.

/// A paper, upright.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 297 × 420 mm.
    A3,
    /// 8½ × 11 inches.
    Letter,
}

impl Paper {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::A4, Self::A3, Self::Letter];

    /// Its name in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::A3 => "a3",
            Self::Letter => "letter",
        }
    }

    /// The paper with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.name().eq_ignore_ascii_case(name))
    }

    /// Its width and height in millimetres.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::A3 => (297.0, 420.0),
            Self::Letter => (215.9, 279.4),
        }
    }

    /// What of it every printer reaches: the size of the part inside the margins.
    pub(crate) const fn room(self) -> (f32, f32) {
        let (width, height) = self.size();
        (width - 2.0 * MARGIN, height - 2.0 * MARGIN)
    }
}

/// No printer reaches the edge.
pub(crate) const MARGIN: f32 = 8.0;
