// The browser that rows measure in: the one of the end-to-end tests, with a port for Lighthouse.
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../server/cli/browser.mjs';
import { atTheEnd } from './clean-up.mjs';
import { freePort } from './server.mjs';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export async function startChromium() {
  const port = await freePort();
  const browser = await chromium.launch({
    ...ensureBrowser(),
    args: [...flags, `--remote-debugging-port=${port}`],
    // The run ends it itself, after what else it does at a signal.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  atTheEnd(() => browser.close());
  return { browser, port };
}

/** A Cookie header as what Playwright wants. */
const cookiesFor = (origin, header) =>
  header.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
  });

/**
 * A visit in a profile of its own, with nothing in its cache.
 * @param cookie a Cookie header for `origin`; a guest has none
 * @param options of Playwright's context
 * @returns its page, and closes it all
 */
export async function startVisit(browser, { origin, cookie, ...options }) {
  const profile = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  if (cookie) await profile.addCookies(cookiesFor(origin, cookie));
  return { page: await profile.newPage(), close: () => profile.close() };
}
