import { startVisit } from '../chromium.mjs';
import { watchNetwork } from '../network.mjs';
import { measured } from '../statistics.mjs';

const visits = 3;

/** How many of each kind, such as `2 script`. */
function kindsOf(requests) {
  const kinds = new Map();
  for (const request of requests) {
    const kind = request.headers().rsc ? 'page' : request.resourceType();
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

/** What a visitor of Packages fetches when they click on another page in the menu, until it is quiet. */
async function fetchedFor(context, to) {
  const [{ browser }, { origin, cookie }] = [await context.chromium(), await context.portal()];
  const { page, close } = await startVisit(browser, { origin, cookie: await cookie() });
  const { requests, quiet } = watchNetwork(page);
  await page.goto(`${origin}/packages`);
  await quiet();
  const before = requests.length;
  await page.click(`nav a[href="${to}"]`);
  await page.waitForURL(origin + to);
  await quiet();
  await close();
  return requests.slice(before);
}

export const secondPageRow = {
  id: '2c',
  title: 'requests of a second page, from Packages by the menu',
  target: 4,
  run: async function* (context) {
    const results = [];
    for (const [name, to] of [
      ['Home', '/'],
      ['Invoices', '/invoices'],
    ]) {
      const rounds = [];
      for (let visit = 0; visit < visits; visit += 1) {
        yield;
        rounds.push(await fetchedFor(context, to));
      }
      const counts = rounds.map(({ length }) => length);
      results.push({ name, ...measured(counts), detail: `${kindsOf(rounds.at(-1))} the last time` });
    }
    return results;
  },
};
