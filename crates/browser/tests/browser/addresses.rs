//! Addresses of the page: they can be opened from elsewhere, loaded again and gone
//! back to; old ones go on working; those that lead nowhere say so; and after one
//! visit none of them needs the server.

use browser::{Window, meet, visit};
use serde_json::Value;
use testbed::{Result, ServerProcess};

use crate::{
    AT_A_DESK, WITH_A_PHONE,
    lobby::{fits, says_everything},
};

const ADDRESS: &str = "location.pathname + location.hash";

#[tokio::test]
async fn an_address_is_loaded_again_and_gone_back_to() -> Result<()> {
    visit("addresses", AT_A_DESK, async |window: &Window| {
        window.load("/rules/kuba").await?;
        window.wait_for("[data-page=rules][data-game=kuba]").await?;
        window.reload().await?;
        window.wait_for("[data-page=rules][data-game=kuba]").await?;

        // From here on nothing is loaded anew.
        window.ask("window.stays = true").await?;
        window.click("header .home").await?;
        at(window, "/", "[data-page=shelf]").await?;
        window.click("[data-game=klotze] [data-way=choose]").await?;
        at(window, "/klotze", "[data-page=set-up][data-game=klotze]").await?;
        window.click("[data-switch=tables]").await?;
        at(window, "/tables", "[data-page=tables]").await?;
        window.ask("history.back()").await?;
        at(window, "/klotze", "[data-page=set-up][data-game=klotze]").await?;
        window.ask("history.go(-2)").await?;
        at(window, "/rules/kuba", "[data-page=rules][data-game=kuba]").await?;
        window.ask("history.forward()").await?;
        at(window, "/", "[data-page=shelf]").await?;
        assert_eq!(window.ask("return window.stays").await?, true, "it was loaded anew");
        assert_eq!(window.ask("return document.activeElement.tagName").await?, "MAIN");

        // A game that begins has its own address, and is there when it is opened again.
        window.click("[data-game=kuba] [data-way=now]").await?;
        window.turn().await?;
        window.act_by_pointing(0).await?;
        let before = window.turn().await?;
        window.wait("/^\\/kuba\\/play\\/[0-9a-f]{16}$/.test(location.pathname)").await?;
        window.reload().await?;
        assert_eq!(window.turn().await?, before);
        window.load("/kuba/play").await?;
        assert_eq!(window.turn().await?, before);
        window.load("/kuba").await?;
        window.wait_for("[data-page=set-up][data-game=kuba]").await.map(drop)
    })
    .await
}

