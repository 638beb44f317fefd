import type { Page } from '@playwright/test';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

const guest = { cookies: [], origins: [] };

test.use({ viewport: { width: 390, height: 844 } });

/** Opens a page on a simulated slow phone. @returns its layout shift until it is interactive */
async function shiftOf(page: Page, path: string): Promise<number> {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      const counted = window as unknown as { shift: number };
      for (const entry of list.getEntries()) counted.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeEnabled();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  return page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    return (window as unknown as { shift: number }).shift;
  });
}

const pages = {
  customer: [
    '/',
    '/auth/register',
    '/auth/newpassword',
    '/auth/forgotpassword',
    '/auth/verification',
    '/auth/authenticate',
    '/auth/error',
    '/auth/lockscreen',
    '/no-such-page',
    '/packages',
    '/invoices/statement',
    '/account',
  ],
  guest: ['/auth/login', '/auth/verify-otp', '/auth/onboard'],
};

for (const [visitor, paths] of Object.entries(pages)) {
  test.describe(`what a ${visitor} loads on a slow phone stays where it is`, () => {
    test.use({ storageState: visitor === 'guest' ? guest : signedIn });

    for (const path of paths) {
      test(path, async ({ page, faults }) => {
        expect(await shiftOf(page, path)).toBe(0);
        // Chromium logs the page's own 404.
        if (path === '/no-such-page') faults.splice(0);
      });
    }
  });
}

test.describe('decision 080: the first paint waits', () => {
  test.use({ storageState: signedIn });

  for (const [path, until, next] of [
    ['/', 'the end of the first screen', 'Latest arrivals'],
    ['/packages', 'the end of the page', '</body>'],
  ] as const) {
    test(`for ${until} on ${path}`, async ({ page }) => {
      const html = await (await page.request.get(path)).text();
      const [, id] = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(html) ?? [];
      const [before = '', ...after] = html.split(`id="${id}"`);
      expect(after).toHaveLength(1);
      const body = before.slice(before.indexOf('<body'));
      expect(body).not.toContain(next);
      expect(body.includes('</main>')).toBe(path !== '/');
    });
  }
});

test.describe('a page of which only its list knows the address', () => {
  test.use({ storageState: signedIn });

  test('a package with its photo', async ({ page }) => {
    await page.goto('/packages?q=Silk%20scarf&group=at_warehouse');
    const link = page.locator('main a[href^="/packages/pkg_"]').first();
    const path = (await link.getAttribute('href')) ?? '';
    expect(await shiftOf(page, path)).toBe(0);
    await expect(page.locator('.hero img')).toBeVisible();
  });
});
