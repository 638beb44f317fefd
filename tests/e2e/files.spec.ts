import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { extractText, getDocumentProxy } from 'unpdf';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

async function pdfText(download: Download): Promise<string> {
  const bytes = new Uint8Array(await readFile(await download.path()));
  const { text } = await extractText(await getDocumentProxy(bytes));
  return text.join(' ');
}

async function take(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('link', { name }).click(),
  ]);
  return download;
}

test('the CSV of the invoices has every row of the filter', async ({ page }) => {
  await page.goto('/invoices?status=paid');
  const counted = /of (\d+)/.exec((await page.getByText(/^Showing/).textContent()) ?? '')?.[1];
  const download = await take(page, 'Download CSV');
  expect(download.suggestedFilename()).toMatch(/^waybill-invoices-[\d-]{10}\.csv$/);
  const rows: { Status: string; 'Amount due': string }[] = parse(await readFile(await download.path()), {
    columns: true,
    bom: true,
  });
  expect(rows).toHaveLength(Number(counted));
  expect(new Set(rows.map((row) => `${row.Status} ${row['Amount due']}`))).toEqual(new Set(['Paid 0.00']));
});

test('an invoice’s PDF has the same amounts as its page', async ({ page }) => {
  await page.goto('/invoices?status=unpaid');
  await page.getByRole('list', { name: 'Invoices' }).getByRole('link').first().click();
  await page.waitForURL(/\/invoices\/inv_/);
  const number = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(
    'Invoice ',
    '',
  );
  const figures: string[] = [];
  for (const name of ['line', 'subtotal', 'tax', 'total', 'due']) {
    figures.push(...(await page.getByTestId(name).allTextContents()));
  }
  const download = await take(page, 'Download PDF');
  expect(download.suggestedFilename()).toBe(`invoice-${number}.pdf`);
  const text = await pdfText(download);
  for (const figure of [number, ...figures]) expect(text).toContain(figure);
});

test('a failed download shows a toast with the reason, and the page stays', async ({ page, faults }) => {
  await page.route('**/files/invoices.csv', (route) =>
    route.fulfill({ status: 503, json: { code: 4, message: 'The service could not be reached.' } }),
  );
  await page.goto('/invoices');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toContainText('The service could not be reached.');
  await expect(page).toHaveURL('/invoices');
  await expect(page.getByRole('link', { name: 'Download CSV' })).not.toHaveAttribute('aria-busy');
  faults.splice(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link downloads the file', async ({ page }) => {
    await page.goto('/invoices');
    const download = await take(page, 'Download CSV');
    expect(download.suggestedFilename()).toMatch(/^waybill-invoices-/);
  });

  test('a failed download is a page with a link back', async ({ page, faults }) => {
    await page.goto('/files/invoice.pdf?id=inv_nobody');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t create the file');
    await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
    faults.splice(0);
  });
});

test.describe('for a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('security 1: files are not served', async ({ page }) => {
    await page.goto('/files/invoices.csv');
    await expect(page).toHaveURL('/auth/login');
  });
});
