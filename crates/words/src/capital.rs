//! Capitals at the beginning of what stands alone.

/// The text with a capital at its beginning.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(capital);
    first.into_iter().chain(letters).collect()
}

/// The capital of a letter that English and French have. The capitals of all
/// writings would be a table of many kilobytes in the page.
fn capital(letter: char) -> char {
    match letter {
        'œ' => 'Œ',
        'ÿ' => 'Ÿ',
        'à'..='ö' | 'ø'..='þ' => char::from_u32(u32::from(letter) - 0x20).unwrap_or(letter),
        _ => letter.to_ascii_uppercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_both_languages_has_its_capital() {
        for letter in ('a'..='z').chain('à'..='ÿ').chain("œæ’«“1".chars()) {
            assert_eq!(letter.to_uppercase().collect::<Vec<_>>(), [capital(letter)]);
        }
    }

    #[test]
    fn a_text_begins_with_a_capital() {
        assert_eq!(capitalised("à vous."), "À vous.");
        assert_eq!(capitalised("“x” is no word."), "“x” is no word.");
        assert_eq!(capitalised(""), "");
    }
}
