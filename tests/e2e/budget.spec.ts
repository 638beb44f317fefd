import type { Page, Route } from '@playwright/test';
import { menuReady } from './support/layout';
import { fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';
import { watchRequests } from './support/visit-whole';

test.skip(({ isMobile }) => isMobile, 'the same files are loaded on a phone');
test.use({ storageState: signedIn });

/** Opens a page and lets it fetch what it loads when idle, but not what it loads after a minute. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
}

interface Loaded {
  requests: number;
  /** Compressed, as far as the server compresses. */
  kilobytes: number;
}

/** Everything that a page has loaded, in all and by kind. By an observer: a test's clock leaves the list empty. */
const loaded = async (): Promise<Record<Kind, Loaded>> => {
  const entries = await new Promise<PerformanceResourceTiming[]>((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries() as PerformanceResourceTiming[]);
    }).observe({ type: 'resource', buffered: true });
  });
  const sum = (ending: RegExp): Loaded => {
    const of = entries.filter(({ name }) => ending.test(new URL(name).pathname));
    const bytes = of.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    return { requests: of.length, kilobytes: Math.ceil(bytes / 1000) };
  };
  return { all: sum(/./), styles: sum(/\.css$/), fonts: sum(/\.woff2$/) };
};

type Kind = 'all' | 'styles' | 'fonts';

/**
 * The most requests and kilobytes of each kind. What is gained goes into these figures. The one style sheet is that of
 * the looks that somebody has to choose, which comes when the page is idle.
 */
const budgets: { path: string; limits: Record<Kind, readonly [number, number]> }[] = [
  { path: '/packages', limits: { all: [13, 173], styles: [1, 4], fonts: [1, 15] } },
  { path: '/', limits: { all: [14, 173], styles: [1, 4], fonts: [1, 15] } },
  // Without the fonts of other languages' names, and without what the Security part below needs.
  { path: '/account', limits: { all: [13, 182], styles: [1, 4], fonts: [1, 15] } },
];

for (const { path, limits } of budgets) {
  test(`a first visit of ${path} stays within its budget of requests and bytes`, async ({ page }) => {
    await open(page, path);
    const found = await page.evaluate(loaded);
    for (const kind of Object.keys(limits) as Kind[]) {
      const [requests, kilobytes] = limits[kind];
      expect(found[kind].requests, `requests: ${kind}`).toBeLessThanOrEqual(requests);
      expect(found[kind].kilobytes, `kB: ${kind}`).toBeLessThanOrEqual(kilobytes);
    }
  });
}

declare global {
  /** What made a page prepare to write and compare by a language's rules. */
  var languageRules: string[];
}

/** Notes each first use of what takes a browser 20 to 30 ms, some four times as long on a phone. */
function noteLanguageRules(): void {
  globalThis.languageRules = [];
  const noted = (name: string) => ({
    construct: (target: new (...given: unknown[]) => object, given: unknown[]) => {
      // A language that is not one of the portal's own, as the tests' is, is named by these rules alone.
      if (!JSON.stringify(given).includes('"type":"language"')) globalThis.languageRules.push(name);
      return new target(...given);
    },
    // Without `new`, as Intl allows of some.
    apply: (target: (...given: unknown[]) => object, _: unknown, given: unknown[]) => {
      globalThis.languageRules.push(name);
      return target(...given);
    },
  });
  for (const name of [
    'NumberFormat',
    'DateTimeFormat',
    'RelativeTimeFormat',
    'DisplayNames',
    'Collator',
  ] as const)
    Object.assign(Intl, { [name]: new Proxy(Intl[name], noted(name) as ProxyHandler<never>) });
  const compare = Reflect.get(String.prototype, 'localeCompare');
  String.prototype.localeCompare = function (this: string, ...given: Parameters<typeof compare>) {
    globalThis.languageRules.push('localeCompare');
    return compare.apply(this, given);
  };
}

/** Opens a page for the first time. @returns what it has used of a language's rules */
async function languageRulesOf(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(noteLanguageRules);
  await open(page, path);
  return page.evaluate(() => globalThis.languageRules);
}

for (const path of ['/', '/packages', '/invoices', '/invoices/statement', '/invoices/pay', '/account']) {
  test(`a first visit of ${path} waits for no numbers, dates, names or order of a language`, async ({
    page,
  }) => {
    expect(await languageRulesOf(page, path)).toEqual([]);
  });
}

test('a first visit of a package with photos waits for no numbers, dates or order of a language', async ({
  page,
}) => {
  const answer = await page.request.get('/bff/getMyPackages?q=Silk%20scarf&group=at_warehouse');
  const { packages } = (await answer.json()) as { packages: { id: string }[] };
  expect(await languageRulesOf(page, `/packages/${packages[0]?.id}`)).toEqual([]);
  await expect(page.getByRole('region', { name: 'Photos' }).getByRole('button').first()).toBeVisible();
});

