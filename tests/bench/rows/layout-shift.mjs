import { startVisit } from '../chromium.mjs';
import { watchNetwork } from '../network.mjs';
import { exact } from '../statistics.mjs';
import { load } from '../typescript.mjs';

const widths = [390, 1440];
/** A middling phone and network, so that what comes late is seen to. */
const cpu = 4;
const network = { offline: false, latency: 60, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };

/** In the page, before its own scripts: adds up what moves without the visitor's doing. */
function countShifts() {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The shift of a page at its first visit and at the next one. */
async function shiftsOf(browser, { url, ...visitor }) {
  const { page, close } = await startVisit(browser, visitor);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await session.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(countShifts);
  const { quiet } = watchNetwork(page);
  const shifts = [];
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(url);
    await quiet();
    shifts.push(await page.evaluate(() => window.shift));
  }
  await close();
  return shifts;
}

/** The pages of the product and of signing in, with whether a customer or a guest sees them. */
async function pagesOf({ origin, cookie }) {
  const { routeParts } = await load('tests/support/routes.ts');
  const routes = [...routeParts.product, ...routeParts.fullPages, ...routeParts.guestPages];
  const read = async (list) => (await fetch(origin + list, { headers: { cookie: await cookie() } })).text();
  const pages = [];
  for (const { path, visitors } of routes) {
    const [list, more] = path.split('/{id}');
    // A page of one thing is that of the first which its list links to.
    const first = more === undefined || new RegExp(`${list}/(?!new|statement)\\w+`).exec(await read(list))[0];
    pages.push({ path: more === undefined ? path : first, isGuests: visitors === 'guest' });
  }
  return pages;
}

export const layoutShiftRow = {
  id: '2d',
  title: 'layout shift of every page of the product and of signing in, sum',
  target: 0,
  run: async function* (context) {
    const [{ browser }, portal] = [await context.chromium(), await context.portal()];
    const { origin, cookie } = portal;
    const pages = await pagesOf(portal);
    const found = [];
    for (const width of widths) {
      for (const { path, isGuests } of pages) {
        yield;
        const [cold, warm] = await shiftsOf(browser, {
          url: origin + path,
          origin,
          cookie: isGuests ? undefined : await cookie(),
          viewport: { width, height: 844 },
        });
        found.push({ width, path, when: 'cold', shift: cold }, { width, path, when: 'warm', shift: warm });
      }
    }
    return widths.flatMap((width) =>
      ['cold', 'warm'].map((when) => {
        const these = found.filter((one) => one.width === width && one.when === when);
        const moved = these.filter(({ shift }) => shift > 0).sort((a, b) => b.shift - a.shift);
        const worst = moved.map(({ path, shift }) => `${path} ${shift.toFixed(4)}`).slice(0, 4);
        return {
          name: `${width} px, ${when}`,
          ...exact(Math.max(...these.map(({ shift }) => shift))),
          detail: `${moved.length} of ${these.length} pages${worst.map((one) => `, ${one}`).join('')}`,
        };
      }),
    );
  },
};
