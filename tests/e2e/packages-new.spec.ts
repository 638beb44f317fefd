import type { Page } from '@playwright/test';
import { carrierOffers } from '@/lib/domain/carrier/numbers';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { expect, test } from './support/own-customer';

/** A tracking number that fits no carrier's format. */
const unknownNumber = () => `ZZ-${Math.random().toString(36).slice(2, 12).toUpperCase()}-ZZ`;
const upsNumber = '1Z5R89390357567127';

/** A UPS number with a wrong check digit. */
function wrongUpsNumber(): string {
  const serial = `1Z5R8${Math.random().toFixed(12).slice(2)}`;
  const numbers = Array.from({ length: 10 }, (_, digit) => `${serial}${digit}`);
  return numbers.find((number) => carrierOffers(number).length === 0) ?? '';
}

const lines = (page: Page) => page.getByRole('list', { name: 'Tracking numbers' }).getByRole('listitem');

async function paste(page: Page, text: string): Promise<void> {
  await page.goto('/packages/new');
  await page.getByRole('tab', { name: 'Several packages' }).click();
  await page.getByLabel('Tracking numbers').fill(text);
  await page.getByRole('button', { name: 'Check numbers' }).click();
}

/** Lets the page be read, but fails every write. */
const cut = (page: Page) =>
  page.route('**/packages/new', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );

