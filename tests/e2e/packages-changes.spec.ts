import type { Locator, Page } from '@playwright/test';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { expect, test } from './support/own-customer';

async function edit(page: Page): Promise<Locator> {
  const card = page.getByRole('region', { name: 'Contents' });
  await card.getByRole('button', { name: /Change contents|Declare contents/ }).click();
  await expect(card.getByLabel('Item', { exact: true }).first()).toBeFocused();
  return card;
}

const save = (card: Locator) => card.getByRole('button', { name: 'Save contents' });

const contents = [{ description: 'Blanket', quantity: 1, unitValue: { amount: 4000, currency: 'USD' } }];

test('a customer without packages is told so, also once a search that found nothing is cleared', async ({
  page,
}) => {
  await page.goto('/packages?q=lamp');
  await expect(page.getByText('No matching packages')).toBeVisible();
  await page.getByRole('list', { name: 'Filters', exact: true }).getByRole('link').click();
  await expect(page).toHaveURL('/packages');
  await expect(page.getByText('No packages yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View your warehouse address' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('No packages yet')).toBeVisible();
});

test('a nickname is added in place, shows in the list, and is removed again', async ({ page, customer }) => {
  await page.goto((await customer.addPackage({ description: '27-inch monitor' })).href);
  await page.getByRole('button', { name: 'Add a nickname' }).click();
  await page.getByLabel('Nickname').fill('For the desk');
  await page.keyboard.press('Enter');
  await expect(page.getByText('For the desk · 27-inch monitor')).toBeVisible();
  const rename = page.getByRole('button', { name: 'Rename' });
  await expect(rename).toBeFocused();
  await expect(rename).not.toHaveAttribute('aria-busy');
  await page.goto('/packages?q=for%20the%20desk');
  await page.getByRole('link', { name: 'For the desk', exact: true }).click();
  await rename.click();
  await page.getByLabel('Nickname').fill('');
  await page.getByRole('button', { name: 'Save nickname' }).click();
  await expect(page.getByRole('button', { name: 'Add a nickname' })).toBeVisible();
});

test('a nickname that can’t be saved reverts, and what was typed can be retried', async ({
  page,
  customer,
  faults,
}) => {
  await page.goto((await customer.addPackage({ description: 'Solar garden lights' })).href);
  await page.route('**/packages/pkg_*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Add a nickname' }).click();
  await page.getByLabel('Nickname').fill('Terrace');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The nickname wasn’t saved.')).toBeVisible();
  await expect(page.getByLabel('Nickname')).toHaveValue('Terrace');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add a nickname' })).toBeVisible();
  faults.splice(0);
});

test('contents are declared line by line and add up to the declared value', async ({ page, customer }) => {
  await page.goto((await customer.addPackage({ contents })).href);
  const card = await edit(page);
  await card.getByLabel('Quantity').first().fill('2');
  await card.getByLabel('Unit value, USD').first().fill('49.95');
  await card.getByRole('button', { name: 'Add item' }).click();
  await card.getByLabel('Item', { exact: true }).last().fill('Gift box');
  await card.getByLabel('Unit value, USD').last().fill('5');
  await expect(card.getByRole('status')).toHaveText('$104.90');
  await save(card).click();
  await expect(card.getByRole('row', { name: /Declared value/ })).toContainText('$104.90');
  await expect(card.getByRole('row', { name: /Gift box/ })).toContainText('$5.00');
  await expect(card.getByRole('button', { name: 'Change contents' })).toBeFocused();
});

test('an invalid field shows its error and gets the focus; nothing is sent', async ({ page, customer }) => {
  await page.goto((await customer.addPackage({ contents })).href);
  const card = await edit(page);
  await card.getByLabel('Unit value, USD').first().fill('much');
  await save(card).click();
  await expect(card.getByText('Enter the value of one unit, like 12.50')).toBeVisible();
  await expect(card.getByLabel('Unit value, USD').first()).toBeFocused();
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
});

test('contents that can’t be sent stay in the form, and are saved by a retry', async ({
  page,
  customer,
  faults,
}) => {
  await page.goto((await customer.addPackage({ contents })).href);
  const card = await edit(page);
  await card.getByLabel('Item', { exact: true }).first().fill('Chain of steel');
  await page.route('**/packages/pkg_*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await save(card).click();
  await expect(card.getByRole('alert')).toContainText('What you typed is still here');
  await page.unroute('**/packages/pkg_*');
  await expect(card.getByLabel('Item', { exact: true }).first()).toHaveValue('Chain of steel');
  await save(card).click();
  await expect(card.getByRole('row', { name: /Chain of steel/ })).toBeVisible();
  faults.splice(0);
});

test('1041: contents saved elsewhere meanwhile are shown beside one’s own, and saving again overwrites them', async ({
  page,
  customer,
  context,
}) => {
  await page.goto((await customer.addPackage({ contents })).href);
  const card = await edit(page);
  await card.getByLabel('Item', { exact: true }).first().fill('Records, mine');

  const other = await context.newPage();
  await other.goto(page.url());
  const theirs = await edit(other);
  await theirs.getByLabel('Item', { exact: true }).first().fill('Records, theirs');
  await save(theirs).click();
  await expect(theirs.getByRole('row', { name: /Records, theirs/ })).toBeVisible();

  await save(card).click();
  const conflict = card.getByRole('alert');
  await expect(conflict).toContainText('changed while you were editing');
  await expect(conflict.getByRole('list', { name: 'Saved contents' })).toContainText('Records, theirs');
  await expect(card.getByLabel('Item', { exact: true }).first()).toHaveValue('Records, mine');
  await card.getByRole('button', { name: 'Save my version' }).click();
  await expect(card.getByRole('row', { name: /Records, mine/ })).toBeVisible();
});
