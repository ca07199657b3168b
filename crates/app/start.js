// Before the page's module starts: the language that the reader has chosen here or
// asks the browser for, and its texts on their way beside the module, not after it.
// The page takes the language from the document, and the texts from this address.

const texts = new Map(
  [...document.querySelectorAll("meta[name=app-texts]")].map((meta) => [meta.lang, meta.content]),
);

const chosen = () => {
  try {
    return localStorage.getItem("ludotheque-language") ?? "";
  } catch {
    // Some private windows keep nothing.
    return "";
  }
};

const wished = [chosen(), ...navigator.languages].map((locale) => locale.split("-")[0].toLowerCase());
const language = wished.find((code) => texts.has(code)) ?? "en";
document.documentElement.lang = language;

const link = document.createElement("link");
Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "", href: texts.get(language) });
document.head.append(link);
