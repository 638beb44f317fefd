import { expect, type Page, type Request } from '@playwright/test';

/** The stream of changes stays open. */
const isStream = (request: Request) => request.url().includes('/bff/streamMyChanges');

/** Counts the requests of a page that are under way, but for its stream. */
export function watchRequests(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!isStream(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** Whether each stream that a page asked for has been answered: it then says at once what the page has missed. */
function watchStreams(page: Page): () => boolean {
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    if (isStream(request)) waiting.add(request);
  });
  page.on('response', (response) => waiting.delete(response.request()));
  page.on('requestfailed', (request) => waiting.delete(request));
  return () => waiting.size === 0;
}

/** Notes on each page of the tab whether its script has begun to wait for the first sign of use. */
const noteWaiting = (page: Page) =>
  page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      if (args[0] === 'pointermove') document.documentElement.dataset.waitsForUse = '';
      listen(...args);
    };
  });

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/**
 * Opens a page, uses it, and waits until it has fetched everything that it loads late, and shows what happened while it
 * was opened. Telemetry is stubbed: the SDK never reads the answer, so the network would never be idle.
 */
export async function visitWhole(page: Page, address: string): Promise<void> {
  const underWay = watchRequests(page);
  const streamsAnswered = watchStreams(page);
  await page.route('**/sdk/v1/events', (route) => route.fulfill({ json: {} }));
  await noteWaiting(page);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html[data-waits-for-use]')).toBeAttached();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.move(2, 2);
  await idle(page);
  await expect.poll(underWay).toBe(0);
  await expect.poll(streamsAnswered).toBe(true);
  await idle(page);
  await expect.poll(underWay).toBe(0);
}
