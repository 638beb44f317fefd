import type { Page } from '@playwright/test';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

/** Opens one of Ada's packages. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/packages?q=${encodeURIComponent(name)}&group=at_warehouse`);
  await page.locator('main a[href^="/packages/pkg_"]').first().click();
  await page.waitForURL(/\/packages\/pkg_/);
}

test('the top says by picture, name, sentence and date where the package is', async ({ page }) => {
  await open(page, 'Silk scarf');
  const hero = page.locator('.hero');
  await expect(hero.getByText('Silk scarf')).toBeVisible();
  await expect(hero.getByRole('heading', { level: 1 })).toContainText('Arrived at the Miami warehouse');
  await expect(hero.locator('time')).toHaveText(/^\d+\w\w \w{3}/);
  await expect(hero.getByText(/^Arrived$/)).toBeVisible();
  await expect(hero.getByText(/^Carrier: /)).toHaveCount(1);
  await expect
    .poll(() => hero.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await accessibleInBothSchemes(page, '.hero');
  await fitsNarrowPhone(page);
});

test('a package without a photo has the icon of its state in the same place', async ({ page }) => {
  await page.goto('/packages?status=in_transit');
  await page.locator('main a[href^="/packages/pkg_"]').first().click();
  const picture = page.locator('.hero-picture');
  await expect(picture.locator('svg')).toBeVisible();
  await expect(page.locator('.hero').getByText(/^(Arrives|Was expected)$/)).toBeVisible();
  const { width, height } = (await picture.boundingBox()) ?? { width: NaN, height: NaN };
  expect(width / height).toBeCloseTo(4 / 3, 1);
});

test('photos open large with caption and time, work by keyboard, and Escape returns the focus', async ({
  page,
}) => {
  await open(page, 'Silk scarf');
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.getByRole('button', { name: 'Shipping label' }).click();
  await expect(page.getByText(/^Shipping label, \d+\w\w \w{3} \d{4}, \d\d:\d\d E[SD]T$/)).toBeVisible();
  // The neighbouring slides are already rendered.
  const shown = page.locator('[aria-roledescription="Slide"]:not([inert])');
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toContainText(/^Outside, \d/);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toContainText(/^Shipping label, \d/);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Shipping label, /)).toBeHidden();
  await expect(photos.getByRole('button', { name: 'Shipping label' })).toBeFocused();
});

test('storage counts the remaining free days', async ({ page }) => {
  await open(page, 'Silk scarf');
  const storage = page.getByRole('region', { name: 'Storage' });
  await expect(storage.getByText(/^\d+ days of free storage left$/)).toBeVisible();
  await expect(storage.getByRole('progressbar', { name: 'Free storage used' })).toBeVisible();
});

test("the charges list the package's invoice lines and link to their invoice", async ({ page }) => {
  await page.goto('/packages?status=delivered');
  await page.locator('main a[href^="/packages/pkg_"]').first().click();
  const charges = page.getByRole('region', { name: 'Charges' });
  const invoice = charges.getByRole('link', { name: /^INV-/ }).first();
  const number = (await invoice.textContent()) ?? '';
  await expect(
    charges.getByRole('list', { name: `Line items for this package on invoice ${number}` }),
  ).toContainText('$');
  await invoice.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

test('a warehouse request links to the form that answers it', async ({ page }) => {
  await page.goto('/packages?group=action_needed&status=in_storage');
  await page.getByRole('link', { name: 'Pendant light' }).click();
  await page.getByRole('link', { name: 'Declare contents' }).click();
  await expect(
    page.getByRole('region', { name: 'Contents' }).getByLabel('Item', { exact: true }),
  ).toBeFocused();
});

test('once the package is being prepared, the customer can no longer change its contents', async ({
  page,
}) => {
  await page.goto('/packages?status=processing');
  await page.locator('main a[href^="/packages/pkg_"]').first().click();
  await expect(page.getByRole('region', { name: 'Contents' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Change contents|Declare contents/ })).toHaveCount(0);
});
