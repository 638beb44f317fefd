import type { Locator, Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { signedIn } from './support/session';
import { pressAt } from './support/layout';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const root = (page: Page) => page.locator('html');
const opener = (page: Page) => page.getByRole('button', { name: 'Theme settings' });

async function openSettings(page: Page): Promise<Locator> {
  await opener(page).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect(panel.getByRole('heading', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  await expect(panel).toBeFocused();
  return panel;
}

/** A choice by its name and its section. */
const choice = (panel: Locator, section: string, name: string) =>
  panel.getByRole('radiogroup', { name: section, exact: true }).getByRole('radio', { name, exact: true });

/** The name of the marked swatch. */
const highlighted = (panel: Locator, section: string) =>
  panel
    .getByRole('radiogroup', { name: section })
    .locator('label')
    .filter({ has: panel.page().locator('svg') });

test('SPEC 2 and 4: every section of the settings applies at once and survives a reload', async ({
  page,
}) => {
  await page.goto('/account');
  const panel = await openSettings(page);
  const primaryColour = () =>
    root(page).evaluate((html) => getComputedStyle(html).getPropertyValue('--p-primary-color'));
  const before = await primaryColour();

  await choice(panel, 'Primary', 'Violet').check();
  await expect(root(page)).toHaveAttribute('data-primary', 'violet');
  await expect.poll(primaryColour).not.toBe(before);
  await choice(panel, 'Surface', 'Ocean').check();
  await expect(root(page)).toHaveAttribute('data-surface', 'ocean');
  // A chosen surface can be unset, and the focus stays in place.
  await panel.getByRole('button', { name: 'Use the default' }).press('Enter');
  await expect(root(page)).not.toHaveAttribute('data-surface');
  await expect(panel.getByRole('radiogroup', { name: 'Surface' }).locator(':focus')).toHaveCount(1);
  await choice(panel, 'Surface', 'Ocean').check();
  await choice(panel, 'Presets', 'Nora').check();
  await expect(root(page)).toHaveAttribute('data-preset', 'Nora');
  // Changing the preset reapplies preset, primary and surface.
  await expect(root(page)).toHaveAttribute('data-primary', 'violet');
  await expect(root(page)).toHaveAttribute('data-surface', 'ocean');
  await choice(panel, 'Color Scheme', 'Dark').click();
  await expect(root(page)).toHaveClass(/dark/);
  await choice(panel, 'Menu Type', 'Slim plus').check();
  await expect(root(page)).toHaveAttribute('data-menu-mode', 'slim-plus');
  await choice(panel, 'Menu Theme', 'Primary color').check();
  await expect(root(page)).toHaveAttribute('data-menu-theme', 'primaryColor');

  await page.reload();
  for (const [name, value] of [
    ['data-primary', 'violet'],
    ['data-surface', 'ocean'],
    ['data-preset', 'Nora'],
    ['data-menu-mode', 'slim-plus'],
    ['data-menu-theme', 'primaryColor'],
  ] as const) {
    await expect(root(page)).toHaveAttribute(name, value);
  }
  await expect(root(page)).toHaveClass(/dark/);
  const again = await openSettings(page);
  for (const [section, name] of [
    ['Primary', 'Violet'],
    ['Surface', 'Ocean'],
    ['Presets', 'Nora'],
    ['Color Scheme', 'Dark'],
    ['Menu Type', 'Slim plus'],
    ['Menu Theme', 'Primary color'],
  ] as const) {
    await expect(choice(again, section, name)).toBeChecked();
  }
});

test('SPEC 4: with no surface chosen slate is highlighted in light and zinc in dark', async ({ page }) => {
  await page.goto('/account');
  const panel = await openSettings(page);
  await expect(highlighted(panel, 'Surface')).toHaveAttribute('title', 'Slate');
  await expect(highlighted(panel, 'Primary')).toHaveAttribute('title', 'Green');
  await expect(panel.getByRole('radiogroup', { name: 'Surface' })).toHaveAccessibleDescription(/Slate/);
  await accessible(page);
  await choice(panel, 'Color Scheme', 'Dark').click();
  await expect(highlighted(panel, 'Surface')).toHaveAttribute('title', 'Zinc');
  await expect(
    panel.getByRole('radiogroup', { name: 'Surface' }).getByRole('radio', { checked: true }),
  ).toHaveCount(0);
  await accessible(page);
  // Choosing the highlighted default makes it permanent across schemes.
  await choice(panel, 'Surface', 'Zinc').check();
  await choice(panel, 'Color Scheme', 'Light').click();
  await expect(highlighted(panel, 'Surface')).toHaveAttribute('title', 'Zinc');
});

test('SPEC 4: reveal and drawer have no transparent menu', async ({ page }) => {
  await page.goto('/account');
  const panel = await openSettings(page);
  const transparent = choice(panel, 'Menu Theme', 'Transparent');
  await transparent.check();
  for (const mode of ['Reveal', 'Drawer']) {
    await choice(panel, 'Menu Type', 'Static').check();
    await expect(transparent).toBeEnabled();
    await transparent.check();
    await choice(panel, 'Menu Type', mode).check();
    await expect(transparent).toBeDisabled();
    await expect(choice(panel, 'Menu Theme', 'Color scheme')).toBeChecked();
    await expect(root(page)).toHaveAttribute('data-menu-theme', 'colorScheme');
  }
});

test('SPEC 9: the settings sidebar is 20rem wide, at the right; Escape, a press outside and its button close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/account');
  const panel = await openSettings(page);
  const surface = page.getByRole('heading', { name: 'Settings' }).locator('xpath=ancestor::div[2]');
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await surface.boundingBox()) ?? {};
      return [x, width];
    })
    .toEqual([960, 320]);

  await page.keyboard.press('Escape');
  await expect(panel).not.toBeAttached();
  await expect(opener(page)).toBeFocused();
  await openSettings(page);
  await pressAt(page, 40, 400);
  await expect(panel).not.toBeAttached();
  await expect(opener(page)).toBeFocused();
  await openSettings(page);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).not.toBeAttached();
});

test('the settings can be used with the keyboard alone', async ({ page }) => {
  await page.goto('/account');
  await expect(opener(page)).toBeEnabled();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect(panel.getByRole('heading', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  const green = choice(panel, 'Primary', 'Green');
  for (let i = 0; i < 3 && !(await green.evaluate((radio) => radio === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await expect(green).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(choice(panel, 'Primary', 'Lime')).toBeFocused();
  await expect(root(page)).toHaveAttribute('data-primary', 'lime');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(root(page)).toHaveAttribute('data-surface', 'slate');
});

test('SPEC 4: opening the settings closes an open menu first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/account');
  const panel = await openSettings(page);
  await choice(panel, 'Menu Type', 'Overlay').check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(root(page)).toHaveAttribute('data-menu-overlay');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  await expect(root(page)).not.toHaveAttribute('data-menu-overlay');
});

test.describe('for a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('SPEC 2: full pages have a cog and the simple settings, without the menu', async ({ page }) => {
    await page.goto('/auth/login');
    const panel = await openSettings(page);
    await expect(panel.getByRole('radiogroup')).toHaveCount(4);
    for (const section of ['Primary', 'Surface', 'Presets', 'Color Scheme']) {
      await expect(panel.getByRole('radiogroup', { name: section })).toBeVisible();
    }
    await choice(panel, 'Primary', 'Rose').check();
    await expect(root(page)).toHaveAttribute('data-primary', 'rose');
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-primary', 'rose');
  });
});
