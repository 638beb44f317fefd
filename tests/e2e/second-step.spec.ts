import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accessible } from './support/accessible';
import { addScreenLock, pressPasskeyButton } from './support/authenticator';
import { expect, test, type OwnCustomer } from './support/own-customer';
import { openSecurity } from './support/security';
import { isSignedIn, signOut } from './support/sign-in';

const password = 'kwijibo-7-Lanterns-drift';

const card = (page: Page) => page.getByRole('region', { name: 'Authenticator app' });
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Reads a new app's key from the dialog and enters its first code. @returns key and recovery codes */
async function finishSetUp(page: Page, title: string): Promise<{ secret: string; recovery: string[] }> {
  const settingUp = page.getByRole('dialog', { name: title });
  const secret = ((await settingUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await settingUp.getByLabel('6-digit code').fill(codeOf(secret));
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  return { secret, recovery };
}

async function setUpPasswordAndApp(page: Page) {
  await openSecurity(page);
  await page.evaluate(async (chosen) => {
    const answer = await fetch('/sdk/v1/passwords/session/reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: chosen, session_duration_minutes: 60 }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }, password);
  await card(page).getByRole('button', { name: 'Set up an app' }).click();
  return finishSetUp(page, 'Set up an authenticator app');
}

async function signInByPassword(page: Page, { email }: OwnCustomer): Promise<void> {
  await signOut(page);
  await page.goto('/auth/login?step=password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test('decision 021: after a password the app’s code is required; nothing opens before, and a recovery code works too', async ({
  page,
  customer,
}) => {
  const { recovery } = await setUpPasswordAndApp(page);
  await signInByPassword(page, customer);
  await expect(page).toHaveURL('/auth/login?step=app');
  await accessible(page);

  await page.goto('/packages');
  await expect(page).toHaveURL('/auth/login?step=app');
  const calls = ['/bff/getMyPackages', '/api/getAccount', '/sdk/v1/users/me'];
  const statuses = await Promise.all(calls.map(async (path) => (await page.request.get(path)).status()));
  expect(statuses).toEqual([401, 401, 401]);

  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription('Enter a recovery code.');
  await page.getByLabel('Recovery code').fill('0000-0000-0000');
  await expect(page.getByLabel('Recovery code')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/incorrect or was already used/);
  await accessible(page);
  await page.getByLabel('Recovery code').fill(recovery[0] ?? '');
  await expect(page.getByLabel('Recovery code')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await isSignedIn(page);

  await signInByPassword(page, customer);
  await page.getByRole('button', { name: 'Sign in another way' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.goto('/packages');
  await expect(page).toHaveURL('/auth/login');
});

test('a new phone: a customer signed in by passkey replaces the app with a recovery code of the old one', async ({
  page,
}) => {
  const lock = await addScreenLock(page);
  const first = await setUpPasswordAndApp(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);

  await lock.present(false);
  await signOut(page);
  await pressPasskeyButton(page, lock);
  await expect(page).toHaveURL('/');

  await openSecurity(page);
  await card(page).getByRole('button', { name: 'Replace the app' }).click();
  const confirming = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await confirming.getByRole('button', { name: 'Use a recovery code' }).click();
  await confirming.getByLabel('Recovery code').fill(first.recovery[0] ?? '');
  await accessible(page);
  await confirming.getByRole('button', { name: 'Confirm', exact: true }).click();
  const second = await finishSetUp(page, 'Set up your new authenticator app');
  expect(second.secret).not.toBe(first.secret);
  await expect(card(page).getByRole('button', { name: 'Remove authenticator app' })).toHaveCount(1);
});
