import type { Page } from '@playwright/test';
import type { ShownSearch } from '@/lib/i18n/shown-search';
import { hold } from './support/hold';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { expect, ownCustomer, test, type OwnCustomer } from './support/own-customer';
import { shippingOf } from './support/shipping';

const field = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: 'Search' });
const box = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const typed = (page: Page) => box(page).getByRole('combobox', { name: 'Search' });
const options = (page: Page) => box(page).getByRole('option');

/** The box is open once the script that listens for the shortcut is there. */
async function openByKeys(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(typed(page)).toBeFocused({ timeout: 500 });
  }).toPass();
}

/** A package with a number and a shop, and an invoice. */
async function stock(customer: OwnCustomer) {
  const trackingNumber = `1Z${String(Date.now()).slice(-10)}${Math.random().toString().slice(2, 8)}`;
  const parcel = await customer.addPackage({
    description: 'Brass lamp',
    merchant: { name: 'Northern Lights' },
    inbound: { carrier: 'ups', trackingNumber },
  });
  const number = `S-${parcel.reference}`;
  const invoice = await customer.operator('invoices', {
    number,
    status: 'open',
    currency: 'USD',
    issueDate: '2026-11-01',
    dueDate: '2026-11-30',
    lines: [
      {
        ...{ kind: 'handling', description: 'Handling', quantity: 1, unit: 'package' },
        ...{ unitPrice: 500, taxCategory: 'S', taxRate: 7.5 },
      },
    ],
  });
  return { trackingNumber, href: parcel.href, number, invoiceHref: `/invoices/${invoice}` };
}

