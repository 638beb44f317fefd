import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { accessible } from './support/accessible';
import { addScreenLock, pressPasskeyButton } from './support/authenticator';
import { sdkCall } from './support/sdk-call';
import { isSignedIn, pressSignOut, signOut } from './support/sign-in';
import { tabLocks } from './support/tab-lock';
import { expect, test } from './support/test';
import { addWallet, signInByWallet } from './support/wallet';

const minutes = { session_duration_minutes: 60 };

/** Creates a passkey for the signed-in user, by the browser's own ceremony. */
async function addPasskey(page: Page): Promise<void> {
  const { public_key_credential_creation_options: options } = await sdkCall(
    page,
    '/webauthn/register/start',
    {
      domain: 'localhost',
      return_passkey_credential_options: true,
    },
  );
  const credential = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      JSON.parse(json) as PublicKeyCredentialCreationOptionsJSON,
    );
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return JSON.stringify(made.toJSON());
  }, String(options));
  await sdkCall(page, '/webauthn/register', { public_key_credential: credential, ...minutes });
}

test('SPEC 7: a passkey signs in, signs out and signs in again; the field offers it by autofill', async ({
  page,
}) => {
  const lock = await addScreenLock(page);
  await addWallet(page);
  await signInByWallet(page);
  await addPasskey(page);

  await lock.present(false);
  const fieldAsked = page.waitForResponse('**/webauthn/authenticate/start/primary');
  await signOut(page);
  await fieldAsked;
  await expect(page.getByLabel('E-mail or phone')).toHaveAttribute('autocomplete', 'username webauthn');
  await pressPasskeyButton(page, lock);
  await isSignedIn(page);

  await test.step('SPEC 4: with a session the secondary variant is requested', async () => {
    await page.goto('/auth/verification');
    const started = page.waitForRequest('**/webauthn/authenticate/start/*');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    expect((await started).url()).toMatch(/secondary$/);
    await expect(page.getByRole('heading', { name: 'Identity confirmed' })).toBeVisible();
    await accessible(page);
    await page.goto('/');
  });

  await test.step('SPEC 4: passkey autofill waits on the field', async () => {
    const started = page.waitForRequest('**/webauthn/authenticate/start/*');
    // Autofill may sign in again before the login screen is visible.
    await pressSignOut(page);
    expect((await started).url()).toMatch(/primary$/);
    await isSignedIn(page);
  });
});

test('SPEC 4: passkey autofill does not start where the browser lacks support', async ({ page }) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  let asked = false;
  page.on('request', (request) => (asked ||= request.url().includes('/webauthn/')));
  const ready = page.waitForResponse('**/sdk/v1/sessions/authenticate');
  await page.goto('/auth/login');
  await ready;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toBe(false);
});

test('a dismissed passkey prompt shows a message, and the other methods still work', async ({ page }) => {
  await addScreenLock(page);
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Sign in with Passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was used' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
});

test("SPEC 7: an authenticator app confirms the customer's identity, and opens a locked tab", async ({
  page,
}) => {
  await addWallet(page);
  await signInByWallet(page);
  const { secret } = await sdkCall(page, '/totps', { expiration_minutes: 30 });
  const app = new TOTP({ secret: String(secret) });
  await sdkCall(page, '/totps/authenticate', { totp_code: app.generate(), ...minutes });

  await page.goto('/account');
  await page.getByRole('link', { name: 'Lock this tab' }).click();
  await tabLocks(page);
  await accessible(page);
  await page.goto('/packages');
  await expect(page).toHaveURL('/auth/lockscreen');
  await page.getByRole('button', { name: /authenticator app/ }).click();
  // A code works once (security 14): this is the next one, a little early.
  await page.getByLabel('6-digit code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await isSignedIn(page);
  await page.goto('/packages');
  await expect(page).toHaveURL('/packages');
});
