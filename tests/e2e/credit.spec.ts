import type { Page } from '@playwright/test';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { credit, owe, payButton, provider } from './support/money';
import { expect, test } from './support/own-customer';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const payLink = (page: Page) => main(page).getByRole('link', { name: 'Pay what is due' }).first();
const useCredit = (page: Page) => page.getByRole('checkbox', { name: /^Use your credit of/ });

test('on a phone, by keyboard, all that is due is paid from Home in three steps, with credit and a payment', async ({
  page,
  customer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await owe(customer, 12_000);
  await owe(customer, 3_050);
  await credit(customer, 2_000);
  await page.goto('/');
  await expect(page.getByTestId('credit')).toHaveText('$20.00 credit');
  await payLink(page).press('Enter');
  await expect(title(page)).toHaveText('Pay');
  await expect(useCredit(page)).toBeChecked();
  await expect(main(page).getByText('$130.50 is left to pay.')).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay $130.50');
  await payButton(page).press('Enter');
  await expect(page.getByText('No money moves')).toBeVisible();
  await provider(page, 'Pay').press('Enter');
  await expect(page.getByText('We received your payment of $130.50')).toBeVisible();
  await page.goto('/invoices');
  await expect(main(page).getByText('All paid')).toBeVisible();
  await expect(page.getByTestId('credit')).toHaveCount(0);
});

test('credit that covers all of it pays it at once, by keyboard, without a provider', async ({
  page,
  customer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { href } = await owe(customer, 3_050);
  await credit(customer, 5_000);
  await customer.addPackage();
  await page.goto('/');
  await expect(page.getByTestId('credit')).toHaveText('$50.00 credit');
  await payLink(page).press('Enter');
  await expect(page.getByText('It pays all of it at once.')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'How to pay' })).toHaveCount(0);
  await payButton(page).press('Enter');
  await expect(page.getByText('Paid with $30.50 of your credit')).toBeVisible();
  await page.getByRole('link', { name: 'View invoice' }).press('Enter');
  await expect(page).toHaveURL(href);
  await expect(main(page).getByText('Paid', { exact: true }).first()).toBeVisible();
  await page.goto('/invoices');
  await expect(page.getByTestId('credit')).toHaveText('Your credit: $19.50');
});

test('credit is kept where the customer says so', async ({ page, customer }) => {
  const { id } = await owe(customer, 3_050);
  await credit(customer, 5_000);
  await page.goto(`/invoices/pay?invoice=${id}`);
  await useCredit(page).uncheck();
  await expect(payButton(page)).toHaveText('Pay $30.50');
  await payButton(page).click();
  await provider(page, 'Pay').click();
  await expect(page.getByText('We received your payment of $30.50')).toBeVisible();
  await page.goto('/invoices/payments');
  await expect(page.getByTestId('credit')).toHaveText('$50.00');
});

test('credit stays on its invoice when the payment for the rest is left', async ({ page, customer }) => {
  const { id, href } = await owe(customer, 3_050);
  await credit(customer, 1_000);
  await page.goto(`/invoices/pay?invoice=${id}`);
  await page.getByLabel('Part of it, in USD').fill('20');
  await expect(payButton(page)).toHaveText('Pay $10.00');
  await payButton(page).click();
  await provider(page, 'Cancel without paying').click();
  await expect(page.getByText('nothing was charged')).toBeVisible();
  await page.goto(href);
  await expect(main(page).getByText('$20.50').first()).toBeVisible();
});

test('the page with credit is accessible and fits a narrow phone', async ({ page, customer }) => {
  await owe(customer, 3_050);
  await credit(customer, 1_000);
  await page.goto('/invoices/pay');
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
  await page.goto('/invoices');
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('credit pays the whole, and ways to pay are there for those who keep it', async ({
    page,
    customer,
  }) => {
    await owe(customer, 2_000);
    await credit(customer, 2_000);
    await page.goto('/invoices/pay');
    await expect(page.getByRole('radiogroup', { name: 'How to pay' })).toBeVisible();
    await payButton(page).click();
    await expect(page.getByText('Paid with $20.00 of your credit')).toBeVisible();
    await page.getByRole('link', { name: 'View invoice' }).click();
    await expect(main(page).getByText('Paid', { exact: true }).first()).toBeVisible();
  });
});
