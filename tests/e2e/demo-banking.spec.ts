import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard-banking');
  await expect(page.getByRole('button', { name: 'Transfer', exact: true })).toBeEnabled();
});

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const rows = (page: Page) => region(page, 'Transactions').locator('tbody tr');

test('a transfer is validated, confirmed, and updates balances and transactions', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Quick transfer' });
  const amount = form.getByLabel('Amount');
  const recipient = form.getByLabel('Recipient');
  const button = form.getByRole('button', { name: 'Transfer' });
  const question = page.getByRole('alertdialog', { name: 'Transfer $1,250.50?' });

  await test.step('missing fields and too large an amount show errors', async () => {
    await button.click();
    await expect(recipient).toBeFocused();
    await expect(recipient).toHaveAccessibleDescription('Choose who gets the money.');
    await expect(amount).toHaveAccessibleDescription('Enter an amount, such as 250 or 49.90.');
    await recipient.selectOption('Pallet Exchange');
    await amount.fill('0');
    await button.click();
    await expect(amount).toHaveAccessibleDescription('The amount must be more than nothing.');
    await amount.fill('1,000,000');
    await button.click();
    await expect(amount).toHaveAccessibleDescription(
      /^The account holds \$[\d,.]+\. Enter no more than that\.$/,
    );
    await expect(amount).toBeFocused();
    await accessibleInBothSchemes(page);
  });

  await test.step('cancelling changes nothing', async () => {
    await form.getByLabel('From').selectOption({ label: 'Savings, $62,081.20' });
    await amount.fill('1,250.50');
    await button.click();
    await expect(question).toHaveAccessibleDescription('To Pallet Exchange, from Savings.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(region(page, 'Accounts')).toContainText('$62,081.20');
    await expect(amount).toHaveValue('1,250.50');
  });

  await test.step('once confirmed, the transfer is the latest transaction', async () => {
    await button.click();
    await question.getByRole('button', { name: 'Transfer' }).click();
    await expect(toasts(page)).toContainText('$1,250.50 transferred');
    await expect(region(page, 'Accounts')).toContainText('$60,830.70');
    await expect(rows(page).first()).toContainText('Pallet Exchange');
    await expect(rows(page).first()).toContainText('-$1,250.50');
    await expect(amount).toHaveValue('');
    await page.reload();
    await expect(region(page, 'Accounts')).toContainText('$60,830.70');
  });
});

test('transactions can be filtered, searched, sorted and exported', async ({ page }) => {
  const area = region(page, 'Transactions');
  const shown = area.getByText(/^Showing/);
  await expect(shown).toHaveText('Showing 1 to 10 of 34');
  await area.getByRole('button', { name: 'Last page' }).click();
  await expect(rows(page)).toHaveCount(4);

  await area.getByLabel('Direction').selectOption('Money out');
  await expect(shown).toHaveText('Showing 1 to 10 of 18');
  await expect(area.locator('tbody').getByText('+$')).toHaveCount(0);
  await area.getByRole('searchbox', { name: 'Search transactions' }).fill('customs');
  await expect(rows(page)).toHaveCount(4);

  const saved = page.waitForEvent('download');
  await area.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('transactions.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('With,Kind,Date,Account,Amount');
  expect(lines[1]).toBe('U.S. Customs,Duties,2025-11-18,Duty reserve,-864.15');
  expect(lines).toHaveLength(5);

  await area.getByRole('searchbox').fill('zeppelin');
  await expect(area).toContainText('No matches');
  await accessibleInBothSchemes(page);
  await area.getByRole('button', { name: 'Clear filters' }).click();
  await expect(area.getByLabel('Direction')).toHaveValue('all');
  await expect(shown).toHaveText('Showing 1 to 10 of 34');
});

test('the type filter is in the column header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const area = region(page, 'Transactions');
  await area.getByRole('button', { name: 'Filter: Kind' }).click();
  const menu = page.getByRole('dialog', { name: 'Filter: Kind' });
  await (await atRest(menu.getByRole('option', { name: 'Packaging' }))).click();
  await menu.getByRole('button', { name: 'Apply' }).click();
  await expect(rows(page)).toHaveCount(3);
  await area.getByRole('button', { name: 'Amount', exact: true }).click();
  await expect(rows(page).first()).toContainText('-$530.20');
});

test('the card hides its number until the customer reveals it', async ({ page }) => {
  const card = region(page, 'Card');
  await expect(card).toContainText('4821');
  await expect(card).not.toContainText('2817');
  await card.getByRole('button', { name: 'Show number' }).click();
  await expect(card.getByRole('status')).toHaveText('Card number 9000 2817 6350 4821');
  await card.getByRole('button', { name: 'Hide number' }).click();
  await expect(card).not.toContainText('2817');
});

test('a payment is marked as paid, and undone', async ({ page }) => {
  const area = region(page, 'Upcoming payments');
  const late = area.getByRole('listitem').filter({ hasText: 'Water and waste' });
  await expect(late).toContainText('Past due');
  await expect(area).toContainText('$6,209.35 still to pay');
  await late.getByRole('checkbox').check();
  await expect(late).not.toContainText('Past due');
  await expect(area).toContainText('$6,023.15 still to pay');
  await expect(toasts(page)).toContainText('Marked as paid');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(late.getByRole('checkbox')).not.toBeChecked();
  while ((await area.getByRole('checkbox', { checked: false }).count()) > 0)
    await area.getByRole('checkbox', { checked: false }).first().check();
  await expect(area).toContainText('Everything is paid');
});

test('the charts have tables, and the page fits a narrow phone', async ({ page }) => {
  const spending = region(page, 'Spending');
  await spending.getByRole('switch', { name: 'Show as table' }).check();
  await expect(spending.getByRole('row').nth(1)).toHaveText(/^Wages\s*\$9,480$/);
  const balance = region(page, 'Balance');
  await balance.getByRole('switch', { name: 'Show as table' }).check();
  await expect(balance.getByRole('row')).toHaveCount(10);
  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);
});
