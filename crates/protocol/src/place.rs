//! The places of the page, as addresses name them: `/kuba`, `/rules/kuba#KU-6`,
//! `/t/<id>`. The page reads and writes them, and the server answers by the same
//! words, so that a link means one thing. It knows neither screens nor titles, nor
//! the links of earlier releases.

use std::{fmt, fmt::Write, str::FromStr};

use game::Seat;
use shelf::{Game, OpenError, Opening, TreeInProgress};
use table::TableId;

/// A place in the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// All games.
    Shelf,
    /// A game's own page: what it is, and a new one is set up, whatever goes on.
    SetUp(Game),
    /// A game on this device: this one, or else the latest under way, or setting up when
    /// there is none.
    Play(Game, Option<DeviceGameId>),
    /// A game that begins at once against a friendly bot.
    Now(Game),
    /// A game that begins in the position of this text, which can be read.
    Position(Game, String),
    /// The board on which a game is analysed, with what lies on it.
    Analysis(Game, Analysed),
    /// Where games are learnt: lessons and rulebooks.
    Learn,
    /// The lesson of a game.
    Lesson(Game),
    /// The rules of a game, and the one that is asked for.
    Rules(Game, Option<String>),
    /// All puzzles.
    Puzzles,
    /// The puzzles of a game.
    PuzzlesOf(Game),
    /// The puzzle of a game with this id.
    Puzzle(Game, String),
    /// The review of a game that is over.
    Review(ReviewOf),
    /// A game to print, cut out and play.
    Print(Game),
    /// The online tables.
    Tables,
    /// The games of the server that are over.
    Past,
    /// A game that was imported to the server, by its number.
    Imported(u64),
    /// An online table, and the seat that somebody is invited to.
    Table(TableId, Option<Seat>),
    /// An address that leads to one of these, but whose end can't be read.
    Broken(String),
    /// Any other address.
    Unknown(String),
}

/// What is analysed: a position, which can be read, and what may follow. Whether the moves
/// can be read is seen by whoever shows them ([`Self::tree`]): the page carries no reader of
/// variations before somebody analyses.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Analysed {
    /// The text of the position that it begins with, where that is not the game's start.
    pub position: Option<String>,
    /// The moves with their variations, as they stand in a record. They are behind `#`, so
    /// no server hears of them.
    pub moves: String,
}

impl Analysed {
    /// A tree of variations, as addresses hold it.
    pub fn of(tree: &TreeInProgress) -> Self {
        let usual = tree.game().open(&Opening::default()).map(|game| game.position());
        let position = Some(tree.start().position()).filter(|text| usual.as_ref() != Ok(text));
        Self { position, moves: tree.moves() }
    }

    /// The tree of variations that it is.
    ///
    /// # Errors
    /// It can't be read.
    pub fn tree(&self, game: Game) -> Result<TreeInProgress, OpenError> {
        game.open_moves(self.position.as_deref(), &self.moves)
    }
}

/// Which game is reviewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewOf {
    /// This one of this device.
    Here(Game, DeviceGameId),
    /// That of an online table.
    Table(TableId),
}

/// The name of a game that only one device knows: 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DeviceGameId(pub u64);

impl fmt::Display for DeviceGameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text that names no game of a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoDeviceGameId;

impl FromStr for DeviceGameId {
    type Err = NoDeviceGameId;

    fn from_str(text: &str) -> Result<Self, NoDeviceGameId> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 16 || !text.bytes().all(is_digit) {
            return Err(NoDeviceGameId);
        }
        u64::from_str_radix(text, 16).map(Self).map_err(|_| NoDeviceGameId)
    }
}

