import { startVisit } from '../chromium.mjs';
import { watchNetwork } from '../network.mjs';
import { ofPairs } from '../statistics.mjs';

const clicks = 20;
const warmUp = 5;

/** In the page: clicks a link and waits until what it leads to has been painted. @returns milliseconds */
async function clickUntilPainted({ link, shown }) {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve();
        channel.port2.postMessage(null);
      });
    });
  const there = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(shown)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const start = performance.now();
  document.querySelector(link).click();
  await there;
  await painted();
  return performance.now() - start;
}

/**
 * A page that goes to and fro between two routes; only the way there is timed. The pointer comes to the link before
 * the click, as it does in a hand.
 */
async function subject(context, { origin, cookie, from, there, back }) {
  const { browser } = await context.chromium();
  const { page, close } = await startVisit(browser, { origin, cookie });
  const { quiet } = watchNetwork(page);
  await page.goto(origin + from);
  await quiet();
  return {
    time: async () => {
      await page.hover(there.link);
      await quiet();
      const took = await page.evaluate(clickUntilPainted, there);
      await quiet();
      await page.hover(back.link);
      await page.evaluate(clickUntilPainted, back);
      await quiet();
      return took;
    },
    close,
  };
}

export const navigationRow = {
  id: '6',
  title: 'click → rows painted / a static page’s navigation',
  target: 1.8,
  run: async function* (context) {
    const [hello, portal] = [await context.hello(), await context.portal()];
    const still = await subject(context, {
      origin: hello.origin,
      from: '/static',
      there: { link: 'a[href="/static/other"]', shown: 'a[href="/static"]' },
      back: { link: 'a[href="/static"]', shown: 'a[href="/static/other"]' },
    });
    const rows = await subject(context, {
      origin: portal.origin,
      cookie: await portal.cookie(),
      from: '/account',
      there: { link: 'nav a[href="/packages"]', shown: 'main a[href^="/packages/pkg_"]' },
      back: { link: 'nav a[href="/account"]', shown: 'main h1 ~ *, main h2' },
    });
    const bare = await subject(context, {
      origin: (await context.elements()).origin,
      from: '/elements/from',
      there: { link: 'a[href="/elements/there"]', shown: 'main a[href^="/packages/pkg_"]' },
      back: { link: 'a[href="/elements/from"]', shown: 'a[href="/elements/there"]' },
    });
    const times = [];
    for (let click = 0; click < warmUp + clicks; click += 1) {
      yield;
      const time = { rows: await rows.time(), bare: await bare.time(), still: await still.time() };
      if (click >= warmUp) times.push(time);
    }
    await Promise.all([still, rows, bare].map(({ close }) => close()));
    const ratioOf = (subject) => {
      const { found, one, other } = ofPairs(times.map((time) => [time[subject], time.still]));
      const all = times.map((time) => time[subject]);
      const range = `${Math.min(...all).toFixed(1)}–${Math.max(...all).toFixed(1)} ms`;
      const detail = `25 rows, ${one.toFixed(1)} ms (${range} over ${clicks} clicks) / ${other.toFixed(1)} ms`;
      return { ...found, detail };
    };
    return [
      { name: 'Packages', ...ratioOf('rows') },
      { name: 'control: a bare page of its elements', ...ratioOf('bare'), isControl: true },
    ];
  },
};
