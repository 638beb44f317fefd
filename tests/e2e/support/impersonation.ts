import { expect, type Locator, type Page } from '@playwright/test';
import { impersonateResultSchema } from '@/server/cli/commands/impersonate';
import type { OwnAccount } from './own-customer';
import { serverCommand } from './server-command';

/**
 * Impersonates the customer as Grace of the warehouse, replacing the current session without another code.
 */
export async function impersonate(page: Page, { email }: OwnAccount): Promise<void> {
  const { link } = await serverCommand('impersonate', { user: email, by: 'Grace' }, impersonateResultSchema);
  // A pending request of the previous page would redirect to login, or restore its cookies.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL('/');
}

/** The banner that says Grace is signed in as the customer. */
export const impersonationBanner = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Signed in as a customer' });
