import type { Page } from '@playwright/test';
import { hold } from './support/hold';
import { holdIdle } from './support/idle';
import { signedIn } from './support/session';
import { ownCustomer } from './support/own-customer';
import { expect, test } from './support/test';
import { visitWhole } from './support/visit-whole';

test.skip(
  ({ isMobile }) => isMobile,
  'the menu is opened another way; what stays and what is said is the same',
);

test.use({ storageState: signedIn });
// Chromium logs every request that failed for lack of network.
test.afterEach(({ faults }) => void faults.splice(0));

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /You’re (offline|back)|Waybill/ });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Packages by group' });
const rows = (page: Page) => page.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem');

const invoices = (page: Page) => page.getByRole('list', { name: 'Invoices' }).getByRole('listitem');

const isPage = (url: URL, pathname: string) => url.pathname === pathname && url.searchParams.has('_rsc');

/** Holds back answers to requests for a page. @returns a function that releases them */
const holdPage = (page: Page, pathname: string) => hold(page, (url) => isPage(url, pathname));

/** Follows a link of the menu until its page is requested. */
async function follow(page: Page, name: string, pathname: string): Promise<void> {
  const asked = page.waitForRequest((request) => isPage(new URL(request.url()), pathname));
  await menu(page, name).click();
  await asked;
}

