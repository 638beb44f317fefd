import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { textOfPdf } from '../support/pdf';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { owe, payButton, provider } from './support/money';
import { expect, test } from './support/own-customer';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const payLink = (page: Page) => main(page).getByRole('link', { name: 'Pay what is due' }).first();
const sections = (page: Page) => page.getByRole('navigation', { name: 'Invoices and payments' });

test('on a phone, by keyboard, all that is due is paid from Home in three steps', async ({
  page,
  customer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await owe(customer, 12_000);
  await owe(customer, 3_050);
  await page.goto('/');
  await payLink(page).press('Enter');
  await expect(title(page)).toHaveText('Pay');
  await expect(payButton(page)).toHaveText('Pay $150.50');
  await payButton(page).press('Enter');
  await expect(page.getByText('No money moves')).toBeVisible();
  await provider(page, 'Pay').press('Enter');
  await expect(page.getByText('We received your payment of $150.50')).toBeVisible();
  await page.goto('/invoices');
  await expect(main(page).getByText('All paid')).toBeVisible();
});

test('an invoice is paid in part, and another part goes to the balance', async ({ page, customer }) => {
  const { href, number } = await owe(customer, 10_000);
  await owe(customer, 500);
  await page.goto(href);
  await main(page).getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: number })).toBeChecked();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await page.getByLabel('Part of it, in USD').fill('40');
  await page.getByLabel('Add credit, in USD').fill('2.50');
  await expect(payButton(page)).toHaveText('Pay $42.50');
  await payButton(page).click();
  await provider(page, 'Pay').click();
  await expect(page.getByText('We received your payment of $42.50')).toBeVisible();
  await page.goto(href);
  await expect(main(page).getByText('$60.00').first()).toBeVisible();
  await page.goto('/invoices/payments');
  await expect(page.getByTestId('credit')).toHaveText('$2.50');
});

test('more than is due is refused beside its field, and what was typed stays', async ({ page, customer }) => {
  const { id } = await owe(customer, 1_000);
  await page.goto(`/invoices/pay?invoice=${id}`);
  await page.getByLabel('Part of it, in USD').fill('ten');
  await payButton(page).click();
  await expect(main(page).getByText('Enter an amount above 0.')).toBeVisible();
  await page.getByLabel('Part of it, in USD').fill('10.01');
  await payButton(page).click();
  await expect(main(page).getByText('Enter at most that.')).toBeVisible();
  await expect(page.getByLabel('Part of it, in USD')).toHaveValue('10.01');
});

test('a payment that fails says so and is tried again; one that is left is found and continued', async ({
  page,
  customer,
}) => {
  const { id } = await owe(customer, 2_000);
  await page.goto(`/invoices/pay?invoice=${id}`);
  await payButton(page).click();
  await provider(page, 'Let the payment fail').click();
  await expect(page.getByText('Your payment of $20.00 failed')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Started' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Received' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Pay again' }).click();
  await payButton(page).click();
  await expect(provider(page, 'Pay')).toBeVisible();

  await page.goto('/invoices/payments');
  await main(page).getByRole('region', { name: 'Payments' }).getByRole('link').first().click();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await provider(page, 'Cancel without paying').click();
  await expect(page.getByText('nothing was charged')).toBeVisible();
});

test('the page that waits learns of the outcome by itself, and says so when it takes long', async ({
  page,
  customer,
}) => {
  const { id } = await owe(customer, 2_000);
  await page.goto(`/invoices/pay?invoice=${id}`);
  await payButton(page).click();
  await expect(provider(page, 'Pay')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.clock.install();
  await page.getByRole('link', { name: 'Back to the portal' }).click();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  // Hydrated: its clock runs.
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeEnabled();
  await page.clock.fastForward(21_000);
  await expect(page.getByText('This takes longer than usual')).toBeVisible();
  await provider(other, 'Pay').click();
  await page.clock.fastForward(6_000);
  await expect(page.getByText('We received your payment of $20.00')).toBeVisible();
});

test('a second window sees the first payment under way', async ({ page, customer }) => {
  const { id } = await owe(customer, 2_000);
  await owe(customer, 1_000);
  await page.goto('/invoices/pay');
  await payButton(page).click();
  await expect(provider(page, 'Pay')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`/invoices/pay?invoice=${id}`);
  await payButton(other).click();
  await expect(
    main(other).getByText(/A payment of \$30\.00 that includes invoice .+ is under way/),
  ).toBeVisible();
});

/** Pays all that is due, and waits for the outcome. */
async function payAll(page: Page) {
  await page.goto('/invoices/pay');
  await payButton(page).click();
  await provider(page, 'Pay').click();
  await expect(page.getByText('We received your payment')).toBeVisible();
}

async function receiptBy(page: Page, name: RegExp | string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name }).click(),
  ]);
  return textOfPdf(new Uint8Array(await readFile(await download.path())));
}

