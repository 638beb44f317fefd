import type { Page } from '@playwright/test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { isSignedIn } from './sign-in';

interface WalletCall {
  method: string;
  params?: [`0x${string}`];
}

declare global {
  interface Window {
    askWallet: (call: WalletCall) => Promise<unknown>;
  }
}

/** Adds an Ethereum wallet with one new account to every page of this tab; it signs everything. */
export async function addWallet(page: Page): Promise<void> {
  const account = privateKeyToAccount(generatePrivateKey());
  await page.exposeFunction('askWallet', ({ method, params }: WalletCall): unknown => {
    if (method === 'eth_requestAccounts') return [account.address];
    if (method === 'eth_chainId') return '0x1';
    return account.signMessage({ message: { raw: params?.[0] ?? '0x' } });
  });
  await page.addInitScript(() => {
    Object.assign(window, { ethereum: { request: (call: WalletCall) => window.askWallet(call) } });
  });
}

/**
 * Signs in by the wallet of this tab: a new user without a message. Waits for the SDK's first refresh, so
 * that it does not race a call by which the test changes the session token.
 */
export async function signInByWallet(page: Page): Promise<void> {
  await page.goto('/auth/login');
  const refreshed = page.waitForResponse(
    (response) => response.url().endsWith('/sdk/v1/sessions/authenticate') && response.ok(),
  );
  await page.getByRole('button', { name: 'Sign in with Ethereum' }).click();
  await isSignedIn(page);
  await refreshed;
}
