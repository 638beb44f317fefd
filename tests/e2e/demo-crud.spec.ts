import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { products } from '@/components/demo/data/products';
import { menuReady, touches } from './support/layout';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const rows = (page: Page) => page.getByRole('table', { name: 'Products' }).locator('tbody tr');
const shown = (page: Page) => page.getByText(/^Showing/);
const saying = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).locator('[data-severity]').filter({ hasText: text });

/** Opens the page and waits until it has hydrated. */
async function open(page: Page) {
  await page.goto('/pages/crud');
  await menuReady(page);
  await expect(shown(page)).toHaveText('Showing 1 to 10 of 12');
}

test('a product is created, edited, deleted and restored', async ({ page }) => {
  await open(page);
  const form = page.getByRole('form', { name: 'Product' });

  await test.step('missing fields show errors, and the first one gets the focus', async () => {
    await page.getByRole('button', { name: 'New', exact: true }).click();
    // On a phone the focus would open the on-screen keyboard.
    const first = (await touches(page)) ? page.getByRole('dialog') : form.getByLabel('Name');
    await expect(first).toBeFocused();
    await form.getByRole('button', { name: 'Create product' }).click();
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.');
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByLabel('Price')).toHaveAccessibleDescription('Enter a price.');
  });

  await test.step('a new product is at the top of the list', async () => {
    await form.getByLabel('Name').fill('Cork board');
    await form.getByRole('radio', { name: 'Stationery' }).check();
    await form.getByLabel('Price').fill('19.99');
    await form.getByLabel('Quantity').fill('4');
    await form.getByRole('button', { name: 'Create product' }).click();
    await expect(form).toBeHidden();
    await expect(saying(page, 'Product created')).toContainText('Cork board');
    await expect(rows(page).first()).toContainText('NP-8001');
    await expect(rows(page).first()).toContainText('$19.99');
    await expect(shown(page)).toHaveText('Showing 1 to 10 of 13');
    await expect(page.getByRole('button', { name: 'New', exact: true })).toBeFocused();
  });

  await test.step('an edit is saved only when status and quantity agree', async () => {
    await page.getByRole('button', { name: 'Edit Cork board' }).click();
    await form.getByLabel('Quantity').fill('0');
    await form.getByRole('button', { name: 'Save product' }).click();
    await expect(form.getByLabel('Status')).toHaveAccessibleDescription(/don’t agree/);
    await form.getByLabel('Status').selectOption('Out of stock');
    await form.getByRole('button', { name: 'Save product' }).click();
    await expect(rows(page).first()).toContainText('Out of stock');
  });

  await test.step('deleting asks for confirmation; cancelling deletes nothing', async () => {
    await page.getByRole('button', { name: 'Delete Cork board' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this product?' });
    const keep = question.getByRole('button', { name: 'Keep' });
    await expect((await touches(page)) ? question : keep).toBeFocused();
    await keep.click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete Cork board' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete Cork board' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page).first()).not.toContainText('Cork board');
    await expect(page.getByRole('region', { name: 'Products', exact: true })).toBeFocused();
  });

  await test.step('the toolbar undoes a deletion once', async () => {
    const undo = page.getByRole('toolbar', { name: 'Products' }).getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(rows(page).first()).toContainText('Cork board');
    await expect(undo).toBeDisabled();
  });

  await test.step('changes are there after a reload', async () => {
    await page.reload();
    await expect(rows(page).first()).toContainText('Cork board');
  });
});

test('several products are deleted together and restored to their places from the toast', async ({
  page,
}) => {
  await open(page);
  const tools = page.getByRole('toolbar', { name: 'Products' });
  const remove = tools.getByRole('button', { name: /^Delete/ });
  await expect(remove).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Select Desk lamp' }).check();
  await page.getByRole('checkbox', { name: 'Select Trail shoes' }).check();
  await expect(remove).toHaveText('Delete 2');
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 products?' });
  await expect(question).toContainText('Desk lamp, Trail shoes');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(shown(page)).toHaveText('Showing 1 to 10 of 10');
  await expect(remove).toBeDisabled();
  await saying(page, 'Products deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page)).toHaveText('Showing 1 to 10 of 12');
  await expect(rows(page).nth(1)).toContainText('Desk lamp');
  await expect(rows(page).nth(3)).toContainText('Trail shoes');
});

test('the list can be searched, paged and exported; an empty one says so', async ({ page }) => {
  await open(page);
  await page.getByLabel('Rows per page').selectOption('5');
  await expect(shown(page)).toHaveText('Showing 1 to 5 of 12');
  await page.getByLabel('Rows per page').selectOption('25');

  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill('out of stock');
  const gone = products.filter(({ inventoryStatus }) => inventoryStatus === 'OUTOFSTOCK');
  await expect(shown(page)).toContainText(`of ${gone.length}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect((await download).suggestedFilename()).toBe('products.csv');
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFCode,Name,Price,Category,Quantity,Reviews,Status',
    'EL-5118,Over-ear headphones,189,Electronics,0,4,Out of stock',
  ]);

  await search.fill('zeppelin');
  await expect(page.getByText('No matches')).toBeVisible();
  await search.fill('');
  await accessibleInBothSchemes(page);

  await test.step('all products can be deleted', async () => {
    if ((page.viewportSize()?.width ?? 0) < 768) return;
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Delete 12' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No products yet')).toBeVisible();
  });
  await fitsNarrowPhone(page);
});
