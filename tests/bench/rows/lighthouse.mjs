import lighthouse from 'lighthouse';
import { median } from '../compare.mjs';

const settings = { onlyCategories: ['performance'], output: 'json', logLevel: 'error' };
const rounds = 3;

/**
 * One run of Lighthouse's mobile profile, simulated or with applied throttling: score (0–100), cumulative layout shift,
 * largest paint, blocking and main-thread time in ms, requests and kilobytes until the page is quiet.
 */
async function measure(port, { url, cookie }, throttlingMethod) {
  const result = await lighthouse(url, {
    ...settings,
    port,
    throttlingMethod,
    ...(cookie && { extraHeaders: { Cookie: await cookie() } }),
  });
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit) => audits[audit].numericValue;
  return {
    score: categories.performance.score * 100,
    shift: value('cumulative-layout-shift'),
    paint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    mainThread: value('mainthread-work-breakdown'),
    requests: audits['network-requests'].details.items.length,
    kilobytes: value('total-byte-weight') / 1000,
  };
}

/**
 * A few runs of each page, in turns.
 * @returns what they come to by page and figure: the median, or what is given instead
 */
async function runsOf(port, pages, throttlingMethod) {
  const runs = new Map(pages.map((page) => [page.name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) runs.get(page.name).push(await measure(port, page, throttlingMethod));
  }
  return (name, key, of = median) => of(runs.get(name).map((run) => run[key]));
}

async function firstPackage({ origin, cookie }) {
  const list = await fetch(`${origin}/packages`, { headers: { cookie: await cookie() } });
  return /\/packages\/pkg_\w+/.exec(await list.text())[0];
}

const ms = (one, other) => `${one.toFixed(0)} ms / ${other.toFixed(0)} ms`;

export const lighthouseRow = {
  id: 2,
  title: 'Lighthouse, mobile',
  run: async (context) => {
    const [hello, portal] = [await context.hello(), await context.portal()];
    const { port } = await context.chromium();
    const page = (name, path, target) => ({ name, target, url: portal.origin + path, cookie: portal.cookie });
    const pages = [
      page('Home', '/', 3),
      page('Packages', '/packages', 2.8),
      page('a package', await firstPackage(portal)),
      { name: 'login', url: `${portal.origin}/auth/login` },
    ];
    const all = [{ name: 'hello', url: `${hello.origin}/` }, ...pages];
    const simulated = await runsOf(port, all, 'simulate');
    const applied = await runsOf(port, all, 'devtools');
    return pages.flatMap(({ name, target }) => {
      const over = (of, key, about) => ({
        ...about,
        ratio: of(name, key) / of('hello', key),
        detail: ms(of(name, key), of('hello', key)),
      });
      const median3 = { detail: `median of ${rounds}` };
      return [
        { ...median3, name: `${name}: score`, ratio: simulated(name, 'score'), target: 99, atLeast: true },
        over(simulated, 'paint', { name: `${name}: LCP / hello’s, simulated`, target: 1.8 }),
        over(applied, 'paint', { name: `${name}: LCP / hello’s, applied`, target: 1.4 }),
        {
          ...median3,
          name: `${name}: blocking time beyond hello’s, ms`,
          ratio: simulated(name, 'blocking') - simulated('hello', 'blocking'),
          target: 50,
        },
        {
          name: `${name}: CLS`,
          ratio: simulated(name, 'shift', (shifts) => Math.max(...shifts)),
          target: 0,
          detail: `worst of ${rounds}`,
        },
        ...(target
          ? [over(simulated, 'mainThread', { name: `${name}: main thread / hello’s`, target })]
          : []),
        ...(name === 'Packages'
          ? [
              {
                ...median3,
                name: `${name}: requests until quiet`,
                ratio: simulated(name, 'requests'),
                target: 20,
              },
              {
                ...median3,
                name: `${name}: kB until quiet`,
                ratio: simulated(name, 'kilobytes'),
                target: 230,
              },
            ]
          : []),
      ];
    });
  },
};
