//! What a link to a place of the page tells of itself before anyone follows it, in
//! the head of the page: title, description and picture, as messengers and search
//! engines read them. A table's name is as much as is needed to see the table, so its
//! link tells what is played there; who plays stays inside.

use game::Fact;
use protocol::Place;
use shelf::Game;
use table::{Phase, TableId};
use words::{Language, Words};

use super::{escaped, picture};
use crate::{AppState, rooms::Glimpse};

/// What is told of a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Preview {
    pub(super) title: String,
    description: String,
    /// What the picture shows; all games, if none.
    game: Option<Game>,
    /// Where a picture of its own is, if it has one.
    picture: Option<String>,
    pub(super) visibility: Visibility,
}

/// What there is under an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Visibility {
    /// A place for everybody.
    Open,
    /// A place for those who have its address.
    ByLink,
    /// Nothing; the page says so.
    Nothing,
}

impl Preview {
    /// What is told of a place now.
    pub(super) async fn of(place: &Place, state: &AppState, words: &Words) -> Self {
        match place {
            // A table that can't be read just now is the page's to tell.
            Place::Table(id, _) => match state.rooms.get(state, *id).await {
                Ok(Some(room)) => Self::of_table(*id, &room.glimpse(), words),
                Ok(None) => Self::nowhere("online-no-table", "online-no-table-more", words),
                Err(_) => Self::of_page(place, words),
            },
            place => Self::of_page(place, words),
        }
    }

    fn of_table(id: TableId, table: &Glimpse, words: &Words) -> Self {
        let code = match table.phase {
            Phase::Seating => "preview-invitation",
            Phase::Playing | Phase::Paused => "preview-running",
            Phase::Over | Phase::Closed => "preview-over",
        };
        // Whoever has the link sees the board; a later one has another address, since
        // messengers remember pictures.
        let seen = (table.phase != Phase::Seating)
            .then(|| format!("/picture/t/{id}?at={}", table.last_at.as_millis()));
        let told = Self::of_game(table.game, code, words);
        Self { visibility: Visibility::ByLink, picture: seen, ..told }
    }

    /// What is told without looking at any table.
    fn of_page(place: &Place, words: &Words) -> Self {
        let named = |name: &str, description: &str| {
            Self::open(titled(&words.text(name), words), words.text(description), None)
        };
        match place {
            Place::SetUp(game) | Place::Play(game, _) | Place::Now(game) => {
                Self::open(titled(&name(*game, words), words), about(*game, words), Some(*game))
            }
            Place::Position(game, _) => {
                let picture = Some(["/picture", &place.path()].concat());
                Self { picture, ..Self::of_game(*game, "preview-position", words) }
            }
            Place::Rules(game, _) => {
                let facts = [("name", Fact::Text(name(*game, words)))];
                let title = titled(&words.tell("app-rules-title", &facts), words);
                Self { title, ..Self::of_game(*game, "preview-rules", words) }
            }
            Place::Print(game) => {
                let facts = [("name", Fact::Text(name(*game, words)))];
                let title = titled(&words.tell("app-print-title", &facts), words);
                Self { title, ..Self::of_game(*game, "preview-print", words) }
            }
            Place::Analysis(game, analysed) => {
                let facts = [("name", Fact::Text(name(*game, words)))];
                let title = titled(&words.tell("app-analysis-title", &facts), words);
                let seen = analysed.position.clone().map(|text| Place::Position(*game, text));
                let picture = seen.map(|place| ["/picture", &place.path()].concat());
                Self { title, picture, ..Self::of_game(*game, "preview-analysis", words) }
            }
            Place::Learn => named("learn-title", "learn-lead"),
            Place::Lesson(game) => {
                let facts = [("name", Fact::Text(name(*game, words)))];
                let title = titled(&words.tell("lesson-title", &facts), words);
                Self { title, ..Self::of_game(*game, "preview-rules", words) }
            }
            Place::Review(_) => named("review-name", "review-lead"),
            Place::Puzzles => named("app-puzzles", "puzzles-lead"),
            Place::PuzzlesOf(game) | Place::Puzzle(game, _) => {
                let facts = [("name", Fact::Text(name(*game, words)))];
                let title = titled(&words.tell("puzzles-of", &facts), words);
                Self::open(title, words.text("puzzles-lead"), Some(*game))
            }
            Place::Tables => named("lobby-tables", "preview-tables"),
            Place::Past => named("archive", "preview-past"),
            Place::Imported(_) => named("preview-imported-title", "preview-past"),
            Place::Unknown(_) => Self::nowhere("address-unknown-title", "address-unknown", words),
            Place::Broken(_) => Self::nowhere("address-broken-title", "address-broken", words),
            Place::Shelf | Place::Table(..) => {
                Self::open(words.text("preview-shelf-title"), words.text("preview-shelf"), None)
            }
        }
    }

