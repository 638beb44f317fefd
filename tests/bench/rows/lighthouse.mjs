import lighthouse from 'lighthouse';
import { exact, measured, ofPairs } from '../statistics.mjs';

const settings = { onlyCategories: ['performance'], output: 'json', logLevel: 'error' };
const rounds = 3;

/** Without the cookies of the run before: a page may keep its customer signed in, who is led past the login page. */
async function forgetVisitors(browser) {
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.clearCookies');
  await session.detach();
}

/**
 * One run of Lighthouse's mobile profile, simulated or with applied throttling: score (0–100), cumulative layout shift,
 * largest paint, blocking and main-thread time in ms, requests and kilobytes until the page is quiet.
 */
async function measure({ browser, port }, { url, cookie }, throttlingMethod) {
  await forgetVisitors(browser);
  const result = await lighthouse(url, {
    ...settings,
    port,
    throttlingMethod,
    ...(cookie && { extraHeaders: { Cookie: await cookie() } }),
  });
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}, which was measured`);
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

/** The runs of each page, by name. */
const emptyRuns = (pages) => new Map(pages.map(({ name }) => [name, []]));

async function firstPackage({ origin, cookie }) {
  const list = await fetch(`${origin}/packages`, { headers: { cookie: await cookie() } });
  return /\/packages\/pkg_\w+/.exec(await list.text())[0];
}

/** A page's figure over hello's, run by run. */
function over(runs, name, key) {
  const pairs = runs.get(name).map((run, at) => [run[key], runs.get('hello')[at][key]]);
  const { found, one, other } = ofPairs(pairs);
  return { ...found, detail: `${one.toFixed(0)} ms / ${other.toFixed(0)} ms` };
}

/** A page's figure alone. */
const alone = (runs, name, key) => ({
  ...measured(runs.get(name).map((run) => run[key])),
  detail: `median of ${rounds}`,
});

/** What a page may have of a figure more than hello has. */
const beyond = (runs, name, key) => ({
  ...measured(runs.get(name).map((run, at) => run[key] - runs.get('hello')[at][key])),
  detail: `median of ${rounds}`,
});

/** All results of one page. */
function resultsOf({ name, mainThread, isBudgeted }, simulated, applied) {
  const shifts = simulated.get(name).map(({ shift }) => shift);
  const results = [
    { name: 'score', ...alone(simulated, name, 'score'), target: 99, atLeast: true },
    { name: 'LCP / hello’s, simulated', ...over(simulated, name, 'paint'), target: 1.8 },
    { name: 'LCP / hello’s, applied', ...over(applied, name, 'paint'), target: 1.4 },
    { name: 'blocking time beyond hello’s', ...beyond(simulated, name, 'blocking'), target: 50, unit: 'ms' },
    { name: 'CLS', ...exact(Math.max(...shifts)), target: 0, detail: `worst of ${rounds}` },
  ];
  if (mainThread)
    results.push({
      name: 'main thread / hello’s',
      ...over(simulated, name, 'mainThread'),
      target: mainThread,
    });
  if (isBudgeted)
    results.push(
      { name: 'requests until quiet', ...alone(simulated, name, 'requests'), target: 20 },
      { name: 'bytes until quiet', ...alone(simulated, name, 'kilobytes'), target: 230, unit: 'kB' },
    );
  return results.map((result) => ({ ...result, name: `${name}: ${result.name}` }));
}

export const lighthouseRow = {
  id: '2',
  title: 'Lighthouse, mobile',
  run: async function* (context) {
    const [hello, portal] = [await context.hello(), await context.portal()];
    const chromium = await context.chromium();
    const page = (name, path, more) => ({ name, url: portal.origin + path, cookie: portal.cookie, ...more });
    const pages = [
      page('Home', '/', { mainThread: 3 }),
      page('Packages', '/packages', { mainThread: 2.8, isBudgeted: true }),
      page('a package', await firstPackage(portal)),
      { name: 'login', url: `${portal.origin}/auth/login` },
    ];
    const all = [{ name: 'hello', url: `${hello.origin}/` }, ...pages];
    const [simulated, applied] = [emptyRuns(all), emptyRuns(all)];
    for (let round = 0; round < rounds; round += 1) {
      yield;
      for (const one of all) {
        simulated.get(one.name).push(await measure(chromium, one, 'simulate'));
        applied.get(one.name).push(await measure(chromium, one, 'devtools'));
      }
    }
    return pages.flatMap((one) => resultsOf(one, simulated, applied));
  },
};
