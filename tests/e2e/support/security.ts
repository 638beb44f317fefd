import type { Page } from '@playwright/test';

/** Brings the Security part of the account into view, which loads its script. */
export const showSecurity = (page: Page): Promise<void> => page.locator('#security').scrollIntoViewIfNeeded();

/** Opens the account at its Security part. */
export async function openSecurity(page: Page): Promise<void> {
  await page.goto('/account');
  await showSecurity(page);
}
