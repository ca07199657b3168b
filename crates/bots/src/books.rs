//! Books beside each other, a place for each game with the type of its book.
//! Whoever keeps them says in which form: read, being fetched, perhaps missing.

use crate::{Book, BotGame};

/// The form in which somebody keeps books.
pub trait BookForm {
    /// A book in this form; the default is that nobody has asked for it.
    type Form<B: Book>: Default;
}

/// A game with a place among the [`Books`]: every one on the shelf.
pub trait Placed: Sized {
    /// Where the books of this kind are kept.
    fn place<K: BookForm>(books: &Books<K>) -> &K::Form<Self::Book>
    where
        Self: BotGame;

    /// Its place, to put a book there.
    fn place_mut<K: BookForm>(books: &mut Books<K>) -> &mut K::Form<Self::Book>
    where
        Self: BotGame;
}

macro_rules! books {
    ($( $name:ident in $module:ident, )+) => {
        /// The books of all games, in one form.
        pub struct Books<K: BookForm> {
            $( $module: K::Form<<shelf::games::$module::$name as BotGame>::Book>, )+
        }

        impl<K: BookForm> Default for Books<K> {
            fn default() -> Self {
                Self { $( $module: Default::default(), )+ }
            }
        }

        $(
            impl Placed for shelf::games::$module::$name {
                fn place<K: BookForm>(books: &Books<K>) -> &K::Form<<Self as BotGame>::Book> {
                    &books.$module
                }

                fn place_mut<K: BookForm>(books: &mut Books<K>) -> &mut K::Form<<Self as BotGame>::Book> {
                    &mut books.$module
                }
            }
        )+
    };
}

shelf::list_games!(books);

impl<K: BookForm> Books<K> {
    /// The book of a game.
    pub fn of<P: BotGame>(&self) -> &K::Form<P::Book> {
        P::place(self)
    }

    /// The book of a game, to be put there.
    pub fn of_mut<P: BotGame>(&mut self) -> &mut K::Form<P::Book> {
        P::place_mut(self)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use shelf::{
        Game,
        games::{bille_trap::BilleTrap, kuba::Kuba},
        match_game,
    };

    use super::*;
    use crate::bille_trap::Table;

    struct Given;

    impl BookForm for Given {
        type Form<B: Book> = Option<Arc<B>>;
    }

    #[test]
    fn every_game_has_a_place_of_its_own_type() {
        let mut books = Books::<Given>::default();
        for game in Game::ALL {
            assert!(match_game!(game, P => books.of::<P>().is_none()), "{}", game.name());
        }
        *books.of_mut::<BilleTrap>() = Some(Arc::new(Table::unread()));
        *books.of_mut::<Kuba>() = Some(Arc::new(()));
        let filled = Game::ALL.into_iter().filter(|game| {
            let game = *game;
            match_game!(game, P => books.of::<P>().is_some())
        });
        assert_eq!(filled.collect::<Vec<_>>(), [Game::Kuba, Game::BilleTrap]);
        let table: Option<Arc<Table>> = books.of::<BilleTrap>().clone();
        assert!(table.is_some());
    }
}
