import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { owe, payButton, provider } from './support/money';
import { newReference } from './support/operator';
import { expect, test } from './support/own-customer';

test('a paid invoice is credited and refunded: its customer reads why, and where the money is', async ({
  page,
  customer,
}) => {
  const { id, number, href } = await owe(customer, 2_000);
  await page.goto(`/invoices/pay?invoice=${id}`);
  await payButton(page).click();
  await provider(page, 'Pay').click();
  await expect(page.getByText('We received your payment of $20.00')).toBeVisible();
  const payment = new URL(page.url()).pathname;
  const today = new Date();
  await customer.operator('creditNotes', {
    reference: newReference(),
    invoiceNumber: number,
    reason: 'Billed twice',
    issueDate: today.toISOString().slice(0, 10),
  });

  await page.goto(href);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Credit notes' })).toBeVisible();
  await expect(main).toContainText('Billed twice');
  await expect(main).toContainText('$20.00 that you had paid is credit on your account now');
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: /^Download PDF of credit note/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await accessibleInBothSchemes(page, 'main');

  await page.goto('/invoices/payments');
  await expect(page.getByTestId('credit')).toHaveText('$20.00');
  await customer.operator('refunds', {
    reference: newReference(),
    paymentReference: payment.split('/').at(-1),
    amount: 500,
    refundedAt: new Date().toISOString(),
  });
  await page.goto(payment);
  await expect(main).toContainText('$5.00 refunded on');
  await expect(main.getByText('$15.00')).toBeVisible();
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
  await page.goto('/invoices/payments');
  await expect(page.getByTestId('credit')).toHaveText('$15.00');
});

test('a refund through the provider is under way, then done, then back, as its customer reads', async ({
  page,
  customer,
}) => {
  const { id, href } = await owe(customer, 2_000);
  await page.goto(`/invoices/pay?invoice=${id}`);
  await page.getByLabel('Add credit, in USD').fill('5');
  await payButton(page).click();
  await expect(provider(page, 'Pay')).toBeVisible();
  const atProvider = page.url();
  await provider(page, 'Pay').click();
  await expect(page.getByText('We received your payment of $25.00')).toBeVisible();
  const payment = new URL(page.url()).pathname;
  await customer.operator('refunds', {
    reference: newReference(),
    paymentReference: payment.split('/').at(-1),
    amount: 500,
    sentBy: 'provider',
  });

  const main = page.getByRole('main');
  await page.goto(payment);
  await expect(main).toContainText('Refund of $5.00 under way since');
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
  await page.goto(href);
  await expect(main).toContainText('Refund of $5.00 under way since');
  await page.goto('/invoices/statement');
  await expect(main.getByText('Refund under way')).toBeVisible();
  await page.goto('/invoices/payments');
  await expect(page.getByTestId('credit')).toHaveCount(0);

  // The provider has it once the job of the refund has sent it.
  const arrives = provider(page, 'Let the refund arrive');
  await expect
    .poll(async () => {
      await page.goto(atProvider);
      return arrives.count();
    })
    .toBe(1);
  await accessibleInBothSchemes(page);
  await arrives.click();
  await expect(main).toContainText('$5.00 refunded on');
  await page.goto(atProvider);
  await provider(page, 'Let the refund bounce').click();
  await expect(main).toContainText('came back on');
  await page.goto('/invoices/payments');
  await expect(page.getByTestId('credit')).toHaveText('$5.00');
});