test('a payment that came has a receipt on its page and in the list, and leads on to its invoice and back', async ({
  page,
  customer,
}) => {
  const { number } = await owe(customer, 2_000);
  await payAll(page);
  const paid = page.url();
  expect(await receiptBy(page, 'Download receipt')).toContain(number);
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
  await main(page)
    .getByRole('link', { name: `Invoice ${number}` })
    .click();
  await expect(title(page)).toHaveText(`Invoice ${number}`);
  await page.goto(paid);
  await main(page).getByRole('link', { name: 'Back to invoices' }).click();
  await expect(page).toHaveURL('/invoices');
  await page.goto('/invoices/payments');
  expect(await receiptBy(page, /^Receipt for \$20\.00/)).toContain(number);
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
});

test('a payment that has not come has no receipt', async ({ page, customer }) => {
  const { id } = await owe(customer, 2_000);
  await page.goto(`/invoices/pay?invoice=${id}`);
  await payButton(page).click();
  await page.getByRole('link', { name: 'Back to the portal' }).click();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'receipt' })).toHaveCount(0);
  await page.goto('/invoices/payments');
  await expect(main(page).getByRole('link', { name: /receipt/i })).toHaveCount(0);
});

test('a payment on the statement leads to its page', async ({ page, customer }) => {
  await owe(customer, 2_000);
  await payAll(page);
  const paid = new URL(page.url()).pathname;
  await page.goto('/invoices/statement');
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Payment/ })
    .click();
  await expect(page).toHaveURL(paid);
});

test('a row of the pay page is chosen by a press anywhere in it', async ({ page, customer }) => {
  const { number } = await owe(customer, 2_000);
  await page.goto('/invoices/pay');
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeEnabled();
  const row = page.locator('label').filter({ hasText: number });
  for (const [position, isChecked] of [
    [{ x: 3, y: 3 }, false],
    [{ x: 3, y: 40 }, true],
  ] as const) {
    await row.click({ position });
    await expect(page.getByRole('checkbox', { name: number })).toBeChecked({ checked: isChecked });
  }
});

test('payments are a tab beside invoices; its pages are accessible and fit a narrow phone', async ({
  page,
  customer,
}) => {
  const { id } = await owe(customer, 2_000);
  await page.goto('/invoices');
  await sections(page).getByRole('link', { name: 'Payments' }).press('Enter');
  await expect(page).toHaveURL('/invoices/payments');
  await expect(page.getByText('No payments yet')).toBeVisible();
  await accessibleInBothSchemes(page, 'main');
  await page.goto(`/invoices/pay?invoice=${id}`);
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
  await payButton(page).click();
  await expect(provider(page, 'Pay')).toBeVisible();
  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);
  await page.getByRole('link', { name: 'Back to the portal' }).click();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a payment is begun, and continued by a link', async ({ page, customer }) => {
    await owe(customer, 2_000);
    await page.goto('/invoices/pay');
    await payButton(page).click();
    await page.getByRole('link', { name: 'Continue to payment' }).click();
    await page.getByRole('link', { name: 'Continue to payment' }).click();
    await provider(page, 'Pay').click();
    await expect(page.getByText('We received your payment of $20.00')).toBeVisible();
  });
});