impl Place {
    /// The place that an address leads to, by its path and by what is behind `#`.
    ///
    /// ```
    /// use protocol::Place;
    /// use shelf::Game;
    ///
    /// let place = Place::read("/rules/kuba#KU-6");
    /// assert_eq!(place, Place::Rules(Game::Kuba, Some("KU-6".to_owned())));
    /// assert_eq!(place.path(), "/rules/kuba#KU-6");
    /// ```
    pub fn read(address: &str) -> Self {
        let (path, fragment) = address.split_once('#').unwrap_or((address, ""));
        let path = path.split('?').next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let or_broken = |place: Option<Self>| place.unwrap_or(Self::Broken(path.to_owned()));
        let of_game = |name: &str, place: &dyn Fn(Game) -> Self| {
            Game::named(name).map_or(Self::Unknown(path.to_owned()), place)
        };
        match *parts {
            [] => Self::Shelf,
            ["learn"] => Self::Learn,
            ["learn", name] => of_game(name, &Self::Lesson),
            ["tables"] => Self::Tables,
            ["past"] => Self::Past,
            ["imported", ref number @ ..] => or_broken(imported(number)),
            ["t", ref names @ ..] => or_broken(table(names)),
            ["rules", name] => of_game(name, &|game| Self::Rules(game, rule(fragment))),
            ["puzzles"] => Self::Puzzles,
            ["puzzles", name] => of_game(name, &Self::PuzzlesOf),
            ["puzzles", name, id] => of_game(name, &|game| or_broken(puzzle(game, id))),
            ["print", name] => of_game(name, &Self::Print),
            ["analysis", name, ref text @ ..] => {
                of_game(name, &|game| or_broken(analysis(game, text, fragment)))
            }
            [name] => of_game(name, &Self::SetUp),
            [name, "play"] => of_game(name, &|game| Self::Play(game, None)),
            [name, "play", id] => of_game(name, &|game| {
                or_broken(id.parse().ok().map(|id| Self::Play(game, Some(id))))
            }),
            [name, "play", id, "review"] => of_game(name, &|game| {
                or_broken(id.parse().ok().map(|id| Self::Review(ReviewOf::Here(game, id))))
            }),
            [name, "now"] => of_game(name, &Self::Now),
            [name, "position", ref text @ ..] => {
                of_game(name, &|game| or_broken(position(game, text)))
            }
            _ => Self::Unknown(path.to_owned()),
        }
    }

    /// The path of its address, for a rule with what is behind `#`.
    pub fn path(&self) -> String {
        match self {
            Self::Shelf => "/".to_owned(),
            Self::SetUp(game) => format!("/{}", game.name()),
            Self::Play(game, None) => format!("/{}/play", game.name()),
            Self::Play(game, Some(id)) => format!("/{}/play/{id}", game.name()),
            Self::Now(game) => format!("/{}/now", game.name()),
            Self::Position(game, text) => format!("/{}/position/{}", game.name(), encoded(text)),
            Self::Rules(game, None) => format!("/rules/{}", game.name()),
            Self::Rules(game, Some(rule)) => format!("/rules/{}#{rule}", game.name()),
            Self::Review(ReviewOf::Here(game, id)) => format!("/{}/play/{id}/review", game.name()),
            Self::Review(ReviewOf::Table(id)) => format!("/t/{id}/review"),
            Self::Puzzles => "/puzzles".to_owned(),
            Self::PuzzlesOf(game) => format!("/puzzles/{}", game.name()),
            Self::Puzzle(game, id) => format!("/puzzles/{}/{id}", game.name()),
            Self::Print(game) => format!("/print/{}", game.name()),
            Self::Analysis(game, Analysed { position, moves }) => {
                let part = |mark: &str, text: &str| match text {
                    "" => String::new(),
                    text => [mark, &encoded(text)].concat(),
                };
                let position = part("/", position.as_deref().unwrap_or_default());
                [format!("/analysis/{}", game.name()), position, part("#", moves)].concat()
            }
            Self::Learn => "/learn".to_owned(),
            Self::Lesson(game) => format!("/learn/{}", game.name()),
            Self::Tables => "/tables".to_owned(),
            Self::Past => "/past".to_owned(),
            Self::Imported(number) => format!("/imported/{number}"),
            Self::Table(id, None) => format!("/t/{id}"),
            Self::Table(id, Some(seat)) => format!("/t/{id}/{seat}"),
            Self::Broken(path) | Self::Unknown(path) => path.clone(),
        }
    }
}

/// An id is letters and digits; whether there is such a puzzle, its page says.
fn puzzle(game: Game, id: &str) -> Option<Place> {
    let is_id = id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_id.then(|| Place::Puzzle(game, id.to_owned()))
}

fn imported(number: &[&str]) -> Option<Place> {
    let [number] = number else { return None };
    number.parse().ok().map(Place::Imported)
}

fn table(names: &[&str]) -> Option<Place> {
    if let [id, "review"] = *names {
        return Some(Place::Review(ReviewOf::Table(id.parse().ok()?)));
    }
    let (id, seat) = match *names {
        [id] => (id, None),
        [id, seat] => (id, Some(seat.parse().ok().and_then(Seat::numbered)?)),
        _ => return None,
    };
    Some(Place::Table(id.parse().ok()?, seat))
}

