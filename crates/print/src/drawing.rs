//! A drawing in millimetres, written down as SVG while it is made. Looks are
//! attributes, never styles, so that a page with a strict content security policy
//! shows it. It knows shapes and letters, and nothing of any game.

use std::fmt::{Display, Write};

use crate::letters::Face;

/// A place: millimetres from the left and from the top.
pub(crate) type Point = (f32, f32);

/// What is drawn, the lowest first.
#[derive(Clone, Default, Debug)]
pub(crate) struct Drawing {
    svg: String,
}

/// How a shape looks.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    fill: &'static str,
    stroke: Option<(&'static str, f32)>,
    dash: Option<f32>,
}

impl Look {
    /// Filled with a colour, or a gradient of [`GRADIENTS`].
    pub(crate) const fn filled(fill: &'static str) -> Self {
        Self { fill, stroke: None, dash: None }
    }

    /// A line of a colour and a width.
    pub(crate) const fn line(color: &'static str, width: f32) -> Self {
        Self::filled("none").outlined(color, width)
    }

    /// With a line around it.
    pub(crate) const fn outlined(self, color: &'static str, width: f32) -> Self {
        Self { stroke: Some((color, width)), ..self }
    }

    /// With dashes of this length.
    pub(crate) const fn dashed(self, length: f32) -> Self {
        Self { dash: Some(length), ..self }
    }

    fn attributes(self) -> String {
        let mut text = format!(" fill=\"{}\"", self.fill);
        if let Some((color, width)) = self.stroke {
            let _ = write!(text, " stroke=\"{color}\" stroke-width=\"{}\"", number(width));
        }
        if let Some(dash) = self.dash {
            let _ = write!(text, " stroke-dasharray=\"{0} {0}\"", number(dash));
        }
        text
    }
}

/// To which side of its place a text lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// How a text is set: its face, its size in millimetres, its colour, its side.
#[derive(Clone, Copy)]
pub(crate) struct Type {
    pub(crate) face: Face,
    pub(crate) size: f32,
    pub(crate) color: &'static str,
    pub(crate) anchor: Anchor,
}

impl Type {
    pub(crate) const fn new(face: Face, size: f32) -> Self {
        Self { face, size, color: crate::colors::TEXT, anchor: Anchor::Start }
    }

    pub(crate) const fn colored(self, color: &'static str) -> Self {
        Self { color, ..self }
    }

    pub(crate) const fn centered(self) -> Self {
        Self { anchor: Anchor::Middle, ..self }
    }

    pub(crate) const fn ending(self) -> Self {
        Self { anchor: Anchor::End, ..self }
    }
}

impl Drawing {
    pub(crate) fn rect(&mut self, (x, y): Point, (width, height): Point, round: f32, look: Look) {
        let round = if round > 0.0 { format!(" rx=\"{}\"", number(round)) } else { String::new() };
        let [x, y, width, height] = [x, y, width, height].map(number);
        let look = look.attributes();
        self.write(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{round}{look}/>"
        ));
    }

    pub(crate) fn circle(&mut self, (x, y): Point, radius: f32, look: Look) {
        let [x, y, radius] = [x, y, radius].map(number);
        let look = look.attributes();
        self.write(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{look}/>"));
    }

    /// A line from point to point.
    pub(crate) fn line(&mut self, points: &[Point], look: Look) {
        self.path(&joined(points), look);
    }

    /// A shape with these corners.
    pub(crate) fn shape(&mut self, points: &[Point], look: Look) {
        self.path(&(joined(points) + "z"), look);
    }

    /// A shape as SVG writes it.
    pub(crate) fn path(&mut self, path: &str, look: Look) {
        let look = look.attributes();
        self.write(format_args!(
            "<path d=\"{path}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"{look}/>"
        ));
    }

    /// A line of text that stands on this place.
    pub(crate) fn text(&mut self, (x, y): Point, set: Type, text: &str) {
        let anchor = match set.anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let (family, weight) = set.face.family();
        let [x, y, size] = [x, y, set.size].map(number);
        let (color, text) = (set.color, escaped(text));
        self.write(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-family=\"{family}\" font-weight=\"{weight}\" font-size=\"{size}\" fill=\"{color}\"{anchor}>{text}</text>"
        ));
    }

    /// A line of text whose letters lie around this place, not on it.
    pub(crate) fn label(&mut self, (x, y): Point, set: Type, text: &str) {
        self.text((x, y + set.size * Face::HALF_HEIGHT), set.centered(), text);
    }

    /// Another drawing, moved to this place.
    pub(crate) fn put(&mut self, (x, y): Point, other: &Self) {
        let [x, y] = [x, y].map(number);
        self.write(format_args!("<g transform=\"translate({x} {y})\">"));
        self.svg.push_str(&other.svg);
        self.write(format_args!("</g>"));
    }

    /// A piece of the game, so named that it can be counted.
    pub(crate) fn put_piece(&mut self, name: &str, (x, y): Point, piece: &Self) {
        let [x, y] = [x, y].map(number);
        self.write(format_args!("<g data-piece=\"{name}\" transform=\"translate({x} {y})\">"));
        self.svg.push_str(&piece.svg);
        self.write(format_args!("</g>"));
    }

    /// Another drawing, turned clockwise about its own origin, then moved.
    pub(crate) fn put_turned(&mut self, (x, y): Point, degrees: f32, other: &Self) {
        let [x, y, degrees] = [x, y, degrees].map(number);
        self.write(format_args!("<g transform=\"translate({x} {y}) rotate({degrees})\">"));
        self.svg.push_str(&other.svg);
        self.write(format_args!("</g>"));
    }

    /// Another drawing, made larger or smaller, then moved.
    pub(crate) fn put_scaled(&mut self, (x, y): Point, scale: f32, other: &Self) {
        let [x, y, scale] = [x, y, scale].map(number);
        self.write(format_args!("<g transform=\"translate({x} {y}) scale({scale})\">"));
        self.svg.push_str(&other.svg);
        self.write(format_args!("</g>"));
    }

    /// The part of another drawing that lies in a window, the window's corner moved
    /// to this place. A nested `svg` cuts without needing a name.
    pub(crate) fn put_part(
        &mut self,
        (x, y): Point,
        (left, top): Point,
        (width, height): Point,
        other: &Self,
    ) {
        let [x, y, left, top, width, height] = [x, y, left, top, width, height].map(number);
        self.write(format_args!(
            "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" viewBox=\"{left} {top} {width} {height}\" overflow=\"hidden\">"
        ));
        self.svg.push_str(&other.svg);
        self.write(format_args!("</svg>"));
    }

    /// A picture of its own: so many millimetres wide and high.
    pub(crate) fn into_svg(self, (width, height): Point) -> String {
        let [width, height] = [width, height].map(number);
        let Self { svg } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} {height}\">{GRADIENTS}{svg}</svg>\n"
        )
    }

    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.svg.write_fmt(text);
        self.svg.push('\n');
    }
}

