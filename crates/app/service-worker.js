// Keeps the page's files in the browser as one set, and answers with them before
// the network; leads from a message to its table. The marks are filled in when
// the set is made: docs/decisions/service-worker.md.

const SET = "ludotheque-{set}";
const PAGE = "{page}";
const FILES = ["{files}"];
// What the server shows itself; every other address is a place in the page.
const ELSEWHERE = /^\/(api|app|assets|plain|privacy|health|metrics|service-worker\.js)(\/|$)/;
// Loaded when they are wanted, kept by the page, the same for many sets.
const BOOKS = "ludotheque-books";
const WANTED = ["{book-files}"];

// The whole set or nothing: each name holds a hash of what it names, so a server
// that has another set by now has no such file.
const keep = async () => (await caches.open(SET)).addAll(FILES);

const clear = async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith("ludotheque-") && name !== SET && name !== BOOKS) {
      await caches.delete(name);
    }
  }
  const books = await caches.open(BOOKS);
  for (const request of await books.keys()) {
    if (!WANTED.includes(new URL(request.url).pathname)) await books.delete(request);
  }
};

const answer = async (name, request) =>
  (await caches.match(name, { ignoreVary: true })) ?? fetch(request);

// What only the server knows passes by, in browsers that can be told so: who is not
// woken can be replaced.
const passBy = (event) =>
  event.addRoutes?.({ condition: { urlPattern: "/api/*" }, source: "network" });

addEventListener("install", (event) => event.waitUntil(Promise.all([passBy(event), keep()])));
addEventListener("activate", (event) => event.waitUntil(clear()));

addEventListener("message", (event) => {
  // Only the page knows whether a game is running.
  if (event.data === "take-over") event.waitUntil(skipWaiting());
  // A page of this very set that came over the network.
  if (event.data === SET) event.waitUntil(clients.claim());
});

addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/app/")) {
    event.respondWith(answer(pathname, event.request));
  } else if (event.request.mode === "navigate" && !ELSEWHERE.test(pathname)) {
    event.respondWith(answer(PAGE, event.request));
  }
});

// A message's tag is the path of the place that it is about.
const show = async (place) => {
  const address = new URL(place, location.origin).href;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  if (!page) return clients.openWindow(address);
  // The page goes there by itself: it is not loaded again.
  page.postMessage(place);
  await page.focus();
};

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.tag));
});
