import { expect, type Page } from '@playwright/test';

/** The screen lock of a browser. */
export interface ScreenLock {
  /** Whether somebody sits there who says yes; it does until told otherwise. */
  present: (is: boolean) => Promise<void>;
}

/**
 * Presses the login screen's passkey button. Somebody sits there from the moment the button asks: not for the field,
 * which asks by itself and would sign in first, on a busy machine even later than the press. Tell the lock `present(false)` before the login screen opens.
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

/** Gives the page's browser a screen lock that always says yes, by which it makes and uses passkeys. */
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
