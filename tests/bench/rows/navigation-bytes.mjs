import { startVisit } from '../chromium.mjs';
import { watchNetwork } from '../network.mjs';
import { exact } from '../statistics.mjs';

/** The bytes of all that a click on the menu's Packages fetches for the page, uncompressed. */
async function navigationBytes(context, { origin, cookie }) {
  const { browser } = await context.chromium();
  const { page, close } = await startVisit(browser, { origin, cookie: await cookie() });
  const { quiet } = watchNetwork(page);
  await page.goto(`${origin}/account`);
  await quiet();
  const bodies = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === '/packages' && response.request().headers().rsc) {
      // A page fetched ahead may be thrown away again before it has been read.
      bodies.push(response.body().catch(() => Buffer.alloc(0)));
    }
  });
  await page.click('nav a[href="/packages"]');
  await page.waitForSelector('main a[href^="/packages/pkg_"]');
  await quiet();
  const sizes = (await Promise.all(bodies)).map((body) => body.length);
  await close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function rowBytes({ origin, cookie }) {
  const response = await fetch(`${origin}/bff/getMyPackages`, { headers: { cookie: await cookie() } });
  const { packages } = await response.json();
  return { rows: packages.length, bytes: Buffer.byteLength(JSON.stringify(packages)) };
}

export const navigationBytesRow = {
  id: '10',
  title: 'bytes of a navigation to Packages (RSC) / the same rows as JSON',
  target: 1.2,
  run: async function* (context) {
    const results = [];
    for (const [name, portal] of [
      ['100 packages', await context.portal()],
      ['100,000 packages', await context.bigPortal()],
    ]) {
      const { rows, bytes } = await rowBytes(portal);
      const fetched = await navigationBytes(context, portal);
      results.push({ name, ...exact(fetched / bytes), detail: `${rows} rows, ${fetched} B / ${bytes} B` });
    }
    return results;
  },
};
