//! A measured figure: the values that were seen, the one that counts, and the bar
//! that it should keep.

use std::{fmt, fs};

use serde_json::{Value, json};
use testbed::Result;

/// What was measured.
pub(crate) struct Figure {
    name: String,
    unit: &'static str,
    /// In order, the smallest first.
    seen: Vec<f64>,
    counts: Counts,
    bar: Bar,
}

/// Which of the values counts.
#[derive(Clone, Copy)]
pub(crate) enum Counts {
    /// Half of them are not larger.
    Median,
    /// Nineteen of twenty are not larger.
    NinetyFive,
    /// The largest.
    Largest,
}

/// What a figure should keep.
#[derive(Clone, Copy)]
pub(crate) enum Bar {
    /// Nothing: it is told for whoever wants to know.
    None,
    /// To be no more than this.
    AtMost(f64),
    /// To be no less than this.
    AtLeast(f64),
}

impl Figure {
    /// A figure of these values, of which there is at least one.
    pub(crate) fn new(
        name: impl Into<String>,
        unit: &'static str,
        mut seen: Vec<f64>,
        counts: Counts,
        bar: Bar,
    ) -> Result<Self> {
        let name = name.into();
        if seen.is_empty() {
            return Err(format!("{name}: nothing was seen").into());
        }
        seen.sort_by(f64::total_cmp);
        Ok(Self { name, unit, seen, counts, bar })
    }

    fn at(&self, share: f64) -> f64 {
        let last = self.seen.len() - 1;
        #[expect(clippy::cast_sign_loss, reason = "a share of a length")]
        let place = (last as f64 * share).ceil() as usize;
        self.seen[place.min(last)]
    }

    fn counted(&self) -> f64 {
        self.at(match self.counts {
            Counts::Median => 0.5,
            Counts::NinetyFive => 0.95,
            Counts::Largest => 1.0,
        })
    }

    fn is_met(&self) -> Option<bool> {
        match self.bar {
            Bar::None => None,
            Bar::AtMost(most) => Some(self.counted() <= most),
            Bar::AtLeast(least) => Some(self.counted() >= least),
        }
    }

    fn json(&self) -> Value {
        let (at_most, at_least) = match self.bar {
            Bar::None => (None, None),
            Bar::AtMost(most) => (Some(most), None),
            Bar::AtLeast(least) => (None, Some(least)),
        };
        json!({
            "figure": self.name,
            "unit": self.unit,
            "value": self.counted(),
            "smallest": self.at(0.0),
            "median": self.at(0.5),
            "p95": self.at(0.95),
            "largest": self.at(1.0),
            "samples": self.seen.len(),
            "at_most": at_most,
            "at_least": at_least,
            "met": self.is_met(),
        })
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = if self.counted() < 10.0 { 2 } else { 0 };
        let tell = |value: f64| format!("{value:.digits$}");
        write!(out, "{:<44}{:>10} {:<9}", self.name, tell(self.counted()), self.unit)?;
        let (is_met, bar) = match (self.is_met(), self.bar) {
            (Some(is_met), Bar::AtMost(most)) => (is_met, format!("at most {}", tell(most))),
            (Some(is_met), Bar::AtLeast(least)) => (is_met, format!("at least {}", tell(least))),
            _ => (true, String::new()),
        };
        let verdict = if is_met { "" } else { "NOT MET" };
        write!(out, "{bar:<20}{verdict:<9}")?;
        if self.seen.len() > 1 {
            let [median, late, largest] = [0.5, 0.95, 1.0].map(|share| tell(self.at(share)));
            let count = self.seen.len();
            write!(out, "of {count}: median {median}, 95 % {late}, largest {largest}")?;
        }
        Ok(())
    }
}

/// All figures, and whether every bar is kept.
pub(crate) fn json(figures: &[Figure]) -> Value {
    let met = figures.iter().all(|figure| figure.is_met() != Some(false));
    json!({ "figures": figures.iter().map(Figure::json).collect::<Vec<_>>(), "met": met })
}

/// How many processes wanted to run in the last minute.
pub(crate) fn load_of_the_machine() -> Result<Figure> {
    let told = fs::read_to_string("/proc/loadavg")?;
    let load = told.split(' ').next().unwrap_or_default().parse()?;
    Figure::new("load of the machine before", "processes", vec![load], Counts::Median, Bar::None)
}
