import type { Locator, Page } from '@playwright/test';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

/** Opens one of Ada's packages; each test that changes one has its own. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/packages?q=${encodeURIComponent(name)}&group=at_warehouse`);
  await page.locator('main a[href^="/packages/pkg_"]').first().click();
  await page.waitForURL(/\/packages\/pkg_/);
}

async function edit(page: Page): Promise<Locator> {
  const card = page.getByRole('region', { name: 'Contents' });
  await card.getByRole('button', { name: /Change contents|Say what is inside/ }).click();
  await expect(card.getByLabel('Item', { exact: true }).first()).toBeFocused();
  return card;
}

const save = (card: Locator) => card.getByRole('button', { name: 'Save contents' });

test('photos open large, each with what it shows and when, by keyboard, and Escape gives the focus back', async ({
  page,
}) => {
  await open(page, 'Silk scarf');
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.getByRole('button', { name: 'Shipping label' }).click();
  await expect(page.getByText(/^Shipping label, \d+\w\w \w{3} \d{4}, \d\d:\d\d$/)).toBeVisible();
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

test('a name is given in its place, shows in the list, and is taken away again', async ({ page }) => {
  await open(page, '27-inch monitor');
  await page.getByRole('button', { name: 'Give it a name' }).click();
  await page.getByLabel('Your name for this package').fill('For the desk');
  await page.keyboard.press('Enter');
  await expect(page.getByText('For the desk · 27-inch monitor')).toBeVisible();
  const rename = page.getByRole('button', { name: 'Rename' });
  await expect(rename).toBeFocused();
  await expect(rename).not.toHaveAttribute('aria-busy');
  await page.goto('/packages?q=for%20the%20desk');
  await page.getByRole('link', { name: 'For the desk', exact: true }).click();
  await rename.click();
  await page.getByLabel('Your name for this package').fill('');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Give it a name' })).toBeVisible();
});

test('a name that can’t be saved goes back, and what was typed is there to try again', async ({
  page,
  faults,
}) => {
  await open(page, 'Solar garden lights');
  await page.route('**/packages/pkg_*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Give it a name' }).click();
  await page.getByLabel('Your name for this package').fill('Terrace');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The name was not saved.')).toBeVisible();
  await expect(page.getByLabel('Your name for this package')).toHaveValue('Terrace');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Give it a name' })).toBeVisible();
  faults.splice(0);
});

test('contents are declared line by line and add up to the declared value', async ({ page }) => {
  await open(page, 'Merino blanket');
  const card = await edit(page);
  // The long run does this on two devices in one portal.
  const earlier = card.getByRole('button', { name: 'Remove item 2' });
  if (await earlier.isVisible()) await earlier.click();
  await card.getByLabel('Quantity').first().fill('2');
  await card.getByLabel('Each, USD').first().fill('49.95');
  await card.getByRole('button', { name: 'Add an item' }).click();
  await card.getByLabel('Item', { exact: true }).last().fill('Gift box');
  await card.getByLabel('Each, USD').last().fill('5');
  await expect(card.getByRole('status')).toHaveText('$104.90');
  await save(card).click();
  await expect(card.getByRole('row', { name: /Declared value/ })).toContainText('$104.90');
  await expect(card.getByRole('row', { name: /Gift box/ })).toContainText('$5.00');
  await expect(card.getByRole('button', { name: 'Change contents' })).toBeFocused();
});

test('a field that is wrong says why and takes the focus; nothing is sent', async ({ page }) => {
  await open(page, 'Tablet with cover');
  const card = await edit(page);
  await card.getByLabel('Each, USD').first().fill('much');
  await save(card).click();
  await expect(card.getByText('Enter what one is worth, such as 12.50')).toBeVisible();
  await expect(card.getByLabel('Each, USD').first()).toBeFocused();
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
});

test('contents that can’t be sent stay in the form, and are saved by the next try', async ({
  page,
  faults,
}) => {
  await open(page, 'Chain, cassette');
  const card = await edit(page);
  await card.getByLabel('Item', { exact: true }).first().fill('Chain of steel');
  await page.route('**/packages/pkg_*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await save(card).click();
  await expect(card.getByRole('alert')).toContainText('What you typed is still here');
  await page.unroute('**/packages/pkg_*');
  await expect(card.getByLabel('Item', { exact: true }).first()).toHaveValue('Chain of steel');
  await save(card).click();
  await expect(card.getByRole('row', { name: /Chain of steel/ })).toBeVisible();
  faults.splice(0);
});

test('1041: contents saved elsewhere meanwhile stand beside one’s own, and saving again is a decision', async ({
  page,
  context,
}) => {
  await open(page, 'Four vinyl records');
  const card = await edit(page);
  await card.getByLabel('Item', { exact: true }).first().fill('Records, mine');

  const other = await context.newPage();
  await other.goto(page.url());
  const theirs = await edit(other);
  await theirs.getByLabel('Item', { exact: true }).first().fill('Records, theirs');
  await save(theirs).click();
  await expect(theirs.getByRole('row', { name: /Records, theirs/ })).toBeVisible();

  await save(card).click();
  const conflict = card.getByRole('alert');
  await expect(conflict).toContainText('changed while you were editing');
  await expect(conflict.getByRole('list', { name: 'Saved contents' })).toContainText('Records, theirs');
  await expect(card.getByLabel('Item', { exact: true }).first()).toHaveValue('Records, mine');
  await card.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(card.getByRole('row', { name: /Records, mine/ })).toBeVisible();
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
