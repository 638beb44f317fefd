import { expect, type Page } from '@playwright/test';

/** The screens that load what the product API has, with their headings and the calls without which they have nothing. */
export const loads = [
  { path: '/', heading: /^(Home|Hello.*)$/, calls: ['getAccount', 'getOverview'] },
  { path: '/packages', heading: 'Packages', calls: ['getMyPackages'] },
  { path: '/invoices', heading: 'Invoices', calls: ['getMyInvoices'] },
  { path: '/account', heading: 'Account', calls: ['getAccount'] },
] as const;

/** The frame of the page stands, and an alert says all this. */
export async function expectFailure(page: Page, heading: string | RegExp, words: RegExp[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'Error' }).first();
  for (const word of words) await expect(alert).toContainText(word);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
}