test('a button on Packages opens the form to add them', async ({ page }) => {
  await page.goto('/packages');
  await page.getByRole('link', { name: 'Add packages', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add expected packages');
});

test.describe('one package', () => {
  test('shows its detected carrier, is expected, and has the details given for it', async ({ page }) => {
    const number = unknownNumber();
    await page.goto('/packages/new');
    await page.getByLabel('Tracking number').fill(upsNumber);
    await page.getByLabel('Tracking number').blur();
    await expect(page.getByText('This number looks like it’s from UPS.')).toBeVisible();
    await expect(page.getByLabel('Carrier')).toHaveValue('ups');
    await page.getByLabel('Tracking number').fill(number);
    await page.getByLabel('Tracking number').blur();
    await expect(page.getByText('add it as is')).toBeVisible();
    await page.getByLabel('Carrier').selectOption('DPD');
    await page.getByLabel('Description').fill('Garden chair');
    await page.getByLabel('Shop').fill('Fernway Home');
    await page.getByLabel('Nickname').fill('Seat in the sun');
    await page.getByRole('button', { name: 'Declare contents for customs' }).click();
    await page.getByLabel('Item', { exact: true }).fill('Chair');
    await page.getByLabel('Unit value, USD').fill('80');
    await page.getByRole('button', { name: 'Add package' }).click();
    await page.getByRole('link', { name: 'View package' }).click();
    await page.waitForURL(/\/packages\/pkg_/);
    await expect(page.getByText('Seat in the sun · Garden chair · Fernway Home')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Shipment' })).toContainText(number);
    await expect(page.getByRole('region', { name: 'Shipment' })).toContainText('DPD');
    await expect(page.getByRole('region', { name: 'Contents' })).toContainText('$80.00');
  });

  test('with an invalid number shows what would be valid, and preserves the rest', async ({ page }) => {
    await page.goto('/packages/new');
    await page.getByLabel('Description').fill('Garden chair');
    await page.getByRole('button', { name: 'Add package' }).click();
    await expect(page.getByText('Enter the tracking number.')).toBeVisible();
    await expect(page.getByLabel('Tracking number')).toBeFocused();
    await page.getByLabel('Tracking number').fill('AB#1234');
    await page.getByRole('button', { name: 'Add package' }).click();
    await expect(page.getByText('Remove “#”')).toBeVisible();
    await page.getByLabel('Tracking number').fill('AB1234');
    await expect(page.getByText('Remove “#”')).toBeHidden();
    await expect(page.getByLabel('Description')).toHaveValue('Garden chair');
  });

  test('that can’t be sent preserves all input', async ({ page, faults }) => {
    await page.goto('/packages/new');
    await page.getByLabel('Tracking number').fill(unknownNumber());
    await page.getByLabel('Shop').fill('Fernway Home');
    await cut(page);
    await page.getByRole('button', { name: 'Add package' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'wasn’t added' })).toBeVisible();
    await expect(page.getByLabel('Shop')).toHaveValue('Fernway Home');
    await page.unroute('**/packages/new');
    await page.getByRole('button', { name: 'Add package' }).click();
    await expect(page.getByText('Package added')).toBeVisible();
    faults.splice(0);
  });
});

test.describe('many numbers', () => {
  test('each line shows its carrier, its error, or the line it duplicates', async ({ page }) => {
    const unknown = unknownNumber();
    await paste(page, `1Z 5R8 939 03 5756 7127\n986578788855\n${unknown}\nAB#1\n${unknown}`);
    await expect(lines(page)).toHaveCount(5);
    await expect(lines(page).nth(0)).toContainText('This number looks like it’s from UPS.');
    await expect(lines(page).nth(2)).toContainText('We don’t recognize this number');
    await expect(lines(page).nth(3)).toContainText('Remove “#”');
    await expect(lines(page).nth(4)).toContainText('Same number as in line 3');
    await expect(page.getByRole('button', { name: 'Add 3 packages' })).toBeVisible();
    await accessibleInBothSchemes(page, 'main');
    await fitsNarrowPhone(page);
  });

  test('a wrong check digit shows a warning, and the number can still be added', async ({ page }) => {
    await paste(page, `UPS: ${wrongUpsNumber()}`);
    await expect(lines(page).first()).toContainText('This doesn’t look like a valid UPS number');
    await page.getByRole('button', { name: 'Add 1 package' }).click();
    await expect(page.getByRole('status').filter({ hasText: '1 package added' })).toBeVisible();
  });

  test('a number announced before says that its earlier details stay', async ({ page }) => {
    const number = unknownNumber();
    await paste(page, number);
    await page.getByLabel('Description of line 1').fill('Lamp');
    await page.getByRole('button', { name: 'Add 1 package' }).click();
    await expect(lines(page).first()).toContainText('Expected');
    await expect(lines(page).first()).not.toContainText('already added');
    await paste(page, number);
    await page.getByLabel('Description of line 1').fill('Table');
    await page.getByRole('button', { name: 'Add 1 package' }).click();
    await expect(lines(page).first()).toContainText('You already added this number');
  });

  test('an invalid line is corrected in place, a redundant one removed, and all are added', async ({
    page,
  }) => {
    const [first, second] = [unknownNumber(), unknownNumber()];
    await paste(page, `${first}\nAB#1\n${first}`);
    await page.getByRole('button', { name: 'Remove line 3' }).click();
    await page.getByLabel('Tracking number in line 2').fill(second);
    await page.getByLabel('Tracking number in line 2').blur();
    await page.getByRole('button', { name: 'Add 2 packages' }).click();
    await expect(page.getByRole('status').filter({ hasText: '2 packages added' })).toBeVisible();
    await page.getByRole('link', { name: second }).click();
    await page.waitForURL(/\/packages\/pkg_/);
    await expect(page.getByRole('region', { name: 'Shipment' })).toContainText(second);
  });

  test('lines that can’t be sent stay, and a retry sends them', async ({ page, faults }) => {
    await paste(page, `${unknownNumber()}\n${unknownNumber()}`);
    await page.getByLabel('Description of line 2').fill('Lamp');
    await cut(page);
    await page.getByRole('button', { name: 'Add 2 packages' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'No packages added' })).toBeVisible();
    await expect(page.getByLabel('Description of line 2')).toHaveValue('Lamp');
    await page.unroute('**/packages/new');
    await page.getByRole('button', { name: 'Try again with 2 packages' }).click();
    await expect(page.getByRole('status').filter({ hasText: '2 packages added' })).toBeVisible();
    faults.splice(0);
  });

  test('more than two hundred numbers are refused with a message, and the text stays', async ({ page }) => {
    const text = Array.from({ length: 201 }, (_, index) => `NUMBER-${index}`).join('\n');
    await paste(page, text);
    await expect(page.getByText('You entered 201 numbers. Add at most 200 at a time.')).toBeVisible();
    await expect(page.getByLabel('Tracking numbers')).toHaveValue(text);
  });
});
