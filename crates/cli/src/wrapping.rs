//! Lists in lines that are not too long for a terminal.

/// Lists are wrapped to lines of at most so many letters.
const WIDTH: usize = 76;

/// The items with blanks between them, in lines that are not too long.
pub(crate) fn wrapped(items: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if line.chars().count() + item.chars().count() < WIDTH => {
                line.push(' ');
                line.push_str(item);
            }
            _ => lines.push(item.clone()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_wrapped() {
        let items = vec!["d2-d1".to_owned(); 30];
        let lines = wrapped(&items);
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.len() <= WIDTH));
        assert_eq!(lines.join(" "), items.join(" "));
        assert!(wrapped(&[]).is_empty());
    }
}
