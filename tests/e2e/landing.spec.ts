import { expect, test } from './support/test';
import { signedIn } from './support/session';
import { keep, rootStyle } from './support/theme';

test.use({ storageState: signedIn });

test('the bar links to the sections of the page; on a narrow screen its menu does', async ({ page }) => {
  await page.goto('/landing');
  const parts = ['How it works', 'Features', 'Appearance', 'Hosting', 'FAQ'];
  const menu = page.getByRole('button', { name: 'Menu' });
  for (const [i, part] of parts.entries()) {
    if (await menu.isVisible()) await menu.press('Enter');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: part })
      .press('Enter');
    const title = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(title.nth(i < 2 ? i : i + 1)).toBeInViewport();
    await expect(page).toHaveURL(/#\w+$/);
  }
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens and closes by keyboard and returns the focus', async ({ page }) => {
    await page.goto('/landing');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Go to your packages' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('a signed-in customer gets a link to the portal, and the ways to pay are those that an operator sets', async ({
  page,
}) => {
  await page.goto('/landing');
  await expect(page.getByRole('link', { name: /^(Sign in|Register)$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Can customers pay here?' }).click();
  await expect(page.getByText('You set which.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to your packages' }).first().click();
  await expect(page).toHaveURL('/packages');
});

test('colour, preset and scheme apply at once and are saved', async ({ page }) => {
  await keep(page, { theme: 'light' });
  await page.goto('/landing');
  const looks = page.getByRole('region', { name: 'Make it yours' });
  const green = await rootStyle(page, '--p-primary-color');
  await looks.getByRole('radio', { name: 'Violet' }).click();
  await expect.poll(() => rootStyle(page, '--p-primary-color')).not.toBe(green);
  await looks.getByRole('radio', { name: 'Nora' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-preset', 'Nora');
  await looks.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);

  await page.reload();
  await expect(looks.getByRole('radio', { name: 'Violet' })).toBeChecked();
  await expect(looks.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('the settings open in simple mode, and the answers to questions expand', async ({ page }) => {
  await page.goto('/landing');
  await page.getByRole('button', { name: 'Theme settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('radiogroup', { name: 'Presets' })).toBeVisible();
  await expect(settings.getByText('Menu Type')).toBeHidden();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Can I modify it?' }).click();
  await expect(page.getByText('The MIT license only requires you to keep its notice')).toBeVisible();
});

test('the documentation link opens the documentation', async ({ page }) => {
  await page.goto('/landing');
  await page.getByRole('main').getByRole('link', { name: 'Documentation' }).click();
  await expect(page).toHaveURL('/documentation');
});
