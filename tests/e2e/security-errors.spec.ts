import type { Locator, Page } from '@playwright/test';
import { addScreenLock } from './support/authenticator';
import { newEmail } from './support/addresses';
import { newOnboardingLink } from './support/onboarding';
import { expect, test } from './support/own-customer';
import { openSecurity } from './support/security';

const password = 'Seven copper kettles 38';

async function securityButtons(page: Page): Promise<(region: string, button: string) => Promise<void>> {
  await openSecurity(page);
  return (region, button) =>
    page.getByRole('region', { name: region }).getByRole('button', { name: button }).click();
}

const isWrong = (field: Locator, words: RegExp) => expect(field).toHaveAccessibleDescription(words);
const isRight = (field: Locator) => expect(field).not.toHaveAttribute('aria-invalid');

/** Enters an incomplete code, then a wrong one, and asserts that either error disappears on change. */
async function mendsItsCode(form: Page | Locator): Promise<void> {
  const code = form.getByLabel('6-digit code');
  await code.fill('12');
  await form.getByRole('button', { name: 'Verify' }).click();
  await isWrong(code, /all 6 digits/);
  await expect(code).toHaveValue('12');
  await code.fill('000000');
  await isWrong(code, /Incorrect code/);
  await code.fill('1');
  await isRight(code);
}

test('an error of the new e-mail address or its code disappears as soon as it is valid', async ({ page }) => {
  const press = await securityButtons(page);
  await press('E-mail addresses and phone numbers', 'Add e-mail address');
  const dialog = page.getByRole('dialog', { name: 'Add an e-mail address' });
  const address = dialog.getByLabel('E-mail address');
  await address.fill('nobody');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await isWrong(address, /name@example\.com/);
  await address.fill('nobody@');
  await isWrong(address, /name@example\.com/);
  await address.fill(newEmail('corrected'));
  await isRight(address);

  await dialog.getByRole('button', { name: 'Send code' }).click();
  await mendsItsCode(dialog);
});

test('an error of the new phone number disappears as soon as it is valid', async ({ page }) => {
  const press = await securityButtons(page);
  await press('E-mail addresses and phone numbers', 'Add phone number');
  const dialog = page.getByRole('dialog', { name: 'Add a phone number' });
  const number = dialog.getByLabel('Phone number');
  await number.fill('12');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await isWrong(number, /country code/);
  await number.fill('+1 305 555 0142');
  await isRight(number);
});

test('an error of a passkey’s name disappears as soon as it is valid', async ({ page }) => {
  await addScreenLock(page);
  const press = await securityButtons(page);
  await press('Passkeys', 'Add a passkey');
  const dialog = page.getByRole('dialog', { name: 'Name your new passkey' });
  const name = dialog.getByLabel('Name');
  await name.fill('  ');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await isWrong(name, /Enter a name/);
  await name.fill('Desk key');
  await isRight(name);
});

test('a password’s error is beside its field and disappears as soon as it is valid', async ({ page }) => {
  const press = await securityButtons(page);
  await press('Password', 'Set a password');
  const setting = page.getByRole('dialog', { name: 'Set a password' });
  const first = setting.getByLabel('New password');
  await first.fill('short');
  await setting.getByRole('button', { name: 'Set password' }).click();
  await isWrong(first, /at least 8 characters/);
  await first.fill(password);
  await isRight(first);
  await setting.getByRole('button', { name: 'Set password' }).click();
  await expect(setting).toBeHidden();

  await press('Password', 'Change password');
  const changing = page.getByRole('dialog', { name: 'Change your password' });
  const present = changing.getByLabel('Current password');
  const next = changing.getByLabel('New password');
  await next.fill('short');
  await changing.getByRole('button', { name: 'Change password' }).click();
  await isWrong(present, /Enter your current password/);
  await isWrong(next, /at least 8 characters/);
  await expect(present).toBeFocused();
  await present.fill('not my password');
  await isRight(present);
  await isWrong(next, /at least 8 characters/);
  await next.fill('Nine paper lanterns 52');
  await isRight(next);
  await changing.getByRole('button', { name: 'Change password' }).click();
  await isWrong(present, /Incorrect current password/);
  await expect(present).toBeFocused();
  await next.fill('Nine paper lanterns 53');
  await isWrong(present, /Incorrect current password/);
  await present.fill(password);
  await isRight(present);
});

test('an error of the onboarding code disappears as soon as it is changed', async ({ browser }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  const { token } = await newOnboardingLink();
  await page.goto(`/auth/onboard?token=${token}`);
  await page.getByLabel('Name', { exact: true }).fill('Grace Okonkwo');
  await page.getByLabel('E-mail').fill(newEmail('grace'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await mendsItsCode(page);
  await context.close();
});
