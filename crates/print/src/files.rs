//! Pages as PDF and pictures as PNG, with the letters for both. It reads what this
//! crate draws, and takes nothing from outside.

use std::{fmt, sync::Arc, sync::LazyLock};

#[cfg(feature = "pdf")]
use krilla::{Document, geom::Size, metadata::Metadata, page::PageSettings};
#[cfg(feature = "pdf")]
use krilla_svg::{SurfaceExt, SvgSettings};
use resvg::{tiny_skia, usvg};

#[cfg(feature = "pdf")]
use crate::Page;

/// Figtree and Fraunces as the page has them (`fonts/make.py`).
const FONTS: [&[u8]; 3] = [
    include_bytes!("../fonts/figtree-400.ttf"),
    include_bytes!("../fonts/figtree-600.ttf"),
    include_bytes!("../fonts/fraunces-600.ttf"),
];

/// How many points are a millimetre.
#[cfg(feature = "pdf")]
const POINTS: f32 = 72.0 / 25.4;

/// A page or picture could not be made into a file: a fault of this program.
#[derive(Debug)]
pub struct NoFile(String);

impl fmt::Display for NoFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for NoFile {}

/// All pages as one PDF, with its title and its language.
///
/// # Errors
/// A page is not the SVG that it should be.
#[cfg(feature = "pdf")]
pub fn pdf(pages: &[Page], title: &str, language: &str) -> Result<Vec<u8>, NoFile> {
    let mut document = Document::new();
    let about = Metadata::new().title(title.to_owned()).language(language.to_owned());
    document.set_metadata(about);
    for page in pages {
        let tree = tree(&page.svg)?;
        let (width, height) = page.paper.size();
        let size = Size::from_wh(width * POINTS, height * POINTS);
        let size = size.ok_or_else(|| NoFile("a paper without a size".to_owned()))?;
        let settings = PageSettings::new(size);
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        surface.draw_svg(&tree, size, SvgSettings::default());
        surface.finish();
        sheet.finish();
    }
    document.finish().map_err(|error| NoFile(format!("{error:?}")))
}

/// A picture as PNG, so many pixels wide and high.
///
/// # Errors
/// It is not the SVG that it should be, or it would have no pixels.
pub fn png(svg: &str, (width, height): (u32, u32)) -> Result<Vec<u8>, NoFile> {
    let tree = tree(svg)?;
    let mut pixels = tiny_skia::Pixmap::new(width, height)
        .ok_or_else(|| NoFile("a picture without pixels".to_owned()))?;
    let size = tree.size();
    let scale = (width as f32 / size.width(), height as f32 / size.height());
    let transform = tiny_skia::Transform::from_scale(scale.0, scale.1);
    resvg::render(&tree, transform, &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| NoFile(error.to_string()))
}

fn tree(svg: &str) -> Result<usvg::Tree, NoFile> {
    static LETTERS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
        let mut letters = usvg::fontdb::Database::new();
        for font in FONTS {
            letters.load_font_data(font.to_vec());
        }
        Arc::new(letters)
    });
    let options = usvg::Options { fontdb: Arc::clone(&LETTERS), ..usvg::Options::default() };
    usvg::Tree::from_str(svg, &options).map_err(|error| NoFile(error.to_string()))
}
