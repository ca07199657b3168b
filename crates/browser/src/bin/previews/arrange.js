// Makes a preview of the shelf: its boards (`fact.games`) large on the felt, beside
// two lines of text (`fact.lines`), and nothing else.
const styles = new CSSStyleSheet();
styles.replaceSync(`
    body > :not(.preview) { display: none; }
    .preview { position: fixed; inset: 0; background: #43524a; color: #fffaf0; }
    .preview > div { position: absolute; inset: 28px 24px 28px 380px; display: grid; place-items: center; }
    .preview > header { position: absolute; inset: 0 auto 0 64px; width: 330px; align-content: center; }
    .preview h1 { font-size: 66px; line-height: 1.02; text-wrap: balance; }
    .preview p { margin-top: 18px; font-size: 32px; opacity: 0.8; text-wrap: balance; }
    .preview p:empty { display: none; }
    .preview .board { width: 100%; padding: 0; }
    .preview .table { overflow: visible; padding: 0; }
    .preview .shade { box-shadow: 0 calc(var(--unit) * 0.2) calc(var(--unit) * 0.35) rgb(0 0 0 / 40%); }
    .preview .stage { --unit: min(780px / var(--span), 574px / var(--rise)) !important; }
    .preview.all > div { left: 480px; grid-template: 1fr 1fr / 1fr 1fr; gap: 12px; }
    .preview.all > header { width: 400px; }
    .preview.all h1 { font-size: 76px; }
    .preview.all .stage { --unit: min(310px / var(--span), 250px / var(--rise)) !important; }
`);
document.adoptedStyleSheets = [styles];

const made = (name, text = "") => Object.assign(document.createElement(name), { textContent: text });
const preview = made("section");
preview.className = fact.games.length > 1 ? "preview all" : "preview";
const header = made("header");
header.append(made("h1", fact.lines[0]), made("p", fact.lines[1] ?? ""));
if (fact.games.length === 1) header.append(made("p", "Ludothèque"));
const boards = made("div");
const board = (game) => document.querySelector(`[data-game="${game}"] .stage`).closest(".board");
boards.append(...fact.games.map(board));
preview.append(header, boards);
document.body.append(preview);
// Until it is drawn.
requestAnimationFrame(() => requestAnimationFrame(() => answer(null)));
