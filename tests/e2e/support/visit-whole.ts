import { expect, type Page, type Request } from '@playwright/test';

declare global {
  interface Window {
    /** How many requests of the page's script have no answer yet. */
    unanswered?: number;
    /** The scripts that have come, or failed. */
    settledScripts?: WeakSet<EventTarget>;
  }
}

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

/** Notes on each page of the tab that its stream has said what the page has missed: it passes that on to other tabs. */
const noteMessages = (page: Page) =>
  page.addInitScript(() => {
    const channel = BroadcastChannel.prototype;
    const post = Reflect.get(channel, 'postMessage') as (message: unknown) => void;
    channel.postMessage = function (message: unknown) {
      if (typeof message === 'object' && message !== null && 'event' in message) {
        document.documentElement.dataset.streamHeard = '';
      }
      post.call(this, message);
    };
  });

/** Whether the page has heard its stream, if it has one. */
async function watchStream(page: Page): Promise<() => Promise<boolean>> {
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    if (isStream(request)) waiting.add(request);
  });
  page.on('response', (response) => {
    if (response.status() !== 200) waiting.delete(response.request());
  });
  page.on('requestfailed', (request) => waiting.delete(request));
  await noteMessages(page);
  const heard = page.locator('html[data-stream-heard]');
  return async () => waiting.size === 0 || (await heard.count()) === 1;
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

/** Counts in the page what it asks for, and notes which scripts have come. */
const countInPage = (page: Page) =>
  page.addInitScript(() => {
    const settled = (window.settledScripts = new WeakSet());
    const settle = ({ target }: Event) => {
      if (target) settled.add(target);
    };
    document.addEventListener('load', settle, true);
    document.addEventListener('error', settle, true);
    const send = window.fetch.bind(window);
    window.unanswered = 0;
    const count = (by: number) => (window.unanswered = (window.unanswered ?? 0) + by);
    window.fetch = async (...args) => {
      count(1);
      try {
        return await send(...args);
      } finally {
        count(-1);
      }
    };
  });

/** How many requests and scripts the page waits for. The browser reports a request later than the page is idle. */
const awaited = (page: Page) =>
  page.evaluate(() => {
    const scripts = [...document.scripts].filter(({ src, noModule }) => src !== '' && !noModule);
    const loading = scripts.filter((script) => !window.settledScripts?.has(script));
    return (window.unanswered ?? 0) + loading.length;
  });

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/**
 * Opens a page, uses it, and waits until it has fetched everything that it loads late, and shows what happened while it
 * was opened. Telemetry is stubbed: the SDK never reads the answer, so the network would never be idle.
 */
export async function visitWhole(page: Page, address: string): Promise<void> {
  const underWay = watchRequests(page);
  const hasHeard = await watchStream(page);
  await page.route('**/sdk/v1/events', (route) => route.fulfill({ json: {} }));
  await noteWaiting(page);
  await countInPage(page);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html[data-waits-for-use]')).toBeAttached();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.move(2, 2);
  await expect.poll(hasHeard).toBe(true);
  await idle(page);
  await expect.poll(() => awaited(page)).toBe(0);
  await expect.poll(underWay).toBe(0);
  await idle(page);
  await expect.poll(() => awaited(page)).toBe(0);
  await expect.poll(underWay).toBe(0);
}