/// What round things are filled with, by the names that [`Look::filled`] takes.
const GRADIENTS: &str = "<defs>\
<radialGradient id=\"hollow\"><stop offset=\".3\" stop-color=\"#6d472b\"/><stop offset=\".86\" stop-color=\"#8f6340\"/><stop offset=\"1\" stop-color=\"#c99f73\"/></radialGradient>\
<radialGradient id=\"white\" cx=\".36\" cy=\".32\" r=\".75\"><stop offset=\"0\" stop-color=\"#fff\"/><stop offset=\".6\" stop-color=\"#f4f4ee\"/><stop offset=\"1\" stop-color=\"#b9c0bd\"/></radialGradient>\
<radialGradient id=\"black\" cx=\".36\" cy=\".32\" r=\".75\"><stop offset=\"0\" stop-color=\"#7b8794\"/><stop offset=\".4\" stop-color=\"#39424b\"/><stop offset=\"1\" stop-color=\"#0b0d10\"/></radialGradient>\
<radialGradient id=\"red\" cx=\".36\" cy=\".32\" r=\".75\"><stop offset=\"0\" stop-color=\"#f7886b\"/><stop offset=\".4\" stop-color=\"#dd3023\"/><stop offset=\"1\" stop-color=\"#7c0d0a\"/></radialGradient>\
<radialGradient id=\"blue\" cx=\".36\" cy=\".32\" r=\".75\"><stop offset=\"0\" stop-color=\"#9cc3f7\"/><stop offset=\".4\" stop-color=\"#3c7bd6\"/><stop offset=\"1\" stop-color=\"#123676\"/></radialGradient>\
<radialGradient id=\"yellow\" cx=\".36\" cy=\".32\" r=\".75\"><stop offset=\"0\" stop-color=\"#fff0b0\"/><stop offset=\".4\" stop-color=\"#f4c93c\"/><stop offset=\"1\" stop-color=\"#a87505\"/></radialGradient>\
<radialGradient id=\"green\" cx=\".36\" cy=\".32\" r=\".75\"><stop offset=\"0\" stop-color=\"#a5e3b9\"/><stop offset=\".4\" stop-color=\"#3aa35d\"/><stop offset=\"1\" stop-color=\"#0e4a27\"/></radialGradient>\
<radialGradient id=\"disc\"><stop offset=\".3\" stop-color=\"#edcf9f\"/><stop offset=\"1\" stop-color=\"#dcb37a\"/></radialGradient>\
<radialGradient id=\"felt\" cx=\".5\" cy=\".4\" r=\".8\"><stop offset=\"0\" stop-color=\"#53665b\"/><stop offset=\"1\" stop-color=\"#232d28\"/></radialGradient>\
</defs>\n";

fn joined(points: &[Point]) -> String {
    let mut path = String::new();
    for (place, (x, y)) in points.iter().enumerate() {
        let letter = if place == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{} {}", number(*x), number(*y));
    }
    path
}

/// A number as short as a hundredth of a millimetre allows.
pub(crate) fn number(number: f32) -> impl Display {
    let hundredths = (number * 100.0).round() as i32;
    let (sign, rest) = (if hundredths < 0 { "-" } else { "" }, hundredths.unsigned_abs());
    let mut text = format!("{sign}{}.{:02}", rest / 100, rest % 100);
    text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
    text
}

/// A text as it stands in XML.
fn escaped(text: &str) -> String {
    let mut xml = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => xml.push_str("&amp;"),
            '<' => xml.push_str("&lt;"),
            '>' => xml.push_str("&gt;"),
            '"' => xml.push_str("&quot;"),
            // Nothing else that XML can't hold.
            control if control.is_control() => xml.push(' '),
            _ => xml.push(letter),
        }
    }
    xml
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (given, written) in
            [(0.0, "0"), (1.5, "1.5"), (-0.04, "-0.04"), (12.0, "12"), (9.999, "10")]
        {
            assert_eq!(number(given).to_string(), written);
        }
    }

    #[test]
    fn texts_can_not_become_tags() {
        assert_eq!(escaped("<a>&\"\u{1}"), "&lt;a&gt;&amp;&quot; ");
    }
}