fn rule(fragment: &str) -> Option<String> {
    (!fragment.is_empty()).then(|| fragment.to_owned())
}

/// Rows of a board are parted by `/`, as paths are.
fn position(game: Game, text: &[&str]) -> Option<Place> {
    readable(game, text).map(|text| Place::Position(game, text))
}

/// The text of a position, if it is one.
fn readable(game: Game, text: &[&str]) -> Option<String> {
    let text = decoded(&text.join("/"))?;
    let opening = Opening { position: Some(&text), ..Opening::default() };
    game.open(&opening).ok()?;
    Some(text)
}

fn analysis(game: Game, position: &[&str], moves: &str) -> Option<Place> {
    let position = match position {
        [] => None,
        text => Some(readable(game, text)?),
    };
    Some(Place::Analysis(game, Analysed { position, moves: decoded(moves)? }))
}

/// A text as the end of a path: spaces as `_`, and as bytes whatever addresses keep
/// for themselves or programs that look for links in a text stumble over.
fn encoded(text: &str) -> String {
    let mut path = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b' ' => path.push('_'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b',' | b':' | b'/' => {
                path.push(char::from(byte));
            }
            _ => {
                // Writing to a string does not fail.
                let _ = write!(path, "%{byte:02X}");
            }
        }
    }
    path
}

fn decoded(path: &str) -> Option<String> {
    let mut pieces = path.split('%');
    let mut bytes = plain(pieces.next()?);
    for piece in pieces {
        let (digits, rest) = piece.split_at_checked(2)?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        bytes.extend(plain(rest));
    }
    String::from_utf8(bytes).ok()
}

fn plain(piece: &str) -> Vec<u8> {
    piece.replace('_', " ").into_bytes()
}

#[cfg(test)]
mod tests {
    use game::Comment;

    use super::*;

    /// A place of every kind, with its address.
    fn places() -> Vec<(Place, String)> {
        let table = "zyxwvtsrqpnmkjhg";
        let id: TableId = table.parse().expect("a table's id");
        let mut places = vec![
            (Place::Shelf, "/".to_owned()),
            (Place::Learn, "/learn".to_owned()),
            (Place::Puzzles, "/puzzles".to_owned()),
            (Place::Tables, "/tables".to_owned()),
            (Place::Past, "/past".to_owned()),
            (Place::Imported(12), "/imported/12".to_owned()),
            (Place::Table(id, None), format!("/t/{table}")),
            (Place::Review(ReviewOf::Table(id)), format!("/t/{table}/review")),
            (Place::Table(id, Seat::numbered(2)), format!("/t/{table}/2")),
        ];
        for game in Game::ALL {
            let name = game.name();
            let rule = game.rules()[0].as_str().to_owned();
            places.extend([
                (Place::SetUp(game), format!("/{name}")),
                (Place::Play(game, None), format!("/{name}/play")),
                (
                    Place::Play(game, Some(DeviceGameId(0x2a))),
                    format!("/{name}/play/000000000000002a"),
                ),
                (Place::Now(game), format!("/{name}/now")),
                (
                    Place::Review(ReviewOf::Here(game, DeviceGameId(0x2a))),
                    format!("/{name}/play/000000000000002a/review"),
                ),
                (Place::Print(game), format!("/print/{name}")),
                (Place::Analysis(game, Analysed::default()), format!("/analysis/{name}")),
                (Place::Lesson(game), format!("/learn/{name}")),
                (Place::PuzzlesOf(game), format!("/puzzles/{name}")),
                (Place::Puzzle(game, "aanpt5".to_owned()), format!("/puzzles/{name}/aanpt5")),
                (Place::Rules(game, None), format!("/rules/{name}")),
                (Place::Rules(game, Some(rule.clone())), format!("/rules/{name}#{rule}")),
            ]);
        }
        places
    }

    #[test]
    fn every_place_reads_what_it_writes() {
        for (place, address) in places() {
            assert_eq!(place.path(), address, "{place:?}");
            assert_eq!(Place::read(&address), place, "{address}");
        }
    }

    #[test]
    fn every_position_reads_what_it_writes() {
        for game in Game::ALL {
            let start = game.open(&Opening::default()).expect("a start").position();
            let place = Place::Position(game, start);
            let path = place.path();
            assert!(!path.contains([' ', '?', '#', '(', ')']), "{path}");
            assert_eq!(Place::read(&path), place, "{path}");
        }
    }

