//! The icon as pictures, for those who can't read its drawing: phones and their
//! home screens. The drawing is the house's `icon.svg`, of which only what it is
//! made of is understood: rectangles, rounded perhaps, and circles.

use super::png;

/// The side of the drawing, in its own units.
const SIDE: f32 = 32.0;
/// Each dot of a picture is the mean of so many times so many.
const FINE: u32 = 4;

/// What lies behind the icon, and how large it is drawn.
#[derive(Clone, Copy)]
pub(super) enum Ground {
    /// Nothing lies behind it; it fills the picture.
    Clear,
    /// Paper, and room on all sides: systems cut such a picture round.
    Paper,
}

/// Paper by day, as the style sheet has it.
const PAPER: [u8; 3] = [0xf5, 0xef, 0xe4];

/// A PNG of the icon with so many dots on a side.
///
/// # Errors
/// The drawing has something that can't be drawn here.
pub(super) fn picture(svg: &str, dots: u32, ground: Ground) -> Result<Vec<u8>, String> {
    let shapes = shapes(svg)?;
    let Frame { middle, scale } = Frame::of(&shapes, ground);
    let unit = SIDE / (dots * FINE) as f32;
    let on_drawing = |fine: u32, middle: f32| {
        let place = (fine as f32 + 0.5) * unit;
        (place - SIDE / 2.0) / scale + middle
    };
    let mut pixels = Vec::with_capacity((dots * dots * 4) as usize);
    for row in 0..dots {
        for column in 0..dots {
            let mut sum = [0_u32; 4];
            for fine in 0..FINE * FINE {
                let x = on_drawing(column * FINE + fine % FINE, middle[0]);
                let y = on_drawing(row * FINE + fine / FINE, middle[1]);
                let colour = shapes.iter().rev().find(|shape| shape.covers(x, y));
                let colour = colour.map(|shape| shape.colour).or(match ground {
                    Ground::Clear => None,
                    Ground::Paper => Some(PAPER),
                });
                if let Some(colour) = colour {
                    for (sum, part) in sum.iter_mut().zip(colour) {
                        *sum += u32::from(part);
                    }
                    sum[3] += 1;
                }
            }
            let covered = sum[3].max(1);
            pixels.extend(sum[..3].iter().map(|part| (part / covered) as u8));
            pixels.push((sum[3] * 255 / (FINE * FINE)) as u8);
        }
    }
    png::written(&pixels, dots).map_err(|error| error.to_string())
}

/// Which part of the drawing is seen.
struct Frame {
    middle: [f32; 2],
    scale: f32,
}

impl Frame {
    fn of(shapes: &[Shape], ground: Ground) -> Self {
        let whole = Self { middle: [SIDE / 2.0; 2], scale: 1.0 };
        let least = |of: fn(&Shape) -> f32| shapes.iter().map(of).reduce(f32::min);
        let most = |of: fn(&Shape) -> f32| shapes.iter().map(of).reduce(f32::max);
        let sides = (
            least(|shape| shape.left),
            most(|shape| shape.right),
            least(|shape| shape.top),
            most(|shape| shape.bottom),
        );
        match (ground, sides) {
            (Ground::Paper, (Some(left), Some(right), Some(top), Some(bottom))) => Self {
                middle: [f32::midpoint(left, right), f32::midpoint(top, bottom)],
                // Whatever a system cuts away, a circle of four fifths stays.
                scale: 0.8 * SIDE / (right - left).hypot(bottom - top),
            },
            _ => whole,
        }
    }
}

/// A rectangle with corners of this radius; a circle is one that is all corners.
struct Shape {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
    radius: f32,
    colour: [u8; 3],
}

impl Shape {
    fn covers(&self, x: f32, y: f32) -> bool {
        let radius = self.radius;
        // How far outside of the rectangle that holds the corners' middles.
        let beyond =
            |at: f32, from: f32, to: f32| (from + radius - at).max(at - (to - radius)).max(0.0);
        let (across, down) = (beyond(x, self.left, self.right), beyond(y, self.top, self.bottom));
        across.hypot(down) <= radius || (radius == 0.0 && across == 0.0 && down == 0.0)
    }
}

fn shapes(svg: &str) -> Result<Vec<Shape>, String> {
    let mut shapes = Vec::new();
    for element in svg.split('<').skip(1) {
        let name = element.split([' ', '>', '/']).next().unwrap_or_default();
        match name {
            "rect" => {
                let [left, top] = [number(element, "x")?, number(element, "y")?];
                shapes.push(Shape {
                    left,
                    top,
                    right: left + number(element, "width")?,
                    bottom: top + number(element, "height")?,
                    radius: number(element, "rx").unwrap_or(0.0),
                    colour: colour(element)?,
                });
            }
            "circle" => {
                let [x, y] = [number(element, "cx")?, number(element, "cy")?];
                let radius = number(element, "r")?;
                shapes.push(Shape {
                    left: x - radius,
                    top: y - radius,
                    right: x + radius,
                    bottom: y + radius,
                    radius,
                    colour: colour(element)?,
                });
            }
            "svg" if attribute(element, "viewBox") == Some("0 0 32 32") => {}
            // The end of the drawing.
            "" => {}
            _ => return Err(format!("the icon has an element that can't be drawn: {name}")),
        }
    }
    Ok(shapes)
}

fn attribute<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = element.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

fn number(element: &str, name: &str) -> Result<f32, String> {
    let text = attribute(element, name).ok_or(format!("a shape of the icon has no {name}"))?;
    text.parse().map_err(|error| format!("{name}: {error}"))
}

/// `#7a4a21`.
fn colour(element: &str) -> Result<[u8; 3], String> {
    let digits = attribute(element, "fill").and_then(|fill| fill.strip_prefix('#'));
    let bits = digits
        .filter(|digits| digits.len() == 6)
        .and_then(|digits| u32::from_str_radix(digits, 16).ok())
        .ok_or("a shape of the icon has no colour of six digits")?;
    Ok([16, 8, 0].map(|place| (bits >> place & 0xff) as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_cover_what_they_should() {
        let svg = "<svg viewBox=\"0 0 32 32\"><rect x=\"2\" y=\"2\" width=\"6\" height=\"4\" rx=\"1\" fill=\"#010203\"/><circle cx=\"20\" cy=\"20\" r=\"5\" fill=\"#ffffff\"/></svg>";
        let shapes = shapes(svg).expect("a drawing");
        let covered = |x, y| shapes.iter().position(|shape| shape.covers(x, y));
        assert_eq!(covered(2.5, 4.0), Some(0));
        assert_eq!(covered(5.0, 2.1), Some(0));
        assert_eq!(covered(2.1, 2.1), None, "a rounded corner");
        assert_eq!(covered(24.9, 20.0), Some(1));
        assert_eq!(covered(24.0, 24.0), None);
        assert_eq!(shapes[0].colour, [1, 2, 3]);
        assert!(super::shapes("<svg viewBox=\"0 0 32 32\"><path d=\"\"/></svg>").is_err());
    }
}
