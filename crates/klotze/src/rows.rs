//! Reads the rows of a position text, and refuses pieces that are too many, too
//! few, or where no piece of their kind can stand. Who plays is known elsewhere.

use game::Quote;

use crate::{
    Color, Height, Piece, PositionError, Square,
    board::{SIZE, drawn_columns},
};

/// The pieces of the board: all of them, each where it can stand.
pub(crate) fn read(text: &str) -> Result<Vec<(Square, Piece)>, PositionError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != SIZE {
        return Err(PositionError::Rows { wanted: SIZE, found: rows.len() });
    }
    let mut pieces = Vec::new();
    for (row, marks) in (0..SIZE).rev().zip(rows) {
        read_row(row, marks, &mut pieces)?;
    }
    check_columns(&pieces)?;
    for (square, piece) in &pieces {
        check_place(*square, *piece)?;
    }
    Ok(pieces)
}

/// KL-2: where the Klotz of each colour stands.
pub(crate) fn klotze(pieces: &[(Square, Piece)]) -> Result<[Square; Color::COUNT], PositionError> {
    let mut klotze = Color::ALL.map(Color::home);
    for color in Color::ALL {
        let mut found = pieces.iter().filter(|(_, piece)| *piece == Piece::Klotz(color));
        let (first, _) = *found.next().ok_or(PositionError::NoKlotz { color })?;
        if let Some((second, _)) = found.next() {
            return Err(PositionError::TwoKlotze { color, first, second: *second });
        }
        klotze[color as usize] = first;
    }
    Ok(klotze)
}

fn read_row(
    row: usize,
    marks: &str,
    pieces: &mut Vec<(Square, Piece)>,
) -> Result<(), PositionError> {
    let mut found = 0;
    for mark in marks.chars() {
        let piece = Piece::from_mark(mark);
        if piece.is_none() && mark != '.' {
            return Err(PositionError::Mark { mark: Quote::of(&mark.to_string()), row: row + 1 });
        }
        pieces.extend(Square::at(found, row).zip(piece));
        found += 1;
    }
    if found == SIZE {
        Ok(())
    } else {
        Err(PositionError::RowLength { row: row + 1, wanted: SIZE, found })
    }
}

/// KL-2, KL-11: columns are never captured.
fn check_columns(pieces: &[(Square, Piece)]) -> Result<(), PositionError> {
    for height in Height::ALL {
        let columns = pieces.iter().filter(|(_, piece)| *piece == Piece::Column(height));
        let (wanted, found) = (drawn_columns(height).len(), columns.count());
        if wanted != found {
            return Err(PositionError::Columns { height, wanted, found });
        }
    }
    Ok(())
}

/// KL-9, KL-10: corners and homes are for their own Klötze alone.
fn check_place(square: Square, piece: Piece) -> Result<(), PositionError> {
    match (piece, Color::of_corner(square), Color::of_home(square)) {
        (Piece::Column(_), Some(_), _) => Err(PositionError::ColumnOnCorner { square }),
        (Piece::Column(_), _, Some(_)) => Err(PositionError::ColumnOnHome { square }),
        (Piece::Klotz(color), Some(owner), _) if color != owner => {
            Err(PositionError::KlotzOnCorner { color, square, owner })
        }
        (Piece::Klotz(color), _, Some(owner)) if color != owner => {
            Err(PositionError::KlotzOnHome { color, square, owner })
        }
        _ => Ok(()),
    }
}