    #[test]
    fn every_analysis_reads_what_it_writes() {
        for game in Game::ALL {
            let mut tree: TreeInProgress = game.open(&Opening::default()).expect("a start").into();
            let mut paths = vec![String::new()];
            for action in tree.start().actions().iter().take(2) {
                let path = tree.add("", action).expect("a legal action");
                let comment = Comment::new("Où ? Là (é_#%)").expect("a comment");
                tree.set_comments(&path, vec![comment]).expect("a path");
                paths.push(path);
            }
            let from = |path: &String| tree.at(path).expect("a path").position();
            let trees = paths.iter().map(|path| {
                let start = Opening { position: Some(&from(path)), ..Opening::default() };
                game.open(&start).expect("a position").into()
            });
            for tree in trees.chain([tree.clone()]) {
                let place = Place::Analysis(game, Analysed::of(&tree));
                let address = place.path();
                assert!(!address.contains([' ', '?', '(', ')']), "{address}");
                assert_eq!(Place::read(&address), place, "{address}");
                let Place::Analysis(_, analysed) = place else { panic!("{address}") };
                let moves = analysed.tree(game).map(|tree| tree.moves());
                assert_eq!(moves, Ok(tree.moves()), "{address}");
            }
        }
    }

    #[test]
    fn a_position_is_read_however_it_was_encoded() {
        let start = Game::Kuba.open(&Opening::default()).expect("a start").position();
        let escape = |text: String, byte| format!("{text}%{byte:02x}");
        let whole = start.bytes().fold(String::new(), escape);
        for text in [start.replace(' ', "_"), start.replace(' ', "%20"), whole] {
            let place = Place::read(&format!("/kuba/position/{text}"));
            assert_eq!(place, Place::Position(Game::Kuba, start.clone()), "{text}");
        }
        assert_eq!(decoded(&encoded("a_b c%é?")).as_deref(), Some("a_b c%é?"));
    }

    #[test]
    fn small_liberties_are_taken() {
        for (address, place) in [
            ("", Place::Shelf),
            ("/?lang=fr", Place::Shelf),
            ("/#", Place::Shelf),
            ("/Kuba/", Place::SetUp(Game::Kuba)),
            ("//kuba//play", Place::Play(Game::Kuba, None)),
            ("/rules/kuba#", Place::Rules(Game::Kuba, None)),
            ("/tables#here", Place::Tables),
        ] {
            assert_eq!(Place::read(address), place, "{address}");
        }
    }

    #[test]
    fn what_can_not_be_read_to_its_end_is_broken() {
        for path in [
            "/t",
            "/t/short",
            "/t/zyxwvtsrqpnmkjhg/5",
            "/t/zyxwvtsrqpnmkjhg/2/2",
            "/imported",
            "/puzzles/kuba/a-b",
            "/imported/none",
            "/imported/-1",
            "/kuba/play/now",
            "/kuba/play/2A00000000000000",
            "/kuba/position",
            "/kuba/position/WW3BB",
            "/kuba/position/%",
            "/kuba/position/%zz",
            "/kuba/position/%ff",
            "/kuba/position/%é",
            "/analysis/kuba/WW3BB",
        ] {
            assert_eq!(Place::read(path), Place::Broken(path.to_owned()), "{path}");
        }
        assert_eq!(Place::read("/analysis/kuba#%zz"), Place::Broken("/analysis/kuba".to_owned()));
        for moves in ["a7n", "%28a7s"] {
            let place = Place::read(&format!("/analysis/kuba#{moves}"));
            let Place::Analysis(game, analysed) = place else { panic!("{moves}: {place:?}") };
            assert!(analysed.tree(game).is_err(), "{moves}");
        }
    }

    #[test]
    fn nonsense_is_unknown_and_stays_what_it_was() {
        for path in [
            "/chess",
            "/puzzles/chess",
            "/puzzles/chess/aanpt5",
            "/kuba/plays",
            "/kuba/play/1/2",
            "/rules",
            "/rules/chess",
            "/a/b",
        ] {
            let place = Place::read(&format!("{path}?a=b#c"));
            assert_eq!(place, Place::Unknown(path.to_owned()), "{path}");
            assert_eq!(place.path(), path);
        }
    }
}
