/*
 * Answers a page that is loaded without a network with a page of the portal, in the place of the browser's own. It keeps
 * nothing: the page is part of this script, and no answer of the portal is ever put into a cache (ADR 025).
 */
importScripts('/static/offline-words.js', '/static/offline-page.js');

/** Every other request goes to the network without this worker being started for it, where the browser can do that. */
const passedBy = {
  condition: { or: ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode })) },
  source: 'network',
};

self.addEventListener('install', (event) => {
  // An older browser knows not all of this, and asks the worker each time.
  event.waitUntil(Promise.resolve(event.addRoutes?.(passedBy)).catch(() => undefined));
  // Tabs of an older version lose nothing: no version keeps anything.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()));
});

async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return self.offlinePage();
  }
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(load(event));
});
