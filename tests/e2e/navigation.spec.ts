import type { Page } from '@playwright/test';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1280, height: 500 } });

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** What watches over navigation comes after the page: from then on the browser leaves the scrolling to us. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
}

test('SPEC 2: navigation always scrolls to the top, Back included, and the new heading takes the focus', async ({
  page,
}) => {
  await visit(page, '/packages');
  await scrollDown(page);
  await menu(page).getByRole('link', { name: 'Invoices' }).click();
  await expect(heading(page, 'Invoices')).toBeFocused();
  expect(await scrolled(page)).toBe(0);

  await scrollDown(page);
  await page.goBack();
  await expect(heading(page, 'Packages')).toBeFocused();
  expect(await scrolled(page)).toBe(0);

  await scrollDown(page);
  await page.goForward();
  await expect(heading(page, 'Invoices')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

test('a change of the query is no navigation: neither a jump nor a loss of the focus', async ({ page }) => {
  await visit(page, '/packages');
  await scrollDown(page);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.focus();
  const before = await scrolled(page);
  await more.press('Enter');
  await expect(page.getByText(/Showing 50 of/)).toBeVisible();
  expect(await scrolled(page)).toBeGreaterThanOrEqual(before);
  await expect(heading(page, 'Packages')).not.toBeFocused();

  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('box');
  await expect(page).toHaveURL(/box/);
  await expect(search).toBeFocused();
});

test('the skip link comes first and leads past the menu', async ({ page }) => {
  await visit(page, '/invoices');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('offline, a bar says so, until the network is back', async ({ page, context, faults }) => {
  const settled = page.waitForResponse('**/sdk/v1/sessions/authenticate');
  await visit(page, '/account');
  await settled;
  const notice = page.getByText('You are offline; what you see may be out of date.');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  // The browser and the identity SDK have said what they could not reach.
  faults.splice(0);
});