test('ADR 077: the large scripts of a first visit are compiled while they are fetched', async ({ page }) => {
  const html = await (await page.request.get('/packages')).text();
  const tags = html.match(/<script [^>]*src="[^"]+"[^>]*>/g)?.filter((tag) => !tag.includes('noModule'));
  const addresses = new Set(tags?.map((tag) => /src="([^"]+)"/.exec(tag)?.[1]));
  const scripts = await Promise.all(
    [...addresses].map(async (address) => (await page.request.get(String(address))).text()),
  );
  const large = scripts.filter(({ length }) => length > 30_000);
  const hint = '//# allFunctionsCalledOnLoad\n';
  // Those of the router, of React, and of what starts both.
  expect(large.map((script) => script.slice(0, hint.length))).toEqual([hint, hint, hint]);
});

test('a navigation to Packages takes at most a fifth more bytes than its rows as JSON', async ({ page }) => {
  const underWay = watchRequests(page);
  await page.goto('/notifications');
  await menuReady(page);
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    const isOfPage = new URL(response.url()).pathname === '/packages' && response.request().headers().rsc;
    // A page fetched ahead may be thrown away again before it has been read.
    if (isOfPage)
      bodies.push(
        response.body().then(
          ({ length }) => length,
          () => 0,
        ),
      );
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Packages', exact: true }).first().click();
  await expect(
    page.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect.poll(underWay).toBe(0);
  const answer = await page.request.get('/bff/getMyPackages');
  const { packages } = (await answer.json()) as { packages: object[] };
  const fetched = (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0);
  expect(fetched).toBeGreaterThan(0);
  expect(fetched / Buffer.byteLength(JSON.stringify(packages))).toBeLessThanOrEqual(1.2);
});

test.describe('as a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [name, release] of [
    ['has ended', (route: Route) => route.continue()],
    ['has failed', (route: Route) => route.abort()],
    ['takes half a second', (_: Route, page: Page) => page.clock.runFor(500)],
  ] as const)
    test(`the login page’s identity SDK starts once the worker that prepares dates ${name}`, async ({
      page,
      faults,
    }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/sdk/v1/')) calls.push(request.url());
      });
      const underWay = watchRequests(page);
      const held: Route[] = [];
      await page.route('**/prepare-dates.js', (route) => {
        held.push(route);
      });
      const start = Date.now();
      await page.clock.install({ time: start });
      await page.clock.pauseAt(start + 1_000);
      await page.goto('/auth/login');
      await expect(async () => {
        if (held.length === 0) await page.clock.runFor(50);
        // The worker's script alone.
        expect(underWay()).toBe(1);
        expect(held).toHaveLength(1);
      }).toPass();
      expect(calls).toEqual([]);
      await release(held[0] as Route, page);
      await expect.poll(() => calls.length).toBeGreaterThan(0);
      // The browser's own line for a worker that can't be fetched.
      if (name === 'has failed') faults.splice(0);
    });

  test('the login page’s identity SDK starts where a browser refuses workers, too', async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.Worker = function () {
        throw new DOMException('No workers here', 'SecurityError');
      } as never;
    });
    const asked = page.waitForRequest('**/sdk/v1/**');
    await page.goto('/auth/login');
    await asked;
  });
});

/** @returns runs what begins a fetch of scripts, and waits until the page has fetched them and is quiet */
function fetchWatch(page: Page) {
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts++;
  });
  const underWay = watchRequests(page);
  return async (begin: () => Promise<void>): Promise<void> => {
    const before = scripts;
    await begin();
    await expect(async () => {
      await page.clock.runFor(100);
      expect(scripts).toBeGreaterThan(before);
      expect(underWay()).toBe(0);
    }).toPass();
  };
}

const overBar = (page: Page) => page.mouse.move(2, 2);
const overContent = (page: Page) => page.getByRole('heading', { level: 1 }).hover();
const read = (page: Page) => page.clock.runFor(10_000);

for (const [name, begin] of [
  ['is used', overBar],
  ['has been read a while', read],
] as const)
  test(`ADR 036: what a press needs is fetched once the page ${name}, not before`, async ({
    page,
    context,
    faults,
  }) => {
    const fetched = fetchWatch(page);
    await fetched(() => open(page, '/packages'));
    await fetched(() => begin(page));
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Theme settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    // The browser's own line for the stream, which broke off.
    faults.splice(0);
  });

for (const [name, begin] of [
  ['its content is used', overContent],
  ['it has been read a while', read],
] as const)
  test(`ADR 036: what a press in a list needs is fetched once ${name}, not with the menu`, async ({
    page,
    context,
    faults,
  }) => {
    const fetched = fetchWatch(page);
    await fetched(() => open(page, '/packages'));
    await fetched(() => overBar(page));
    await fetched(() => begin(page));
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Filter options' })).toBeVisible();
    // The panel asks for its calendar.
    faults.splice(0);
  });

test('the identity provider is not asked while a page is new, used or not, and once then', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/sdk/v1/sessions')) calls.push(pathname);
  });
  await open(page, '/packages');
  await page.mouse.move(100, 100);
  await page.clock.runFor(50_000);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await page.clock.runFor(10_000);
  await expect(async () => {
    await page.clock.runFor(100);
    expect(calls).toEqual(['/sdk/v1/sessions/authenticate']);
  }).toPass();
});

test('SPEC 9: Home fits 320 px before its chart is drawn, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 500 });
  await open(page, '/');
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await fitsNarrowPhone(page);
});

test('the chart of Home is not drawn before it is near, and then without a press', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/');
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await page.getByRole('region', { name: 'Spending' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-drawn]')).toBeVisible();
});
