//! What a name looks like. Letters that look alike count as the same letter, by the
//! tables of Unicode (UTS 39), so that nobody passes for another, nor for whoever
//! runs the server.

use unicode_security::skeleton;

/// Words that pretend to speak for the server, in both languages.
const PRETENDING: [&str; 25] = [
    "admin",
    "admins",
    "administrateur",
    "administration",
    "administrator",
    "administratrice",
    "comptesupprimé",
    "deletedplayer",
    "ludotheque",
    "modérateur",
    "modération",
    "moderator",
    "modératrice",
    "official",
    "officiel",
    "officielle",
    "root",
    "server",
    "serveur",
    "staff",
    "superuser",
    "support",
    "sysadmin",
    "system",
    "système",
];

/// What a name looks like, with capitals and without: capitals, digits and separators
/// that are taken for something else are made the same.
pub(super) fn likeness(text: &str) -> String {
    let small: String = skeleton(text).flat_map(char::to_lowercase).collect();
    skeleton(&small).map(alike).collect()
}

/// Whether a name pretends to be the server or whoever runs it: as a word of it, or
/// as a whole with everything between its letters left out.
pub(super) fn pretends(text: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let whole: String = text.chars().filter(|letter| letter.is_alphanumeric()).collect();
    let mut tried = words.chain([whole.as_str()]);
    tried.any(|word| {
        let bare = word.trim_matches(|letter: char| letter.is_ascii_digit());
        [bare, word].into_iter().map(unaccented).any(|word| is_pretending(&word))
    })
}

fn is_pretending(word: &str) -> bool {
    PRETENDING.iter().any(|pretending| unaccented(pretending) == word)
}

/// A likeness without accents, which the skeleton has made characters of their own.
fn unaccented(text: &str) -> String {
    likeness(text).chars().filter(|letter| letter.is_alphanumeric()).collect()
}

/// A capital `I` looks like an `l`, and a name is the same with or without capitals.
fn alike(letter: char) -> char {
    match letter {
        'i' | '1' => 'l',
        '0' => 'o',
        '_' | '.' => '-',
        letter => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_alike() {
        for (one, other) in [
            ("Ilse", "llse"),
            ("Zoe0", "ZoeO"),
            ("anna", "аnna"),
            ("rnartin", "martin"),
            ("jean_luc", "jean-luc"),
            ("Mila1", "MiIal"),
        ] {
            assert_eq!(likeness(one), likeness(other), "{one} {other}");
        }
        for (one, other) in [("zoe", "zoé"), ("anna", "anne"), ("jean-luc", "jeanluc")] {
            assert_ne!(likeness(one), likeness(other), "{one} {other}");
        }
    }

    #[test]
    fn nobody_speaks_for_the_server() {
        for name in [
            "admin",
            "ADMIN",
            "Admin 2",
            "аdmin",
            "adm1n",
            "@dmin admin",
            "Ludothèque",
            "LUDOTHEQUE",
            "Ludo thèque",
            "le serveur",
            "Server-1",
            "0fficial",
            "Système",
            "modérateur",
            "Moderateur",
            "compte supprimé",
            "deleted player",
            "x_admin_x",
        ] {
            assert!(pretends(name), "{name}");
        }
        for name in
            ["Zoé", "badminton", "Mamie Jo", "Rooter", "observer", "李", "Adam", "Serge", "42", "-"]
        {
            assert!(!pretends(name), "{name}");
        }
    }
}
