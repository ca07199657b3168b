//! Style sheet and script without what only their readers need: comments,
//! indentation, spaces. Nothing is renamed and nothing is understood beyond what
//! a comment and a quoted text are.

/// A style sheet that means the same.
pub(super) fn style(sheet: &str) -> String {
    let mut tight = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' | '\'' => {
                let quoted = &rest[1..];
                let length = quoted.find(first).map_or(rest.len(), |end| end + 2);
                tight.push_str(&rest[..length]);
                length
            }
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            _ if first.is_whitespace() => {
                // After these marks a space says nothing.
                if !tight.is_empty() && !tight.ends_with(['{', '}', ';', ',', ':', ' ']) {
                    tight.push(' ');
                }
                first.len_utf8()
            }
            _ => {
                if ['{', '}', ',', ';'].contains(&first) && tight.ends_with(' ') {
                    tight.pop();
                }
                if first == '}' && tight.ends_with(';') {
                    tight.pop();
                }
                tight.push(first);
                first.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    tight
}

/// A script that does the same: lines begin at the margin, and those that are
/// only comment are left out. A script with a text over several lines, where
/// that would not do, stays as it is.
pub(super) fn script(script: &str) -> String {
    if script.lines().any(|line| line.matches('`').count() % 2 == 1) {
        return script.to_owned();
    }
    let mut tight = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.is_empty() && !line.starts_with("//") {
            tight.push_str(line);
            tight.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    tight
}

#[cfg(test)]
mod tests {
    use super::{script, style};

    #[test]
    fn a_style_sheet_loses_its_spaces_only_where_they_say_nothing() {
        let sheet = "/* One */\na b,\n.c > .d {\n  --x: 1px;\n  width: calc(2px + 1px);\n}\n\n\
                     @media (width < 5px) {\n  p::before { content: \"/* ; }  \"; }\n}\n";
        let tight = "a b,.c > .d{--x:1px;width:calc(2px + 1px)}\
                     @media (width < 5px){p::before{content:\"/* ; }  \"}}";
        assert_eq!(style(sheet), tight);
    }

    #[test]
    fn a_script_loses_comments_and_margins() {
        let long = "/**\n * More.\n */\nlet a = 1; // stays\n\n  // goes\n    a *= 2;\n/* too */\n";
        assert_eq!(script(long), "let a = 1; // stays\na *= 2;\n");
        let text = "let a = `\n  // kept\n`;\n";
        assert_eq!(script(text), text);
    }
}
