import type { Browser, Locator, Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { impersonate, impersonationBanner } from './support/impersonation';
import { menuModes, openWith, sidebar, toggle } from './support/layout';
import { ownCustomer } from './support/own-customer';
import { showSecurity } from './support/security';
import { expect, test } from './support/test';

test.skip(({ isMobile }) => isMobile, 'both widths are walked here');

let page: Page;

/** A window in which Grace impersonates a customer. */
async function impersonated(browser: Browser, portal: string): Promise<Page> {
  const customer = await ownCustomer(portal);
  const context = await browser.newContext({ storageState: customer.session });
  const opened = await context.newPage();
  // Ownership of the account is claimed by the first page the customer opens.
  await opened.goto('/');
  await impersonate(opened, customer);
  return opened;
}

test.beforeAll(async ({ browser, baseURL }) => {
  page = await impersonated(browser, new URL(baseURL ?? '').origin);
});

test.afterAll(() => page.context().close());

/** Asserts that nothing overlaps a banner that is fully in view. */
async function isClear(banner: Locator): Promise<void> {
  await expect(banner).toBeInViewport({ ratio: 1 });
  const covered = () =>
    banner.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
        [top + 4, bottom - 4].map((y) => [x, y] as const),
      );
      return points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .filter((found) => !element.contains(found))
        .map((found) => found?.outerHTML.slice(0, 80));
    });
  await expect.poll(covered).toEqual([]);
}

/** Asserts that an element ends above the banner. */
async function isAbove(element: Locator, banner: Locator): Promise<void> {
  const bottom = async () => {
    const box = await element.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  const top = (await banner.boundingBox())?.y ?? 0;
  await expect.poll(bottom).toBeLessThanOrEqual(top);
}

for (const mode of menuModes) {
  for (const width of [1440, 390]) {
    test(`at ${width} px with the menu “${mode}” the banner and the whole menu are unobstructed`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await openWith(page, { menuMode: mode }, '/packages');
      const banner = impersonationBanner(page);
      await isClear(banner);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await isClear(banner);
      if (width === 390 || mode === 'overlay') await toggle(page).click();
      const last = sidebar(page).getByRole('button', { name: 'Sign Out' });
      await expect(last).toBeInViewport();
      await isAbove(last, banner);
      await isAbove(sidebar(page), banner);
      if (width === 1440) await isClear(banner);
    });
  }
}

test('a dialog, a drawer and the end of a page stay above the banner', async () => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 500 });
    await openWith(page, {}, '/account');
    await showSecurity(page);
    // By its class: an inert element has no role.
    const banner = page.locator('.impersonation-banner');
    const main = page.getByRole('main');
    // It grows when its last part loads.
    await expect(page.getByRole('region', { name: 'Devices' }).getByText('This device')).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const box = await main.boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(
        (await banner.boundingBox())?.y ?? 0,
      );
    }).toPass();
    await page.getByRole('button', { name: 'Theme settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await isAbove(settings, banner);
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(settings).toHaveCount(0);
    await page.getByRole('button', { name: 'Add shipping address' }).click();
    const dialog = page.getByRole('dialog');
    await isAbove(dialog, banner);
    await isAbove(dialog.getByRole('button').last(), banner);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('the banner is announced, and its button ends the session by keyboard', async ({ browser, baseURL }) => {
  const own = await impersonated(browser, new URL(baseURL ?? '').origin);
  await own.goto('/packages');
  const banner = impersonationBanner(own);
  await expect(banner.getByRole('status')).toHaveText(/^Grace is signed in as Robin Castellano\./);
  await own.locator('#content').focus();
  const end = banner.getByRole('button', { name: 'End' });
  const focused = () => end.evaluate((button) => button === document.activeElement);
  for (let step = 0; step < 80 && !(await focused()); step += 1) await own.keyboard.press('Tab');
  await expect(end).toBeFocused();
  await own.keyboard.press('Enter');
  await expect(own).toHaveURL('/auth/login');
  await own.context().close();
});
