/**
 * Registers the service worker that shows a page while offline (public/sw.js). The portal works without it.
 */
export function registerOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  // Storage is forbidden, or the network is down: the next page tries again.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
