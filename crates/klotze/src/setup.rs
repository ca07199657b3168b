//! The set-up: who plays which colour, and who begins (KL-4).
//!
//! `colours=red,blue first=blue`; without `colours` the usual ones for the
//! number of `players`, without that all four; without `first` the first in
//! turn order.

use std::{fmt, str::FromStr};

use game::{Position, Quote, SetupError, read_setup};

use crate::{Color, Colors, Klotze};

/// Who plays, and who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    colors: Colors,
    first: Color,
}

impl Setup {
    /// These colours play, and `first` begins.
    ///
    /// # Errors
    /// Fewer than two colours, or `first` is none of them.
    pub fn new(colors: Colors, first: Color) -> Result<Self, SetupError> {
        let (least, most) = Klotze::SEATS.into_inner();
        let players = colors.len() as u8;
        if players < least {
            return Err(SetupError::Players { players, least, most });
        }
        if !colors.contains(first) {
            return Err(SetupError::FirstNotPlaying { colour: first.name() });
        }
        Ok(Self { colors, first })
    }

    /// KL-4: so many play, and don't choose their colours; the first of them begins.
    pub(crate) fn for_players(players: u8) -> Self {
        use Color::{Green, Red, Yellow};
        let colors = match players {
            2 => [Red, Green].into_iter().collect(),
            3 => [Red, Yellow, Green].into_iter().collect(),
            _ => Colors::ALL,
        };
        Self { colors, first: Red }
    }

    /// Those who play.
    pub const fn colors(self) -> Colors {
        self.colors
    }

    /// The one who begins.
    pub const fn first(self) -> Color {
        self.first
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self { colors: Colors::ALL, first: Color::Red }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colors: Vec<_> = self.colors.from_first(Color::Red).map(Color::name).collect();
        write!(f, "colours={} first={}", colors.join(","), self.first.name())
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let (mut colors, mut first) = (None, None);
        let players = read_setup(text, &Klotze::SEATS, |word, value| {
            match (word, value) {
                ("colours", Some(names)) => colors = Some(read_colors(names)?),
                ("first", Some(name)) => first = Some(read_color(name)?),
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        let setup = players.map_or_else(Self::default, Self::for_players);
        let colors = match (colors, players) {
            (Some(colors), Some(players)) if colors.len() != usize::from(players) => {
                return Err(SetupError::ColoursPlayers { colours: colors.len(), players });
            }
            (Some(colors), _) => colors,
            (None, _) => setup.colors,
        };
        // KL-4: by default the first in turn order begins.
        let first = first.or_else(|| colors.from_first(Color::Red).next());
        Self::new(colors, first.unwrap_or(Color::Red))
    }
}

fn read_colors(names: &str) -> Result<Colors, SetupError> {
    let mut colors = Colors::NONE;
    for name in names.split(',') {
        let color = read_color(name)?;
        if colors.contains(color) {
            return Err(SetupError::ColourTwice { colour: color.name() });
        }
        colors = colors.with(color);
    }
    Ok(colors)
}

fn read_color(name: &str) -> Result<Color, SetupError> {
    name.parse().map_err(|_| SetupError::UnknownColour { word: Quote::of(name) })
}
