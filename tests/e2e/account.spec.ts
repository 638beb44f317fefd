import type { Page } from '@playwright/test';
import { expect, test } from './support/own-customer';

test.beforeEach(async ({ page }) => {
  await page.goto('/account');
});

test('the warehouse address has the suite in line 2 and is copied in full', async ({
  page,
  context,
  customer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = page.getByRole('region', { name: 'Your warehouse address' });
  await expect(card.getByText('Address line 2', { exact: true }).first()).toBeVisible();
  await card.getByRole('button', { name: /full address/ }).click();
  await expect(card.getByText('Copied').first()).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines[0]).toBe(customer.name);
  expect(lines[2]).toContain(customer.suiteNumber);
});

test('a saved change is still there after a reload', async ({ page }) => {
  const company = page.getByLabel('Company (optional)');
  await company.fill('Whitfield Studio');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.reload();
  await expect(company).toHaveValue('Whitfield Studio');
});

test('an invalid field shows its error and gets the focus; other input stays', async ({ page }) => {
  await page.getByLabel('Company (optional)').fill('Kept');
  await page.getByLabel('Name', { exact: true }).fill(' ');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter your name')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Company (optional)')).toHaveValue('Kept');
  await page.getByLabel('Name', { exact: true }).fill('Noor Haddad');
  await expect(page.getByText('Enter your name')).toBeHidden();
});

test('a pressed switch is painted before its change is sent', async ({ page }) => {
  const order = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const drawn = () => seen.push('drawn');
    document.addEventListener('click', () => (seen.push('pressed'), requestAnimationFrame(drawn)), true);
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      if (new Headers(init?.headers).has('next-action')) seen.push('sent');
      return send(input, init);
    };
    return seen;
  });
  await page.getByRole('switch', { name: /Repack/ }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  expect(await order.jsonValue()).toEqual(['pressed', 'drawn', 'sent']);
});

test('a change whose page is left before it was painted is saved as well', async ({ page }) => {
  const repack = page.getByRole('switch', { name: /Repack/ });
  const isOn = await repack.isChecked();
  const sent = page.waitForRequest((request) => request.headers()['next-action'] !== undefined);
  const opened = page.waitForEvent('load');
  await repack.evaluate((control: HTMLElement) => {
    window.requestAnimationFrame = () => 0;
    control.click();
    setTimeout(() => location.reload());
  });
  await Promise.all([sent, opened]);
  await expect(async () => {
    await page.reload();
    await expect(repack).toBeChecked({ checked: !isOn, timeout: 1_000 });
  }).toPass();
});

async function saveCompany(page: Page, company: string): Promise<void> {
  await page.getByLabel('Company (optional)').fill(company);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
}

test('1041: two changes of the same field show both values, and the customer chooses', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/account');
  await saveCompany(other, 'Elsewhere');

  const company = page.getByLabel('Company (optional)');
  await company.fill('Here');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('changed while you were editing')).toBeVisible();
  const choice = page.getByRole('group', { name: 'Company' });
  await expect(choice.getByRole('radio', { name: 'Yours Here' })).toBeChecked();
  await expect(company).toHaveValue('Here');
  await choice.getByRole('radio', { name: 'Saved elsewhere Elsewhere' }).check();
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(company).toHaveValue('Elsewhere');
});

test('1041: changes of different fields are merged without a question', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/account');
  const repack = (window: Page) => window.getByRole('switch', { name: /Repack/ });
  await expect(repack(other)).not.toBeChecked();
  await repack(other).click();
  await expect(other.getByText('Saved', { exact: true }).first()).toBeVisible();

  await saveCompany(page, 'Whitfield Studio');
  await page.reload();
  await expect(page.getByLabel('Company (optional)')).toHaveValue('Whitfield Studio');
  await expect(repack(page)).toBeChecked();
});
