import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

/** Cents of a formatted amount; an empty cell is zero. */
function cents(text: string): number {
  const digits = Number(text.replace(/[^\d]/g, ''));
  return /-|−/.test(text) ? -digits : digits;
}

async function amounts(page: Page, name: string): Promise<number[]> {
  return (await page.getByTestId(name).allTextContents()).map(cents);
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test.describe('the statement', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/invoices');
    await page.getByRole('main').getByRole('link', { name: 'Statement' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statement');
    await page.getByRole('link', { name: 'This year' }).click();
    await expect(page.getByRole('link', { name: 'This year' })).toHaveAttribute('aria-current', 'page');
  });

  test('adds up from line to line, from the opening to the closing balance', async ({ page }) => {
    const [opening = NaN] = await amounts(page, 'opening');
    const [closing = NaN] = await amounts(page, 'closing');
    const [debits, credits, balances] = [
      await amounts(page, 'debit'),
      await amounts(page, 'credit'),
      await amounts(page, 'balance'),
    ];
    expect(balances.length).toBeGreaterThan(0);
    balances.forEach((balance, index) => {
      const before = balances[index - 1] ?? opening;
      expect(before + (debits[index] ?? 0) - (credits[index] ?? 0)).toBe(balance);
    });
    expect(balances.at(-1)).toBe(closing);
    expect(sum(await amounts(page, 'age'))).toBe(closing);
  });

  test('an entry links to its invoice', async ({ page }) => {
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/invoices\/inv_/);
  });

  test('its ZIP has a PDF of each invoice, of each payment and of the statement', async ({ page }) => {
    const numbers = await page
      .getByRole('table')
      .getByRole('link', { name: /^Invoice/ })
      .allTextContents();
    await expect(page.getByText(`${numbers.length} invoices`, { exact: true })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Documents as ZIP' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^invoices-\d{4}-01-01-to-[\d-]{10}\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const expected = numbers.map((name) => `${name.replace('Invoice ', 'invoice-')}.pdf`);
    const names = Object.keys(files).slice(1);
    const receipts = names.filter((name) => name.startsWith('receipt-'));
    expect(names.filter((name) => !receipts.includes(name)).toSorted()).toEqual(expected.toSorted());
    const paid = page.getByRole('table').getByRole('link', { name: /^Payment/ });
    expect(receipts).toHaveLength(await paid.count());
    for (const file of Object.values(files)) expect(strFromU8(file.subarray(0, 5))).toBe('%PDF-');
  });

  test('its PDF has the same amounts', async ({ page }) => {
    const figures = [
      ...(await page.getByTestId('balance').allTextContents()),
      ...(await page.getByTestId('owed').allTextContents()),
      ...(await page.getByTestId('age').allTextContents()),
    ];
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^statement-\d{4}-01-01-to-[\d-]{10}\.pdf$/);
    const bytes = new Uint8Array(await readFile(await download.path()));
    const text = (await extractText(await getDocumentProxy(bytes))).text.join(' ');
    for (const figure of figures) expect(text).toContain(figure);
  });
});

test('any period can be chosen, and an invalid one says what is valid', async ({ page }) => {
  await page.goto('/invoices/statement?from=2026-02-01&to=2026-01-01');
  await expect(page.getByText('The last day can’t be before the first day')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  // Enabled once the page has hydrated.
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'Last day' }).fill('02/28/26');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL('/invoices/statement?from=2026-02-01&to=2026-02-28');
  await expect(page.getByText(/^1st Feb 2026 to 28th Feb 2026/)).toBeVisible();
});

test('a period without invoices says so, and offers no ZIP', async ({ page }) => {
  await page.goto('/invoices/statement?from=2001-01-01&to=2001-01-31');
  await expect(page.getByText('No invoices in this period')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Documents as ZIP' })).toBeHidden();
});
