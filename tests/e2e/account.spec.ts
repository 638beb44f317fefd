import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  await page.goto('/account');
});

test('the warehouse address carries the suite in line 2 and is copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = page.getByRole('region', { name: 'Your warehouse address' });
  await expect(card.getByText('Address line 2', { exact: true }).first()).toBeVisible();
  await card.getByRole('button', { name: /whole address/ }).click();
  await expect(card.getByText('Copied').first()).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines[0]).toBe('Ada Whitfield');
  expect(lines[2]).toContain('MIA-10428');
});

test('a change is saved and stays', async ({ page }) => {
  const company = page.getByLabel('Company (optional)');
  const before = await company.inputValue();
  await company.fill('Whitfield Studio');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved')).toBeVisible();
  await page.reload();
  await expect(company).toHaveValue('Whitfield Studio');
  await company.fill(before);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved')).toBeVisible();
});

test('an invalid field says why and takes the focus; the other input stays', async ({ page }) => {
  await page.getByLabel('Company (optional)').fill('Kept');
  await page.getByLabel('Name', { exact: true }).fill(' ');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter your name')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Company (optional)')).toHaveValue('Kept');
});

test('1041: a change made elsewhere meanwhile costs no input, and saving again is a decision', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByLabel('Company (optional)').fill('Elsewhere');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Your changes are saved')).toBeVisible();

  await page.getByLabel('Company (optional)').fill('Here');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('changed while you were editing')).toBeVisible();
  await expect(page.getByText('Saved elsewhere: Elsewhere')).toBeVisible();
  await expect(page.getByLabel('Company (optional)')).toHaveValue('Here');
  await page.getByLabel('Company (optional)').fill('');
  await page.getByRole('button', { name: 'Save my changes anyway' }).click();
  await expect(page.getByText('Your changes are saved')).toBeVisible();
});
