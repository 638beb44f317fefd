import type { Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { fitsNarrowPhone } from './support/looks';
import { newOnboardingLink } from './support/onboarding';
import { expect, ownCustomer, test } from './support/own-customer';
import { pressSignOut } from './support/sign-in';

test.use({ serviceWorkers: 'allow' });
// Chromium logs every request that failed for lack of network, and an answer of 503.
test.afterEach(({ faults }) => void faults.splice(0));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const offline = (page: Page) => heading(page, 'You are offline');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Opens a page and waits until the service worker is installed. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Every answer in the portal's caches. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });

test('a reload while offline shows the offline page, and the page itself once the network is back', async ({
  page,
  context,
}) => {
  await visit(page, '/packages');
  await context.setOffline(true);
  expect((await page.reload())?.status()).toBe(503);
  await expect(offline(page)).toBeVisible();
  await expect(page).toHaveTitle('You are offline · Waybill');
  await expect(page).toHaveURL('/packages');
  await expect(page.getByText('What you typed')).toBeHidden();
  await tryAgain(page).click();
  await expect(page.getByRole('status')).toHaveText('Still no connection.');
  await expect(offline(page)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Packages')).toBeVisible();
  await expect(page).toHaveURL('/packages');
});

test('an address typed while offline shows the offline page, and “Try again” opens the one typed', async ({
  page,
  context,
}) => {
  await visit(page, '/packages');
  await context.setOffline(true);
  // With a running clock it would open by itself before the press.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation()));
  await page.goto('/invoices');
  await expect(offline(page)).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(heading(page, 'Invoices')).toBeVisible();
});

test('the offline page is in the language chosen in this browser', async ({ page, context }) => {
  await visit(page, '/packages');
  await context.addCookies([{ name: 'waybill-language', value: 'ar', url: new URL(page.url()).origin }]);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'أنت غير متصل بالإنترنت')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the offline page is accessible, fits a narrow phone and is ${colorScheme}`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme });
    await visit(page, '/packages');
    await page.evaluate(() => localStorage.setItem('theme', 'system'));
    await context.setOffline(true);
    await page.reload();
    await expect(offline(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    await accessible(page);
    await fitsNarrowPhone(page);
  });
}

test('what was typed while setting up an account survives a reload while offline', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  const { token } = await newOnboardingLink();
  await visit(page, `/auth/onboard?token=${token}`);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Grace Okonkwo');
  await context.setOffline(true);
  await page.reload();
  await expect(offline(page)).toBeVisible();
  await expect(page.getByText('What you typed is saved in this tab.')).toBeVisible();
  await context.setOffline(false);
  await expect(name).toHaveValue('Grace Okonkwo');
  await context.close();
});

test('what was typed into a form or a dialog survives a reload while offline; a password does not', async ({
  page,
  context,
}) => {
  const kept = () => page.evaluate(() => Object.entries(sessionStorage).join());
  const dialog = page.getByRole('dialog');
  const openAddress = () => page.getByRole('button', { name: 'Add shipping address' }).click();
  await visit(page, '/account');
  await page.getByLabel('Company (optional)').first().fill('Harbour Tiles');
  await page.getByRole('button', { name: 'Set a password' }).click();
  await dialog.getByLabel('New password').fill('kwijibo-7-Lanterns-drift');
  await page.keyboard.press('Escape');
  await openAddress();
  await dialog.getByLabel('Country').selectOption('DE');
  await dialog.getByLabel('Street address').fill('Torstraße 1');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('What you typed is saved in this tab.')).toBeVisible();
  expect(await kept()).not.toContain('Lanterns');
  await page.reload();
  await context.setOffline(false);
  await expect(page.getByLabel('Company (optional)').first()).toHaveValue('Harbour Tiles');
  await openAddress();
  await expect(dialog.getByLabel('Country')).toHaveValue('DE');
  await expect(dialog.getByLabel('Street address')).toHaveValue('Torstraße 1');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Company (optional)').first()).toHaveValue('Harbour Tiles');
  expect(await kept()).not.toContain('Torstraße');
});

test('a package being announced while offline is announced after a reload', async ({ page, context }) => {
  const number = page.getByLabel('Tracking number', { exact: true });
  await visit(page, '/packages/new');
  await page.getByLabel('Shop').fill('Fernway Home');
  await page.getByRole('tab', { name: 'Several packages' }).click();
  await page.getByLabel('Tracking numbers').fill('ZZ-31-ZZ');
  await page.getByRole('tab', { name: 'One package' }).click();
  await number.fill('ZZ-42-ZZ');
  await context.setOffline(true);
  await page.reload();
  await expect(offline(page)).toBeVisible();
  await context.setOffline(false);
  await expect(number).toHaveValue('ZZ-42-ZZ');
  await expect(page.getByLabel('Shop')).toHaveValue('Fernway Home');
  await page.getByRole('tab', { name: 'Several packages' }).click();
  await expect(page.getByLabel('Tracking numbers')).toHaveValue('ZZ-31-ZZ');
  await page.getByRole('tab', { name: 'One package' }).click();
  await page.getByRole('button', { name: 'Add package' }).click();
  await expect(page.getByText('Package added')).toBeVisible();
});

test('another customer who signs in to the tab finds nothing of what was typed', async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, '/packages/new');
  await page.getByLabel('Shop').fill('Fernway Home');
  await context.setOffline(true);
  await page.reload();
  await expect(offline(page)).toBeVisible();
  const { session } = await ownCustomer(baseURL ?? '');
  await context.clearCookies();
  await context.addCookies(typeof session === 'string' ? [] : session.cookies);
  await context.setOffline(false);
  await expect(page.getByLabel('Tracking number')).toBeVisible();
  await expect(page.getByLabel('Shop')).toHaveValue('');
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Fernway');
});

test('redirects and files pass through the service worker unchanged', async ({ page }) => {
  await visit(page, '/packages');
  const download = page.waitForEvent('download');
  await page.evaluate((href) => location.assign(href), '/files/invoices.csv');
  expect((await download).suggestedFilename()).toMatch(/^waybill-invoices-/);
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/');
});

test('no cache has customer data, neither while signed in nor after', async ({ page, context, customer }) => {
  const { href, reference } = await customer.addPackage();
  await visit(page, href);
  await page.reload();
  await expect(page.getByText(reference).first()).toBeVisible();
  expect(await cached(page)).toEqual([]);
  await pressSignOut(page);
  await expect(page).toHaveURL('/auth/login');
  expect(await cached(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(href);
  await expect(offline(page)).toBeVisible();
  await expect(page.locator('html')).not.toContainText(reference);
  await expect(page.locator('html')).not.toContainText(customer.name);
});
