import type { BrowserContext, Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newEmail } from './support/addresses';
import { accessible } from './support/accessible';
import { addScreenLock, pressPasskeyButton, type ScreenLock } from './support/authenticator';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { codeFor } from './support/outbox';
import { openSecurity } from './support/security';
import { isSignedIn, signIn, signOut } from './support/sign-in';
import { expect, test } from './support/test';
import { watch } from './support/watch';

// One customer and one sign-in for all: codes are rate-limited (security 9).
test.describe.configure({ mode: 'serial' });

const email = newEmail('security');
const second = newEmail('second');
const password = 'Four harbour lamps 17';
const nextPassword = 'Nine warehouse kites 42';

let context: BrowserContext;
let page: Page;
let lock: ScreenLock;
let seen: string[];

const card = (name: string): Locator => page.getByRole('region', { name, exact: true });
const contacts = () => card('E-mail addresses and phone numbers');
const devices = () => card('Devices');
const activity = () => card('Recent activity');

async function openOwnSecurity(on: Page = page): Promise<void> {
  await openSecurity(on);
  await expect(on.getByRole('region', { name: 'E-mail addresses and phone numbers' })).toContainText(email);
}

/** Signs the same customer in from another browser, by API calls only. */
async function otherBrowser(on: BrowserContext): Promise<void> {
  const origin = new URL(page.url()).origin;
  const answer = await on.request.post('/sdk/v1/passwords/authenticate', {
    headers: { origin },
    data: { email, password: nextPassword, session_duration_minutes: 60 },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test.beforeAll(async ({ browser, baseURL }) => {
  context = await browser.newContext();
  seen = watch(context, baseURL ?? '');
  page = await context.newPage();
  lock = await addScreenLock(page);
  await signIn(page, email);
  await openOwnSecurity();
});

test.afterAll(async () => {
  expect(seen, 'a page logged an error or left its origin').toEqual([]);
  await context.close();
});

test('security 16: the only sign-in method can’t be removed, and the page says so beforehand', async () => {
  await expect(contacts().getByText('Verified · your only way to sign in')).toBeVisible();
  await expect(contacts().getByRole('button', { name: /Remove/ })).toHaveCount(0);
  await accessibleInBothSchemes(page, '#security');
  const size = page.viewportSize();
  await fitsNarrowPhone(page);
  if (size) await page.setViewportSize(size);
});

test('SPEC 4: an e-mail address is added by a code and removed again', async () => {
  await contacts().getByRole('button', { name: 'Add e-mail address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an e-mail address' });
  await dialog.getByLabel('E-mail address').fill('nobody');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('E-mail address')).toHaveAccessibleDescription(/name@example.com/);
  await dialog.getByLabel('E-mail address').fill(second);
  await accessible(page);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('button', { name: /Send another code in \d+ s/ })).toBeDisabled();
  await dialog.getByLabel('6-digit code').fill('000000');
  await expect(dialog.getByText('Incorrect code')).toBeVisible();
  await dialog.getByLabel('6-digit code').fill(await codeFor(page, second));
  await expect(page.getByText(`You can now sign in with ${second}`)).toBeVisible();
  await expect(contacts().getByText('Verified', { exact: true })).toHaveCount(2);
  await expect(contacts().getByRole('button', { name: 'Add e-mail address' })).toBeFocused();

  await contacts()
    .getByRole('button', { name: `Remove ${second}` })
    .click();
  const question = page.getByRole('alertdialog', { name: `Remove ${second}?` });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(contacts().getByRole('button', { name: `Remove ${second}` })).toBeFocused();
  await contacts()
    .getByRole('button', { name: `Remove ${second}` })
    .click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${second} removed`)).toBeVisible();
  await expect(contacts().getByText(second)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'E-mail addresses and phone numbers' })).toBeFocused();
  await expect(activity().getByText('An e-mail address was removed')).toBeVisible();
});

test('a passkey is added, named and renamed, and signs in', async () => {
  const passkeys = card('Passkeys');
  await expect(passkeys.getByText('No passkeys yet.')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  const naming = page.getByRole('dialog', { name: 'Name your new passkey' });
  await naming.getByLabel('Name').fill('Desk key');
  await naming.getByRole('button', { name: 'Save name' }).click();
  await expect(passkeys.getByRole('listitem').filter({ hasText: 'Desk key' })).toBeVisible();

  await passkeys.getByRole('button', { name: 'Rename Desk key' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename your passkey' });
  await expect(renaming.getByLabel('Name')).toHaveValue('Desk key');
  await renaming.getByLabel('Name').fill('Travel key');
  await renaming.getByLabel('Name').press('Enter');
  await expect(passkeys.getByRole('listitem').filter({ hasText: 'Travel key' })).toBeVisible();
  await page.reload();
  await expect(passkeys.getByRole('listitem').filter({ hasText: 'Travel key' })).toBeVisible();
  await expect(passkeys.getByText(/^Added \d/)).toBeVisible();

  await outAndInByPasskey();
  await openOwnSecurity();
  await expect(activity().getByText('Signed in with a passkey').first()).toBeVisible();
});

test('security 12: a password is set and changed; a weak one and a wrong current one are refused', async () => {
  const own = card('Password');
  await own.getByRole('button', { name: 'Set a password' }).click();
  const setting = page.getByRole('dialog', { name: 'Set a password' });
  await setting.getByLabel('New password').fill('password1');
  await expect(setting.getByText(/easy to guess/)).toBeVisible();
  await setting.getByRole('button', { name: 'Set password' }).click();
  await expect(setting.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
  await expect(setting.getByLabel('New password')).toBeFocused();
  await accessible(page);
  await setting.getByLabel('New password').fill(password);
  await expect(setting.getByText(/[Ss]trong/)).toBeVisible();
  await setting.getByRole('button', { name: 'Set password' }).click();
  await expect(own.getByText('Your password is set')).toBeVisible();

  await own.getByRole('button', { name: 'Change password' }).click();
  const changing = page.getByRole('dialog', { name: 'Change your password' });
  await changing.getByLabel('Current password').fill('not my password');
  await changing.getByLabel('New password').fill(nextPassword);
  await changing.getByRole('button', { name: 'Change password' }).click();
  await expect(changing.getByText('Incorrect current password')).toBeVisible();
  await expect(changing.getByLabel('New password')).toHaveValue(nextPassword);
  await changing.getByLabel('Current password').fill(password);
  await changing.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
});

test('security 6: another device is listed and can be signed out; its next page is the login screen', async ({
  browser,
}) => {
  const other = await browser.newContext();
  await otherBrowser(other);
  const there = await other.newPage();
  await openOwnSecurity(there);
  await expect(there.getByRole('region', { name: 'Devices' }).getByText('This device')).toHaveCount(1);

  await openOwnSecurity();
  await expect(devices().getByRole('listitem')).toHaveCount(2);
  await expect(devices().getByRole('listitem').first()).toContainText('This device');
  await devices()
    .getByRole('button', { name: /^Sign out Chrome/ })
    .click();
  await expect(devices().getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeFocused();
  await expect(activity().getByText('Signed in with your password').first()).toBeVisible();

  await there.goto('/packages');
  await expect(there).toHaveURL('/auth/login');

  await otherBrowser(other);
  await page.reload();
  await devices().getByRole('button', { name: 'Sign out all other devices' }).click();
  await page
    .getByRole('alertdialog', { name: 'Sign out all other devices?' })
    .getByRole('button', { name: 'Sign out other devices' })
    .click();
  await expect(page.getByText('1 device is signed out')).toBeVisible();
  await expect(activity().getByText('All other devices were signed out')).toBeVisible();
  await other.close();
});

test('security 14 and 16: an authenticator app is set up after re-authentication', async ({ browser }) => {
  await outAndInByPasskey();
  await openOwnSecurity();
  // The method this session was authenticated with is removed elsewhere, which leaves it unverified.
  const other = await browser.newContext();
  await otherBrowser(other);
  const elsewhere = await other.newPage();
  await openOwnSecurity(elsewhere);
  await elsewhere.getByRole('button', { name: 'Remove Travel key' }).click();
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(elsewhere.getByText('Travel key removed')).toBeVisible();
  await other.close();

  const app = card('Authenticator app');
  await app.getByRole('button', { name: 'Set up an app' }).click();
  const confirming = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(confirming.getByRole('button', { name: 'Enter your password' })).toBeVisible();
  await accessible(page);
  await confirming.getByRole('button', { name: 'Enter your password' }).click();
  await confirming.getByLabel('Password', { exact: true }).fill(nextPassword);
  await confirming.getByRole('button', { name: 'Confirm', exact: true }).click();

  const settingUp = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(settingUp.getByRole('img', { name: /QR code/ })).toBeVisible();
  await accessible(page);
  const secret = ((await settingUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await settingUp.getByLabel('6-digit code').fill(code);

  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await accessible(page);
  const downloading = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('waybill-recovery-codes.txt');
  const before = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(app.getByText('Recovery codes', { exact: true })).toBeVisible();

  await app.getByRole('button', { name: 'Generate new recovery codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Generate new codes' }).click();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  expect(await codes.getByRole('listitem').allTextContents()).not.toEqual(before);
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();

  await app.getByRole('button', { name: 'Remove authenticator app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(app.getByText('You haven’t set up an app.')).toBeVisible();
});

async function outAndInByPasskey(): Promise<void> {
  await lock.present(false);
  const fieldAsked = page.waitForResponse('**/webauthn/authenticate/start/primary');
  await signOut(page);
  await fieldAsked;
  await pressPasskeyButton(page, lock);
  await isSignedIn(page);
}