/** Opens a page and waits for everything loaded after it, including the notice's script. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

test('offline, a link of the menu and a row stay on the page, say so, and open once the network is back', async ({
  page,
  context,
}) => {
  await visit(page, '/packages');
  await context.setOffline(true);
  await menu(page, 'Invoices').click();
  await expect(notice(page)).toContainText('The page will open once you’re back online');
  await expect(page).toHaveURL('/packages');
  await rows(page).first().getByRole('link').first().click();
  await expect(notice(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).toHaveURL('/packages');
  await expect(rows(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/packages\/pkg_/);
  await expect(notice(page)).toBeHidden();
});

test('a customer who started something else is asked before the page opens', async ({ page, context }) => {
  await visit(page, '/packages/new');
  await context.setOffline(true);
  await menu(page, 'Account').click();
  await expect(notice(page)).toContainText('You’re offline');
  const number = page.getByRole('main').getByRole('textbox').first();
  await number.fill('1Z999AA10123456784');
  await number.press('End');
  await context.setOffline(false);
  await expect(notice(page)).toContainText('You’re back online');
  await expect(number).toHaveValue('1Z999AA10123456784');
  await notice(page).getByRole('button', { name: 'Open the page' }).click();
  await expect(heading(page, 'Account')).toBeVisible();
});

test('the end of a page can be scrolled clear of the notice', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/packages');
  await context.setOffline(true);
  await expect(notice(page)).toContainText('You’re offline');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const main = await page.getByRole('main').boundingBox();
    const bar = await notice(page).boundingBox();
    expect(main && bar && main.y + main.height <= bar.y).toBe(true);
  }).toPass();
});

test('Back to a page that is no longer cached waits for the network', async ({ page, context }) => {
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
  await expect(notice(page)).toContainText('The page will open');
  await expect(heading(page, 'Account')).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Packages')).toBeVisible();
});

test('offline, the old list keeps its own heading, and the requested one loads when the network is back', async ({
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

test('offline, a tab of the invoices leaves the list under its own heading, and loads when the network is back', async ({
  page,
  context,
}) => {
  await visit(page, '/invoices');
  const tab = page.getByRole('link', { name: 'Unpaid', exact: true });
  await context.setOffline(true);
  await tab.click();
  const failure = page.getByRole('alert').filter({ hasText: 'The invoices you asked for' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(invoices(page)).toHaveCount(12);
  await context.setOffline(false);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL('/invoices?status=unpaid');
  await expect(failure).toBeHidden();
});

test('offline, a search of the invoices preserves what was typed, and runs once the network is back', async ({
  page,
  context,
}) => {
  await visit(page, '/invoices');
  const number = (await invoices(page).nth(2).getByRole('link').textContent()) ?? '';
  const search = page.getByRole('searchbox', { name: 'Search invoices' });
  await context.setOffline(true);
  await search.fill(number);
  await expect(page.getByRole('alert').filter({ hasText: 'The invoices you asked for' })).toBeVisible();
  await expect(search).toHaveValue(number);
  await expect(invoices(page)).toHaveCount(12);
  await context.setOffline(false);
  await expect(invoices(page)).toHaveCount(1);
  await expect(search).toHaveValue(number);
});

test('a list whose live part starts without a network loads again when the network is back', async ({
  page,
  context,
}) => {
  const goIdle = await holdIdle(page);
  await page.goto('/invoices');
  const number = (await invoices(page).nth(2).getByRole('link').textContent()) ?? '';
  // Its script arrives when the browser has gone offline already.
  let release = () => {};
  const offline = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch();
    await offline;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest('**/_next/static/chunks/**');
  await goIdle();
  await asked;
  await context.setOffline(true);
  release();
  await page.getByRole('searchbox', { name: 'Search invoices' }).fill(number);
  await expect(page.getByRole('alert').filter({ hasText: 'The invoices you asked for' })).toBeVisible();
  await context.setOffline(false);
  await expect(invoices(page)).toHaveCount(1);
  // More scripts may be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('offline, a press that is the first on its page says that it can’t load, and is carried out once the network is back', async ({
  page,
  context,
}) => {
  await visit(page, '/packages');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load the packages' })).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
  await context.setOffline(false);
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByRole('alert').filter({ hasText: 'packages' })).toBeHidden();
});

test('offline, “Show more” says that it can’t load more invoices, and shows them on the next press', async ({
  page,
  context,
}) => {
  await visitWhole(page, '/invoices');
  const more = page.getByRole('button', { name: 'Show more' });
  await context.setOffline(true);
  await more.click();
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load the invoices' });
  await expect(failure).toContainText('couldn’t reach');
  await expect(invoices(page)).toHaveCount(12);
  await context.setOffline(false);
  await more.click();
  await expect.poll(() => invoices(page).count()).toBeGreaterThan(12);
  await expect(failure).toBeHidden();
});

for (const { at, file } of [
  { at: 'invoices', file: 'Download CSV' },
  { at: 'invoice', file: 'Download PDF' },
]) {
  test(`offline, “${file}” says that the file could not be downloaded, and the page stays`, async ({
    page,
    context,
  }) => {
    await visitWhole(page, '/invoices');
    if (at === 'invoice') {
      await invoices(page).first().getByRole('link').click();
      await page.waitForURL(/\/invoices\/inv_/);
    }
    const address = page.url();
    const link = page.getByRole('link', { name: file });
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'We couldn’t download the file',
    );
    await expect(page).toHaveURL(address);
    await expect(link).toBeVisible();
    await context.setOffline(false);
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toMatch(/\.(csv|pdf)$/);
  });
}

test('a slow page shows a message, and opens when it loads', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/packages');
  const release = await holdPage(page, '/invoices');
  await follow(page, 'Invoices', '/invoices');
  await page.clock.runFor(8_000);
  await expect(notice(page)).toContainText('Waybill is taking longer than usual to respond');
  await expect(heading(page, 'Packages')).toBeVisible();
  release();
  await expect(heading(page, 'Invoices')).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a page that never answers is given up, and “Try again” requests it again', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/packages');
  const release = await holdPage(page, '/invoices');
  await follow(page, 'Invoices', '/invoices');
  await page.clock.runFor(30_000);
  await expect(notice(page)).toContainText('Waybill can’t be reached');
  await expect(heading(page, 'Packages')).toBeVisible();
  release();
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Invoices')).toBeVisible();
});

test('a page that failed to load opens later, even if it was prefetched again meanwhile', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/packages');
  const release = await holdPage(page, '/invoices');
  const ahead = page.waitForRequest((request) => isPage(new URL(request.url()), '/invoices'));
  await menu(page, 'Invoices').hover();
  await ahead;
  await menu(page, 'Invoices').click();
  await page.clock.runFor(30_000);
  await expect(notice(page)).toContainText('Waybill can’t be reached');
  release();
  // As the router prefetches a hovered link.
  await page.evaluate(() => fetch('/invoices', { headers: { rsc: '1' }, priority: 'low' }));
  await expect(heading(page, 'Invoices')).toBeVisible();
});

test('an account that failed to load offline is loaded once the network is back', async ({
  page,
  context,
}) => {
  await visit(page, '/packages');
  const loaded = page.waitForResponse('**/bff/getAccount');
  await menu(page, 'Account').click();
  await expect(heading(page, 'Account')).toBeFocused();
  await loaded;
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page, 'Packages')).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load your account' });
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(alert).toBeHidden();
  await expect(heading(page, 'Packages')).toBeVisible();
});

test("a proxy's error page is not shown as a page of the portal", async ({ page }) => {
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

test('offline, a change and a sign-out fail with a clear message, and what was typed stays', async ({
  browser,
  baseURL,
}) => {
  const { session } = await ownCustomer(baseURL ?? '');
  const context = await browser.newContext({ storageState: session, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await visitWhole(page, '/account');
  await context.setOffline(true);
  await page.getByLabel('Company (optional)').fill('Typed offline');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t reach' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page.getByText('You’re still signed in')).toBeVisible();
  await expect(page.getByLabel('Company (optional)')).toHaveValue('Typed offline');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await context.close();
});
