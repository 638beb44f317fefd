import { expect, type Page } from '@playwright/test';

/** The user verification of a virtual authenticator. */
export interface ScreenLock {
  /** Whether the user confirms prompts; true by default. */
  present: (is: boolean) => Promise<void>;
}

/**
 * Presses the login screen's passkey button. The user is present only once the button asks: otherwise
 * autofill, which asks by itself, would sign in first. Call `present(false)` on the lock before the login
 * screen opens.
 */
export async function pressPasskeyButton(page: Page, lock: ScreenLock): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign in with Passkey' });
  const asks = '**/webauthn/authenticate/start/*';
  await page.route(asks, async (route) => {
    const asked = await button.and(page.locator('[aria-busy="true"]')).count();
    if (asked > 0) await lock.present(true);
    await route.continue();
  });
  await button.click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
  await page.unroute(asks);
}

/** Adds a virtual authenticator that confirms every prompt, so that the page can create and use passkeys. */
export async function addScreenLock(page: Page): Promise<ScreenLock> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    present: async (is) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: is });
    },
  };
}
