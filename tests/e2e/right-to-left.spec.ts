import type { Locator } from '@playwright/test';
import { newPhone } from './support/addresses';
import { expect, test } from './support/own-customer';

/** Where an element is between the edges of the window, in px. */
async function edges(element: Locator): Promise<{ left: number; right: number }> {
  return element.evaluate((one) => {
    const { left, right } = one.getBoundingClientRect();
    return { left, right: document.documentElement.clientWidth - right };
  });
}

test('in Arabic the menu is on the right, and a panel from the end slides in on the left', async ({
  page,
  customer,
  isMobile,
}) => {
  test.skip(isMobile, 'the menu is off the canvas');
  await customer.change({ language: 'ar' });
  await page.goto('/packages');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect((await edges(page.getByRole('complementary'))).right).toBe(0);

  await page.getByRole('banner').getByRole('button').last().click();
  await expect.poll(() => edges(page.getByRole('dialog'))).toMatchObject({ left: 0 });
});

test('in Arabic a list of packages fits a phone, and names and numbers keep their direction', async ({
  page,
  customer,
}) => {
  await customer.change({ language: 'ar' });
  await customer.addPackage({ description: '27-inch monitor' });
  await customer.addPackage({ description: 'كتب' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/packages');
  await expect(page.getByRole('link', { name: '27-inch monitor' })).toHaveCSS('direction', 'ltr');
  await expect(page.getByRole('link', { name: 'كتب' })).toHaveCSS('direction', 'rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('in Arabic the left arrow key goes to the next tab', async ({ page, customer }) => {
  await customer.change({ language: 'ar' });
  await page.goto('/packages/new');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
});

test('in Arabic the digits of a code and of a phone number run from left to right', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ar', storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto('/auth/login');
  const contact = page.getByRole('textbox').first();
  await contact.fill(newPhone());
  await expect(contact).toHaveCSS('unicode-bidi', 'plaintext');
  await contact.press('Enter');
  await expect(page).toHaveURL('/auth/verify-otp');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('#code')).toHaveCSS('direction', 'ltr');
  await context.close();
});
