/** Has the browser keep the page that it shows where there is no network (public/sw.js). The portal needs it not. */
export function registerOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  // Storage is forbidden, or there is no network now: the next page asks again.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
