import type { Page } from '@playwright/test';
import { hold } from './support/hold';
import { inUse } from './support/in-use';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1280, height: 500 } });

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/**
 * Waits for the navigation handler to load: from then on the portal restores the scroll position, not the
 * browser.
 */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

/** Navigates by Next's router, as a link would. */
const follow = (page: Page, address: string) =>
  page.evaluate((href) => {
    const { router } = (window as unknown as { next: { router: { push: (to: string) => void } } }).next;
    router.push(href);
  }, address);

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
}

test('SPEC 2: navigation always scrolls to the top, Back included, and focuses the new heading', async ({
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

test('Back and Forward between the shell and full pages scroll to the top and focus the heading', async ({
  page,
}) => {
  await visit(page, '/packages');
  await scrollDown(page);
  await follow(page, '/landing');
  await expect(page).toHaveURL('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await scrollDown(page);
  await page.goBack();
  await expect(heading(page, 'Packages')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await scrollDown(page);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

test('where the query names the page, Back scrolls to the top and focuses the heading', async ({ page }) => {
  await visit(page, '/apps/blog/list');
  const articles = page.getByRole('main').locator('a[href*="/apps/blog/detail?id="]');
  const [first, second] = await articles.evaluateAll((links) => [
    ...new Set(links.map((link) => link.getAttribute('href') ?? '')),
  ]);
  await visit(page, first ?? '');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await follow(page, second ?? '');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await scrollDown(page);
  await page.goBack();
  await expect(heading(page, title)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

test('removing a filter focuses the next one, and removing the last one the heading', async ({ page }) => {
  for (const path of ['/packages?q=a&from=2020-01-01', '/invoices?q=a&status=sent']) {
    await visit(page, path);
    const chips = page.getByRole('list', { name: 'Filters' }).getByRole('link');
    const many = await chips.count();
    await chips.first().press('Enter');
    if (many > 1) {
      await expect(chips).toHaveCount(many - 1);
      await expect(chips.first()).toBeFocused();
      await chips.first().press('Enter');
    }
    await expect(chips).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('a filter that is removed as the first thing on a page stays removed while the rows load', async ({
  page,
}) => {
  const answer = await hold(page, '**/bff/getMyPackages?*');
  await visit(page, '/packages?q=a&from=2020-01-01');
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('link');
  const asked = page.waitForRequest('**/bff/getMyPackages?*');
  await chips.first().press('Enter');
  await asked;
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
  await expect(chips).toHaveCount(1);
  answer();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(chips).toHaveCount(1);
});

test('a change of the query is no navigation: scroll position and focus stay', async ({ page }) => {
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

test('the skip link is the first tab stop and skips the menu', async ({ page }) => {
  await visit(page, '/invoices');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a bar says that the browser is offline, until the network is back', async ({
  page,
  context,
  faults,
}) => {
  await inUse(page, () => visit(page, '/account'));
  const notice = page.getByText('You’re offline. This page may be out of date.');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  // The browser and the identity SDK have logged their failed requests.
  faults.splice(0);
});
