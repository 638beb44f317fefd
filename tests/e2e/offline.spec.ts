import type { Page } from '@playwright/test';
import { signedIn } from './support/session';
import { ownCustomer } from './support/own-customer';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });
// Chromium reports every request that found no network.
test.afterEach(({ faults }) => void faults.splice(0));

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /You are (offline|back)|Waybill/ });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Packages by group' });
const rows = (page: Page) => page.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem');

/** Opens a page and waits for what comes after it, the notice among it. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

test('offline, a link of the menu and a row keep the page, say so, and open once the network is back', async ({
  page,
  context,
}) => {
  await visit(page, '/packages');
  await context.setOffline(true);
  await menu(page, 'Invoices').click();
  await expect(notice(page)).toContainText('The page you asked for opens once you are back online');
  await expect(page).toHaveURL('/packages');
  await rows(page).first().getByRole('link').first().click();
  await expect(notice(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).toHaveURL('/packages');
  await expect(rows(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/packages\/pkg_/);
  await expect(notice(page)).toBeHidden();
});

test('who went on with something else is asked before the page opens', async ({ page, context }) => {
  await visit(page, '/packages/new');
  await context.setOffline(true);
  await menu(page, 'Account').click();
  await expect(notice(page)).toContainText('You are offline');
  const number = page.getByRole('main').getByRole('textbox').first();
  await number.fill('1Z999AA10123456784');
  await number.press('End');
  await context.setOffline(false);
  await expect(notice(page)).toContainText('You are back online');
  await expect(number).toHaveValue('1Z999AA10123456784');
  await notice(page).getByRole('button', { name: 'Open the page' }).click();
  await expect(heading(page, 'Account')).toBeVisible();
});

test('Back to a page that is no longer kept waits for the network', async ({ page, context }) => {
  await visit(page, '/packages');
  await menu(page, 'Account').click();
  await expect(heading(page, 'Account')).toBeFocused();
  await page.reload();
  await visit(page, '/account');
  await menu(page, 'Invoices').click();
  await expect(heading(page, 'Invoices')).toBeFocused();
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page, 'Account')).toBeVisible();
  await page.goBack();
  await expect(notice(page)).toContainText('The page you asked for opens');
  await expect(heading(page, 'Account')).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Packages')).toBeVisible();
});

test('offline, the old list stays under its own name, and the one asked for comes by itself', async ({
  page,
  context,
}) => {
  await visit(page, '/packages');
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(page.getByText(/Showing 50 of/)).toBeVisible();
  await context.setOffline(true);
  await tabs(page)
    .getByRole('link', { name: /^At warehouse/ })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'The packages you asked for' })).toBeVisible();
  await expect(tabs(page).locator('[aria-current]')).toHaveText(/^All/);
  await expect(page.getByRole('list', { name: 'Packages', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await expect(rows(page)).toHaveCount(50);
  await context.setOffline(false);
  await expect(tabs(page).locator('[aria-current]')).toHaveText(/^At warehouse/);
  await expect(page.getByRole('alert').filter({ hasText: 'The packages you asked for' })).toBeHidden();
});

test('an error page of a proxy is no page of the portal', async ({ page }) => {
  await visit(page, '/packages');
  const badGateway = (url: URL) => url.pathname === '/invoices' && url.searchParams.has('_rsc');
  await page.route(badGateway, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await menu(page, 'Invoices').click();
  await expect(notice(page)).toContainText('Waybill can’t be reached');
  await expect(heading(page, 'Packages')).toBeVisible();
  await page.unroute(badGateway);
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Invoices')).toBeVisible();
});

test('offline, a change and a sign-out fail in plain words, and what was typed stays', async ({
  browser,
  baseURL,
}) => {
  const { session } = await ownCustomer(baseURL ?? '');
  const context = await browser.newContext({ storageState: session, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await visit(page, '/account');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByLabel('Company (optional)').fill('Typed offline');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page.getByText('You are still signed in')).toBeVisible();
  await expect(page.getByLabel('Company (optional)')).toHaveValue('Typed offline');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved')).toBeVisible();
  await context.close();
});
