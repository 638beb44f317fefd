import { startVisit } from '../chromium.mjs';
import { watchNetwork } from '../network.mjs';
import { median, noiseOf, quantile } from '../statistics.mjs';

const repetitions = 8;
/** ms from one key to the next. */
const keyTime = 120;
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** ms; the browser reports no event that was quicker. */
const least = 16;

/** In the page, before its own scripts: keeps the slowest event of each interaction, and what it was for. */
function watchInteractions(threshold) {
  window.watched = { kind: '', slowest: new Map() };
  new PerformanceObserver((list) => {
    const { kind, slowest } = window.watched;
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      const before = slowest.get(interactionId);
      slowest.set(interactionId, { kind, ...before, duration: Math.max(duration, before?.duration ?? 0) });
    }
  }).observe({ type: 'event', durationThreshold: threshold, buffered: true });
}

/** In the page: what has been kept, once it is all here; the next is for something else. */
async function readInteractions(next) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  window.watched.kind = next;
  return { all: performance.interactionCount, reported: [...window.watched.slowest.values()] };
}

/**
 * What a customer does with real touches and keys, on two pages.
 * @returns the interactions of both
 */
async function interact({ page, origin, quiet }, repetition) {
  const as = (kind) => page.evaluate(readInteractions, kind);
  const tap = async (element) => {
    await element.tap();
    await quiet();
  };
  const type = (text) => page.keyboard.type(text, { delay: keyTime });

  await page.goto(`${origin}/packages`);
  await quiet();
  await as('filter');
  const tabs = page.getByRole('navigation', { name: 'Packages by group' }).getByRole('link');
  for (const at of [1, 2, 0]) await tap(tabs.nth(at));
  await as('search');
  await page.getByRole('searchbox', { name: 'Search packages' }).tap();
  await type('shoes');
  await quiet();
  for (const _ of 'shoes') await page.keyboard.press('Backspace', { delay: keyTime });
  await quiet();
  await as('open');
  await tap(page.locator('main a[href^="/packages/pkg_"]').first());
  await as('save');
  await tap(page.getByRole('button', { name: /^(Rename|Add a nickname)$/ }));
  await page.getByRole('textbox', { name: 'Nickname' }).tap();
  await type(`${repetition}`);
  await tap(page.getByRole('button', { name: 'Save nickname' }));
  const onPackages = await as('');

  await page.goto(`${origin}/account`);
  await quiet();
  await as('save');
  await tap(page.getByRole('switch', { name: /^Repack/ }));
  return [onPackages, await as('')];
}

/** How long each took, in ms: those that were not reported, what is reported at least. */
const timesOf = ({ all, reported }) => [
  ...reported.map(({ duration }) => duration),
  ...Array.from({ length: Math.max(0, all - reported.length) }, () => least),
];

export const interactionsRow = {
  id: '11',
  title: `INP of filter, search, open, save on a phone ${slowdown} times slower, p98`,
  target: 100,
  run: async function* (context) {
    const [{ browser }, { origin, cookie }] = [await context.chromium(), await context.portal()];
    const { page, close } = await startVisit(browser, { origin, cookie: await cookie(), ...phone });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchInteractions, least);
    const { quiet } = watchNetwork(page);
    const rounds = [];
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      yield;
      rounds.push(await interact({ page, origin, quiet }, repetition));
    }
    await close();
    const times = rounds.map((documents) => documents.flatMap(timesOf));
    const slowest = rounds
      .flat()
      .flatMap(({ reported }) => reported)
      .reduce((one, other) => (other.duration > one.duration ? other : one));
    return [
      {
        name: 'Packages and Account',
        value: quantile(times.flat(), 0.98),
        noise: noiseOf(times.map((some) => quantile(some, 0.98))),
        unit: 'ms',
        detail: `${times.flat().length} interactions, p50 ${median(times.flat()).toFixed(0)} ms; slowest: ${slowest.kind}, ${slowest.duration.toFixed(0)} ms`,
      },
    ];
  },
};
