import type { Page } from '@playwright/test';
import { newEmail } from './support/addresses';
import { hold } from './support/hold';
import { codeFor } from './support/outbox';
import { giveAddress, newOnboardingLink } from './support/onboarding';
import { expect, ownAccount, test } from './support/own-customer';
import { visitWhole } from './support/visit-whole';

// Chromium logs every request that failed for lack of network.
test.afterEach(({ faults }) => void faults.splice(0));

/** A tracking number that fits no carrier's format. */
const unknownNumber = () => `ZZ-${Math.random().toString(36).slice(2, 12).toUpperCase()}-ZZ`;
const unreachable = (page: Page) => page.getByRole('alert').filter({ hasText: /couldn’t reach|can’t reach/ });

test('one package announced offline is added by a retry', async ({ page, context }) => {
  const number = unknownNumber();
  await visitWhole(page, '/packages/new');
  await context.setOffline(true);
  await page.getByLabel('Tracking number').fill(number);
  await page.getByLabel('Shop').fill('Fernway Home');
  await page.getByRole('button', { name: 'Add package' }).click();
  await expect(unreachable(page)).toContainText('What you typed is still here');
  await expect(page.getByLabel('Tracking number')).toHaveValue(number);
  await expect(page.getByLabel('Shop')).toHaveValue('Fernway Home');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add package' }).click();
  await expect(page.getByText('Package added')).toBeVisible();
});

test('a reload while offline asks for confirmation before what was typed is lost', async ({
  page,
  context,
}) => {
  await visitWhole(page, '/packages/new');
  const number = page.getByLabel('Tracking number');
  await context.setOffline(true);
  await number.pressSequentially('ZZ-1');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(number).toHaveValue('ZZ-1');
});

test('a form with a slow answer says so, and completes when the answer comes', async ({ page }) => {
  await page.clock.install();
  await visitWhole(page, '/packages/new');
  const release = await hold(page, '**/packages/new');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  const number = page.getByLabel('Tracking number');
  await number.fill(unknownNumber());
  await page.getByLabel('Shop').fill('Fernway Home');
  await page.getByRole('button', { name: 'Add package' }).click();
  await sent;
  await page.clock.runFor(8_000);
  const slow = page.getByText('Waybill is taking longer than usual to respond');
  await expect(slow).toBeVisible();
  await expect(number).toHaveValue(/^ZZ-/);
  release();
  await expect(page.getByText('Package added')).toBeVisible();
  await expect(slow).toBeHidden();
});

test('many numbers, checked and corrected offline, are added by a retry', async ({ page, context }) => {
  const [first, second] = [unknownNumber(), unknownNumber()];
  await visitWhole(page, '/packages/new');
  await page.getByRole('tab', { name: 'Several packages' }).click();
  await context.setOffline(true);
  await page.getByLabel('Tracking numbers').fill(`${first}\nAB#1234`);
  await page.getByRole('button', { name: 'Check numbers' }).click();
  await expect(page.getByLabel('Tracking numbers')).toHaveAccessibleDescription(/couldn’t reach/);
  await expect(page.getByLabel('Tracking numbers')).toHaveValue(`${first}\nAB#1234`);
  await expect(page.getByLabel('Tracking numbers')).toBeFocused();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Check numbers' }).click();

  const mended = page.getByLabel('Tracking number in line 2');
  await expect(mended).toHaveAttribute('aria-invalid', 'true');
  await context.setOffline(true);
  await mended.fill(second);
  await mended.blur();
  await page.getByRole('button', { name: 'Add 2 packages' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No packages added' })).toBeVisible();
  await expect(page.getByText(/couldn’t reach/)).toBeVisible();
  await expect(mended).toHaveValue(second);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again with 2 packages' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 packages added' })).toBeVisible();
});

test('contents declared offline are saved by a retry', async ({ page, context, customer }) => {
  const { href } = await customer.addPackage();
  await visitWhole(page, href);
  const card = page.getByRole('region', { name: 'Contents' });
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Declare contents' }).click();
  const item = card.getByLabel('Item', { exact: true });
  await item.fill('Chain of steel');
  await card.getByLabel('Unit value, USD').fill('12.50');
  await card.getByRole('button', { name: 'Save contents' }).click();
  await expect(unreachable(page)).toContainText('What you typed is still here');
  await expect(item).toHaveValue('Chain of steel');
  await context.setOffline(false);
  await card.getByRole('button', { name: 'Save contents' }).click();
  await expect(card.getByRole('row', { name: /Chain of steel/ })).toBeVisible();
});

test('a nickname given offline is saved by a retry', async ({ page, context, customer }) => {
  const { href } = await customer.addPackage({ description: 'Solar garden lights' });
  await visitWhole(page, href);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add a nickname' }).click();
  const name = page.getByLabel('Nickname');
  await name.fill('Terrace');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The nickname wasn’t saved.')).toBeVisible();
  await expect(page.getByText(/couldn’t reach/)).toBeVisible();
  await expect(name).toHaveValue('Terrace');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save nickname' }).click();
  await expect(page.getByText('Terrace · Solar garden lights')).toBeVisible();
});

test('an address entered offline reopens unchanged, and is saved by a retry', async ({ page, context }) => {
  await visitWhole(page, '/account');
  const card = page.getByRole('region', { name: 'Addresses', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Shipping address' });
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Add shipping address' }).click();
  await dialog.getByLabel('Country').selectOption('DE');
  await dialog.getByLabel('Street address').fill('Torstraße 1');
  await dialog.getByLabel('Postal code').fill('10119');
  await dialog.getByLabel('City').fill('Berlin');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(card.getByRole('alert')).toContainText('couldn’t reach');
  await context.setOffline(false);
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: '10119 Berlin' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
});

test.describe('as a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('signing in offline preserves the address and the code, and a retry signs in', async ({
    page,
    context,
    baseURL,
  }) => {
    const { email } = await ownAccount(baseURL ?? '');
    await visitWhole(page, '/auth/login');
    const address = page.getByLabel('E-mail or phone');
    await context.setOffline(true);
    await address.fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(address).toHaveAccessibleDescription(/can’t reach/);
    await expect(address).toHaveValue(email);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page).toHaveURL('/auth/verify-otp');
    await page.waitForLoadState('networkidle');

    const code = await codeFor(page, email);
    const field = page.getByLabel('6-digit code');
    await context.setOffline(true);
    await field.fill(code);
    await expect(unreachable(page)).toBeVisible();
    await expect(field).toHaveValue(code);
    await expect(field).toBeFocused();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/');
  });

  test('setting up an account offline loses no step', async ({ page, context }) => {
    const { token } = await newOnboardingLink();
    const email = newEmail('grace');
    await visitWhole(page, `/auth/onboard?token=${token}`);
    await context.setOffline(true);
    await page.getByLabel('Name', { exact: true }).fill('Grace Okonkwo');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(unreachable(page)).toContainText('What you typed is still here');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Continue' }).click();

    const field = page.getByLabel('6-digit code');
    await expect(field).toBeVisible();
    await page.waitForLoadState('networkidle');
    const code = await codeFor(page, email);
    await context.setOffline(true);
    await field.fill(code);
    await expect(unreachable(page)).toBeVisible();
    await expect(field).toHaveValue(code);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Verify' }).click();

    await expect(page).toHaveURL('/auth/onboard2');
    await page.waitForLoadState('networkidle');
    await giveAddress(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(unreachable(page)).toBeVisible();
    await expect(page.getByLabel('Street address')).toHaveValue('12 Harbour Way');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Grace Okonkwo' })).toBeVisible();
  });
});