#[tokio::test]
async fn a_new_place_begins_at_its_top() -> Result<()> {
    visit("addresses-top", WITH_A_PHONE, async |window: &Window| {
        window.load("/rules/bille-trap").await?;
        let play = window.wait_for("[data-page=rules] .ways a").await?;
        play.scroll_into_view().await?;
        window.wait("scrollY > 0").await?;
        play.click().await?;
        at(window, "/bille-trap/play", "[data-page=set-up]").await?;
        assert_eq!(window.ask("return scrollY").await?, 0);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn only_plain_clicks_on_links_of_the_page_are_taken_over() -> Result<()> {
    visit("addresses-clicks", AT_A_DESK, async |window: &Window| {
        window.load("/").await?;
        window.wait_for("[data-page=shelf]").await?;
        for (link, click, taken) in [
            ("href: '/kuba'", "", true),
            ("href: '/#/kuba'", "", true),
            ("href: '/kuba'", "ctrlKey: true", false),
            ("href: '/kuba'", "metaKey: true", false),
            ("href: '/kuba'", "shiftKey: true", false),
            ("href: '/kuba'", "button: 1", false),
            ("href: '/kuba', target: '_blank'", "", false),
            ("href: '/kuba', download: 'kuba'", "", false),
            ("href: 'http://elsewhere.example/kuba'", "", false),
            ("href: '/plain'", "", false),
            ("href: '/api/docs'", "", false),
        ] {
            let script = format!(
                "const link = Object.assign(document.createElement('a'), {{ {link} }});
                document.querySelector('main').append(link);
                let taken;
                const look = (event) => {{ taken = event.defaultPrevented; event.preventDefault(); }};
                addEventListener('click', look, {{ once: true }});
                const manner = {{ bubbles: true, cancelable: true, {click} }};
                link.dispatchEvent(new MouseEvent('click', manner));
                link.remove();
                return taken;"
            );
            assert_eq!(window.ask(&script).await?, taken, "{link}, {click}");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn old_links_go_on_working() -> Result<()> {
    visit("addresses-old", AT_A_DESK, async |window: &Window| {
        for (old, address, page) in [
            ("/#/kuba/rules/KU-6", "/rules/kuba#KU-6", "[data-rule=KU-6][data-asked]"),
            ("/#/klotze/new", "/klotze", "[data-page=set-up][data-game=klotze]"),
            ("/#/kuba", "/kuba/play", "[data-page=set-up][data-game=kuba]"),
            ("/#/", "/", "[data-page=shelf]"),
        ] {
            window.leave().await?;
            window.load(old).await?;
            at(window, address, page).await?;
        }
        // Also typed into the address of a page that is open.
        window.ask("location.hash = '#/archive'").await?;
        at(window, "/past", "[data-page=archive]").await
    })
    .await
}

#[tokio::test]
async fn a_rule_has_an_address() -> Result<()> {
    visit("addresses-rule", WITH_A_PHONE, async |window: &Window| {
        window.load("/rules/kuba#ku-9").await?;
        rule(window, "KU-9").await?;
        window.picture("rule").await?;
        window.ask("location.hash = 'KU-1'").await?;
        rule(window, "KU-1").await?;
        window.ask("history.back()").await?;
        rule(window, "KU-9").await?;
        // The rules of all games are among those of each.
        window.open("/rules/kuba#ALL-4").await?;
        rule(window, "ALL-4").await?;
        // One that is not there is told, and the rules are there all the same.
        window.load("/rules/klotze#KU-9").await?;
        window
            .wait("document.querySelector('.notice[data-asked]')?.innerText.includes('KU-9')")
            .await?;
        window.wait_for("[data-rule=KL-1]").await?;
        fits(window).await?;
        window.picture("no-rule").await
    })
    .await
}

#[tokio::test]
async fn what_leads_nowhere_says_so_and_leads_on() -> Result<()> {
    for (name, visitor) in [("nowhere", AT_A_DESK), ("nowhere-phone", WITH_A_PHONE)] {
        visit(name, visitor, async |window: &Window| {
            // The browser tells that the server has nothing there.
            window.expect_errors("404");
            let ways = [("shelf", "[data-page=shelf]"), ("tables", "[data-page=tables]")];
            for (place, wrong, (way, page)) in [
                ("/nothing/here", "unknown", ways[0]),
                ("/kuba/position/nonsense", "broken", ways[1]),
                ("/t/short", "broken", ways[0]),
                ("/#/nothing", "unknown", ways[1]),
            ] {
                window.leave().await?;
                window.load(place).await?;
                window.wait_for(&format!("[data-page=nowhere][data-wrong={wrong}]")).await?;
                let heading = "document.querySelector('h1').innerText";
                window.wait(&format!("document.title.startsWith({heading})")).await?;
                says_everything(window).await?;
                fits(window).await?;
                window.picture(wrong).await?;
                window.click(&format!("[data-page=nowhere] [data-way={way}]")).await?;
                window.wait_for(page).await?;
            }
            Ok(())
        })
        .await?;
    }
    Ok(())
}

#[tokio::test]
async fn after_one_visit_no_address_needs_the_server() -> Result<()> {
    let offline = async |server: &mut ServerProcess, windows: &[Window]| {
        let window = &windows[0];
        window.load("/kuba").await?;
        window.wait_until_kept().await?;
        // What the server shows itself it still shows.
        window.load("/plain").await?;
        window.wait_for("main#content").await?;
        window.expect_errors("net::ERR_");
        server.kill()?;
        for (address, page) in [
            ("/", "[data-page=shelf]"),
            ("/klotze/play", "[data-page=set-up][data-game=klotze]"),
            ("/rules/black-holes#BH-8", "[data-rule=BH-8][data-asked]"),
            ("/tables", "[data-page=tables]"),
            ("/nothing/here", "[data-page=nowhere]"),
            ("/#/bille-trap/rules", "[data-page=rules][data-game=bille-trap]"),
        ] {
            window.leave().await?;
            window.load(address).await?;
            window.wait_for(page).await?;
        }
        window.load("/kuba/now").await?;
        window.turn().await?;
        window.act_by_pointing(0).await?;
        window.turn().await.map(drop)
    };
    meet("addresses-offline", &[AT_A_DESK], offline).await
}

/// Waits until this is the address, and this is shown.
async fn at(window: &Window, address: &str, page: &str) -> Result<()> {
    window.wait_for(page).await?;
    window.wait(&format!("{ADDRESS} === {}", Value::from(address))).await
}

/// Waits until a rule is marked, has the focus, and is in sight.
async fn rule(window: &Window, rule: &str) -> Result<()> {
    window.wait_for(&format!("[data-rule={rule}][data-asked]")).await?;
    window.wait(&format!("document.activeElement.dataset.rule === '{rule}'")).await?;
    let seen = "(() => {
        const { top, bottom } = document.querySelector('[data-asked]').getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
    })()";
    window.wait(seen).await
}
