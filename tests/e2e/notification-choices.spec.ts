import type { Page } from '@playwright/test';
import { outboxResultSchema } from '@/server/cli/commands/outbox';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { expect, test } from './support/own-customer';
import { serverCommand } from './support/server-command';

const card = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const byEmail = (page: Page, group: string) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name: 'E-mail' });
const save = (page: Page) => card(page).getByRole('button', { name: 'Save notifications' });

/** The newest message to an address that a pattern fits. */
async function messageTo(email: string, pattern: RegExp): Promise<string> {
  const { messages } = await serverCommand('outbox', { limit: 200 }, outboxResultSchema);
  return messages.find(({ recipient, body }) => recipient === email && pattern.test(body))?.body ?? '';
}

test('what is chosen off is not sent, and the link of what is sent leads to the choices without signing in', async ({
  page,
  customer,
  browser,
}) => {
  // A message waits half a minute for more news.
  test.slow();
  await page.goto('/account');
  await byEmail(page, 'Arrivals').click();
  await save(page).click();
  await expect(card(page).getByText('Changes saved')).toBeVisible();
  await page.reload();
  await expect(byEmail(page, 'Arrivals')).not.toBeChecked();
  await expect(byEmail(page, 'Delivery problems')).toBeChecked();

  await customer.addPackage({ description: 'Two books', status: 'received' });
  const action = { code: 'declare_contents', label: 'Say what is inside' };
  await customer.addPackage({ description: 'Desk lamp', nextAction: action });
  await expect.poll(() => messageTo(customer.email, /Desk lamp/), { timeout: 60_000 }).not.toBe('');
  expect(await messageTo(customer.email, /Two books/)).toBe('');

  const link = /Change what you receive: (\S+)/.exec(await messageTo(customer.email, /Desk lamp/))?.[1] ?? '';
  const guest = await browser.newPage({
    storageState: { cookies: [], origins: [] },
    javaScriptEnabled: false,
  });
  await guest.goto(link);
  await expect(byEmail(guest, 'Arrivals')).not.toBeChecked();
  await byEmail(guest, 'Arrivals').check();
  await guest.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await guest.getByRole('button', { name: 'Save' }).click();
  await expect(guest.getByRole('status')).toContainText('Saved.');
  await expect(guest.getByRole('combobox', { name: 'From' })).toHaveValue('22');
  await guest.setViewportSize({ width: 320, height: 700 });
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await guest.close();

  await page.reload();
  await expect(byEmail(page, 'Arrivals')).toBeChecked();
  await expect(card(page).getByRole('checkbox', { name: 'Quiet hours' })).toBeChecked();
});

test('choices are made by keyboard; a daily message in quiet hours is refused beside its hour', async ({
  page,
  customer: _customer,
}) => {
  await page.goto('/account');
  const hour = card(page).getByRole('combobox', { name: 'Time of the daily message' });
  await expect(hour).toBeHidden();
  await byEmail(page, 'Once a day').press('Space');
  await hour.selectOption('23:00');
  await card(page).getByRole('checkbox', { name: 'Quiet hours' }).press('Space');
  await save(page).press('Enter');
  await expect(hour).toBeFocused();
  await expect(hour).toHaveAccessibleDescription('Choose a time outside your quiet hours');
  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);

  await hour.selectOption('08:00');
  await expect(hour).toHaveAccessibleDescription('');
  await save(page).press('Enter');
  await expect(card(page).getByText('Changes saved')).toBeVisible();
  await page.reload();
  await expect(hour).toHaveValue('8');
  await expect(byEmail(page, 'Once a day')).toBeChecked();
});

test('only channels that reach the customer can be chosen, and the page says which do not', async ({
  page,
  customer: _customer,
}) => {
  await page.goto('/account');
  await expect(card(page).getByRole('checkbox', { name: 'E-mail' })).toHaveCount(6);
  await expect(card(page).getByRole('checkbox', { name: /Text message|WhatsApp/ })).toHaveCount(0);
  await expect(card(page).getByText('Not available yet: Text message, WhatsApp.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('choices are saved as well', async ({ page, customer: _customer }) => {
    await page.goto('/account');
    await byEmail(page, 'Invoices and payments').uncheck();
    await save(page).click();
    await expect(card(page).getByText('Changes saved')).toBeVisible();
    await page.goto('/account');
    await expect(byEmail(page, 'Invoices and payments')).not.toBeChecked();
  });
});
