import type { Page } from '@playwright/test';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

/** Opens one of Ada's packages. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/packages?q=${encodeURIComponent(name)}&group=at_warehouse`);
  await page.locator('main a[href^="/packages/pkg_"]').first().click();
  await page.waitForURL(/\/packages\/pkg_/);
}

test('photos open large, each with what it shows and when, by keyboard, and Escape gives the focus back', async ({
  page,
}) => {
  await open(page, 'Silk scarf');
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.getByRole('button', { name: 'Shipping label' }).click();
  await expect(page.getByText(/^Shipping label, \d+\w\w \w{3} \d{4}, \d\d:\d\d E[SD]T$/)).toBeVisible();
  // Its neighbours stand ready beside the one that shows.
  const shown = page.locator('[aria-roledescription="Slide"]:not([inert])');
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toContainText(/^Outside, \d/);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toContainText(/^Shipping label, \d/);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Shipping label, /)).toBeHidden();
  await expect(photos.getByRole('button', { name: 'Shipping label' })).toBeFocused();
});

test('storage counts the free days that are left', async ({ page }) => {
  await open(page, 'Silk scarf');
  const storage = page.getByRole('region', { name: 'Storage' });
  await expect(storage.getByText(/^\d+ days of free storage left$/)).toBeVisible();
  await expect(storage.getByRole('progressbar', { name: 'Free storage used' })).toBeVisible();
});

test('the charges name the lines it caused and lead to their invoice', async ({ page }) => {
  await page.goto('/packages?status=delivered');
  await page.locator('main a[href^="/packages/pkg_"]').first().click();
  const charges = page.getByRole('region', { name: 'Charges' });
  const invoice = charges.getByRole('link', { name: /^INV-/ }).first();
  const number = (await invoice.textContent()) ?? '';
  await expect(
    charges.getByRole('list', { name: `Lines of invoice ${number} for this package` }),
  ).toContainText('$');
  await invoice.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

test('what is asked for on top leads to the form that answers it', async ({ page }) => {
  await page.goto('/packages?group=action_needed&status=in_storage');
  await page.getByRole('link', { name: 'Pendant light' }).click();
  await page.getByRole('link', { name: 'Say what is inside' }).click();
  await expect(
    page.getByRole('region', { name: 'Contents' }).getByLabel('Item', { exact: true }),
  ).toBeFocused();
});

test('once it is being prepared, the contents are no longer the customer’s to change', async ({ page }) => {
  await page.goto('/packages?status=processing');
  await page.locator('main a[href^="/packages/pkg_"]').first().click();
  await expect(page.getByRole('region', { name: 'Contents' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Change contents|Say what is inside/ })).toHaveCount(0);
});
