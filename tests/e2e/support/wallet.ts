import type { Page } from '@playwright/test';
import { addr, eip191Signer } from 'micro-eth-signer';
import { inUse } from './in-use';
import { isSignedIn } from './sign-in';

interface WalletCall {
  method: string;
  /** The message in hexadecimal digits, for `personal_sign`. */
  params?: [`0x${string}`];
}

declare global {
  interface Window {
    askWallet: (call: WalletCall) => Promise<unknown>;
  }
}

/** Adds an Ethereum wallet with one new account to every page of this tab; it signs everything. */
export async function addWallet(page: Page): Promise<void> {
  const { address, privateKey } = addr.random();
  await page.exposeFunction('askWallet', ({ method, params }: WalletCall): unknown => {
    if (method === 'eth_requestAccounts') return [address];
    if (method === 'eth_chainId') return '0x1';
    return eip191Signer.sign(Buffer.from(params?.[0].slice(2) ?? '', 'hex'), privateKey);
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
  await inUse(page, async () => {
    await page.getByRole('button', { name: 'Sign in with Ethereum' }).click();
    await isSignedIn(page);
  });
}
