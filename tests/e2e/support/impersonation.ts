import { expect, type Locator, type Page } from '@playwright/test';
import { impersonateResultSchema } from '@/server/cli/commands/impersonate';
import type { OwnAccount } from './own-customer';
import { serverCommand } from './server-command';

/** Signs Grace of the warehouse in as the customer, in place of whoever is: a session of its own, without another code. */
export async function impersonate(page: Page, { email }: OwnAccount): Promise<void> {
  const { link } = await serverCommand('impersonate', { user: email, by: 'Grace' }, impersonateResultSchema);
  // What the page before has under way would lead to login, or bring its cookies back.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL('/');
}

/** What says that Grace is signed in as the customer. */
export const impersonationBanner = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Signed in as a customer' });
