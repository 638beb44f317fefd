import lighthouse from 'lighthouse';
import { median } from '../compare.mjs';

const settings = { onlyCategories: ['performance'], output: 'json', logLevel: 'error' };

/** One run of Lighthouse's mobile profile: score (0–100), cumulative layout shift, largest contentful paint in ms. */
async function measure(port, url, cookie) {
  const result = await lighthouse(url, {
    ...settings,
    port,
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  });
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return {
    score: categories.performance.score * 100,
    shift: audits['cumulative-layout-shift'].numericValue,
    paint: audits['largest-contentful-paint'].numericValue,
  };
}

const medianOf = (runs, key) => median(runs.map((run) => run[key]));

export const lighthouseRow = {
  id: 2,
  title: 'Lighthouse, mobile: score, CLS, LCP / hello’s LCP',
  target: 1.4,
  run: async (context) => {
    const [hello, portal] = [await context.hello(), await context.portal()];
    const { port } = await context.chromium();
    const runs = { hello: [], '/': [], '/packages': [] };
    for (let round = 0; round < 3; round += 1) {
      runs.hello.push(await measure(port, `${hello.origin}/`));
      for (const path of ['/', '/packages'])
        runs[path].push(await measure(port, portal.origin + path, await portal.cookie()));
    }
    const base = medianOf(runs.hello, 'paint');
    return [
      ['Home', '/'],
      ['Packages', '/packages'],
    ].flatMap(([name, path]) => {
      const paint = medianOf(runs[path], 'paint');
      const score = medianOf(runs[path], 'score');
      const shift = Math.max(...runs[path].map((run) => run.shift));
      return [
        { name: `${name}, score`, ratio: score, target: 100, atLeast: true, detail: 'median of 3' },
        { name: `${name}, CLS`, ratio: shift, target: 0, detail: 'worst of 3' },
        {
          name: `${name}, LCP`,
          ratio: paint / base,
          detail: `${paint.toFixed(0)} ms / ${base.toFixed(0)} ms`,
        },
      ];
    });
  },
};