test.describe('ADR 050: the search of the top bar', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has a button in its place');

  test('finds a package by number and by shop, an invoice, a page and an action', async ({
    page,
    customer,
  }) => {
    const { trackingNumber, href, number, invoiceHref } = await stock(customer);
    await page.goto('/');

    await test.step('what is typed into the field goes on in the box', async () => {
      await field(page).pressSequentially(trackingNumber);
      await expect(typed(page)).toHaveValue(trackingNumber);
      await expect(options(page)).toHaveText([/^Brass lamp/]);
      await accessibleInBothSchemes(page);
    });
    await test.step('by a press', async () => {
      await options(page).click();
      await expect(page).toHaveURL(href);
      await expect(box(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(field(page)).toHaveValue('');
    });
    await test.step('by shop', async () => {
      await field(page).fill('northern');
      await expect(options(page)).toHaveText([/^Brass lamp/]);
    });
    await test.step('an invoice by its number', async () => {
      await typed(page).fill(number);
      await expect(options(page)).toHaveText([new RegExp(`^${number}`)]);
      await typed(page).press('Enter');
      await expect(page).toHaveURL(invoiceHref);
    });
    await test.step('a page', async () => {
      await field(page).fill('tax');
      await options(page).filter({ hasText: 'Tax IDs' }).click();
      await expect(page).toHaveURL('/account#tax-heading');
      await expect(page.getByRole('heading', { name: 'Tax IDs' })).toBeInViewport();
    });
    await test.step('an action by another word for it', async () => {
      await field(page).fill('announce');
      await expect(options(page)).toHaveText(['Add packages']);
      await options(page).click();
      await expect(page).toHaveURL('/packages/new');
    });
    await test.step('an action that opens no page', async () => {
      await field(page).fill('dark mode');
      await options(page).filter({ hasText: 'Change the theme' }).click();
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    });
  });

  test('finds a shipment by a package’s reference, a city and a state, and where one begins', async ({
    page,
    customer,
    baseURL,
  }) => {
    const shipping = shippingOf(baseURL ?? '', customer);
    const [lamp] = await shipping.store('Brass lamp');
    const { id } = await shipping.requested(lamp ? [lamp] : []);
    await page.goto('/');
    const shipment = options(page).filter({ hasText: 'Quote requested' });
    for (const words of [lamp?.reference ?? '', 'nassau', 'quote req']) {
      await field(page).fill(words);
      await expect(shipment).toHaveText([/^Brass lamp.*Nassau, Bahamas/]);
      await page.keyboard.press('Escape');
    }
    await field(page).fill('ship pack');
    await expect(options(page).filter({ hasText: 'Ship packages' })).toBeVisible();
    await typed(page).fill('shipments');
    await expect(options(page).filter({ hasText: /^Shipments/ })).toBeVisible();
    await typed(page).fill('nassau');
    await shipment.click();
    await expect(page).toHaveURL(`/shipments/${id}`);
  });

  test('works by keys alone: the shortcut, arrows, Enter, and Escape', async ({ page, customer }) => {
    await stock(customer);
    await page.goto('/packages');
    const home = page.getByRole('link', { name: 'Home' }).first();
    await home.focus();
    await openByKeys(page);
    await expect(options(page).first()).toHaveAttribute('data-highlighted');
    await page.keyboard.press('ArrowDown');
    const second = options(page).nth(1);
    await expect(typed(page)).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    await expect(home).toBeFocused();

    await openByKeys(page);
    // Enter comes before the answer, and opens what that begins with.
    await page.keyboard.type('statement');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/invoices/statement');
    await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeFocused();
  });

  test('the shortcut stays the browser’s in a dialog', async ({ page }) => {
    await page.goto('/packages');
    await openByKeys(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Robin Castellano' }).click();
    await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('more than five lead to the list of all', async ({ page, customer }) => {
    for (let count = 1; count <= 6; count++) await customer.addPackage({ description: `Teapot ${count}` });
    await page.goto('/');
    await field(page).fill('teapot');
    await options(page).filter({ hasText: 'All 6 packages that match' }).click();
    await expect(page).toHaveURL('/packages?q=teapot');
    await expect(page.getByRole('searchbox', { name: 'Search packages' })).toHaveValue('teapot');
  });

  test('security 18: another customer’s package is not found', async ({ page, customer, baseURL }) => {
    const { trackingNumber, number } = await stock(await ownCustomer(baseURL ?? '', { name: 'Grace' }));
    await customer.addPackage({ description: 'Two books' });
    await page.goto('/');
    for (const q of [trackingNumber, 'Northern', number]) {
      await field(page).fill(q);
      await expect(box(page).getByRole('status')).toHaveText(`Nothing matches “${q}”`);
      await expect(options(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
  });

  test('without a network it says so, and goes on once that is back', async ({
    page,
    customer,
    context,
    faults,
  }) => {
    await stock(customer);
    await page.goto('/');
    await openByKeys(page);
    await expect(options(page).first()).toBeVisible();
    await context.setOffline(true);
    await typed(page).fill('brass');
    await expect(box(page).getByRole('alert')).toContainText('You’re offline');
    await accessibleInBothSchemes(page);
    await context.setOffline(false);
    await expect(options(page)).toHaveText([/^Brass lamp/]);
    await expect(box(page).getByRole('alert')).toHaveCount(0);
    // Chromium logs what it couldn't reach.
    faults.splice(0);
  });

  test('a source that fails leaves the others, and is searched again by a press', async ({
    page,
    customer,
  }) => {
    const { number } = await stock(customer);
    await page.goto('/');
    await page.route('**/bff/search?*', async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as ShownSearch;
      const groups = found.groups.filter(({ heading }) => heading !== 'Invoices');
      const problem = { title: 'We couldn’t search your invoices', code: 7, message: 'Closed.' };
      await route.fulfill({ response, json: { groups, problems: [problem] } });
    });
    await field(page).fill('s');
    await expect(options(page).first()).toBeVisible();
    await expect(box(page).getByRole('alert')).toContainText('We couldn’t search your invoices');
    await accessibleInBothSchemes(page);
    await page.unroute('**/bff/search?*');
    await typed(page).fill(number);
    await expect(box(page).getByRole('alert')).toHaveCount(0);
    await expect(options(page)).toHaveText([new RegExp(`^${number}`)]);
  });

  test('each letter cancels the search before', async ({ page }) => {
    await page.goto('/');
    await openByKeys(page);
    await expect(options(page).first()).toBeVisible();
    const held: (() => void)[] = [];
    await page.route('**/bff/search?q=a', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.abort();
    });
    const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('search?q=a'));
    const asked = page.waitForRequest('**/bff/search?q=a');
    await typed(page).fill('a');
    await asked;
    await typed(page).fill('account');
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(options(page).first()).toHaveText(/^Account/);
    held.forEach((release) => release());
  });

  test('ADR 036: its script is loaded with the first use', async ({ page }) => {
    await page.goto('/packages');
    // The shortcut is written by what waits for it.
    await expect(page.getByRole('banner').getByText('Ctrl K')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await field(page).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await expect(box(page)).toHaveCount(0);
  });

  test('ADR 036: what is typed after the shortcut, before its script comes, is searched for', async ({
    page,
  }) => {
    await page.goto('/packages');
    await expect(page.getByRole('banner').getByText('Ctrl K')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const release = await hold(page, '**/*.js');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('my accx');
    await page.keyboard.press('Backspace');
    await expect(box(page)).toHaveCount(0);
    release();
    await expect(typed(page)).toHaveValue('my acc');
    await page.keyboard.type('ount');
    await expect(typed(page)).toHaveValue('my account');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the field searches the list of packages', async ({ page, customer, isMobile }) => {
    test.skip(isMobile, 'a phone has a button that leads to the list');
    await customer.addPackage({ description: 'Brass lamp' });
    await customer.addPackage({ description: 'Two books' });
    await page.goto('/');
    await field(page).fill('lamp');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/packages?q=lamp');
    await expect(page.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem')).toHaveCount(
      1,
    );
  });
});

test('on a phone a button opens the box over the whole screen, and closing it returns the focus', async ({
  page,
  customer,
}) => {
  await stock(customer);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await openByKeys(page);
  await page.keyboard.press('Escape');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.click();
  await expect(typed(page)).toBeFocused();
  await typed(page).fill('brass');
  await expect(options(page)).toHaveText([/^Brass lamp/]);
  expect(await box(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 800 });
  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);
  await box(page).getByRole('button', { name: 'Close' }).click();
  await expect(box(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('in Arabic it finds pages by Arabic words, from right to left', async ({ page, customer, isMobile }) => {
  test.skip(isMobile, 'the keys are the same on a phone');
  await customer.change({ language: 'ar' });
  await page.goto('/');
  await page.getByRole('banner').getByRole('searchbox').fill('فواتير');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option').first()).toHaveText('الفواتير');
  await expect(dialog).toHaveCSS('direction', 'rtl');
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL('/invoices');
});
