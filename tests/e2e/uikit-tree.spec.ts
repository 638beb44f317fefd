import type { Locator, Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { section } from './support/section';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1280, height: 900 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/uikit/tree');
});

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const item = (tree: Locator, name: string) => tree.getByRole('treeitem', { name, exact: true });

test('a tree checks the children of a parent, expands, and works by keyboard', async ({ page }) => {
  const area = await section(page, 'Tree');
  const tree = area.getByRole('tree', { name: 'Office files' });

  await test.step('a parent is checked, unchecked or partial according to its children', async () => {
    await expect(item(tree, 'Dock plans')).toHaveAttribute('aria-checked', 'mixed');
    await expect(item(tree, 'Invoices')).toHaveAttribute('aria-checked', 'true');
    await expect(item(tree, 'Customs')).toHaveAttribute('aria-checked', 'false');
    await item(tree, 'Dock 2.png').click();
    await item(tree, 'Winter').click();
    await expect(item(tree, 'Dock plans')).toHaveAttribute('aria-checked', 'true');
    await expect(area.getByText('6 of 11 files selected')).toBeVisible();
    await item(tree, 'Winter').locator('[data-toggle]').click();
    await item(tree, 'Heating.pdf').click();
    await expect(item(tree, 'Winter')).toHaveAttribute('aria-checked', 'mixed');
    await expect(item(tree, 'Dock plans')).toHaveAttribute('aria-checked', 'mixed');
    await item(tree, 'Dock plans').click();
    await expect(item(tree, 'Dock plans')).toHaveAttribute('aria-checked', 'true');
    await expect(area.getByText('6 of 11 files selected')).toBeVisible();
    await item(tree, 'Dock plans').click();
    await expect(area.getByText('2 of 11 files selected')).toBeVisible();
  });

  await test.step('everything expands and collapses', async () => {
    await area.getByRole('button', { name: 'Expand all' }).click();
    await expect(tree.getByRole('treeitem')).toHaveCount(16);
    await expect(item(tree, 'Heating.pdf')).toHaveAttribute('aria-level', '3');
    await area.getByRole('button', { name: 'Collapse all' }).click();
    await expect(tree.getByRole('treeitem')).toHaveCount(4);
  });

  await test.step('arrows move, expand and collapse; Home and End; Space checks; letters search', async () => {
    await page.keyboard.press('Tab');
    await expect(tree.locator('[role="treeitem"][tabindex="0"]')).toHaveCount(1);
    await tree.locator('[role="treeitem"][tabindex="0"]').focus();
    await press(page, 'Home');
    await expect(item(tree, 'Customs')).toBeFocused();
    await press(page, 'ArrowRight');
    await expect(item(tree, 'Customs')).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'ArrowRight');
    await expect(item(tree, 'Declarations')).toBeFocused();
    await press(page, 'Space');
    await expect(item(tree, 'Declarations')).toHaveAttribute('aria-checked', 'true');
    await expect(item(tree, 'Customs')).toHaveAttribute('aria-checked', 'mixed');
    await press(page, 'ArrowLeft');
    await expect(item(tree, 'Customs')).toBeFocused();
    await press(page, 'ArrowLeft');
    await expect(item(tree, 'Customs')).toHaveAttribute('aria-expanded', 'false');
    await press(page, 'End');
    await expect(item(tree, 'Opening hours.pdf')).toBeFocused();
    await press(page, 'i');
    await expect(item(tree, 'Invoices')).toBeFocused();
    await press(page, 'ArrowUp');
    await expect(item(tree, 'Dock plans')).toBeFocused();
  });
});

test('a tree table shows names, sizes and types at their levels, with the keys of a tree', async ({
  page,
}) => {
  const area = await section(page, 'Tree table');
  const grid = area.getByRole('treegrid', { name: 'Office files with sizes' });
  const row = (name: string | RegExp) => grid.getByRole('row', { name });

  await expect(grid.getByRole('columnheader')).toHaveText(['Name', 'Size', 'Type']);
  await expect(row(/^Customs/)).toContainText('1.4 MB');
  await expect(row(/^Customs \(partly selected\)/)).toHaveAttribute('aria-level', '1');
  await expect(row(/^Tariff table/)).toHaveAttribute('aria-selected', 'true');
  await expect(row(/^Tariff table/)).toHaveAttribute('aria-level', '2');
  await row(/^Declarations/).click();
  await expect(row(/^Customs/)).toHaveAttribute('aria-selected', 'true');
  await expect(area.getByText('4 of 11 files selected')).toBeVisible();
  await row(/^Customs/)
    .locator('[data-toggle]')
    .click();
  await expect(row(/^Customs/)).toHaveAttribute('aria-expanded', 'false');
  await expect(row(/^Customs/)).toBeFocused();
  await press(page, 'ArrowDown', 'ArrowRight', 'ArrowDown');
  await expect(row(/^Dock 1\.png/)).toBeFocused();
  await press(page, 'Space');
  await expect(row(/^Dock plans \(partly selected\)/)).toHaveAttribute('aria-selected', 'false');
  await accessible(page);
});