    /// What these words tell of a game.
    fn of_game(game: Game, code: &str, words: &Words) -> Self {
        let facts =
            [("game", Fact::Text(name(game, words))), ("about", Fact::Text(about(game, words)))];
        let title = words.tell(&format!("{code}-title"), &facts);
        Self::open(title, words.tell(code, &facts), Some(game))
    }

    fn nowhere(title: &str, description: &str, words: &Words) -> Self {
        let title = titled(&words.text(title), words);
        Self { visibility: Visibility::Nothing, ..Self::open(title, words.text(description), None) }
    }

    fn open(title: String, description: String, game: Option<Game>) -> Self {
        Self { title, description, game, picture: None, visibility: Visibility::Open }
    }

    /// The page with what it tells in its head; `origin` is where the page comes
    /// from, such as `https://games.example`, as far as that is known.
    pub(super) fn written_into(
        &self,
        page: &str,
        path: &str,
        origin: &str,
        words: &Words,
    ) -> String {
        let language = words.language();
        let (locale, other) = locales(language);
        let picture = match &self.picture {
            Some(own) => [origin, own].concat(),
            None => [origin, &picture::of_all(self.game)].concat(),
        };
        let facts = [
            ("name", "description", self.description.as_str()),
            ("property", "og:site_name", &words.text("app-name")),
            ("property", "og:type", "website"),
            ("property", "og:title", &self.title),
            ("property", "og:description", &self.description),
            ("property", "og:url", &[origin, path].concat()),
            ("property", "og:image", &picture),
            ("property", "og:image:type", "image/png"),
            ("property", "og:image:width", "1200"),
            ("property", "og:image:height", "630"),
            ("property", "og:image:alt", &self.alt(words)),
            ("property", "og:locale", locale),
            ("property", "og:locale:alternate", other),
            ("name", "twitter:card", "summary_large_image"),
        ];
        let mut head = format!("<title>{}</title>", escaped(&self.title));
        for (key, name, fact) in facts {
            head.extend(["\n<meta ", key, "=\"", name, "\" content=\"", &escaped(fact), "\">"]);
        }
        if self.visibility != Visibility::Open {
            head.push_str("\n<meta name=\"robots\" content=\"noindex\">");
        }
        page.replacen(TITLE, &head, 1).replacen(LANGUAGE, &html(language), 1)
    }

    /// The picture in words.
    fn alt(&self, words: &Words) -> String {
        self.game.map_or_else(|| words.text("app-name"), |game| name(game, words))
    }
}

/// What the page has in its head as it was built, for whoever opens it without us.
const TITLE: &str = "<title>Ludothèque</title>";
const LANGUAGE: &str = "<html lang=\"en\">";

fn html(language: Language) -> String {
    format!("<html lang=\"{}\">", language.code())
}

/// How the makers of previews call the language, and the other one.
fn locales(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::English => ("en_GB", "fr_FR"),
        Language::French => ("fr_FR", "en_GB"),
    }
}

fn titled(name: &str, words: &Words) -> String {
    words.tell("app-title", &[("name", Fact::Text(name.to_owned()))])
}

fn name(game: Game, words: &Words) -> String {
    words.text(&format!("game-{}", game.name()))
}

fn about(game: Game, words: &Words) -> String {
    words.text(&format!("app-about-{}", game.name()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../../app/index.html");

    #[test]
    fn the_page_has_what_is_written_over() {
        for mark in [TITLE, LANGUAGE] {
            assert_eq!(PAGE.matches(mark).count(), 1, "{mark}");
        }
    }

    #[test]
    fn every_place_tells_of_itself_in_both_languages() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut told = Vec::new();
            for path in [
                "/",
                "/kuba",
                "/klotze",
                "/rules/kuba",
                "/print/kuba",
                "/analysis/kuba",
                "/tables",
                "/past",
                "/imported/1",
                "/t",
                "/chess",
            ] {
                let preview = Preview::of_page(&Place::read(path), &words);
                for text in [&preview.title, &preview.description] {
                    assert!(text.contains(' '), "{path}: a code without a sentence: {text}");
                }
                assert!(!told.contains(&preview.title), "{path}: {}", preview.title);
                told.push(preview.title);
            }
        }
    }

    #[test]
    fn nothing_told_becomes_a_tag() {
        let evil = "\"><script>alert('&')</script>";
        let preview = Preview::open(evil.to_owned(), evil.to_owned(), Some(Game::Kuba));
        let words = Words::new(Language::French);
        let written = preview.written_into(PAGE, &format!("/{evil}"), evil, &words);
        assert!(!written.contains("alert('"), "{written}");
        assert_eq!(written.matches("<script").count(), PAGE.matches("<script").count());
        assert!(written.contains("<html lang=\"fr\">"));
    }
}
