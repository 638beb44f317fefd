import { accessible } from './support/accessible';
import { pressSignOut, signOut } from './support/sign-in';
import { ownCustomer } from './support/own-customer';
import { expect, test } from './support/test';
import { addWallet, signInByWallet } from './support/wallet';

test('SPEC 3: account, otp and onboardInfo are stored per tab and cleared at sign-out', async ({
  page,
  baseURL,
}) => {
  const { session } = await ownCustomer(baseURL ?? '');
  await page.context().addCookies(session.cookies);
  await page.goto('/');
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('waybill.')));
  await expect.poll(kept).toContain('waybill.account');
  await page.reload();
  expect(await kept()).toContain('waybill.account');
  await page.evaluate(() => {
    sessionStorage.setItem('waybill.otp', JSON.stringify({ transport: 'email' }));
    sessionStorage.setItem('waybill.onboard.info', JSON.stringify({ name: 'Grace' }));
  });
  await signOut(page);
  expect((await kept()).filter((key) => /account|otp|onboard/.test(key))).toEqual([]);
});

test('SPEC 4: signing out while the provider is down clears the session here and warns about the rest', async ({
  page,
  faults,
}) => {
  await addWallet(page);
  await signInByWallet(page);
  // The gateway still clears the cookies; only the provider's answer is lost.
  await page.route('**/sdk/v1/sessions/revoke', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      status: 503,
      json: { status_code: 503, error_type: 'service_unavailable' },
    });
  });
  await pressSignOut(page);
  await expect(page.getByText('You’re signed out on this device')).toBeVisible();
  expect(faults.splice(0)).toEqual([expect.stringContaining('503')]);
  await accessible(page);
  await page.goto('/packages');
  await expect(page).toHaveURL('/auth/login');
});

test('SPEC 2: each screen that only a customer sees has a heading that says what it is for', async ({
  page,
}) => {
  await addWallet(page);
  await signInByWallet(page);
  for (const [path, heading] of [
    ['/auth/register', 'Add a password'],
    ['/auth/newpassword', 'Choose a new password'],
    ['/auth/forgotpassword', 'Forgot your password?'],
    ['/auth/verification', 'Confirm it’s you'],
    ['/auth/access', 'You don’t have access to this page'],
    ['/auth/error', 'Something went wrong'],
    ['/auth/authenticate', 'You’re signed in'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.goto('/auth/register');
  await expect(page.getByText('To use a password, you need a verified e-mail address')).toBeVisible();
});

for (const path of ['/auth/register', '/auth/lockscreen', '/auth/authenticate', '/auth/error']) {
  test(`SPEC 2: a guest on ${path} is redirected to the login screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/auth/login');
  });
}
