import type { Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { live } from './support/live';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { expect, test, type OwnCustomer } from './support/own-customer';
import { readable } from './support/readable';

test.use({ viewport: { width: 1440, height: 900 } });

const asked = (page: Page) => page.getByRole('region', { name: 'Action needed' });
const rows = (page: Page) => asked(page).getByRole('listitem');

const day = (date: number) => `2026-12-${String(date).padStart(2, '0')}`;

/** Packages that wait for a declaration, the first one due first. */
async function ask(customer: OwnCustomer, names: string[]) {
  const added = [];
  for (const [index, description] of names.entries()) {
    const nextAction = { code: 'declare_contents', label: 'Declare contents', dueOn: day(index + 1) };
    added.push(await customer.addPackage({ description, nextAction }));
  }
  return added;
}

/** The warehouse no longer asks. */
const settle = (customer: OwnCustomer, reference: string) =>
  customer.operator('packages', { reference, nextAction: null });

test('what is done is ticked off in its place while Home is open, and nothing moves', async ({
  page,
  customer,
}) => {
  const [, second] = await ask(customer, ['Kettle', 'Lamp', 'Books', 'Shoes', 'Scarf']);
  await live(page, '/');
  await expect(rows(page)).toContainText(['Kettle', 'Lamp', 'Books', 'Shoes']);
  await expect(asked(page).getByRole('link', { name: 'View all 5' })).toBeVisible();
  const link = rows(page).nth(1).getByRole('link');
  await link.focus();
  const address = page.getByRole('region', { name: 'Your warehouse address' });
  const places = () =>
    rows(page)
      .or(address)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  const before = await places();

  await settle(customer, second?.reference ?? '');
  await expect(rows(page).nth(1)).toContainText('Done');
  await expect(page.getByRole('status').filter({ hasText: 'Done: Lamp' })).toHaveCount(1);
  await expect(rows(page)).toContainText(['Kettle', 'Lamp', 'Books', 'Shoes']);
  await expect(asked(page).getByRole('link', { name: 'View all 4' })).toBeVisible();
  await expect(page.getByText('4 packages need your attention')).toBeVisible();
  await expect(link).toBeFocused();
  expect(await places()).toEqual(before);
  await accessibleInBothSchemes(page, 'main');

  await page.reload();
  await expect(rows(page)).toContainText(['Kettle', 'Books', 'Shoes', 'Scarf']);
});

test('what is done on its own page is ticked off on the way back, and gone with the next visit', async ({
  page,
  customer,
}) => {
  const [first] = await ask(customer, ['Kettle', 'Lamp']);
  await page.goto('/');
  await rows(page).first().getByRole('link').press('Enter');
  await expect(page).toHaveURL(first?.href ?? '');
  await settle(customer, first?.reference ?? '');
  const menu = page.locator('#sidebar');
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(rows(page)).toContainText(['Done', 'by']);
  await menu.getByRole('link', { name: 'Packages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Packages' })).toBeVisible();
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(rows(page)).toHaveText(/Lamp/);
});

test('a new customer sees the address and the first step, and nothing empty', async ({ page, customer }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: 'Your warehouse address' });
  await expect(main.getByRole('region').first()).toHaveAccessibleName('Your warehouse address');
  await expect(card.getByText(customer.suiteNumber)).toHaveCSS('font-size', '20px');
  await expect(main.getByRole('list', { name: 'At a glance' })).toHaveCount(0);
  for (const name of ['Latest arrivals', 'Spending', 'Top shops', 'Unpaid invoices']) {
    await expect(main.getByRole('region', { name })).toHaveCount(0);
  }
  await accessible(page);
  await readable(page);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await accessible(page, { within: 'main', rules: ['color-contrast'] });
  await fitsNarrowPhone(page);
  await card.getByRole('link', { name: 'Announce your first package' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add expected packages');
});

test('a new customer’s first package takes the place of the first step without a reload', async ({
  page,
  customer,
}) => {
  await live(page, '/');
  await expect(page.getByRole('link', { name: 'Announce your first package' })).toBeVisible();
  await customer.addPackage({ description: 'Two books' });
  const stage = page.getByRole('list', { name: 'At a glance' }).getByRole('link', { name: 'At warehouse' });
  await expect(stage).toContainText('1');
  await expect(page.getByRole('link', { name: 'Announce your first package' })).toHaveCount(0);
});

for (const language of ['ar', 'de']) {
  test(`the stages and the address can be read at all widths in ${language}`, async ({ page, customer }) => {
    await customer.change({ language });
    await ask(customer, ['Kettle']);
    await page.goto('/');
    for (const width of [2560, 1440, 1200, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await readable(page);
    }
    await fitsNarrowPhone(page);
  });
}
