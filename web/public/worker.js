// The shell of the app without a network: its files as they were last loaded. What the server says is never kept.
const KEPT = "shell-1";
const SHELL = "/";
const FIXED = ["/early.js", "/favicon.svg", "/favicon-turn.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([SHELL, ...FIXED])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(shell(request));
  else if (FIXED.includes(url.pathname)) event.respondWith(freshFirst(request, url.pathname));
});

// Told of a turn by the server: nobody looks at the table, or it would not tell.
self.addEventListener("push", (event) => {
  const { title, body, path, tag, waiting } = event.data.json();
  const shown = self.registration.showNotification(title, { body, tag, data: path, icon: "/icon-192.png" });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.(waiting)]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** The page that is open already, or another one. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

/** A file whose name holds a hash of its contents never changes. */
async function keptFirst(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function freshFirst(request, name) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(name);
    if (kept) return kept;
    throw error;
  }
}

/** Every page of the app is the same file. With a new one, the files of the one before are of no use. */
async function shell(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    const html = (answer.headers.get("content-type") ?? "").startsWith("text/html");
    if (answer.ok && html) await keepShell(cache, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

async function keepShell(cache, answer) {
  const before = await cache.match(SHELL);
  const [old, text] = [before ? await before.text() : "", await answer.clone().text()];
  if (old === text) return;
  await cache.put(SHELL, answer);
  const assets = (await cache.keys()).filter((request) => new URL(request.url).pathname.startsWith("/assets/"));
  await Promise.all(assets.map((request) => cache.delete(request)));
}
