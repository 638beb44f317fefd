// The browser that rows measure in: the one of the end-to-end tests, with a port for Lighthouse.
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../server/cli/browser.mjs';
import { freePort } from './processes.mjs';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export async function startChromium() {
  const port = await freePort();
  const browser = await chromium.launch({
    ...ensureBrowser(),
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  return { browser, port, stop: () => browser.close() };
}

/** A Cookie header as what Playwright wants. */
export function cookiesFor(origin, header) {
  return header.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
  });
}
