//! The colours of paper: those of the boards in the page, paler where much would be
//! printed, so that a board costs little ink and stays legible in black and white.

pub(crate) const TEXT: &str = "#2c231a";
pub(crate) const QUIET: &str = "#66594a";
pub(crate) const FAINT: &str = "#b9a98e";
pub(crate) const ACCENT: &str = "#1f5c49";
pub(crate) const GOLD: &str = "#c8923a";
pub(crate) const RULING: &str = "#ddcfb7";

/// Along it is cut.
pub(crate) const CUT: &str = "#2c231a";
/// There glue goes.
pub(crate) const GLUE: &str = "#e9e3d8";

pub(crate) const FRAME: &str = "#85592f";
pub(crate) const ON_FRAME: &str = "#fff3da";
