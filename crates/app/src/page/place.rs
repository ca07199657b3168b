//! Where in the page somebody is: [`Place`] as page and server share it, and the
//! links of earlier releases, which had their places behind `#`.

pub(super) use protocol::Place;

/// The place that an address leads to, whenever it was written.
pub(super) fn read(address: &str) -> Place {
    read_old(address).unwrap_or_else(|| Place::read(address))
}

/// The place that an old link leads to.
pub(super) fn read_old(address: &str) -> Option<Place> {
    let (_, old) = address.split_once('#')?;
    let parts = old.strip_prefix('/')?.split('/').filter(|part| !part.is_empty());
    let parts: Vec<&str> = parts.collect();
    Some(Place::read(&match *parts {
        ["tables"] => "/tables".to_owned(),
        ["archive"] => "/past".to_owned(),
        ["record", number] => format!("/imported/{number}"),
        ["table", ref names @ ..] => format!("/t/{}", names.join("/")),
        [game] => format!("/{game}/play"),
        [game, "new"] => format!("/{game}"),
        [game, "rules"] => format!("/rules/{game}"),
        [game, "rules", rule] => format!("/rules/{game}#{rule}"),
        _ => format!("/{}", parts.join("/")),
    }))
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use shelf::{Game, Opening};

    use super::*;

    #[test]
    fn old_links_lead_where_they_led() {
        let table = "zyxwvtsrqpnmkjhg";
        let id = table.parse().expect("a table's id");
        let start = Game::Kuba.open(&Opening::default()).expect("a start").position();
        let old_text = start.replace(' ', "%20").replace('/', "%2F");
        for (old, place) in [
            ("#/".to_owned(), Place::Shelf),
            ("#/kuba".to_owned(), Place::Play(Game::Kuba, None)),
            ("#/kuba/new".to_owned(), Place::SetUp(Game::Kuba)),
            ("#/kuba/now".to_owned(), Place::Now(Game::Kuba)),
            (format!("#/kuba/position/{old_text}"), Place::Position(Game::Kuba, start)),
            ("#/kuba/rules".to_owned(), Place::Rules(Game::Kuba, None)),
            ("#/kuba/rules/KU-6".to_owned(), Place::Rules(Game::Kuba, Some("KU-6".to_owned()))),
            ("#/tables".to_owned(), Place::Tables),
            ("#/archive".to_owned(), Place::Past),
            ("#/record/3".to_owned(), Place::Imported(3)),
            (format!("#/table/{table}"), Place::Table(id, None)),
            (format!("#/table/{table}/2"), Place::Table(id, Seat::numbered(2))),
            ("#/table/short".to_owned(), Place::Broken("/t/short".to_owned())),
            ("#/chess".to_owned(), Place::Unknown("/chess/play".to_owned())),
        ] {
            assert_eq!(read_old(&old).as_ref(), Some(&place), "{old}");
            assert_eq!(read(&format!("/{old}")), place, "{old}");
        }
    }

    #[test]
    fn a_rule_behind_a_path_is_no_old_link() {
        for address in ["/rules/kuba#KU-6", "/rules/kuba", "/#"] {
            assert_eq!(read_old(address), None, "{address}");
            assert_eq!(read(address), Place::read(address), "{address}");
        }
    }
}
