import { isSignedIn, signOut } from './support/sign-in';
import { expect, test } from './support/test';
import { addWallet, signInByWallet } from './support/wallet';

test('SPEC 7: a wallet signs in, signs out and signs in again', async ({ page }) => {
  await addWallet(page);
  const started = page.waitForRequest('**/crypto_wallets/authenticate/start/primary');
  await signInByWallet(page);
  await started;
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with Ethereum' }).click();
  await isSignedIn(page);
});

test('a wallet that refuses to sign shows a message, and the other methods still work', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(Object.assign(new Error('refused'), { code: 4001 }));
    Object.assign(window, { ethereum: { request: refuse } });
  });
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Sign in with Ethereum' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The wallet didn’t sign' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
});

test('without a wallet in the browser there is no wallet button', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /Ethereum|Solana/ })).toHaveCount(0);
});

test('SPEC 4: a tab on the login screen leaves it within a second after another tab signs in', async ({
  page,
  context,
}) => {
  await addWallet(page);
  const other = await context.newPage();
  const listens = other.waitForResponse('**/sdk/v1/sessions/authenticate');
  await other.goto('/auth/login');
  await listens;
  let leaving = false;
  other.on('request', (request) => (leaving ||= request.isNavigationRequest()));
  await signInByWallet(page);
  await expect.poll(() => leaving, { timeout: 1_000 }).toBe(true);
  await expect(other).toHaveURL('/');
});
