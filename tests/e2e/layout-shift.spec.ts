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
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  return page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    return (window as unknown as { shift: number }).shift;
  });
}

for (const path of ['/auth/register', '/auth/newpassword', '/auth/lockscreen', '/no-such-page']) {
  test.describe(path, () => {
    test.use({ storageState: signedIn });

    test('does not shift while it loads on a slow phone', async ({ page, faults }) => {
      expect(await shiftOf(page, path)).toBeLessThan(0.01);
      // Chromium logs the page's own 404.
      if (path === '/no-such-page') faults.splice(0);
    });
  });
}

test.describe('/auth/login', () => {
  test.use({ storageState: guest });

  test('does not shift while it loads on a slow phone', async ({ page }) => {
    expect(await shiftOf(page, '/auth/login')).toBeLessThan(0.01);
  });
});
