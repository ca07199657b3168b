//! Pictures of every screen: on phones and desks, in both languages, by day and by
//! night, each as a file in the folder that is named. `cargo xtask screens` builds
//! everything that this needs and starts it.

use std::{env, process::ExitCode};

use browser::{Device, Language, Motion, Visitor, Window, Wish, meet};
use testbed::{Result, ServerProcess};

/// The sizes that are looked at, in pixels.
const SIZES: [(u32, u32); 4] = [(360, 740), (844, 390), (1280, 900), (1600, 1000)];
const LANGUAGES: [(Language, &str); 2] = [(Language::English, "en"), (Language::French, "fr")];
const LIGHTS: [(Wish, &str); 2] = [(Wish::Light, "light"), (Wish::Dark, "dark")];

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match picture_all().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Only what is named on the command line, if anything is: `360x740`, `fr`, `dark`.
async fn picture_all() -> Result<()> {
    let wanted: Vec<String> = env::args().skip(1).collect();
    let is_wanted = |all: &[String], name: &str| {
        let mut named = wanted.iter().filter(|word| all.contains(word)).peekable();
        named.peek().is_none() || named.any(|word| word == name)
    };
    let sizes = SIZES.map(|(width, height)| format!("{width}x{height}"));
    let languages = LANGUAGES.map(|(_, code)| code.to_owned());
    let lights = LIGHTS.map(|(_, name)| name.to_owned());
    for ((width, height), size) in SIZES.into_iter().zip(&sizes) {
        for (language, code) in LANGUAGES {
            for (light, name) in LIGHTS {
                if is_wanted(&sizes, size)
                    && is_wanted(&languages, code)
                    && is_wanted(&lights, name)
                {
                    let visit_name = format!("{size}-{code}-{name}");
                    eprintln!("{visit_name} …");
                    pictures(&visit_name, (width, height), language, light).await?;
                }
            }
        }
    }
    Ok(())
}

async fn pictures(
    name: &str,
    (width, height): (u32, u32),
    language: Language,
    light: Wish,
) -> Result<()> {
    let visitor = Visitor { language, device: Device::Desktop, motion: Motion::Reduced };
    meet(name, &[visitor], async |server: &mut ServerProcess, windows: &[Window]| {
        let [window] = windows else { return Err("one came".into()) };
        window.open("/").await?;
        window.resize(width, height).await?;
        window.wish(&[light]).await?;
        window.reload().await?;
        window.every_screen(server, async |screen: &str| window.picture(screen).await).await
    })
    .await
}
