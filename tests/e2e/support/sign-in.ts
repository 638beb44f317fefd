import { expect, type Page } from '@playwright/test';
import { openMenu } from './layout';
import { codeFor } from './outbox';

/** The address of the first demo customer. */
export const ada = 'ada@waybill.example';

/** Requests a code on the login page. */
export async function askForCode(page: Page, contact: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail or phone').fill(contact);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL('/auth/verify-otp');
}

/** Signs in by code: login screen, outbox, code screen. */
export async function signIn(page: Page, contact: string = ada): Promise<void> {
  await askForCode(page, contact);
  await page.getByLabel('6-digit code').fill(await codeFor(page, contact));
  await isSignedIn(page);
}

/** Presses the menu's button to sign out. */
export async function pressSignOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('complementary').getByRole('button', { name: 'Sign Out' }).click();
}

/** Signs out by the menu, and waits for the login page. */
export async function signOut(page: Page): Promise<void> {
  await pressSignOut(page);
  await expect(page).toHaveURL('/auth/login');
}

/** Waits until sign-in has led into the portal. */
export async function isSignedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
