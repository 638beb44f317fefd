import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibleInBothSchemes } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const rows = (page: Page) => page.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem');
const chips = (page: Page) => page.getByRole('list', { name: 'Filters', exact: true }).getByRole('link');

async function openFilters(page: Page) {
  await page.getByRole('button', { name: 'Filter' }).click();
  return page.getByRole('group', { name: 'Filter options' });
}

test.describe('filters of the packages', () => {
  test('a status filters the list, is in the address, and Back removes it', async ({ page }) => {
    await page.goto('/packages');
    const filters = await openFilters(page);
    await filters.getByLabel('Status').selectOption('In customs');
    await expect(page).toHaveURL('/packages?status=in_customs');
    await expect(rows(page).first()).toContainText('In customs');
    await expect(rows(page)).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL('/packages');
    await expect(rows(page)).toHaveCount(25);
    await expect(filters.getByLabel('Status')).toHaveValue('');
  });

  test('a status of another group switches to that group', async ({ page }) => {
    await page.goto('/packages?group=done');
    const filters = await openFilters(page);
    await filters.getByLabel('Status').selectOption('In customs');
    await expect(page).toHaveURL('/packages?status=in_customs');
    await expect(rows(page)).toHaveCount(2);
  });

  test('dates filter it too; each chip removes its own filter', async ({ page }) => {
    await page.goto('/packages');
    const filters = await openFilters(page);
    await filters.getByRole('textbox', { name: 'Updated until' }).fill('01/02/2020');
    await expect(page).toHaveURL('/packages?to=2020-01-02');
    await expect(page.getByText('No matching packages')).toBeVisible();
    await filters.getByRole('textbox', { name: 'Updated since' }).fill('01/01/2020');
    await expect(page).toHaveURL('/packages?from=2020-01-01&to=2020-01-02');
    await expect(chips(page)).toHaveText([/Since 1st Jan 2020/, /Until 2nd Jan 2020/]);
    await page.getByRole('link', { name: /Until 2nd Jan 2020/ }).click();
    await expect(page).toHaveURL('/packages?from=2020-01-01');
    await expect(rows(page)).toHaveCount(25);
  });

  test('an invalid date shows an error and changes nothing', async ({ page }) => {
    await page.goto('/packages');
    const filters = await openFilters(page);
    await filters.getByRole('textbox', { name: 'Updated since' }).fill('13/45/2026');
    await filters.getByRole('textbox', { name: 'Updated since' }).blur();
    await expect(filters.getByText('There’s no month 13')).toBeVisible();
    await expect(page).toHaveURL('/packages');
    await accessibleInBothSchemes(page, 'main');
  });

  test('search finds by contents', async ({ page }) => {
    await page.goto('/packages?q=vinyl%20record');
    await expect(rows(page).first()).toBeVisible();
    await expect(rows(page).first()).toContainText(/vinyl/i);
  });
});

test.describe('an extended list', () => {
  test('has the same length after a reload', async ({ page }) => {
    await page.goto('/packages');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows(page)).toHaveCount(50);
    await expect(page).toHaveURL('/packages?shown=50');
    await page.reload();
    await expect(rows(page)).toHaveCount(50);
  });

  test('has the same length on return from a package', async ({ page }) => {
    await page.goto('/packages');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows(page)).toHaveCount(50);
    await rows(page).nth(40).getByRole('link').click();
    await page.waitForURL(/\/packages\/pkg_/);
    await page.goBack();
    await expect(rows(page)).toHaveCount(50);
  });

  test('starts over with another filter', async ({ page }) => {
    await page.goto('/packages?shown=50');
    await expect(rows(page)).toHaveCount(50);
    const filters = await openFilters(page);
    await filters.getByLabel('Status').selectOption('Delivered');
    await expect(page).toHaveURL('/packages?status=delivered');
    await expect(rows(page)).toHaveCount(12);
  });
});

test('the CSV has exactly the packages of the filter', async ({ page }) => {
  await page.goto('/packages?status=delivered');
  const names = await rows(page).getByRole('link').allTextContents();
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download these packages as CSV' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const lines = text.trim().split(/\r?\n/);
  expect(lines).toHaveLength(names.length + 1);
  for (const name of names) expect(text).toContain(name);
});
