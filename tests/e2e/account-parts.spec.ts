import type { Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { expect, test } from './support/own-customer';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first();

/** Runs an action and waits for its save to be answered: the page updates optimistically, before that. */
async function andSaved(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/account'),
  );
  await act();
  await answered;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/account');
});

test('the address form follows the rules of the chosen country and preserves what was typed', async ({
  page,
}) => {
  await part(page, 'Addresses').getByRole('button', { name: 'Add shipping address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shipping address' });
  await dialog.getByLabel('Country').selectOption('US');
  await expect(dialog.getByLabel('State', { exact: true })).toBeVisible();
  await dialog.getByLabel('Street address').fill('1 Ocean Drive');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog.getByText('Enter a city')).toBeVisible();
  await expect(dialog.getByText('Enter a state')).toBeVisible();
  await expect(dialog.getByLabel('City')).toBeFocused();

  await dialog.getByLabel('Country').selectOption('DE');
  await expect(dialog.getByLabel('Street address')).toHaveValue('1 Ocean Drive');
  await dialog.getByLabel('Postal code').fill('123');
  await dialog.getByLabel('City').fill('Berlin');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog.getByText('Enter a postal code like 26133')).toBeVisible();
  await accessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('adding, changing and removing an address shows at once', async ({ page }) => {
  const card = part(page, 'Addresses');
  await card.getByRole('button', { name: 'Add shipping address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shipping address' });
  await dialog.getByLabel('Country').selectOption('DE');
  await dialog.getByLabel('Street address').fill('Torstraße 1');
  await dialog.getByLabel('Postal code').fill('10119');
  await dialog.getByLabel('City').fill('Berlin');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  const row = card.getByRole('listitem').filter({ hasText: '10119 Berlin' });
  await expect(row).toContainText('Germany');
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await row.getByRole('button', { name: /^Edit/ }).click();
  await dialog.getByLabel('Street address').fill('Torstraße 2');
  await andSaved(page, () => dialog.getByRole('button', { name: 'Save address' }).click());
  await expect(row).toContainText('Torstraße 2');

  await row.getByRole('button', { name: /^Remove/ }).click();
  await andSaved(page, () => page.getByRole('button', { name: 'Remove address' }).click());
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(row).toHaveCount(0);
});

test('an address the server refuses reopens with what was typed', async ({ page }) => {
  const card = part(page, 'Addresses');
  await card.getByRole('button', { name: 'Add shipping address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shipping address' });
  await dialog.getByLabel('Country').selectOption('GB');
  await dialog.getByLabel('Street address').fill('218 Walworth Road');
  await dialog.getByLabel('City').fill('London');
  await dialog.getByLabel('Postal code').fill('SE17 1JE');
  await dialog.getByLabel('Phone').fill('12');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(card.getByRole('alert')).toContainText('Enter a phone number with its country code');
  await expect(card.getByRole('listitem').filter({ hasText: '218 Walworth Road' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Street address')).toHaveValue('218 Walworth Road');
  await expect(dialog.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
});

test('a switch is saved at once, and reverts with a retry when saving fails', async ({ page, faults }) => {
  const repack = part(page, 'Preferences').getByRole('switch', { name: /Repack/ });
  await expect(repack).not.toBeChecked();
  await repack.click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(repack).toBeChecked();

  await page.route('**/account', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await repack.click();
  await expect(part(page, 'Preferences').getByRole('alert')).toContainText('Error 4');
  await expect(repack).toBeChecked();
  faults.length = 0;
  await page.unroute('**/account');
  await part(page, 'Preferences').getByRole('button', { name: 'Try again' }).click();
  await expect(repack).not.toBeChecked();
  await expect(saved(page)).toBeVisible();
});

test('1041: addresses changed in two windows are shown side by side for the customer to choose', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/account');
  const dialogOf = (window: Page) => window.getByRole('dialog', { name: 'Billing address' });
  const type = async (window: Page, street: string) => {
    await part(window, 'Addresses').getByRole('button', { name: 'Edit: Billing address' }).click();
    await dialogOf(window).getByLabel('Street address').fill(street);
  };
  const save = (window: Page) => dialogOf(window).getByRole('button', { name: 'Save address' }).click();
  await type(page, '16 Eastern Road');
  await type(other, '15 Eastern Road');
  await save(other);
  await expect(saved(other)).toBeVisible();
  await save(page);
  const choice = part(page, 'Addresses').getByRole('group', { name: 'Billing address' });
  await expect(choice.getByRole('radio', { name: /^Yours .*16 Eastern Road/ })).toBeChecked();
  await expect(choice.getByRole('radio', { name: /^Saved elsewhere .*15 Eastern Road/ })).toBeVisible();
  await page.getByRole('button', { name: 'Keep my choices' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(part(page, 'Addresses').getByText('16 Eastern Road')).toBeVisible();
});

test('a tax number is validated by its type', async ({ page }) => {
  const card = part(page, 'Tax IDs');
  await card.getByRole('button', { name: 'Add tax ID' }).click();
  await card.getByLabel('Type').selectOption('us_ein');
  await card.getByLabel('Number').fill('123');
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(card.getByText('Enter a number like 12-3456789')).toBeVisible();
  await card.getByLabel('Number').fill('12-3456789');
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(card.getByRole('listitem')).toContainText('12-3456789');
  await expect(saved(page)).toBeVisible();
  const remove = card.getByRole('button', { name: 'Remove US EIN 12-3456789' });
  await andSaved(page, () => remove.click());
  await expect(card.getByText('No tax IDs yet.')).toBeVisible();
});

test('the units chosen on Account are used for packages', async ({ page, customer }) => {
  const { href } = await customer.addPackage({ weight: 1200 });
  const size = async () => {
    await page.goto(href);
    return part(page, 'Details')
      .getByText(/\s(lb|kg)$/)
      .first();
  };
  await expect(await size()).toHaveText(/\slb$/);
  await page.goto('/account');
  await page.getByLabel('Units').selectOption('metric');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(await size()).toHaveText(/\skg$/);
});

test('a customer downloads their data as one file', async ({ page }) => {
  const link = part(page, 'Your data').getByRole('link', { name: 'Download my data' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^waybill-my-data-\d{4}-\d\d-\d\d\.json$/);
});
